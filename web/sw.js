/* sw.js - keeps all files of one version of the app, so that it opens without
 * a network. The build (tools/web.sh) puts in a fingerprint of the content and
 * the list of files. A new fingerprint is a new worker with a cache of its own,
 * which takes over when the page says so.
 */

/** What a worker is told, and what it can do: the library of types for pages has only half of it.
 * @typedef {Event & {waitUntil: (what: Promise<unknown>) => void, respondWith: (what: Promise<Response>) => void,
 *   request: Request, notification: Notification, data: unknown}} Told */
/** @typedef {{navigate: (to: string) => Promise<unknown>, focus: () => Promise<unknown>}} Shown */
/** @typedef {{addEventListener: (name: string, act: (event: Told) => void) => void, skipWaiting: () => void,
 *   location: Location, registration: ServiceWorkerRegistration, clients: {claim: () => Promise<void>,
 *   matchAll: (which: {type: string}) => Promise<Shown[]>, openWindow: (to: string) => Promise<unknown>}}} Keeper */

const VERSION = "@VERSION@";
const FILES = ["./", "@FILES@"];
const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
const PREFIX = "mudbrick-";
const CACHE = PREFIX + VERSION;

worker.addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** What only a server can say is never looked for in the cache. @param {URL} url */
function isLive(url) {
  const path = url.pathname.slice(new URL(worker.registration.scope).pathname.length);
  return /^(api\/|ws$|healthz$|metrics$)/.test(path);
}

/** Somebody has clicked a notification: the page it came from, or a new one. @param {string} address */
async function bring(address) {
  const [page] = await worker.clients.matchAll({ type: "window" });
  if (!page) return worker.clients.openWindow(address);
  await page.navigate(address);
  return page.focus();
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.origin === worker.location.origin && !isLive(url))
    event.respondWith(answer(request));
});
