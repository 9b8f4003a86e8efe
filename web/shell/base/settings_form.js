/* settings_form.js - the settings as fields; they hold at once. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { choicesOf, t } from "../words/words.js";
import { Choice, Tick } from "./parts.js";
import { change, onChange, settings } from "./settings.js";
import { SoundFields } from "../sound/controls.js";

export function SettingsForm() {
  const [, redraw] = useState(0);
  useEffect(() => onChange(() => redraw((n) => n + 1)), []);
  const set =
    (/** @type {keyof import("./settings.js").Settings} */ key) => (/** @type {string | boolean | number} */ value) =>
      change({ [key]: value });
  return html`<div class="form">
    <${Choice} label=${t("settings-theme")} value=${settings.theme}
      from=${choicesOf("theme", ["system", "light", "dark"])} on=${set("theme")} />
    <${Choice} label=${t("settings-speed")} value=${settings.speed}
      from=${choicesOf("speed", ["slow", "normal", "fast", "once"])} on=${set("speed")} />
    <${Choice} label=${t("settings-size")} value=${settings.size}
      from=${choicesOf("size", ["small", "normal", "large", "huge"])} on=${set("size")} />
    <${Tick} label=${t("settings-confirm")} value=${settings.confirm} on=${set("confirm")} />
    <${Tick} label=${t("settings-motion")} value=${settings.motion} on=${set("motion")} />
    <${SoundFields} set=${set} />
    <p class="small">${t("settings-kept")}</p></div>`;
}
