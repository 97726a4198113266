// What may be asked of Python about the position on the table without changing it. An answer that comes
// when the position is another one already is no answer.

import { t } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./types.js").BoundaryError} BoundaryError */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Preview} Preview */

/** What would follow. @param {Match} match @param {Move} move @returns {Promise<Preview | null>} */
export async function previewOf(match, move) {
  if (!match.isLive || !match.isOpen) return null;
  const { ply } = match.view;
  const question = { ply, actions: move.send, seat: match.seat };
  const { ok, text, changes } = await match.engine.call("preview", question);
  return ok && ply === match.view.ply ? { text, changes } : null;
}

/** Why nothing goes on from here. @param {Match} match @param {string[]} path
 * @returns {Promise<BoundaryError | null>} */
export async function whyNot(match, path) {
  if (!match.isLive) return null;
  const { ply } = match.view;
  const { ok, text, rule, error } = await match.engine.call("why_not", { ply, path, seat: match.seat });
  if (ply !== match.view.ply) return null;
  return ok ? { kind: "illegal", message: text, rule } : (error ?? null);
}

/** Why a typed move can't be played. @param {Match} match @param {string} notation */
export async function reasonAgainst(match, notation) {
  if (!match.moves.length) return t("not_your_turn");
  const question = { ply: match.view.ply, actions: [notation], seat: match.seat };
  const { ok, error } = await match.engine.call("preview", question);
  return ok ? t("not_your_turn") : (error?.message ?? "");
}
