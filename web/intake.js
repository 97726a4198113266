// What is on Python's table becomes a match of ours: a new one, or one that came as a text.

import { dressed } from "./seats.js";
import * as store from "./store.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./types.js").MatchRecord} MatchRecord */
/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").View} View */

/** What is to be kept of a match that is new here. @param {MatchRecord} record @param {View} view
 * @returns {Save} */
export const saveOf = (record, view) => ({
  id: newId(),
  rev: 1,
  updated: Date.now(),
  record,
  view,
});

/** @param {Engine} engine @param {MatchRecord} record @returns {Promise<Save>} */
async function keep(engine, record) {
  await engine.call("goto", { ply: null });
  const save = saveOf(record, await publicView(engine));
  await store.put(save);
  return save;
}

/**
 * A saved match's text, or a link. One that is kept here already, move for move, is not kept twice; one
 * that was played on here stays, and the text becomes a match beside it.
 * @param {Engine} engine @param {string} text
 * @param {() => boolean} isWanted still, when Python has read it
 * @returns {Promise<{ error: string, save?: Save, ply: number, view?: View }>} why it can't be opened;
 *   with `view`, it shows an earlier ply
 */
export async function takeIn(engine, text, isWanted) {
  const answer = await engine.call("load", { record: text });
  const { record, ply } = answer;
  if (!answer.ok) return { error: answer.error?.message ?? "", ply };
  if (!isWanted()) return { error: "", ply };
  const isEarlier = ply < record.actions.length;
  const view = isEarlier ? await publicView(engine) : undefined;
  const same = JSON.stringify(record);
  const known = (await store.list()).find((save) => JSON.stringify(save.record) === same);
  return { error: "", save: known ?? (await keep(engine, record)), ply, view };
}

/** @param {Engine} engine @returns {Promise<View>} */
const publicView = async (engine) =>
  dressed((await engine.call("view", { seat: null, since: 0 })).view);

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
