// What is hovered or focused on the table: its facts beside it, what would follow in the players'
// panel, and the things of a hovered action marked on the board.

import { gameModule } from "./games/index.js";
import { remaining } from "./picking.js";
import { previewOf } from "./questions.js";
import { hideTip, showTip } from "./tip.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./types.js").Move} Move */

const REST_MS = 70;

export class Pointing {
  /** @type {Element | null} */
  #target = null;
  #timer = 0;
  /** @type {[Element, string][]} what is marked, by which class */
  #marked = [];

  /**
   * @param {() => Match | null} match
   * @param {() => void} redraw
   * @param {() => boolean} byKeyboard
   */
  constructor(match, redraw, byKeyboard) {
    this.match = match;
    this.redraw = redraw;
    this.byKeyboard = byKeyboard;
  }

  /**
   * A finger points at nothing before it picks, and a click's focus is where the pointer is
   * anyway.
   * @param {Event} event pointerover or focusin */
  over = (event) => {
    const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (isTouch || (event.type === "focusin" && !this.byKeyboard())) return;
    const target = /** @type {Element} */ (event.target).closest("[data-move], [data-id]");
    if (target === this.#target) return;
    this.clear();
    this.#target = target;
    if (target) this.#timer = setTimeout(() => this.#show(target), REST_MS);
  };

  clear = () => {
    clearTimeout(this.#timer);
    this.#target = null;
    hideTip();
    for (const [element, name] of this.#marked.splice(0)) element.classList.remove(name);
    const match = this.match();
    if (match?.preview) {
      match.preview = null;
      this.redraw();
    }
  };

  /** @param {Element} target */
  async #show(target) {
    const match = this.match();
    if (!match) return;
    const thing = target.getAttribute("data-id");
    const move = this.#moveOf(match, target);
    if (thing) this.#tell(match, target, thing);
    else if (move) this.#mark("is-hinted", move.path);
    const about = thing ?? (move?.path.length === 1 ? move.path[0] : null);
    const related = about ? gameModule(match.view.game).related?.(match.view, about) : null;
    for (const [name, things] of Object.entries(related ?? {})) this.#mark(name, things);
    const preview = move ? await previewOf(match, move) : null;
    if (target !== this.#target || !preview || !move) return;
    match.preview = { key: move.key, preview };
    this.redraw();
    if (thing) this.#tell(match, target, thing, preview.text);
  }

  /** @param {string} name a class @param {string[]} things */
  #mark(name, things) {
    for (const thing of things) {
      for (const element of document.querySelectorAll(`[data-id="${CSS.escape(thing)}"]`)) {
        element.classList.add(name);
        this.#marked.push([element, name]);
      }
    }
  }

  /**
   * The only move that is meant, if there is only one.
   * @param {Match} match
   * @param {Element} target
   * @returns {Move | null}
   */
  #moveOf(match, target) {
    const key = target.getAttribute("data-move");
    if (key) return match.moves.find((move) => move.key === key) ?? null;
    const thing = target.getAttribute("data-id") ?? "";
    const left = remaining(match.moves, [...match.picked, thing]);
    return left.length === 1 ? left[0] : null;
  }

  /** @param {Match} match @param {Element} target @param {string} thing @param {string} [text] */
  #tell(match, target, thing, text) {
    const { names, facts } = match.view;
    const title = names[thing] ?? target.querySelector("title, .sr")?.textContent ?? "";
    showTip(target, { title, facts: facts[thing] ?? [], text });
  }
}
