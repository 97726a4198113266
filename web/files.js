// Records in and out of the page: as a file, through the clipboard, or pasted as text.

import { t } from "./words.js";

/** @typedef {import("./types.js").MatchRecord} MatchRecord */

// No match comes near it; what is bigger is not read at all.
const LARGEST = 2_000_000;
const DEEPEST = 20;

/** @param {MatchRecord} record */
export const textOf = (record) => JSON.stringify(record, null, 1);

/** @param {MatchRecord} record */
export const saveRecord = (record) =>
  saveFile(
    `${record.game}-${new Date().toISOString().slice(0, 10)}.json`,
    textOf(record),
    "application/json",
  );

/** @param {string} name @param {string} text @param {string} type */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false if the browser refuses the clipboard
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {File} file @returns {Promise<string>} its text; throws with a sentence */
export async function readFile(file) {
  checkSize(file.size);
  return checked(await file.text());
}

/** @param {number} size @throws with a sentence, if no record can be that big */
function checkSize(size) {
  if (size > LARGEST) throw new Error(t("too_big"));
}

/** Keeps from Python what would break its interpreter: it reads nested lists by recursion.
 * @param {string} text @returns {string} the same text; throws with a sentence */
export function checked(text) {
  checkSize(text.length);
  let depth = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (bracket === "[" || bracket === "{") depth += 1;
    if (bracket === "]" || bracket === "}") depth -= 1;
    if (depth > DEEPEST) throw new Error(t("too_deep"));
  }
  return text;
}
