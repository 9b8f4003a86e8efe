/* make_page.js - the page on which a table online is made. */
import { html, useState } from "../lib/preact.js";
import { choicesOf, sentenceOf, t } from "../shell/words/words.js";
import { useTitle } from "../shell/base/hooks.js";
import { Choice, LinkButton, PageHead, Tick } from "../shell/base/parts.js";
import { levelFor, levelNames, levelWords } from "../shell/words/levels.js";
import { countChoices, followPeople, readOrder, standardOptions } from "../shell/start/order.js";
import { More, Options } from "../shell/start/options.js";
import { Levels, SeatName, usePlaces } from "../shell/start/seats.js";
import { change, settings } from "../shell/base/settings.js";
import { NameField, NumberField } from "./fields.js";
import { PACES } from "./pace.js";
import { grant } from "./wish.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../shell/play/kit.js").Place} Place */

/** What is filled in: `seats` has "you", "open" or a level.
 * @typedef {{seats: string[], options: Record<string, string>, name: string, public: boolean,
 *   pace: "free" | "live" | "slow", minutes: number, seconds: number, days: number, level: string}} Form */

/** @param {GameInfo} info @returns {Form} */
function emptyForm(info) {
  const count = readOrder(info, {}).players.length;
  return {
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? "you" : "open")),
    options: standardOptions(info),
    name: settings.name,
    public: false,
    pace: "free",
    minutes: 15,
    seconds: 10,
    days: 3,
    level: levelFor("people"),
  };
}

/** @param {Form} form @returns {import("./api.js").Pace} */
function paceOf({ pace, minutes, seconds, days }) {
  if (pace === "live") return { kind: pace, bank: Math.round(minutes * 60), increment: seconds };
  return pace === "slow" ? { kind: pace, days } : { kind: pace };
}

/** @param {string} game @param {Form} form @returns {import("./api.js").Wish} */
function wishOf(game, form) {
  const own = form.seats.indexOf("you");
  return {
    game,
    options: form.options,
    public: form.public,
    level: form.level,
    pace: paceOf(form),
    seats: form.seats.map((who) => (who === "you" ? "open" : who)),
    ...(own >= 0 ? { seat: own, name: form.name.trim() } : {}),
  };
}

/** Which seats people take. @param {string[]} seats */
const peopleOf = (seats) => seats.map((who) => !levelNames().includes(who));

/** @param {GameInfo} info @param {Form} form @param {string[]} seats @returns {Form} */
function withSeats(info, form, seats) {
  return { ...form, seats, options: followPeople(info, form.options, peopleOf(form.seats), peopleOf(seats)) };
}

/** @param {GameInfo} info @param {Form} form @param {number} seat @param {string} who @returns {Form} */
function withSeat(info, form, seat, who) {
  return withSeats(
    info,
    form,
    form.seats.map((old, i) => (i === seat ? who : who === "you" && old === "you" ? "open" : old)),
  );
}

/** @param {GameInfo} info @param {Form} form @param {number} count @returns {Form} */
function withCount(info, form, count) {
  return withSeats(
    info,
    form,
    Array.from({ length: count }, (_, seat) => form.seats[seat] ?? "open"),
  );
}

/** @param {{form: Form, set: (form: Form) => void}} props */
function PaceFields({ form, set }) {
  const part = (/** @type {keyof Form} */ key) => (/** @type {string | number} */ value) =>
    set({ ...form, [key]: value });
  return html`<section aria-labelledby="pace">
    <h2 id="pace">${t("online-pace")}</h2>
    <div class="form options">
      <${Choice}
        label=${t("online-clock")} value=${form.pace} from=${choicesOf("pace", PACES)} on=${part("pace")}
        help=${t(`pace-${form.pace}.help`)} />
      ${
        form.pace === "live" &&
        html`<${NumberField}
            label=${t("online-minutes")} value=${form.minutes} low=${1} high=${1440} on=${part("minutes")} />
          <${NumberField}
            label=${t("online-seconds")} value=${form.seconds} low=${0} high=${3600} on=${part("seconds")} />`
      }
      ${
        form.pace === "slow" &&
        html`<${NumberField} label=${t("online-days")} value=${form.days} low=${1} high=${30} on=${part("days")} />`
      }
    </div>
  </section>`;
}

