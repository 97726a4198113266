// The page starts here.

import { App } from "./app.js";
import { loadSymbols } from "./boards.js";
import { BootError } from "./boot/boot_error.js";
import { isEmbed, readOptions } from "./embed/options.js";
import { EmbedPage } from "./embed/page.js";
import { listenToKeys } from "./keys.js";
import { speak } from "./language.js";
import { apply, settings } from "./settings.js";
import { t } from "./words.js";

apply();
await speak(isEmbed(location.hash) ? readOptions(location.hash).language : settings.language);
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const app = isEmbed(location.hash) ? new EmbedPage(root) : new App(root);
listenToKeys(app);
loadSymbols("common/symbols").catch(() => {}); // names stand beside every symbol
root.replaceChildren();
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof BootError)) return;
  event.preventDefault();
  app.notice(t("engine_lost"));
});
app.start();
