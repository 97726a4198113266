/** Makes a worker before anybody listens to it: what it tells meanwhile is kept. */

export const EARLY = "emporion-early";

/**
 * @typedef {object} Early
 * @property {Worker} worker
 * @property {() => Event[]} events  what it has told so far; from now on the caller listens itself
 */

/**
 * Starts a worker on a module. It is made from a blob, so that the page's Content-Security-Policy
 * holds in it too, as it does in PyScript's own.
 * @param {string} module
 * @param {typeof Worker} Native
 * @returns {Early}
 */
export function makeEarly(module, Native) {
  const text = `import ${JSON.stringify(module)};`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Native(url, { type: "module", name: EARLY });
  /** @type {Event[]} */
  const told = [];
  const keep = (/** @type {Event} */ event) => { told.push(event); };
  for (const type of ["message", "error"]) worker.addEventListener(type, keep);
  const events = () => {
    for (const type of ["message", "error"]) worker.removeEventListener(type, keep);
    return told;
  };
  return { worker, events };
}
