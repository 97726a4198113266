/**
 * The worker's half of early.js: keeps what PyScript's page side posts until PyScript's worker code,
 * which comes as the first message, has been imported and listens. And takes the wasm from the page.
 */
import { moduleOf } from "#files";

const EARLY = "emporion-early";

/** @type {MessageEvent[]} */
const held = [];
let isListening = false;

/** @type {(module: WebAssembly.Module | null) => void} */
let takeWasm = () => {};
/**
 * What the page has compiled; null if it could not, or if this worker is none of early.js's.
 * @type {Promise<WebAssembly.Module | null>}
 */
export const wasmOfPage = new Promise((resolve) => { takeWasm = resolve; });

/** @param {MessageEvent} event */
function hold(event) {
  const isWasm = event.data?.emporion === "wasm";
  if (!event.isTrusted || (isListening && !isWasm)) return; // handed on below, or PyScript's own business
  event.stopImmediatePropagation();
  if (isWasm) {
    takeWasm(event.data.module);
  } else if (event.data?.emporion === "code") {
    const { url, text } = event.data;
    run(url ?? moduleOf(text)).catch((error) => { setTimeout(() => { throw error; }); });
  } else {
    held.push(event);
  }
}

/** @param {string} url of PyScript's worker code */
async function run(url) {
  let isComplete = false;
  const { begun, code } = importTold(url);
  code.then(() => { isComplete = true; }, () => {});
  await begun;
  // The code awaits its two channel messages, which are arrays, before it listens to the others.
  while (held.length || !isComplete) {
    if (isComplete || Array.isArray(held[0]?.data)) handOn();
    await new Promise((resolve) => { setTimeout(resolve); });
  }
  isListening = true;
  await code;
}

/**
 * Imports a module; `begun` resolves when it runs and has reached its first await: a module that is
 * imported before it, by the same importer, has just been evaluated then.
 * @param {string} url
 */
function importTold(url) {
  const begun = new Promise((resolve) => {
    Object.assign(self, { emporionBegins: () => setTimeout(resolve) });
  });
  const before = moduleOf("self.emporionBegins(); delete self.emporionBegins;");
  const code = import(moduleOf(`import "${before}"; import "${url}";`));
  return { begun: Promise.race([begun, code]), code };
}

/** Hands the oldest message on as if it came now. */
function handOn() {
  const event = held.shift();
  if (!event) return;
  self.dispatchEvent(new MessageEvent("message", { data: event.data, ports: [...event.ports] }));
}

if (self.name === EARLY) {
  self.addEventListener("messageerror", () => takeWasm(null)); // this browser can't send a module
  self.postMessage({ emporion: "up" });
  self.addEventListener("message", hold);
  self.onmessage = null;
  /** @type {any} */ (self).emporionCame.forEach(hold); // by early_start.js, while this was fetched
} else {
  takeWasm(null);
}
