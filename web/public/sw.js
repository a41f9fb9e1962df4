/* Caches the page's own files, so that it opens quickly, and offline too. The WebSocket and /api are never touched. */
const CACHE = "page-1";
const MAX_FILES = 200;
const OURS = /^\/(assets\/|icon|manifest\.json)/;
/* Pictures of Dixit, which have names of eight hex digits, are never cached: which ones a phone requests must not reveal
   which ones it has seen before. */
const CARDS = /^\/assets\/[0-9a-f]{8}-[^/]+\.webp$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (OURS.test(url.pathname) && !CARDS.test(url.pathname)) event.respondWith(file(request));
});

/* Files that the page loaded before this worker was active (serviceWorker.ts). */
self.addEventListener("message", (event) => {
  const ours = event.data
    .map((name) => new URL(name))
    .filter((url) => OURS.test(url.pathname) && !CARDS.test(url.pathname));
  event.waitUntil(Promise.all(ours.map((url) => file(new Request(url)))));
});

/** From the server if possible, since it may have a newer page. All pages are cached as one; other answers are not cached. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const html = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.ok && html) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** From the cache if possible: a built file never changes under its name. The oldest files are evicted. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MAX_FILES)).map((one) => cache.delete(one)));
  }
  return answer;
}
