/**
 * PyScript opens an IndexedDB in the worker before it starts Pyodide, to remember installed packages. We
 * install none, and where storage is refused (private windows, sandboxed frames) the start would fail:
 * so the worker gets one that is always empty. The page's own saves are not touched by this.
 */

/** @param {unknown} result */
function request(result) {
  /** @type {{ onsuccess?: (event: object) => void }} */
  const made = {};
  queueMicrotask(() => made.onsuccess?.({ target: { result } }));
  return made;
}

/** @type {Record<string, unknown>} */
const EMPTY = { getAllKeys: [], count: 0 };
const store = new Proxy({}, { get: (_, method) => () => request(EMPTY[String(method)]) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(self, "indexedDB", {
  value: { open: () => request(database) },
  configurable: true,
});
