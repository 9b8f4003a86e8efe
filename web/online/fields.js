/* fields.js - the fields that forms of the online part share. */
import { html } from "../lib/preact.js";
import { t } from "../shell/words/words.js";

/** @typedef {import("../types.d.ts").EventAt<HTMLInputElement>} Typed */

/** @param {{name: string, set: (name: string) => void}} props */
export function NameField({ name, set }) {
  return html`<label class="field">
    <span>${t("online-name")}</span>
    <input
      type="text" name="name" maxlength="24" autocomplete="nickname" required value=${name}
      onInput=${(/** @type {Typed} */ e) => set(e.target.value)} />
  </label>`;
}

/** @param {{label: string, value: number, low: number, high: number, on: (value: number) => void}} props */
export function NumberField({ label, value, low, high, on }) {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="number" inputmode="numeric" min=${low} max=${high} value=${value} required
      onInput=${(/** @type {Typed} */ e) => on(Number(e.target.value))} />
  </label>`;
}
