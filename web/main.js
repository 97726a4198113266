// The page starts here.

import { App } from "./app.js";
import { loadSymbols } from "./boards.js";
import { listenToKeys } from "./keys.js";
import { apply } from "./settings.js";

apply();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const app = new App(root);
listenToKeys(app);
loadSymbols("common/symbols").catch(() => {}); // names stand beside every symbol
root.replaceChildren();
app.start();
