/* options.js - the options of a game as fields: those that most people want, and behind
 * "More" those that few do, as the table of the game tells them apart (`special`).
 */
import { html, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { Choice } from "../base/parts.js";
import { isSeat, optionHelp, optionWords, usualOptions, valueWords } from "./order.js";

/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {GameInfo["options"][number]} Option */
/** @typedef {import("../../lib/preact.js").Children} Children */
/** What an order, or a wish for a table, says of options; `people` is who is one, by seat, and `names` is how the
 * seats are called.
 * @template {{options: Record<string, string>}} O
 * @typedef {{info: GameInfo, special: string[], order: O, people: boolean[], names: string[],
 *   set: (order: O) => void}} Props */

/** The fields of these options. One that asks for a seat offers those that there are.
 * @template {{options: Record<string, string>}} O @param {Props<O> & {list: Option[]}} props */
function Fields({ info, list, order, people, names, set }) {
  const usual = usualOptions(info, people);
  const say = (/** @type {Option} */ option, /** @type {string} */ word) =>
    word === usual[option.name]
      ? t("setup-standard", { value: valueWords(info.name, option, word, names) })
      : valueWords(info.name, option, word, names);
  const words = (/** @type {Option} */ option) =>
    option.words.filter((word) => !isSeat(info.name, option, word) || Number(word) < people.length);
  return list.map(
    (option) => html`<${Choice}
      key=${option.name} label=${optionWords(info.name, option.name)} help=${optionHelp(info.name, option)}
      value=${order.options[option.name]}
      from=${Object.fromEntries(words(option).map((word) => [word, say(option, word)]))}
      on=${(/** @type {string} */ value) => set({ ...order, options: { ...order.options, [option.name]: value } })} />`,
  );
}

/** The options that most want. @template {{options: Record<string, string>}} O @param {Props<O>} props */
export function Options(props) {
  const list = props.info.options.filter(({ name }) => !props.special.includes(name));
  if (list.length === 0) return null;
  return html`<section aria-labelledby="options">
    <h2 id="options">${t("setup-options")}</h2>
    <div class="form options"><${Fields} ...${props} list=${list} /></div>
  </section>`;
}

/** What few want: options, and what else a page has of that kind. It stands open where
 * something in it is not as usual.
 * @template {{options: Record<string, string>}} O @param {Props<O> & {open?: boolean, children?: Children}} props */
export function More({ open = false, children, ...props }) {
  const { info, special, order, people } = props;
  const list = info.options.filter(({ name }) => special.includes(name));
  const usual = usualOptions(info, people);
  const [isOpen] = useState(open || list.some(({ name }) => order.options[name] !== usual[name]));
  if (list.length === 0 && !children) return null;
  return html`<details class="fold more" open=${isOpen}>
    <summary>${t("setup-more")}</summary>
    <div class="form options"><${Fields} ...${props} list=${list} />${children}</div>
  </details>`;
}
