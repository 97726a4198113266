// Playing without a network: starts the service worker, and tells when the site is kept and when a new
// version waits. Where a browser refuses service workers, everything else works the same.

import { manifest } from "./boot/manifest.js";

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 5_000;
const FIRST_POSITION_MS = 3_000; // time for the match on the table to be drawn

/**
 * @typedef {object} Listener
 * @property {() => void} changed    `state` is another
 * @property {() => void} isNew      a new version is here, and waits to be taken
 * @property {() => void} isTaken    another tab has taken it
 */

export class Offline {
  /** Whether this site can be played without a network; "" is not known.
   * @type {"" | "ready" | "refused"} */
  state = "";
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** Whether a version was kept already, so that another one is news. */
  #isKept = false;
  #isTaking = false;
  #asked = 0;

  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
  }

  /** Called when Python is up; begins some time later, as nothing of the first visit may wait for this. */
  async start() {
    // A single file is on the disk already, and a frame is a part of another's page.
    if (!manifest.serviceWorker || self !== top) return;
    await new Promise((resolve) => setTimeout(resolve, FIRST_POSITION_MS));
    await idle();
    try {
      const container = navigator.serviceWorker; // throws where storage is refused
      const registration = await container.register(manifest.serviceWorker);
      this.#registration = registration;
      this.#isKept = registration.active !== null;
      container.addEventListener("controllerchange", this.#taken);
      container.ready.then(() => this.#is("ready"));
      this.#watch(registration);
      document.addEventListener("visibilitychange", this.#askAgain);
    } catch {
      this.#is("refused");
    }
  }

  /** The waiting version takes over, and the page is loaded anew. */
  async take() {
    this.#isTaking = true;
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, PATIENCE_MS); // another tab may have taken it before
    });
    this.#registration?.waiting?.postMessage("take");
    await taken;
    location.reload();
  }

  /** @param {"ready" | "refused"} state */
  #is(state) {
    this.state = state;
    this.listener.changed();
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch(registration) {
    this.#asked = Date.now();
    if (registration.waiting) this.listener.isNew();
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        const isUpdate = registration.active !== null;
        if (worker.state === "installed" && isUpdate) this.listener.isNew();
      });
    });
  }

  /** A page that stays open for days asks for a new version when somebody comes back to it. */
  #askAgain = () => {
    if (document.hidden || Date.now() - this.#asked < HOUR_MS) return;
    this.#asked = Date.now();
    this.#registration?.update().catch(() => {}); // without a network there is none
  };

  #taken = () => {
    if (this.#isKept && !this.#isTaking) this.listener.isTaken();
    this.#isKept = true;
  };
}

const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE_MS });
    else setTimeout(resolve, 1000);
  });
