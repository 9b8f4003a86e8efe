/* sw.js - keeps all files of one version of the app, so that it opens without
 * a network. version.js is written by the build: a fingerprint of the content
 * and the list of files. A new fingerprint is a new worker with a cache of its
 * own, which takes over when the page says so.
 */
/* global VERSION, FILES */
importScripts("version.js");

const PREFIX = "mudbrick-";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.origin === self.location.origin) event.respondWith(answer(request));
});
