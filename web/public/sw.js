/* Keeps the page's own files, so that it opens at once and without a line. The socket and /api are never touched. */
const CACHE = "page-1";
const MOST = 200;
const OURS = /^\/(assets\/|icon|manifest\.json)/;
/* A card of Dixit is named by eight signs: what a phone has asked for before must not show in what it asks for now. */
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

/* What the page had loaded before it was looked after. */
self.addEventListener("message", (event) => {
  const ours = event.data
    .map((name) => new URL(name))
    .filter((url) => OURS.test(url.pathname) && !CARDS.test(url.pathname));
  event.waitUntil(Promise.all(ours.map((url) => file(new Request(url)))));
});

/** The server's word first: it may be a newer page. Every address of a page is the same page; nothing else is one. */
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

/** A built file never changes under its name; the oldest make room. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => cache.delete(one)));
  }
  return answer;
}
