/* parts.js - the small things that every page is made of. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";

/** @typedef {import("../../lib/preact.js").Children} Children */
/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */

/** A symbol of icons.svg; it is decoration, the words stand beside it.
 * @param {{name: string, big?: boolean}} props */
export function Icon({ name, big }) {
  return html`<svg class=${big ? "i big" : "i"} aria-hidden="true"><use href=${`icons.svg#${name}`} /></svg>`;
}

/** The mark of a seat: its colour and its shape.
 * @param {{colour: string, label?: string}} props */
export function Mark({ colour, label }) {
  const said = label ? { "role": "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`mark ${colour}`} viewBox="0 0 24 24" ...${said}>
    <use href=${`icons.svg#o-${colour}`} />
  </svg>`;
}

/** A button, by default with a symbol and words.
 * @param {{label: string, icon?: string, on: (event: Event) => void, primary?: boolean, quiet?: boolean,
 *          off?: boolean, long?: string, pressed?: boolean, id?: string}} props */
export function Button({ label, icon, on, primary, quiet, off, long, pressed, id }) {
  const kind = `btn${primary ? " primary" : ""}${quiet ? " quiet" : ""}`;
  return html`<button type="button" class=${kind} id=${id} onClick=${on} disabled=${off} aria-label=${long}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)}>
    ${icon && html`<${Icon} name=${icon} />`}${label}</button>`;
}

/** A button that shows only a symbol, and a word below it if there is one and room; what it
 * does is a tooltip as well.
 * @param {{label: string, icon: string, on: (event: Event) => void, off?: boolean, keys?: string,
 *   id?: string, pressed?: boolean, word?: string}} props */
export function IconButton({ label, icon, on, off, keys, id, pressed, word }) {
  const title = keys ? t("button-keys", { label, keys }) : label;
  return html`<button type="button" class="btn quiet" id=${id} onClick=${on} disabled=${off} aria-label=${label}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} aria-keyshortcuts=${keys} title=${title}>
    <${Icon} name=${icon} big />${word && html`<small aria-hidden="true">${word}</small>`}</button>`;
}

/** A link that looks like a button.
 * @param {{label: string, to: string, icon?: string, primary?: boolean, quiet?: boolean, long?: string}} props */
export function LinkButton({ label, to, icon, primary, quiet, long }) {
  return html`<a class=${`btn${primary ? " primary" : ""}${quiet ? " quiet" : ""}`} href=${to} aria-label=${long}>
    ${icon && html`<${Icon} name=${icon} />`}${label}</a>`;
}

/** One of several values.
 * @param {{label: string, value: string, from: Record<string, string>, on: (value: string) => void, help?: string,
 *   quiet?: boolean}} props */
export function Choice({ label, value, from, on, help, quiet }) {
  return html`<label class="field">
    <span class=${quiet ? "unseen" : ""}>${label}</span>
    <select value=${value} onChange=${(/** @type {Typed} */ e) => on(e.target.value)}>
      ${Object.entries(from).map(
        ([key, word]) => html`<option value=${key} selected=${key === value}>${word}</option>`,
      )}
    </select>
    ${help && html`<small>${help}</small>`}
  </label>`;
}

/** Yes or no.
 * @param {{label: string, value: boolean, on: (value: boolean) => void, help?: string}} props */
export function Tick({ label, value, on, help }) {
  return html`<label class="field tick"><input type="checkbox" checked=${value}
      onChange=${(/** @type {Typed} */ e) => on(e.target.checked)} /><span>${label}</span>
    ${help && html`<small>${help}</small>`}</label>`;
}

/** A panel at the side (at the bottom of a phone) that the keyboard stays in
 * until it is closed. The table beside it can still be seen; on a phone above a `low` one, which
 * each becomes when a word in it is tapped that means a thing there.
 * @param {{title: string, onClose: () => void, children?: Children, wide?: boolean, low?: boolean}} props */
export function Side({ title, onClose, children, wide, low }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      if (dialog?.open) dialog.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  const [isLow, setLow] = useState(Boolean(low));
  const press = (/** @type {import("../../types.d.ts").EventAt<Element>} */ { target }) => {
    if (target === box.current) onClose();
    else if (target.closest(".thing")) setLow(true);
  };
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog
      class=${`side${wide ? " wide" : ""}${isLow ? " low" : ""}`} ref=${box} aria-label=${title}
      onClick=${press} onCancel=${cancel}>
    <div class="side-head">
      <h2>${title}</h2>
      <button type="button" class="btn quiet" aria-label=${t("frame-close")} onClick=${onClose}>
        <${Icon} name="close" />
      </button>
    </div>
    <div class="side-body" tabindex="-1">${children}</div>
  </dialog>`;
}

/** The bar at the top of every page that is no table; `note` stands below the title.
 * @param {{title: string, note?: string, children?: Children}} props */
export function PageHead({ title, note, children }) {
  const name = note
    ? html`<div class="name"><h1>${title}</h1><p class="small">${note}</p></div>`
    : html`<h1>${title}</h1>`;
  return html`<header class="head">${name}${children}</header><div class="bricks"></div>`;
}
