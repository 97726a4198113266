// The base line of repeat visits through a service worker: every answer is kept, and given again.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(kept(event.request)));

async function kept(request) {
  const cache = await caches.open("stock");
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  await cache.put(request, answer.clone());
  return answer;
}
