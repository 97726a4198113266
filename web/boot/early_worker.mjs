/**
 * The worker's half of early.js: keeps what PyScript's page side posts until PyScript's worker code,
 * which comes as the first message, has been imported and listens.
 */

const EARLY = "emporion-early";

/** @type {MessageEvent[]} */
const held = [];

/** @param {MessageEvent} event */
function hold(event) {
  if (!event.isTrusted) return; // one of ours, handed on below
  event.stopImmediatePropagation();
  if (event.data?.emporion === "code") {
    run(event.data.url).catch((error) => { setTimeout(() => { throw error; }); });
  } else {
    held.push(event);
  }
}

/** @param {string} url of PyScript's worker code */
async function run(url) {
  const listens = untilItListens();
  let isComplete = false;
  const code = import(url).then(() => { isComplete = true; });
  await Promise.race([listens, code]);
  // One message a task: the code awaits the first ones before it listens to the next.
  while (held.length || !isComplete) {
    handOn();
    await new Promise((resolve) => { setTimeout(resolve); });
  }
  self.removeEventListener("message", hold);
  await code;
}

/** Hands the oldest message on as if it came now. */
function handOn() {
  const event = held.shift();
  if (!event) return;
  self.dispatchEvent(new MessageEvent("message", { data: event.data, ports: [...event.ports] }));
}

/** Resolves when somebody first asks for messages, which PyScript's code does while it is evaluated. */
function untilItListens() {
  const { addEventListener } = self;
  return new Promise((resolve) => {
    self.addEventListener = (/** @type {any[]} */ ...rest) => {
      /** @type {any} */ (addEventListener).apply(self, rest);
      if (rest[0] === "message") {
        self.addEventListener = addEventListener;
        setTimeout(resolve);
      }
    };
  });
}

if (self.name === EARLY) self.addEventListener("message", hold);