/** Who plays on for somebody who leaves. @param {{form: Form, set: (form: Form) => void}} props */
const StandIn = ({ form, set }) =>
  html`<${Choice}
    label=${t("online-stand-in")} value=${form.level} help=${t("online-stand-in-help")}
    from=${Object.fromEntries(levelNames().map((word) => [word, t("setup-level", { level: levelWords(word) })]))}
    on=${(/** @type {string} */ level) => set({ ...form, level })} />`;

/** @param {{info: GameInfo, form: Form, set: (form: Form) => void, places: Place[]}} props */
function SeatFields({ info, form, set, places }) {
  const kinds = {
    you: t("online-you"),
    open: t("online-open-seat"),
    ...Object.fromEntries(levelNames().map((word) => [word, t("setup-level", { level: levelWords(word) })])),
  };
  return html`<ul class="seats">
    ${form.seats.map(
      (who, seat) => html`<li key=${seat} class=${`panel seat-row waits ${places[seat].colour}`}>
        <${SeatName} place=${places[seat]} />
        <${Choice}
          label=${t("setup-who", { seat: places[seat].name })} quiet value=${who} from=${kinds}
          on=${(/** @type {string} */ kind) => set(withSeat(info, form, seat, kind))} />
      </li>`,
    )}
  </ul>`;
}

/** @param {string} game @param {Form} form */
async function make(game, form) {
  const wish = wishOf(game, form);
  const made = await grant("make", JSON.stringify(wish), wish, api.make);
  mine.keep(made.table, {
    secret: made.secret ?? "",
    invite: made.invite,
    game,
    commitment: made.commitment,
    early: true,
    when: Date.now(),
  });
  location.hash = `table/${made.table}`;
}

/** @param {{info: GameInfo, special: string[], places: Place[], look: import("../shell/start/seats.js").Look}} props */
export function MakePage({ info, special, places: known, look }) {
  useTitle(t("online-make-title", { game: info.title }));
  const [form, set] = useState(emptyForm(info));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const places = usePlaces(known, look, form.seats.length, form.options);
  const names = places.map(({ name }) => name);
  const options = { info, special, order: form, set, people: peopleOf(form.seats), names };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ name: form.name.trim() });
    setBusy(true);
    make(info.name, form)
      .catch((error) => setProblem(sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return html`<${PageHead} title=${t("online-make-title", { game: info.title })}>
      <${LinkButton} icon="back" label=${t("online-title")} to="#online" />
    </${PageHead}>
    <main class="page setup make">
      <form onSubmit=${submit}>
        <section aria-labelledby="seats">
          <h2 id="seats">${t("setup-seats")}</h2>
          <div class="form options">
            <${NameField} name=${form.name} set=${(/** @type {string} */ name) => set({ ...form, name })} />
            <${Choice}
              label=${t("setup-how-many")} value=${String(form.seats.length)} from=${countChoices(info)}
              on=${(/** @type {string} */ n) => set(withCount(info, form, Number(n)))} />
          </div>
          <div class="seat-area">
            <${SeatFields} info=${info} form=${form} set=${set} places=${places} />
            <${Levels} />
          </div>
          <${Tick}
            label=${t("online-public")} help=${t("online-public-help")} value=${form.public}
            on=${(/** @type {boolean} */ on) => set({ ...form, public: on })} />
        </section>
        <${PaceFields} form=${form} set=${set} />
        <${Options} ...${options} />
        <${More} ...${options}><${StandIn} form=${form} set=${set} /></${More}>
        ${problem && html`<p class="bad" role="alert">${problem}</p>`}
        <div class="row wrap acts-row">
          <button type="submit" class="btn primary" disabled=${busy}>${t("online-make")}</button>
        </div>
      </form>
    </main>`;
}
