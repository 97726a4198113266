// The live board: state in, picture out. Pieces and cards are kept by their id, so that one which
// stands elsewhere in the next view glides there.

import { loadBoard, s } from "./boards.js";
import { drawCard, drawPiece } from "./figures.js";
import { gameModule } from "./games/index.js";
import { writeWords } from "./language.js";
import { placeCards, placePieces } from "./layout.js";
import { moves } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./boards.js").Box} Box */
/** @typedef {import("./types.js").View} View */
/**
 * @typedef {{
 *   node: SVGGElement, x: number, y: number, space: string, look: string, isGone: boolean
 * }} Figure
 */
/**
 * @typedef {{
 *   id: string, thing: string | null, x: number, y: number, space: string, look: string,
 *   draw(): SVGGElement
 * }} Wanted
 */

const GLIDE = { duration: 520, easing: "cubic-bezier(.3, .1, .2, 1)" };
// A way with bends takes longer: so much a unit of the board, but no longer than this.
const PACE = 2;
const LONGEST = 2400;
// A finger hits what is lit within this many pixels of it.
const REACH_PX = 26;

export class Board {
  element = document.createElement("div");
  /** @type {SVGSVGElement | null} */
  svg = null;
  /** @type {Map<string, Box>} */
  boxes = new Map();
  styled = Promise.resolve();
  #layers = {
    cards: s("g", { class: "cards" }),
    pieces: s("g", { class: "pieces" }),
    extra: s("g", { class: "extra" }),
  };
  /** @type {Map<string, Figure>} */
  #figures = new Map();
  /** What was drawn last. @type {View | null} */
  #before = null;

  /** @param {View} view whose board it is */
  constructor(view) {
    this.element.className = "board";
    this.name = view.board;
    this.game = gameModule(view.game);
  }

  async load() {
    const { svg, boxes, styled } = await loadBoard(this.name);
    this.boxes = boxes;
    this.styled = styled;
    this.svg = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
    this.svg.setAttribute("role", "group");
    // The drawing's words are told elsewhere (parts/boardwords.js): read from the picture they make
    // no sense.
    for (const text of this.svg.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
    writeWords(this.svg);
    this.svg.append(this.#layers.cards, this.#layers.pieces, this.#layers.extra);
    this.element.replaceChildren(this.svg);
  }

  /**
   * @param {View} view @param {Set<string>} lit things that may be picked @param {string[]} picked
   * @param {(key: string) => DOMRect | null} home where figures come from and go to that the
   *   board lacks
   */
  render(view, lit, picked, home) {
    if (!this.svg) return;
    const cards = placeCards(view, this.boxes).map((placed) => ({
      ...placed,
      id: placed.item.id,
      thing: placed.item.thing,
      space: placed.item.zone,
      look: `${placed.item.kind} ${placed.item.cover}`,
      draw: () => drawCard(placed),
    }));
    const pieces = placePieces(view, this.boxes).map((placed) => ({
      ...placed,
      id: placed.item.id,
      thing: placed.item.thing,
      space: placed.item.space,
      look: `${placed.item.kind} ${placed.item.text} ${placed.count} ${placed.w} ${this.game.tag?.(placed.item)}`,
      draw: () => this.#decorate(drawPiece(placed, view.players), placed),
    }));
    this.#place(this.#layers.cards, cards, home);
    this.#place(this.#layers.pieces, pieces, home);
    this.#markSpaces(view);
    this.game.decorate?.(this.#layers.extra, view, this.boxes, s);
    this.svg.setAttribute("aria-label", t("board"));
    this.light(view, lit, picked);
    this.#before = view;
  }

  /** What may be picked is lit, and only that can be reached by the Tab key.
   * @param {View} view @param {Set<string>} lit @param {string[]} picked */
  light(view, lit, picked) {
    const seen = new Set();
    for (const element of this.element.querySelectorAll("[data-id]")) {
      const thing = element.getAttribute("data-id") ?? "";
      const isLit = lit.has(thing) || picked.includes(thing);
      element.classList.toggle("is-lit", lit.has(thing));
      element.classList.toggle("is-picked", picked.includes(thing));
      if (isLit && !seen.has(thing)) {
        const facts = (view.facts[thing] ?? []).join(", ");
        const label = [view.names[thing] ?? element.querySelector("title")?.textContent, facts];
        setAll(element, {
          tabindex: "0",
          role: "button",
          "aria-label": label.filter(Boolean).join(": "),
          "aria-hidden": null,
        });
        if (picked.length) element.setAttribute("aria-pressed", String(picked.includes(thing)));
      } else {
        setAll(element, {
          tabindex: null,
          role: null,
          "aria-label": null,
          "aria-pressed": null,
          "aria-hidden": "true",
        });
      }
      seen.add(thing);
    }
  }

  /** What was hit: the figure itself, or for a finger the nearest lit one in reach.
   * @param {PointerEvent | MouseEvent} event @returns {string | null} */
  thingAt(event) {
    const exact = /** @type {Element} */ (event.target).closest("[data-id]");
    if (exact?.classList.contains("is-lit")) return exact.getAttribute("data-id");
    let best = null;
    let reach = REACH_PX;
    for (const element of this.element.querySelectorAll(".is-lit:not(.line)")) {
      // the box of a line is mostly empty
      const box = element.getBoundingClientRect();
      const dx = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const dy = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      const distance = Math.hypot(dx, dy);
      if (distance < reach) [best, reach] = [element, distance];
    }
    const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    return (isTouch && best ? best : (exact ?? best))?.getAttribute("data-id") ?? null;
  }

  /**
   * @param {SVGGElement} layer
   * @param {Wanted[]} wanted
   * @param {(key: string) => DOMRect | null} home
   */
  #place(layer, wanted, home) {
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, figure] of this.#figures) {
      if (figure.node.parentNode === layer && !ids.has(id)) this.#remove(id, figure, home(id));
    }
    wanted.forEach((item, index) => {
      const figure = this.#figure(item, home);
      const { node } = figure;
      // Moving a node ends its glide and its focus, so only what is out of order is moved.
      if (layer.children[index] !== node) layer.insertBefore(node, layer.children[index] ?? null);
      if (figure.x !== item.x || figure.y !== item.y) this.#glide(figure, item);
    });
  }

  /**
   * The figure for an item: the old one if it still looks the same.
   * @param {Wanted} item
   * @param {(key: string) => DOMRect | null} home
   */
  #figure(item, home) {
    const old = this.#figures.get(item.id);
    if (old?.look === item.look) {
      toggleThing(old.node, item.thing);
      return old;
    }
    const node = item.draw();
    toggleThing(node, item.thing);
    const start = old ?? this.#toBoard(home(item.id)) ?? item;
    const figure = {
      node,
      x: start.x,
      y: start.y,
      space: old?.space ?? item.space,
      look: item.look,
      isGone: false,
    };
    put(node, start);
    old?.node.remove();
    this.#figures.set(item.id, figure);
    return figure;
  }

  /** @param {Figure} figure @param {Wanted} to */
  #glide(figure, to) {
    const { svg } = this;
    const way =
      svg && this.#before
        ? (this.game.way?.(svg, this.#before, figure.space, to.space, this.boxes) ?? [])
        : [];
    const points = [{ x: figure.x, y: figure.y }, ...way, to];
    Object.assign(figure, { x: to.x, y: to.y, space: to.space });
    put(figure.node, to);
    if (!moves()) return;
    const lengths = points.map((point, index) =>
      index ? Math.hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) : 0,
    );
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let done = 0;
    const steps = points.map(({ x, y }, index) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: Math.min(1, (done += lengths[index]) / whole),
    }));
    figure.node.animate(
      steps,
      way.length ? { ...GLIDE, duration: Math.min(LONGEST, PACE * whole) } : GLIDE,
    );
  }

  /** @param {string} id @param {Figure} figure @param {DOMRect | null} to */
  #remove(id, figure, to) {
    this.#figures.delete(id);
    const target = this.#toBoard(to);
    if (!target || !moves()) return figure.node.remove();
    figure.node.removeAttribute("data-id");
    figure.node.setAttribute("aria-hidden", "true");
    this.#layers.extra.after(figure.node);
    const from = figure.node.style.transform;
    const end = `translate(${target.x}px, ${target.y}px) scale(.6)`;
    const glide = figure.node.animate(
      [
        { transform: from, opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      GLIDE,
    );
    glide.onfinish = glide.oncancel = () => figure.node.remove();
  }

  /**
   * The middle of something elsewhere on the page, in units of the board.
   * @param {DOMRect | null} rect
   */
  #toBoard(rect) {
    const matrix = this.svg?.getScreenCTM();
    if (!rect || !matrix) return null;
    return new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2).matrixTransform(
      matrix.inverse(),
    );
  }

  /** @param {View} view */
  #markSpaces(view) {
    const states = new Map(view.spaces.map(({ id, state }) => [id, state]));
    for (const space of this.svg?.querySelectorAll("[data-state]") ?? [])
      if (!states.has(space.id)) space.removeAttribute("data-state");
    for (const [id, state] of states)
      this.svg?.querySelector(`[id="${id}"]`)?.setAttribute("data-state", state);
  }

  /** @param {SVGGElement} node @param {import("./layout.js").PlacedPiece} placed */
  #decorate(node, placed) {
    const tag = this.game.tag?.(placed.item);
    if (tag)
      node.append(s("text", { class: "tag", y: placed.h / 2 + 2, "text-anchor": "middle" }, tag));
    return node;
  }
}

/** Also an attribute that is set to what it was costs the browser a look at its style.
 * @param {Element} element @param {Record<string, string | null>} attributes */
function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === element.getAttribute(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** @param {Element} node @param {string | null} thing */
const toggleThing = (node, thing) => setAll(node, { "data-id": thing });

/** @param {SVGGElement} node @param {{ x: number, y: number }} at */
const put = (node, { x, y }) => void (node.style.transform = `translate(${x}px, ${y}px)`);
