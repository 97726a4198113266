// The frame's way to the page around it. Without the origin of that page in the frame's address
// nothing is said and nobody is heard.

import { IN, read, write } from "./protocol.js";

/** @typedef {import("./protocol.js").Message} Message */

export class Channel {
  #height = 0;
  #origin = "";

  /** @param {(message: Message) => void} heard */
  constructor(heard) {
    addEventListener("message", ({ source, origin, data }) => {
      const isOurs = source === parent && parent !== window && origin === this.#origin;
      const message = isOurs ? read(data, IN) : null;
      if (message) heard(message);
    });
  }

  /** @param {string} origin of the page around, "null" if it has none that could be named */
  listenTo(origin) {
    this.#origin = origin;
    this.#height = 0;
  }

  /** @param {string} type @param {object} fields */
  send(type, fields) {
    if (!this.#origin || parent === window) return;
    const target = this.#origin === "null" ? "*" : this.#origin;
    parent.postMessage(write(type, fields), target);
  }

  /** Tells the height of an element whenever it changes. @param {HTMLElement} element */
  followSize(element) {
    new ResizeObserver(() => this.sendSize(element)).observe(element);
  }

  /** @param {HTMLElement} element */
  sendSize(element) {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === this.#height) return;
    this.#height = height;
    this.send("size", { height });
  }
}
