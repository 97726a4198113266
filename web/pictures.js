// Small pictures of saved positions: the board and its pieces as one SVG image each. As an image,
// it brings no second set of ids into the page.

import { loadBoard, loadPieces, s } from "./boards.js";
import { drawCard, drawPiece } from "./figures.js";
import { placeCards, placePieces } from "./layout.js";

/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").View} View */

export class Pictures {
  /** @type {Map<string, { rev: number, url: string }>} */
  #urls = new Map();
  #queue = Promise.resolve();

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** @param {Save} save @returns {string} the address of its picture; "" until it is drawn */
  of(save) {
    const kept = this.#urls.get(save.id);
    if (kept?.rev !== save.rev) {
      const entry = { rev: save.rev, url: kept?.url ?? "" };
      this.#urls.set(save.id, entry);
      this.#queue = this.#queue.then(() => this.#draw(save, entry));
    }
    return kept?.url ?? "";
  }

  /** One after the other, with room for clicks in between.
   * @param {Save} save @param {{ url: string }} entry */
  async #draw(save, entry) {
    const old = entry.url;
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const text = new XMLSerializer().serializeToString(await compose(save.view));
      entry.url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
      if (old) URL.revokeObjectURL(old);
      this.redraw();
    } catch {
      // A board that can't be fetched, or a view of another version: the match is listed without a
      // picture.
    }
  }
}

/** @param {View} view @returns {Promise<SVGSVGElement>} */
async function compose(view) {
  const [{ svg, boxes }] = await Promise.all([loadBoard(view.board), loadPieces(view.game)]);
  const picture = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const figures = [
    ...placeCards(view, boxes).map((placed) => ({ ...placed, node: drawCard(placed) })),
    ...placePieces(view, boxes).map((placed) => ({
      ...placed,
      node: drawPiece(placed, view.players),
    })),
  ];
  for (const { node, x, y } of figures) {
    node.querySelector(".halo")?.remove();
    node.setAttribute("transform", `translate(${x} ${y})`);
    picture.append(node);
  }
  picture.prepend(symbolsFor(picture));
  picture.setAttribute("width", "400");
  return picture;
}

/**
 * The symbols that are used, as an image sees nothing of the page.
 * @param {SVGSVGElement} picture
 */
function symbolsFor(picture) {
  const names = new Set(
    [...picture.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? ""),
  );
  const own = [...names].filter((name) => !picture.querySelector(`[id="${name}"]`));
  const symbols = own.flatMap((name) => document.getElementById(name)?.cloneNode(true) ?? []);
  return s("defs", {}, ...symbols);
}
