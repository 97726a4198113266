// Keeps what the base line needs in the browser, as our service worker keeps ours.
const FILES = [
  "./", "stock.mjs", "stock_worker.mjs",
  ...["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"]
    .map((name) => `pyodide/${name}`),
];

addEventListener("install", (event) => {
  event.waitUntil(caches.open("stock").then((cache) => cache.addAll(FILES)));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
