// Zooming and moving a board: its picture grows inside a frame that scrolls. So a finger moves it
// as it moves any page, and what gets the focus is scrolled into sight by the browser.

import { moves } from "./settings.js";

export const LARGEST = 4;
const STEP = 1.4;
// A mouse that has moved less than this many pixels has clicked.
const CLICK_PX = 5;
const PAN_SHARE = 0.25;

export class PanZoom {
  element = document.createElement("div");
  scale = 1;
  /**
   * @type {{ x: number, y: number, left: number, top: number, isOn: boolean } | null} a drag by
   *   the mouse
   */
  #drag = null;
  /** @type {{ span: number, scale: number, x: number, y: number } | null} two fingers */
  #pinch = null;

  /** @param {HTMLElement} board @param {() => void} changed called when the scale is another */
  constructor(board, changed) {
    this.board = board;
    this.changed = changed;
    const { element } = this;
    element.className = "board-scroll";
    element.append(board);
    element.addEventListener("wheel", this.#wheeled, { passive: false });
    element.addEventListener("pointerdown", this.#pressed);
    element.addEventListener("pointermove", this.#moved);
    for (const name of ["pointerup", "pointercancel"])
      element.addEventListener(name, this.#released);
    element.addEventListener("click", this.#clicked, { capture: true });
    for (const name of ["touchstart", "touchmove"])
      element.addEventListener(name, this.#pinched, { passive: false });
    for (const name of ["touchend", "touchcancel"])
      element.addEventListener(name, () => (this.#pinch = null));
  }

  get isZoomed() {
    return this.scale > 1;
  }

  zoomIn = () => this.zoomTo(this.scale * STEP);
  zoomOut = () => this.zoomTo(this.scale / STEP);
  fit = () => this.zoomTo(1);

  /**
   * @param {number} scale
   * @param {{ x: number, y: number }} [at] the point of the window that stays where it is
   */
  zoomTo(scale, at) {
    const { element, board } = this;
    const box = element.getBoundingClientRect();
    const x = at ? at.x - box.left : box.width / 2;
    const y = at ? at.y - box.top : box.height / 2;
    const old = this.scale;
    this.scale = scale < 1.05 ? 1 : Math.min(LARGEST, scale);
    if (this.scale === old) return;
    const [left, top] = [element.scrollLeft, element.scrollTop];
    board.style.width = `${100 * this.scale}%`;
    element.classList.toggle("is-zoomed", this.isZoomed);
    element.scrollLeft = ((left + x) * this.scale) / old - x;
    element.scrollTop = ((top + y) * this.scale) / old - y;
    this.changed();
  }

  /**
   * By a share of the frame.
   * @param {number} dx
   * @param {number} dy
   * @returns {boolean} whether it can move
   */
  pan(dx, dy) {
    const { element } = this;
    const way = {
      left: dx * PAN_SHARE * element.clientWidth,
      top: dy * PAN_SHARE * element.clientHeight,
    };
    element.scrollBy({ ...way, behavior: moves() ? "smooth" : "auto" });
    return this.isZoomed;
  }

  /**
   * On a page that itself scrolls, the wheel does that until the board is zoomed (or Ctrl is
   * held).
   * @param {WheelEvent} event */
  #wheeled = (event) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!this.isZoomed && !event.ctrlKey && (scrollHeight > clientHeight || event.deltaY > 0))
      return;
    event.preventDefault();
    const pixels = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    const speed = event.ctrlKey ? 0.01 : 0.002; // a pinch on a touchpad comes as small steps with Ctrl
    this.zoomTo(this.scale * Math.exp(-pixels * speed), { x: event.clientX, y: event.clientY });
  };

  /** @param {PointerEvent} event */
  #pressed = ({ pointerType, button, clientX, clientY }) => {
    this.#drag = null;
    if (!this.isZoomed || pointerType === "touch" || button > 1) return;
    const { scrollLeft, scrollTop } = this.element;
    this.#drag = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop, isOn: false };
  };

  /** @param {PointerEvent} event */
  #moved = ({ clientX, clientY, pointerId, buttons }) => {
    const drag = this.#drag;
    if (!drag || !buttons) return;
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    if (!drag.isOn && Math.hypot(dx, dy) < CLICK_PX) return;
    if (!drag.isOn) this.element.setPointerCapture(pointerId);
    drag.isOn = true;
    this.element.classList.add("is-dragged");
    this.element.scrollTo(drag.left - dx, drag.top - dy);
  };

  #released = () => {
    this.element.classList.remove("is-dragged");
    if (!this.#drag?.isOn) this.#drag = null;
  };

  /** The end of a drag is no click. @param {MouseEvent} event */
  #clicked = (event) => {
    if (this.#drag?.isOn) event.stopPropagation();
    this.#drag = null;
  };

  /** The first touch of a second finger tells where both began. @param {Event} event */
  #pinched = (event) => {
    const { touches } = /** @type {TouchEvent} */ (event);
    if (touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = touches;
    const span = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const [x, y] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    this.#pinch ??= { span, scale: this.scale, x, y };
    this.element.scrollBy(this.#pinch.x - x, this.#pinch.y - y);
    Object.assign(this.#pinch, { x, y });
    this.zoomTo((this.#pinch.scale * span) / this.#pinch.span, { x, y });
  };
}
