/* bits.js - small parts of the panels: symbols, marks, costs. */
import { html } from "../../../lib/preact.js";
import { wantFact } from "./names.js";
import { resOf } from "./position.js";

/** @typedef {import("./position.js").Amounts} Amounts */
/** @typedef {import("./position.js").Ctx} Ctx */

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

/** A resource where a player has it: those that are gained come here.
 * @param {{seat: number, type: string, n: number, label?: string, of?: string}} props */
export const Coin = ({ seat, type, n, label, of = "purse" }) =>
  html`<span class="coin" data-held data-piece=${`${of}:${seat}:${type}`} data-home=${`seat:${seat}`} data-n=${n}>
    <${Icon} name=${type} label=${label} />
  </span>`;

/** A cost as symbols with numbers; what is missing is underlined and says so.
 * @param {{cost: Partial<Amounts>, lacking?: Partial<Amounts>, t: Ctx["t"]}} props */
export const Cost = ({ cost, lacking = {}, t }) =>
  html`<span class="costs">
    ${resOf(cost).map(
      ([type, n]) => html`<span class=${lacking[type] ? "cost miss" : "cost"}>
        <${Icon} name=${type} label=${t("type-name", { type })} />
        <b class="num">${n}</b>
        ${lacking[type] ? html`<span class="unseen">${t("layer-lacks.aside", { n: lacking[type], type })}</span>` : ""}
      </span>`,
    )}
  </span>`;

/** How far a condition is. @param {Ctx["t"]} t @param {number} have @param {number} n @returns {string} */
export const progress = (t, have, n) => t("quest-progress", { have: Math.min(have, n), n });

/** Conditions of a quest with the progress of whoever holds it.
 * @param {{ctx: Ctx, quest: import("./position.js").Content["quests"][0], have?: number[]}} props */
export const Conditions = ({ ctx, quest, have }) =>
  html`<ul class="conds">
    ${quest.conditions.map((c, i) => {
      const met = have && have[i] >= c.n;
      return html`<li class=${met ? "met" : ""}>
        ${
          met
            ? html`<${Icon} name="check" label=${ctx.t("quest-met")} />`
            : html`<span class="dot" aria-hidden="true"></span>`
        }
        <span>${ctx.say(wantFact(c))}</span>
        ${have && html`<em class="num">${progress(ctx.t, have[i], c.n)}</em>`}
      </li>`;
    })}
  </ul>`;
