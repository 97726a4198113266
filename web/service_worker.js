// The service worker: keeps the site in the browser, so that after one visit it plays without a network.
//
// What it keeps is listed by the build (tools/offline.py). A new version is fetched beside the old one and
// waits until a page says "take": then the next load of any page is the new version.

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { Route } from "workbox-routing/Route.js";
import { Router } from "workbox-routing/Router.js";
import { UNPACKED } from "./boot/unpacked.js";

const worker = /** @type {any} */ (self);
const kept = new PrecacheController({ plugins: [{ cacheWillUpdate: unpacked }] });
kept.addToCacheList(EMPORION_KEPT);

const router = new Router();
router.registerRoute(
  new PrecacheRoute(kept, { cleanURLs: false, ignoreURLParametersMatching: [/./] }),
);
router.registerRoute(new Route(({ sameOrigin }) => sameOrigin, fromOlderVersion));
router.addFetchListener();

/** What is stored gzipped is kept as it will be needed: to unpack it would be a good part of each start.
 * @param {{ response: Response }} came @returns {Promise<Response | null>} null: not to be kept */
async function unpacked({ response }) {
  if (!response.ok) return null;
  if (!new URL(response.url).pathname.endsWith(".gz") || !response.body) return response;
  const body = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { [UNPACKED]: "gzip" } });
}

/** A tab may still run the version before, whose files are kept under their own names.
 * @param {{ request: Request }} asked */
async function fromOlderVersion({ request }) {
  const cache = await caches.open(kept.strategy.cacheName);
  return (await cache.match(request)) ?? fetch(request).catch(() => Response.error());
}

/** @param {any} event */
async function activate(event) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  // With several tabs one may still need files of the version before: they go with a later version.
  if (windows.length <= 1) await kept.activate(event);
  await worker.clients.claim();
}

worker.addEventListener("install", kept.install);
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate(event)));
worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take") worker.skipWaiting();
});
