/* open.js - what comes from outside: a file, a pasted text, a link. Finds out
 * what it is; the engine decides whether it is sound.
 */
import { t } from "../words/words.js";

const BIG = 4_000_000;

/** What was opened last, for the page that shows it; a second click opens it again.
 * @type {{kind: "record" | "position", text: string} | null} */
let opened = null;

export const lastOpened = () => opened;

/** The part of an address of this app behind the #, if it is one. @param {string} text */
function hashOf(text) {
  const match = /^(?:https?:\/\/|#)\S*$/.test(text) ? /#(.*)$/.exec(text) : null;
  return match ? match[1] : null;
}

/** Goes to the page that shows it. @param {string} raw */
export async function openText(raw) {
  const text = raw.replace(/^\uFEFF/, "").trim();
  if (!text) throw new Error(t("errors-empty"));
  const hash = hashOf(text);
  if (hash !== null) {
    location.hash = hash;
    return;
  }
  if (/^[A-Za-z0-9_-]{8,}$/.test(text)) {
    location.hash = `position/${text}`;
    return;
  }
  opened = { kind: text.startsWith("{") ? "position" : "record", text };
  if (location.hash === "#opened") window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = "opened";
}

/** @param {File} file */
export async function openFile(file) {
  if (file.size > BIG) throw new Error(t("errors-too-big"));
  const text = await file.text().catch(() => null);
  if (text === null) throw new Error(t("errors-unreadable"));
  await openText(text);
}

/** Takes files that are dropped anywhere on the page.
 * @param {(error: Error) => void} fail @param {(over: boolean) => void} show */
export function takeDrops(fail, show) {
  const carries = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && show(false));
  addEventListener("drop", (event) => {
    show(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    openFile(file).catch(fail);
  });
}
