// The line of HTML that puts a board into a page.

/**
 * @typedef {object} Line
 * @property {string} script     the address of embed.js
 * @property {string} caption    what stands below the board
 * @property {string} home       where the caption's link leads
 * @property {string} name       of the game, the link's text
 * @property {Record<string, string>} attributes  of the element; empty ones are left out
 */

/** @param {Line} line @returns {string} */
export function lineOf({ script, caption, home, name, attributes }) {
  const given = Object.entries(attributes).filter(([, value]) => value);
  const written = given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  const link = `<a href="${escaped(home)}">${escaped(name)}</a>`;
  return `<script type="module" src="${escaped(script)}"></script>
<emporion-board${written}>${escaped(caption)} ${link}</emporion-board>`;
}

const ENTITIES = /** @type {Record<string, string>} */ ({
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
});

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
