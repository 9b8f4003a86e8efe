/* setup.js - the page on which a game is set up: who plays, options, seed. */
import { html, useState } from "../../lib/preact.js";
import { capital, t } from "../words/words.js";
import { useTitle } from "../base/hooks.js";
import { Button, Choice, LinkButton, Mark, PageHead } from "../base/parts.js";
import {
  countChoices,
  followPeople,
  isSeed,
  makePlayers,
  optionHelp,
  optionWords,
  peopleOf,
  usualOptions,
  valueWords,
  writeOrder,
} from "./order.js";
import { levelFor, levelNames, levelSays, levelWords } from "../words/levels.js";
import { writeRoute } from "./route.js";
import { address, copyText } from "../base/share.js";
import { change, settings } from "../base/settings.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {GameInfo["options"][number]} Option */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./order.js").Order} Order */
/** @typedef {import("../play/saved.js").Player} Player */

/** @param {{seat: number, player: Player, colour: string, on: (player: Player) => void}} props */
function SeatRow({ seat, player, colour, on }) {
  const kinds = {
    human: t("setup-human"),
    ...Object.fromEntries(levelNames().map((level) => [level, t("setup-level", { level: levelWords(level) })])),
  };
  const pick = (/** @type {string} */ kind) =>
    on(kind === "human" ? { ...player, kind: "human", level: "" } : { ...player, kind: "bot", level: kind });
  return html`<li class=${`panel seat-row ${colour}`}>
    <span class="row"><${Mark} colour=${colour} /><b>${t("colour", { id: colour })}</b></span>
    <label class="field">
      <span class="unseen">${t("setup-name")}</span>
      <input
        type="text" maxlength="24" value=${player.name} name=${`name-${seat}`}
        placeholder=${player.kind === "bot" ? t("bot", { level: player.level }) : t("colour", { id: colour })}
        onInput=${(/** @type {Typed} */ e) => on({ ...player, name: e.target.value })} />
    </label>
    <${Choice}
      label=${t("setup-kind")} quiet value=${player.kind === "bot" ? player.level : "human"} from=${kinds} on=${pick} />
  </li>`;
}

/** How strong the bots are. */
const Levels = () =>
  html`<dl class="levels">
    ${levelNames().map(
      (level) => html`<div key=${level}><dt>${capital(levelWords(level))}</dt><dd>${levelSays(level)}</dd></div>`,
    )}
  </dl>`;

/** The options of a game, of an order or a wish that has them. One that asks for a person offers the seats there are.
 * @template {{options: Record<string, string>}} O
 * @param {{info: GameInfo, order: O, people: boolean[], seats: string[],
 *   set: (order: O) => void}} props
 * `people`: who is one, by seat; `seats`: how they are called */
export function Options({ info, order, people, seats, set }) {
  if (info.options.length === 0) return null;
  const usual = usualOptions(info, people);
  const say = (/** @type {Option} */ option, /** @type {string} */ word) =>
    (option.person && seats[Number(word)]) || valueWords(info.name, option, word);
  const value = (/** @type {Option} */ option, /** @type {string} */ word) =>
    `${say(option, word)}${word === usual[option.name] ? ` (${t("setup-standard")})` : ""}`;
  const words = (/** @type {Option} */ option) =>
    option.words.filter((word) => !(option.person && Number(word) >= people.length));
  const one = (/** @type {Option} */ option) => html`<${Choice}
    label=${optionWords(info.name, option.name)} help=${optionHelp(info.name, option)}
    value=${order.options[option.name]}
    from=${Object.fromEntries(words(option).map((/** @type {string} */ word) => [word, value(option, word)]))}
    on=${(/** @type {string} */ value) => set({ ...order, options: { ...order.options, [option.name]: value } })} />`;
  return html`<section aria-labelledby="options">
    <h2 id="options">${t("setup-options")}</h2>
    <div class="form options">${info.options.map(one)}</div>
  </section>`;
}

/** @param {GameInfo} info @param {Order} order @param {Player[]} players @returns {Order} */
function withPlayers(info, order, players) {
  return { ...order, players, options: followPeople(info, order.options, peopleOf(order.players), peopleOf(players)) };
}

/** @param {GameInfo} info @param {Order} order @param {number} seats @returns {Order} */
function withSeats(info, order, seats) {
  const more = makePlayers(seats, 0, [levelFor("people")]);
  return withPlayers(
    info,
    order,
    more.map((player, seat) => order.players[seat] ?? player),
  );
}

/** What the seats are called: the colour, and the name if there is one. @param {Player[]} players
 * @param {string[]} colours */
const seatNames = (players, colours) =>
  players.map(({ name }, seat) => [t("colour", { id: colours[seat] }), name].filter(Boolean).join(", "));

/** @param {{info: GameInfo, first: Order, colours: string[], begin: (order: Order) => void}} props */
export function SetupPage({ info, first, colours, begin }) {
  useTitle(t("setup-title", { game: info.title }));
  const [order, set] = useState(first);
  const seedBad = order.seed !== "" && !isSeed(order.seed);
  const setPlayer = (/** @type {number} */ seat) => (/** @type {Player} */ player) => {
    set(
      withPlayers(
        info,
        order,
        order.players.map((old, i) => (i === seat ? player : old)),
      ),
    );
    if (seat === 0 && player.kind === "human" && player.name !== settings.name) change({ name: player.name });
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!seedBad) begin(order);
  };
  const copy = () => copyText(address(writeRoute({ page: "setup", what: info.name, query: writeOrder(info, order) })));
  return html`<${PageHead} title=${t("setup-title", { game: info.title })}>
      <${LinkButton} icon="back" label=${t("frame-home")} to="#" />
    </${PageHead}>
    <main class="page setup">
      <form onSubmit=${submit}>
        <section aria-labelledby="seats">
          <h2 id="seats">${t("setup-seats")}</h2>
          <${Choice}
            label=${t("setup-how-many")} value=${String(order.players.length)} from=${countChoices(info)}
            on=${(/** @type {string} */ n) => set(withSeats(info, order, Number(n)))} />
          <ul class="seats">
            ${order.players.map(
              (player, seat) => html`<${SeatRow}
                key=${seat} seat=${seat} player=${player} colour=${colours[seat] ?? "neutral"}
                on=${setPlayer(seat)} />`,
            )}
          </ul>
          <${Levels} />
        </section>
        <${Options}
          info=${info} order=${order} people=${peopleOf(order.players)} seats=${seatNames(order.players, colours)}
          set=${set} />
        <label class="field seed">
          <span>${t("setup-seed")}</span>
          <input
            type="text" inputmode="numeric" value=${order.seed} placeholder=${t("setup-seed-random")}
            aria-invalid=${seedBad ? "true" : undefined}
            onInput=${(/** @type {Typed} */ e) => set({ ...order, seed: e.target.value.trim() })} />
          <small>${t("setup-seed-help")}</small>
          ${seedBad && html`<small class="bad" role="alert">${t("setup-seed-bad", { text: order.seed })}</small>`}
        </label>
        <div class="row wrap acts-row">
          <button type="submit" class="btn primary" disabled=${seedBad}>${t("setup-start")}</button>
          <${Button}
            icon="link" label=${t("setup-copy")} off=${seedBad}
            on=${copy} />
        </div>
      </form>
    </main>`;
}
