/* pool.js - the four stacks and the reserve. */
import { html } from "../../../lib/preact.js";
import { memo } from "../../../shell/base/memo.js";
import { NONE } from "./model.js";
import { nameTechnology } from "./names.js";
import { acts, CardFace, chooser, told } from "./parts.js";

/** @typedef {import("./drawing.js").Drawing} Drawing */

const RESERVE = "reserve";

/** @param {{drawing: Drawing, stack: string}} props */
function StackDrawn({ drawing, stack }) {
  const { props, grouped, marked } = drawing;
  const { now, t } = props;
  const top = now.state.top[stack];
  const cards = now.state.stack[stack];
  const choice = grouped.take.get(stack);
  const id = `stack:${stack}`;
  if (top === NONE)
    return html`<div class="stack">
      <div class="card off" ...${told(props, id, t("stack-label-empty", { stack }))}>
        ${cards > 0 ? t("stack-turns") : t("stack-empty")}
      </div>
    </div>`;
  const technology = nameTechnology(props, top);
  const label = t("stack-label", { choice: choice ? "take" : "none", technology, stack, cards });
  const state = `card${choice ? " legal" : ""}`;
  const attributes = choice ? chooser(props, choice.move, label, id, true) : told(props, id, label);
  return html`<div class="stack">
    <div key=${top} class=${state} data-piece=${`pool:${stack}:${top}`} ...${attributes}>
      <${CardFace} id=${top} ctx=${props} />
      <small>${t("stack-left", { n: cards })}</small>
      ${marked.has(id) && html`<span class="tag">${t("card-new")}</span>`}
    </div>
  </div>`;
}

const Stack = memo(StackDrawn, ({ drawing: { props, marked }, stack }) => {
  const { top, stack: cards } = props.now.state;
  return [...acts(props), stack, top[stack], cards[stack], marked.has(`stack:${stack}`)];
});

/** @param {{drawing: Drawing}} props */
function Reserve({ drawing }) {
  const { props } = drawing;
  const { t } = props;
  const cards = props.now.state.stack[RESERVE];
  return html`<div class="stack reserve">
    <div class=${cards > 0 ? "card back" : "card off"} ...${told(props, "reserve", t("reserve-label", { cards }))}>
      <span>${cards > 0 ? t("reserve") : t("reserve.gone")}</span>
      ${cards > 0 && html`<span>${t("stack-left", { n: cards })}</span>`}
    </div>
  </div>`;
}

/** @param {{drawing: Drawing}} props */
export function Pool({ drawing }) {
  const { props } = drawing;
  const { now, t } = props;
  const stacks = Object.keys(now.state.stack).filter((stack) => stack !== RESERVE);
  return html`<section class="panel pool" data-panel="tiles" aria-label=${t("pool")}>
    <h2>${t("pool")} <small>${drawing.grouped.take.size > 0 ? t("pool-take") : ""}</small></h2>
    <div class="stacks">
      ${stacks.map((stack) => html`<${Stack} key=${stack} drawing=${drawing} stack=${stack} />`)}
      <${Reserve} drawing=${drawing} />
    </div>
  </section>`;
}
