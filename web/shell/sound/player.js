/* player.js - plays sounds as the settings want them. A browser lets a page sound only
 * after a gesture, so the first one opens the way.
 */
import { settings } from "../base/settings.js";
import { GROUPS, KINDS } from "./kinds.js";
import { render } from "./synth.js";

/** @typedef {import("../../types.d.ts").SoundKind} Kind */

const APART = 0.1; /* seconds between two sounds */
const WINDOW = 0.3; /* and as long as three of them take at least */
const MOST = 3;
const LATE = 0.6; /* what would come later is left out, but not what calls */

/** The least important first. @type {Kind[]} */
const RANKED = /** @type {Kind[]} */ (Object.keys(KINDS));

/** Once there is one. @type {AudioContext | null} */
let context = null;

/** When the last sounds begin, in seconds of the context. @type {number[]} */
let begun = [];

/** Makes the way for sounds, if they are wanted and there is one. */
export async function unlock() {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await context.resume();
  } catch {
    /* a device that gives no sound still plays */
  }
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => void unlock(), { capture: true });

/** As many as are heard: first what comes again is left out, then the least important.
 * @param {Kind[]} kinds */
export function few(kinds) {
  const left = [...kinds];
  while (left.length > MOST) {
    const again = left.findLastIndex((kind, i) => left.indexOf(kind) < i);
    const least = RANKED.findIndex((kind) => left.includes(kind));
    left.splice(again < 0 ? left.indexOf(RANKED[least]) : again, 1);
  }
  return left;
}

/** When the next sound may begin. @param {number} now */
const nextTime = (now) => Math.max(now, (begun.at(-1) ?? 0) + APART, (begun.at(-MOST) ?? -WINDOW) + WINDOW);

/** @param {Kind} kind */
function sound(kind) {
  if (context?.state !== "running") return;
  const at = nextTime(context.currentTime);
  if (at > context.currentTime + LATE && kind !== "turn" && kind !== "end") return;
  begun = [...begun.slice(1 - MOST), at];
  render(context, KINDS[kind].strokes, Math.min(Math.max(0, settings.volume), 100) / 100, at);
}

/** Whether a kind is wanted now: nothing but one's turn calls from a page that is not looked at.
 * @param {Kind} kind */
const isWanted = (kind) => settings[GROUPS[KINDS[kind].group]] && (!document.hidden || kind === "turn");

/** @param {Kind[]} kinds of one moment */
export function play(kinds) {
  const heard = few(kinds.filter(isWanted));
  if (settings.sound) heard.forEach(sound);
  const shake = Math.max(0, ...heard.map((kind) => KINDS[kind].shake ?? 0));
  if (settings.vibrate && shake > 0) navigator.vibrate?.(shake);
}

/** Whether the device can tremble. */
export const canVibrate = () => "vibrate" in navigator;
