/* bits.js - small parts of the panels: symbols, marks, costs. */
import { html } from "../../../lib/preact.js";
import { TYPES } from "./read.js";

/** @param {{name: string, label?: string}} props */
export const Icon = ({ name, label }) =>
  html`<svg class="i" aria-hidden=${label ? undefined : "true"} role=${label ? "img" : undefined} aria-label=${label}>
    <use href=${`icons.svg#${name}`} />
  </svg>`;

/** @param {{colour: string}} props */
export const Mark = ({ colour }) =>
  html`<svg class=${`mark ${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href=${`icons.svg#o-${colour}`} />
  </svg>`;

/** A cost as symbols with numbers; what is missing is underlined and says so.
 * @param {{cost: Record<string, number>, lacking?: Record<string, number>, t: any}} props */
export const Cost = ({ cost, lacking = {}, t }) =>
  html`<span class="costs">
    ${TYPES.filter((type) => cost[type] > 0).map(
      (type) => html`<span class=${lacking[type] > 0 ? "cost miss" : "cost"}>
        <${Icon} name=${type} label=${t.resources[type]} />
        <b class="num">${cost[type]}</b>
        ${lacking[type] > 0 && html`<span class="unseen">(${t.board.moreOf(lacking[type], t.resources[type])})</span>`}
      </span>`,
    )}
  </span>`;

/** Conditions of a quest with the progress of whoever holds it.
 * @param {{quest: any, have?: number[], t: any}} props */
export const Conditions = ({ quest, have, t }) =>
  html`<ul class="conds">
    ${quest.conditions.map((/** @type {any} */ c, /** @type {number} */ i) => {
      const met = have && have[i] >= c.n;
      return html`<li class=${met ? "met" : ""}>
        ${
          met
            ? html`<${Icon} name="check" label=${t.quests.met} />`
            : html`<span class="dot" aria-hidden="true"></span>`
        }
        <span>${t.condition(c)}</span>
        ${have && html`<em class="num">${t.quests.progress(have[i], c.n)}</em>`}
      </li>`;
    })}
  </ul>`;

/** @param {any} facts @param {number | string} id */
export const questOf = (facts, id) => facts.quests.find((/** @type {any} */ q) => q.id === Number(id));
