// A match as a link: the whole record, packed by Python, behind the address of this page.

import { t } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./types.js").Answer} Answer */

/**
 * A link to what the table shows.
 * @param {Match} match
 * @returns {Promise<{ link: string, reveals: boolean, error: string }>} the whole address, whether it
 *   tells hidden cards, or why there is none
 */
export async function linkTo({ engine, view, isLooking }) {
  /** @type {Answer} */
  const { ok, error, link, reveals } = await engine
    .call("link", { ply: isLooking ? view.ply : null })
    .catch(() => ({ ok: false }));
  return ok
    ? { link: addressOf(link), reveals, error: "" }
    : { link: "", reveals: false, error: error?.message ?? t("engine_lost") };
}

/** Never the query: what stands behind the # is told to no server. @param {string} link */
export const addressOf = (link) => `${location.href.split(/[?#]/)[0]}#link/${link}`;
