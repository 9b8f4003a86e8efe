/* offline.js - the service worker: the page works without a network, and says
 * when a newer version of itself is ready. Saved games are not touched.
 *
 * It fetches every file, so it comes when nobody waits for one of them: after the first move of
 * somebody here, or where nothing is pressed for a while on a page that is no table.
 */
import { t } from "../words/words.js";
import { say } from "./notice.js";

const CALM = 3000; /* ms */

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

let isAsked = false;

/** A page that has had a worker is loaded again when a new one takes over. */
export async function goOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isAsked) return;
  isAsked = true;
  const had = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  try {
    watch(await serviceWorker.register("sw.js"));
  } catch {
    /* without it the page still plays */
  }
}

/** Goes offline when nobody waits for anything; at once where the files are kept already. */
export function goOfflineWhenCalm() {
  if (navigator.serviceWorker?.controller) return void goOffline();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isAsked) timer = window.setTimeout(look, CALM);
  };
  const look = () => (document.querySelector("main.table") ? wait() : void goOffline());
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, wait);
  wait();
}
