/* controls.js - sound on and off at the table, and how it is set. */
import { html, useEffect, useState } from "../../lib/preact.js";
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

/** The button of every table. */
export function SoundButton() {
  const [, redraw] = useState(0);
  useEffect(() => onChange(() => redraw((n) => n + 1)), []);
  const toggle = () => void setSound(!settings.sound);
  useKeys({ n: toggle });
  return html`<${IconButton}
    id="sound" label=${t("sound")} word=${t("sound")} icon=${settings.sound ? "sound" : "sound-off"} keys="n"
    pressed=${settings.sound} on=${toggle} />`;
}

/** @param {{set: (key: keyof import("../base/settings.js").Settings) =>
 *   (value: string | boolean | number) => void}} props */
export function SoundFields({ set }) {
  const volume = (/** @type {Typed} */ event) => set("volume")(Number(event.target.value));
  const hear = () => void unlock().then(() => play(["place"]));
  return html`<fieldset class="form sounds">
    <legend>${t("sound")}</legend>
    <${Tick} label=${t("sound-on")} value=${settings.sound} on=${setSound} />
    <label class="field">
      <span>${t("sound-volume")}</span>
      <input
        type="range" class="slider" min="0" max="100" step="5" value=${settings.volume} disabled=${!settings.sound}
        onInput=${volume} onChange=${hear} />
    </label>
    ${Object.entries(GROUPS).map(
      ([group, key]) => html`<${Tick} key=${key} label=${t(`sound-${group}`)} value=${settings[key]} on=${set(key)} />`,
    )}
    ${canVibrate() && html`<${Tick} label=${t("sound-vibrate")} value=${settings.vibrate} on=${set("vibrate")} />`}
  </fieldset>`;
}
