// The language of the page: what the visitor has chosen, else the first of the browser's that there is,
// else English, which is in the sources. What Python says is in the same language: the engine is given the
// same table (web/engine.js).

import { asset } from "./assets.js";
import { manifest } from "./boot/manifest.js";
import { nearest } from "./nearest.js";
import { say, t, translate } from "./words.js";

/**
 * @typedef {object} Table  assets/languages/<code>.json
 * @property {string} plural  which form a count takes, as gettext writes it
 * @property {Record<string, string | string[]>} messages  by the English sentence; forms, where things are counted
 */

/** @type {Table} */
export const ENGLISH = { plural: "n != 1", messages: {} };

/** What each language calls itself, by its code. */
export const LANGUAGES = manifest.languages;

/** What is spoken now. */
export const spoken = { code: "en", table: ENGLISH };

/** Speaks a language from now on; but for what is drawn on boards, the page is to be drawn anew.
 * @param {string} wish a code; any other text leaves it to the browser */
export async function speak(wish) {
  const code = nearest([wish, ...navigator.languages], LANGUAGES);
  if (code !== spoken.code) {
    const table = code === "en" ? ENGLISH : await fetched(code);
    if (!table) return; // without a network, perhaps: then it stays as it is
    Object.assign(spoken, { code, table });
    translate(table.messages);
  }
  document.documentElement.lang = code;
  const skip = document.querySelector(".skip"); // stands before the page's own element, in index.html
  if (skip) skip.textContent = t("skip");
  writeWords(document);
}

/** Writes in the language of the page what is drawn in English and is no name.
 * @param {ParentNode} drawing one of ours, or all that the page shows */
export function writeWords(drawing) {
  for (const text of drawing.querySelectorAll("text[lang]")) {
    const { dataset } = /** @type {SVGTextElement} */ (text);
    dataset.english ??= text.textContent ?? "";
    text.textContent = say(dataset.english);
    text.setAttribute("lang", spoken.code);
  }
}

/** @param {string} code @returns {Promise<Table | null>} */
async function fetched(code) {
  try {
    return await (await fetch(asset(`languages/${code}.json`))).json();
  } catch {
    return null;
  }
}
