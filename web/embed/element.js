// <emporion-board>: a board on a page of somebody else's. This is the whole of embed.js, which a
// blog's page loads: a picture, and on demand a frame with the site in it. docs/embedding.md tells
// how it is used.

import { fragmentOf, modeOf } from "./options.js";
import { OUT, read, write } from "./protocol.js";
import { sheet } from "./style.js";
import { nearest } from "../nearest.js";
import { TEXT } from "./words.js";

/** @typedef {import("./protocol.js").Message} Message */
/** @typedef {import("./options.js").Mode} Mode */

const TO_FRAME = ["game", "mode", "ply", "seat", "theme", "language", "solution"];
const OWN = ["record", "height", "poster", "alt", "site"];
const LARGEST = 2_000_000;
const PATIENCE_MS = 20_000;
/** A record itself, or a link to one; anything else is the address of a file. */
const IS_RECORD = /^\s*(\d+\.|\{|\S*#link\/)/;

export class EmporionBoard extends HTMLElement {
  static observedAttributes = [...TO_FRAME, ...OWN];
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** Resolves when the board is set. @type {Promise<void> | null} */
  #started = null;
  /** @type {() => void} */
  #settle = () => {};
  #isReady = false;
  #isHeard = false;
  #wantsFocus = false;
  #willFollow = false;
  #patience = 0;
  #parts = partsOf();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet()];
    const { figure, start, stop, picture } = this.#parts;
    start.addEventListener("click", () => {
      this.#wantsFocus = true;
      this.start();
    });
    stop.addEventListener("click", () => {
      this.stop();
      start.focus();
    });
    picture.addEventListener("error", () => (picture.hidden = true));
    root.append(figure);
  }

  connectedCallback() {
    addEventListener("message", this.#heard);
    this.#draw();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#heard);
    this.stop();
  }

  /** Several attributes that change at once are one change. */
  attributeChangedCallback() {
    if (!this.isConnected || this.#willFollow) return;
    this.#willFollow = true;
    queueMicrotask(() => {
      this.#willFollow = false;
      this.#draw();
      if (this.#frame) this.#follow(this.#frame);
    });
  }

  /** @returns {Mode} */
  get mode() {
    return modeOf(this.getAttribute("mode"), this.getAttribute("record"));
  }

  /** Whether a frame is there. */
  get isRunning() {
    return this.#frame !== null;
  }

  /** Loads the game; resolves when the board is set. A picture stays one.
   * @returns {Promise<void>} */
  start() {
    if (this.mode === "picture") return Promise.resolve();
    this.#started ??= new Promise((resolve) => {
      this.#settle = resolve;
      this.#open();
    });
    return this.#started;
  }

  /** Takes the game away again; the picture is back. */
  stop() {
    clearTimeout(this.#patience);
    this.#frame?.remove();
    this.#frame = this.#started = null;
    this.#isReady = this.#isHeard = this.#wantsFocus = false;
    this.#draw();
  }

  /** @param {string} record a link's text, or a record as JSON @param {number} [ply] */
  load(record, ply) {
    return this.#send("load", { record, ply });
  }

  /** @param {number} ply */
  goto(ply) {
    return this.#send("goto", { ply });
  }

  /** Plays notations as if the reader had; without any, a replay runs. @param {string[]} [actions] */
  play(actions) {
    return this.#send("play", { actions });
  }

  // --- the frame --------------------------------------------------------------------------------

  async #open() {
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.title = this.#word("frame_title");
    frame.allow = "clipboard-write";
    this.#draw();
    const address = await this.#address().catch(this.#tellFailure);
    if (!address || this.#frame !== frame) return;
    frame.src = address;
    this.#parts.stage.append(frame);
    this.#patience = setTimeout(() => this.#say(this.#word("no_answer")), PATIENCE_MS);
  }

  /** @param {HTMLIFrameElement} frame */
  async #follow(frame) {
    if (this.mode === "picture") return this.stop();
    const address = await this.#address().catch(this.#tellFailure);
    // Only the fragment is another one: the game stays loaded, the history of the page as it is.
    if (address && this.#frame === frame) frame.contentWindow?.location.replace(address);
  }

  /** The address of the frame, with all that it is asked for. @returns {Promise<string>} */
  async #address() {
    const values = Object.fromEntries(TO_FRAME.map((name) => [name, this.getAttribute(name)]));
    const record = await this.#record();
    const { mode } = this;
    const own = { mode, language: this.#language, record, origin: self.origin };
    return this.#site.href + fragmentOf({ ...values, ...own });
  }

  get #site() {
    const site = this.getAttribute("site");
    return site === null ? new URL(".", import.meta.url) : new URL(site, document.baseURI);
  }

  /** @returns {Promise<string | null>} */
  async #record() {
    const record = this.getAttribute("record");
    if (!record || IS_RECORD.test(record)) return record;
    const answer = await fetch(new URL(record, document.baseURI));
    if (!answer.ok) throw new Error(String(answer.status));
    return (await answer.text()).slice(0, LARGEST);
  }

  #tellFailure = (/** @type {Error} */ { message }) => {
    this.#say(this.#word("no_record").replace("{reason}", message));
    this.#emit("error", { kind: "network", message });
  };

  /** @param {string} type @param {object} fields */
  async #send(type, fields) {
    await this.start();
    const { origin } = this.#site;
    // A frame without an origin can only be addressed so; it is ours, as `ready` has come from it.
    const target = hasName(origin) ? origin : "*";
    this.#frame?.contentWindow?.postMessage(write(type, fields), target);
  }

  /** @param {MessageEvent} event */
  #heard = ({ source, origin, data }) => {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    const expected = hasName(this.#site.origin) ? this.#site.origin : "null";
    if (origin !== expected) return;
    const message = read(data, OUT);
    if (message) this.#take(message);
  };

  /** @param {Message} message */
  #take({ emporion: _, type, ...detail }) {
    clearTimeout(this.#patience);
    if (!this.#isHeard) this.#say(this.#word("starting"));
    this.#isHeard = true;
    if (type === "size" && !this.getAttribute("height"))
      this.#parts.stage.style.setProperty("--frame-height", `${detail.height}px`);
    if (type === "ready" || type === "error") this.#show();
    if (type === "leave") this.#parts.stop.focus();
    this.#emit(type, detail);
  }

  /** The frame takes the place of the picture. */
  #show() {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#draw();
    if (this.#wantsFocus) this.#frame?.focus();
    this.#settle();
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    const options = { detail, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent(`emporion-${type}`, options));
  }

  // --- what is seen -----------------------------------------------------------------------------

  #draw() {
    const { stage, picture, still, start, stop, verb, bar, alone } = this.#parts;
    const { mode } = this;
    const isPicture = mode === "picture";
    const poster = this.#poster;
    if (poster && picture.getAttribute("src") !== poster) {
      picture.src = poster;
      picture.hidden = false;
    }
    picture.alt = isPicture ? (this.getAttribute("alt") ?? this.#word("board_picture")) : "";
    (isPicture ? still : start).prepend(picture);
    start.hidden = isPicture || this.#isReady;
    start.disabled = this.#frame !== null;
    still.hidden = !isPicture;
    verb.textContent = isPicture ? "" : this.#word(`start_${mode}`);
    bar.hidden = !this.#frame;
    verb.lang = bar.lang = this.#language;
    stop.textContent = this.#word("stop");
    alone.textContent = this.#word("open_alone");
    alone.href = this.#site.href;
    stage.classList.toggle("is-ready", this.#isReady);
    const height = Number(this.getAttribute("height"));
    stage.classList.toggle("is-fixed", height > 0);
    if (height > 0) stage.style.setProperty("--frame-height", `${height}px`);
    this.#say(this.#frame && !this.#isReady ? this.#word("starting") : "");
  }

  get #poster() {
    const game = this.getAttribute("game");
    const first = game && new URL(`posters/${game}.svg`, import.meta.url).href;
    return this.getAttribute("poster") ?? first;
  }

  /** The board speaks as it is told, else as the text around it, else as the browser. */
  get #language() {
    const around = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const wishes = [this.getAttribute("language") ?? "", around, ...navigator.languages];
    return nearest(wishes, { en: {}, ...EMPORION_WORDS });
  }

  /** @param {keyof typeof TEXT} key */
  #word(key) {
    return EMPORION_WORDS[this.#language]?.[TEXT[key]] ?? TEXT[key];
  }

  /** @param {string} text */
  #say(text) {
    this.#parts.status.textContent = text;
  }
}

/** @param {string} origin */
const hasName = (origin) => origin !== "null" && self.origin !== "null";

/** The inside of the element. */
function partsOf() {
  const figure = make("figure", { part: "figure" });
  const stage = make("div", { class: "stage" });
  const start = make("button", { type: "button", class: "start", "aria-describedby": "caption" });
  const verb = make("span", { class: "verb" });
  const still = make("div", { class: "still" });
  const picture = make("img", { class: "picture", part: "picture", decoding: "async" });
  const bar = make("div", { class: "bar" });
  const status = make("span", { class: "status", role: "status" });
  const alone = make("a", { target: "_blank", rel: "noopener" });
  const stop = make("button", { type: "button", class: "stop" });
  const caption = make("figcaption", { part: "caption", id: "caption" });
  start.append(picture, verb);
  bar.append(status, alone, stop);
  stage.append(start, still);
  caption.append(make("slot"));
  figure.append(stage, bar, caption);
  return { figure, stage, start, verb, still, picture, bar, status, alone, stop };
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, attributes = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

if (!customElements.get("emporion-board")) customElements.define("emporion-board", EmporionBoard);
