/* controls.js - sound on and off at the table, and how it is set. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useKeys } from "../base/hooks.js";
import { IconButton, Tick } from "../base/parts.js";
import { change, onChange, settings } from "../base/settings.js";
import { GROUPS } from "./kinds.js";
import { canVibrate, play, unlock } from "./player.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */

/** Switches sound on, which is then heard, or off. @param {boolean} sound */
async function setSound(sound) {
  change({ sound });
  if (!sound) return;
  await unlock();
  play(["turn"]);
}

const hear = () => void unlock().then(() => play(["place"]));

/** How loud it is, with what is heard then.
 * @param {{set: (volume: number) => void, label?: string, off?: boolean}} props */
const Volume = ({ set, label, off }) => html`<input
  type="range" class="slider" min="0" max="100" step="5" value=${settings.volume} disabled=${off} aria-label=${label}
  onInput=${(/** @type {Typed} */ event) => set(Number(event.target.value))} onChange=${hear} />`;

/** Whether an element is in use: from a press or the focus in it until either is elsewhere, or Escape.
 * @param {{current: HTMLElement | null}} box */
function useInUse(box) {
  const [isUsed, use] = useState(false);
  useEffect(() => {
    const look = (/** @type {Event} */ { target }) => use(Boolean(box.current?.contains(/** @type {Node} */ (target))));
    const leave = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && use(false);
    const heard = /** @type {[string, EventListener][]} */ ([
      ["pointerdown", look],
      ["focusin", look],
      ["keydown", leave],
    ]);
    for (const [name, act] of heard) document.addEventListener(name, act);
    return () => {
      for (const [name, act] of heard) document.removeEventListener(name, act);
    };
  }, []);
  return isUsed;
}

/** Whoever makes it louder wants to hear it. @param {number} volume */
const setVolume = (volume) => change({ volume, sound: true });

/** The button of every table, and below it how loud it is while one is there. */
export function SoundButton() {
  const [, redraw] = useState(0);
  useEffect(() => onChange(() => redraw((n) => n + 1)), []);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const isOpen = useInUse(box);
  const toggle = () => void setSound(!settings.sound);
  useKeys({ n: toggle });
  return html`<span class="sound" ref=${box}>
    <${IconButton}
      id="sound" label=${t("sound")} word=${t("sound")} icon=${settings.sound ? "sound" : "sound-off"} keys="n"
      pressed=${settings.sound} on=${toggle} />
    ${isOpen && html`<span class="volume"><${Volume} label=${t("sound-volume")} set=${setVolume} /></span>`}
  </span>`;
}

/** @param {{set: (key: keyof import("../base/settings.js").Settings) =>
 *   (value: string | boolean | number) => void}} props */
export function SoundFields({ set }) {
  return html`<fieldset class="form sounds">
    <legend>${t("sound")}</legend>
    <${Tick} label=${t("sound-on")} value=${settings.sound} on=${setSound} />
    <label class="field">
      <span>${t("sound-volume")}</span>
      <${Volume} set=${set("volume")} off=${!settings.sound} />
    </label>
    ${Object.entries(GROUPS).map(
      ([group, key]) => html`<${Tick} key=${key} label=${t(`sound-${group}`)} value=${settings[key]} on=${set(key)} />`,
    )}
    ${canVibrate() && html`<${Tick} label=${t("sound-vibrate")} value=${settings.vibrate} on=${set("vibrate")} />`}
  </fieldset>`;
}
