/* setup.js - the page on which a game is set up: who plays, options, seed. */
import { html, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useTitle } from "../base/hooks.js";
import { Button, Choice, LinkButton, PageHead } from "../base/parts.js";
import { countChoices, followPeople, isSeed, makePlayers, peopleOf, writeOrder } from "./order.js";
import { levelFor, levelNames, levelWords } from "../words/levels.js";
import { Levels, SeatName, usePlaces } from "./seats.js";
import { More, Options } from "./options.js";
import { writeRoute } from "./route.js";
import { address, copyText } from "../base/share.js";
import { change, settings } from "../base/settings.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./order.js").Order} Order */
/** @typedef {import("../play/kit.js").Place} Place */
/** @typedef {import("../play/saved.js").Player} Player */

/** @param {{seat: number, player: Player, place: Place, on: (player: Player) => void}} props */
function SeatRow({ seat, player, place, on }) {
  const kinds = {
    human: t("setup-human"),
    ...Object.fromEntries(levelNames().map((level) => [level, t("setup-level", { level: levelWords(level) })])),
  };
  const pick = (/** @type {string} */ kind) =>
    on(kind === "human" ? { ...player, kind: "human", level: "" } : { ...player, kind: "bot", level: kind });
  return html`<li class=${`panel seat-row ${place.colour}`}>
    <${SeatName} place=${place} />
    <label class="field">
      <span class="unseen">${t("setup-name-of", { seat: place.name })}</span>
      <input
        type="text" maxlength="24" value=${player.name} name=${`name-${seat}`} placeholder=${t("setup-name")}
        onInput=${(/** @type {Typed} */ e) => on({ ...player, name: e.target.value })} />
    </label>
    <${Choice}
      label=${t("setup-who", { seat: place.name })} quiet value=${player.kind === "bot" ? player.level : "human"}
      from=${kinds} on=${pick} />
  </li>`;
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

/** What the seats are called: by the game, and by the name if there is one. @param {Player[]} players
 * @param {Place[]} places */
const seatNames = (players, places) =>
  players.map(({ name }, seat) => t("listed", { items: [places[seat].name, name].filter(Boolean) }));

/** @param {{order: Order, set: (order: Order) => void, bad: boolean}} props */
function SeedField({ order, set, bad }) {
  return html`<label class="field seed">
    <span>${t("setup-seed")}</span>
    <input
      type="text" inputmode="numeric" value=${order.seed} placeholder=${t("setup-seed-random")}
      aria-invalid=${bad ? "true" : undefined}
      onInput=${(/** @type {Typed} */ e) => set({ ...order, seed: e.target.value.trim() })} />
    <small>${t("setup-seed-help")}</small>
    ${bad && html`<small class="bad" role="alert">${t("setup-seed-bad", { text: order.seed })}</small>`}
  </label>`;
}

/** How many play, and who.
 * @param {{info: GameInfo, order: Order, set: (order: Order) => void, places: Place[]}} props */
function Seats({ info, order, set, places }) {
  const setPlayer = (/** @type {number} */ seat) => (/** @type {Player} */ player) => {
    const players = order.players.map((old, i) => (i === seat ? player : old));
    set(withPlayers(info, order, players));
    if (seat === 0 && player.kind === "human" && player.name !== settings.name) change({ name: player.name });
  };
  return html`<section aria-labelledby="seats">
    <h2 id="seats">${t("setup-seats")}</h2>
    <${Choice}
      label=${t("setup-how-many")} value=${String(order.players.length)} from=${countChoices(info)}
      on=${(/** @type {string} */ n) => set(withSeats(info, order, Number(n)))} />
    <div class="seat-area">
    <ul class="seats">
      ${order.players.map(
        (player, seat) => html`<${SeatRow}
          key=${seat} seat=${seat} player=${player} place=${places[seat]} on=${setPlayer(seat)} />`,
      )}
    </ul>
    <${Levels} />
    </div>
  </section>`;
}

/** @param {{info: GameInfo, special: string[], first: Order, places: Place[], look: import("./seats.js").Look,
 *   begin: (order: Order) => void}} props */
export function SetupPage({ info, special, first, places: known, look, begin }) {
  useTitle(t("setup-title", { game: info.title }));
  const [order, set] = useState(first);
  const places = usePlaces(known, look, order.players.length, order.options);
  const seedBad = order.seed !== "" && !isSeed(order.seed);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!seedBad) begin(order);
  };
  const copy = () => copyText(address(writeRoute({ page: "setup", what: info.name, query: writeOrder(info, order) })));
  const options = {
    info,
    special,
    order,
    set,
    people: peopleOf(order.players),
    names: seatNames(order.players, places),
  };
  return html`<${PageHead} title=${t("setup-title", { game: info.title })}>
      <${LinkButton} icon="back" label=${t("frame-home")} to="#" />
    </${PageHead}>
    <main class="page setup">
      <form onSubmit=${submit}>
        <${Seats} info=${info} order=${order} set=${set} places=${places} />
        <${Options} ...${options} />
        <${More} ...${options} open=${first.seed !== ""}>
          <${SeedField} order=${order} set=${set} bad=${seedBad} />
        </${More}>
        <div class="row wrap acts-row">
          <button type="submit" class="btn primary" disabled=${seedBad}>${t("setup-start")}</button>
          <${Button}
            icon="link" label=${t("setup-copy")} off=${seedBad}
            on=${copy} />
        </div>
      </form>
    </main>`;
}
