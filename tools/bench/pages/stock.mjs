// The base line: bare loadPyodide() of the stock package in a module worker, no engine, no PyScript.
const worker = new Worker(new URL("./stock_worker.mjs", import.meta.url), { type: "module" });
worker.onmessage = () => ["actions", "ready"].forEach((name) => performance.mark(`emporion:${name}`));
