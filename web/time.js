// Moments in words.

import { spoken } from "./language.js";
import { t } from "./words.js";

/** @param {number} moment milliseconds since 1970 @returns {string} */
export function when(moment) {
  const minutes = Math.round((Date.now() - moment) / 60_000);
  if (minutes < 1) return t("just_now");
  const relative = new Intl.RelativeTimeFormat(spoken.code, { numeric: "auto" });
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 24 * 60) return relative.format(-Math.round(minutes / 60), "hour");
  return new Intl.DateTimeFormat(spoken.code, { dateStyle: "medium" }).format(moment);
}
