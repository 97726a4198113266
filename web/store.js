// Saved matches, in IndexedDB. Where the browser refuses it, they live in memory and the page says
// so.

import { createStore, del, entries, get, update } from "idb-keyval";
import { isSandboxed } from "./boot/sandbox.js";

/** @typedef {import("./types.js").Save} Save */

// Renaming any of these would lose people's matches.
const DATABASE = "emporion";
const STORE = "matches";

/** @type {Map<string, Save>} */
const memory = new Map();
/** @type {ReturnType<typeof createStore> | null} */
let database = null;
let refused = isSandboxed;

/**
 * @template T
 * @param {(store: ReturnType<typeof createStore>) => Promise<T>} work
 * @param {() => T} fallback
 */
async function withStore(work, fallback) {
  if (!refused) {
    try {
      database ??= createStore(DATABASE, STORE);
      return await work(database);
    } catch {
      refused = true;
    }
  }
  return fallback();
}

/** @returns {boolean} whether matches are only in memory */
export const isRefused = () => refused;

/** @returns {Promise<Save[]>} the newest first */
export async function list() {
  const saves = await withStore(
    async (store) => (await entries(store)).map(([, save]) => /** @type {Save} */ (save)),
    () => [...memory.values()],
  );
  return saves.filter(isSound).sort((a, b) => b.updated - a.updated);
}

/** @param {string} id @returns {Promise<Save | undefined>} */
export async function load(id) {
  const save = await withStore(
    (store) => get(id, store),
    () => memory.get(id),
  );
  return save && isSound(save) ? save : undefined;
}

/**
 * Keeps a match, unless another tab has saved a newer state of it.
 * @param {Save} save whose rev is one more than the last one known here
 * @returns {Promise<boolean>} false: the other tab is ahead, nothing was written
 */
export async function put(save) {
  let written = true;
  /** @param {Save | undefined} old */
  const next = (old) => {
    written = !old || old.rev < save.rev;
    return written ? save : /** @type {Save} */ (old);
  };
  await withStore(
    (store) => update(save.id, next, store),
    () => void memory.set(save.id, next(memory.get(save.id))),
  );
  return written;
}

/** @param {string} id */
export async function remove(id) {
  await withStore(
    (store) => del(id, store),
    () => void memory.delete(id),
  );
}

/** What an older version or a defect left behind is not listed, but not deleted either.
 * @param {any} save */
const isSound = (save) =>
  typeof save?.id === "string" &&
  Array.isArray(save.record?.actions) &&
  Array.isArray(save.view?.players);
