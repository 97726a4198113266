// Positions as pictures, each one self-contained SVG: the small ones of the saved matches, and those
// that are saved or shown elsewhere. As an image, it brings no second set of ids into the page.

import { bake } from "./baking.js";
import { Board } from "./board.js";
import { loadBoard, loadPieces, s } from "./boards.js";
import { drawCard, drawPiece } from "./figures.js";
import { placeCards, placePieces } from "./layout.js";
import { counted } from "./parts/boardwords.js";
import { dressed } from "./seats.js";
import { t } from "./words.js";

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

/** What the file of a picture is called. @param {View} view */
export const pictureName = ({ game, ply }) => `${game}-${ply}.svg`;

/**
 * The position of a view as the table draws it, in the colours of the page as they are now; with no
 * hand, and with nothing that is lit.
 * @param {View} view @param {string} game its name
 * @returns {Promise<string>} the text of an SVG file that needs no other; rejects if the board can't be
 *   fetched
 */
export async function pictureText(view, game) {
  const board = new Board(dressed(view));
  await Promise.all([board.load(), loadPieces(view.game)]);
  await board.styled;
  board.element.hidden = true;
  document.body.append(board.element);
  try {
    board.render(view, new Set(), [], () => null);
    const svg = /** @type {SVGSVGElement} */ (board.svg);
    bake(svg);
    describe(svg, view, game);
    return `${new XMLSerializer().serializeToString(svg)}\n`;
  } finally {
    board.element.remove();
  }
}

/** Size, and words for who does not see it. @param {SVGSVGElement} svg @param {View} view
 * @param {string} game */
function describe(svg, view, game) {
  const { ply, plies, players, pieces, cards } = view;
  const scores = players.map(({ name, score }) => `${name} ${score}`).join(", ");
  const onBoard = [...pieces, ...cards.filter(({ zone }) => zone !== "hand")];
  const words = [
    t("picture_scores", { list: scores }),
    t("picture_board", { list: counted(onBoard).join("; ") }),
  ];
  const { width, height } = svg.viewBox.baseVal;
  const about = { width, height, role: "img", "aria-labelledby": "title desc" };
  svg.removeAttribute("aria-label");
  for (const [name, value] of Object.entries(about)) svg.setAttribute(name, String(value));
  Object.assign(svg.style, { maxWidth: "100%", height: "auto" }); // opened alone, it fits the window
  svg.prepend(
    s("title", { id: "title" }, t("picture_of", { game, ply, plies })),
    s("desc", { id: "desc" }, words.join(" ")),
  );
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
