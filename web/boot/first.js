/**
 * The first script of the page, and a small one: Python begins to load before the page's own code is
 * there. early.js takes the worker over; if none could be made, it finds out why. Home, which index.html
 * holds, is hidden where the address names another screen: its pictures would only keep Python waiting.
 *
 * It is a plain script in the language of 2015, so that it can say when a browser is too old for the rest, and
 * holds the page up until it has run. A module would wait for the style
 * sheet; and one that ran beside main.js could be so late that it would meet early.js's Worker.
 */
import { makeEarly } from "./early_start.js";
import { manifest } from "./manifest.js";
import { sayIfUnable } from "./unable.js";

sayIfUnable();

const [screen, game] = location.hash.slice(1).split("/");
if (screen) document.documentElement.classList.add("is-elsewhere");
if (!screen) askFor(Object.values(manifest.posters)[0]);
else if (screen === "start") askFor(manifest.posters[game]);
try {
  Object.assign(globalThis, { emporionFirst: makeEarly(Worker, null) });
} catch {
  // start.js tries again, and tells what is wrong
}

/**
 * A picture that is about to be seen. On a slow line it would be long before the style sheet, or the
 * page's own code, told the browser so.
 * @param {string | undefined} picture
 */
function askFor(picture) {
  if (!picture) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: picture, fetchPriority: "high" });
  document.head.append(link);
}
