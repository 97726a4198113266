// Boards and symbols, from their SVG files: where each space is, and what each piece looks like.
// The page knows no coordinate of its own: a space's element says where it is (data-x, data-y) and
// how big (data-r, or data-w and data-h), in units of the board.

import { asset } from "./assets.js";
import { manifest } from "./boot/manifest.js";
import { writeWords } from "./language.js";

/** @typedef {{ x: number, y: number, w: number, h: number }} Box centre and size */
/**
 * @typedef {{
 *   svg: SVGSVGElement, boxes: Map<string, Box>, width: number, height: number,
 *   styled: Promise<void>
 * }} Board `styled`: its colours are there
 */

const SVG = "http://www.w3.org/2000/svg";
/** @type {Map<string, Promise<Board>>} */
const boards = new Map();
/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * @param {string} path below assets/
 * @returns {Promise<any>} a copy that belongs to this document
 */
async function fetchSvg(path) {
  const url = asset(`${path}.svg`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/** A promise that is kept, so that a file is fetched once, but not if it failed.
 * @template T
 * @param {Map<string, Promise<T>>} kept
 * @param {string} key
 * @param {() => Promise<T>} make */
function once(kept, key, make) {
  const promise = kept.get(key) ?? make();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}

/** Puts a file of symbols into the page, where every <use> finds them.
 * @param {string} path @returns {Promise<void>} */
export const loadSymbols = (path) =>
  once(sheets, path, async () => {
    const svg = await fetchSvg(path);
    for (const name of ["width", "height"]) svg.setAttribute(name, "0");
    svg.setAttribute("aria-hidden", "true");
    svg.classList.add("symbols");
    writeWords(svg);
    document.body.append(svg);
  });

/** A game's boards have one style sheet.
 * @param {string} name as in view.board: "<game>/<board>" @returns {Promise<Board>} */
export const loadBoard = (name) =>
  once(boards, name, async () => {
    const styled = linkStyle(asset(`${name.split("/")[0]}/board.css`));
    const svg = await fetchSvg(name);
    svg.prepend(wordsAside(svg));
    const boxes = new Map(
      [...svg.querySelectorAll("[id][data-x]")].map((space) => [space.id, boxOf(space.dataset)]),
    );
    const { width, height } = svg.viewBox.baseVal;
    return { svg, boxes, width, height, styled };
  });

/**
 * What is written on a thing's drawing is for the eyes alone, as its name comes with the view: the
 * words are put among the definitions, and only used where they were.
 * @param {SVGSVGElement} svg
 * @returns {SVGDefsElement}
 */
function wordsAside(svg) {
  const aside = s("defs");
  svg.querySelectorAll("[data-id] text").forEach((text, index) => {
    text.replaceWith(s("use", { href: `#board-word-${index}` }));
    text.id = `board-word-${index}`;
    aside.append(text);
  });
  return aside;
}

/** Symbols of the players and of a game. @param {string} game @returns {Promise<unknown>} */
export const loadPieces = (game) =>
  Promise.all([loadSymbols("common/symbols"), loadSymbols(`${game}/pieces`)]);

/** Begins to load what the first position of a game will be drawn with. Which of several boards it is,
 * only Python knows: the first is the most likely one. A failure is told by whoever needs them.
 * @param {string} game */
export function prepare(game) {
  const boards = Object.keys(manifest.assets).filter((path) => /\/board.*\.svg$/.test(path));
  const first = boards.find((path) => path.startsWith(`${game}/`))?.replace(".svg", "");
  if (first) loadBoard(first).catch(() => {});
  loadPieces(game).catch(() => {});
}

/** @param {DOMStringMap} data @returns {Box} */
function boxOf({ x, y, r, w, h }) {
  return {
    x: Number(x),
    y: Number(y),
    w: r ? 2 * Number(r) : Number(w),
    h: r ? 2 * Number(r) : Number(h),
  };
}

/** A board's colours by day and by night. Without them it shows those by day.
 * @param {string} href @returns {Promise<void>} */
const linkStyle = (href) =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/**
 * @param {string} kind
 * @returns {{ w: number, h: number } | null} the size a symbol was drawn for
 */
export function sizeOf(kind) {
  const symbol = document.getElementById(kind);
  const box = symbol instanceof SVGSymbolElement ? symbol.viewBox.baseVal : null;
  return box && box.width ? { w: box.width, h: box.height } : null;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {any} an SVG element
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
