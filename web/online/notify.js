/* notify.js - a word from the browser when it is somebody's turn and the page is
 * not looked at. The browser is asked for leave only after a click.
 */
import { useEffect, useState } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { address } from "../shell/base/share.js";

const isThere = () => "Notification" in globalThis;

/** Whether the browser can still be asked for leave. */
const canAsk = () => isThere() && Notification.permission === "default";

/** @returns {Promise<boolean>} whether notifications will come */
export async function ask() {
  return isThere() && (await Notification.requestPermission()) === "granted";
}

/** Through the service worker where there is one: phones know no other way.
 * @param {string} title @param {NotificationOptions} options */
async function show(title, options) {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    location.href = String(options.data);
  };
}

/** @param {string} table @param {string} body */
export function tellTurn(table, body) {
  if (!isThere() || Notification.permission !== "granted" || !document.hidden) return;
  show(t("online-your-turn"), {
    body,
    tag: `mudbrick-${table}`,
    icon: "icon-192.png",
    data: address(`table/${table}`),
  }).catch(() => {});
}

/** Tells when `turn` becomes true. @param {boolean} turn @param {string} table @param {string} body */
export function useTurnTold(turn, table, body) {
  useEffect(() => {
    if (turn) tellTurn(table, body);
  }, [turn, table]);
}

/** Whether there is something to ask, and how. */
export function useLeave() {
  const [open, setOpen] = useState(canAsk());
  return { open, ask: () => ask().finally(() => setOpen(canAsk())) };
}
