// Keeps one match in the browser after every change, and notices when another tab plays it: the tab
// that saved last is the one that plays.

import * as store from "./store.js";

/** @typedef {import("./types.js").Save} Save */
/**
 * @typedef {{ elsewhere(): void, gone(): void }} Listener another tab has saved, or deleted, the
 *   match
 */

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("emporion") : null;

export class Keeping {
  #saving = Promise.resolve();

  /** @param {Save} save @param {Listener} listener */
  constructor({ id, rev }, listener) {
    this.id = id;
    this.rev = rev;
    this.listener = listener;
    channel?.addEventListener("message", this.#heard);
  }

  close() {
    channel?.removeEventListener("message", this.#heard);
  }

  /**
   * Saves when the savings before are done. What another tab has saved meanwhile is not
   * overwritten.
   * @param {() => Promise<Pick<Save, "record" | "view">>} content */
  save(content) {
    this.#saving = this.#saving.then(async () => {
      const { id } = this;
      const rev = (this.rev += 1);
      if (await store.put({ id, rev, updated: Date.now(), ...(await content()) }))
        channel?.postMessage({ id, rev });
      else this.listener.elsewhere();
    });
  }

  /** Resolves when everything is saved. */
  rest() {
    return this.#saving;
  }

  /** What the other tab has saved. @returns {Promise<Save | undefined>} */
  async newest() {
    const save = await store.load(this.id);
    if (save) this.rev = save.rev;
    return save;
  }

  /** @param {MessageEvent} event */
  #heard = ({ data }) => {
    if (data.id !== this.id) return;
    if (data.gone) this.listener.gone();
    else if (data.rev > this.rev) this.listener.elsewhere();
  };
}

/** Deletes a match for good, and tells the other tabs. @param {string} id */
export async function forget(id) {
  await store.remove(id);
  channel?.postMessage({ id, gone: true });
}
