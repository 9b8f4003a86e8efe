/* share.js - what leaves the page: a record as a file, a position as a link. */
import { sentenceOf, t } from "../words/words.js";
import { say } from "./notice.js";

/** The address of a page of the app. @param {string} hash */
export const address = (hash) => `${location.origin}${location.pathname}#${hash}`;

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("said-copied"));
  } catch {
    say(t("said-copy-failed"), { text });
  }
}

/** The position as the viewer sees it: safe to post during a game.
 * @param {import("../play/match.js").Match} match */
export async function copyLink(match) {
  await orSay(async () => copyText(address(`position/${await match.link()}`)));
}

/** Does it, or says why it cannot be done. @param {() => Promise<void>} act */
async function orSay(act) {
  try {
    await act();
  } catch (error) {
    say(sentenceOf(error));
  }
}

/** @param {string} name @param {string | Blob} what */
export function download(name, what) {
  const url = URL.createObjectURL(typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** What a file of a match is called. @param {import("../play/match.js").Match} match @param {"txt" | "png"} kind */
export const fileName = (match, kind) => `${match.kit.name}-${new Date().toISOString().slice(0, 10)}.${kind}`;

/** @param {import("../play/match.js").Match} match */
export async function downloadRecord(match) {
  const names = match.players.map((player, seat) => player.name || player.level || match.now?.names[seat] || "");
  await orSay(async () => {
    const text = await match.engine.record(names);
    download(fileName(match, "txt"), text);
    say(t("said-downloaded"));
  });
}
