/**
 * The first script of the page, and a small one: Python begins to load before the page's own code is
 * there. early.js takes the worker over; if none could be made, it finds out why. Home, which index.html
 * holds, is hidden where the address names another screen: its pictures would only keep Python waiting.
 *
 * It stands in index.html itself, so that it waits for nothing, and is written in the language of 2015, so that
 * it can say when a browser is too old for the rest.
 */
import { makeEarly } from "./early_start.js";
import { manifest } from "./manifest.js";
import { sayIfUnable } from "./unable.js";

const SLOW_MS = 1000; // a start that takes longer shows a picture; to draw it would make a short one longer
const { documentElement: root } = document;

sayIfUnable();

const [screen, game] = location.hash.slice(1).split("/");
if (screen) root.classList.add("is-elsewhere");
const posters = Object.entries(manifest.posters);
const [, picture = ""] = posters.find(([name]) => !screen || (screen === "start" && name === game)) || [];
if (screen === "start" && picture) {
  root.classList.add("is-starting");
  root.style.setProperty("--poster", `url("${new URL(picture, document.baseURI)}")`);
  setTimeout(() => root.classList.add("is-slow"), SLOW_MS - performance.now());
}
if (picture) askFor(picture);
try {
  Object.assign(globalThis, { emporionFirst: makeEarly(Worker, null) });
} catch {
  // start.js tries again, and tells what is wrong
}

/**
 * A picture that is about to be seen. On a slow line it would be long before the style sheet, or the
 * page's own code, told the browser so.
 * @param {string} picture
 */
function askFor(picture) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: picture, fetchPriority: "high" });
  document.head.append(link);
}
