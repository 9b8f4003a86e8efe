/* offline.js - the service worker: the page works without a network, and says
 * when a newer version of itself is ready. Saved games are not touched.
 */
import { t } from "../words/words.js";
import { say } from "../base/notice.js";

/** @param {ServiceWorker} worker */
function offer(worker) {
  say(t("said-new-version"), { button: t("said-use-it"), on: () => worker.postMessage("take over") });
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) offer(worker);
    });
  });
}

/** A page that has had a worker is loaded again when a new one takes over. */
export async function goOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const had = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  try {
    watch(await serviceWorker.register("sw.js"));
  } catch {
    /* without it the page still plays */
  }
}
