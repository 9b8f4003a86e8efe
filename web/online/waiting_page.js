/* waiting_page.js - the waiting room of a table: who sits, who is still missing,
 * taking a seat, and the links that bring others.
 */
import { html, useState } from "../lib/preact.js";
import { sentenceOf, t } from "../shell/words/words.js";
import { Button, Choice, LinkButton, PageHead } from "../shell/base/parts.js";
import { SeatName } from "../shell/start/seats.js";
import { change, settings } from "../shell/base/settings.js";
import { describe } from "./describe.js";
import { Invitation, SeatLink } from "./invite.js";
import { NameField } from "./fields.js";
import { Connection, Unkept } from "./notes.js";
import { Presence } from "./seats.js";

/** @typedef {import("./guest.js").Guest} Guest */

/** Who sits there. @param {import("./api.js").Place} place */
function sitter(place) {
  if (place.kind === "open") return t("online-open");
  return place.kind === "bot" ? t("bot", { level: place.level ?? "" }) : place.name;
}

/** @param {{guest: Guest}} props */
function Seats({ guest }) {
  const { info, places } = guest;
  return html`<ul class="seats">
    ${info.seats.map(
      (place, seat) => html`<li
          key=${seat} class=${`panel seat-row waits ${place.kind} ${places[seat].colour}`} data-place=${seat}>
        <${SeatName} place=${places[seat]} />
        <span class="name">${sitter(place)}</span>
        ${place.kind === "person" && html`<${Presence} guest=${guest} seat=${seat} />`}
      </li>`,
    )}
  </ul>`;
}

/** @param {{guest: Guest}} props */
function Join({ guest }) {
  const { info, places } = guest;
  const [name, setName] = useState(settings.name);
  const [seat, setSeat] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const open = info.seats.flatMap((place, i) => (place.kind === "open" ? [i] : []));
  const from = {
    "": t("online-any-seat"),
    ...Object.fromEntries(open.map((i) => [String(i), places[i].name])),
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ name });
    const wanted = open.includes(Number(seat)) && seat !== "" ? Number(seat) : undefined;
    setBusy(true);
    await guest
      .sit(name.trim(), wanted)
      .then(
        () => setProblem(""),
        (error) => setProblem(sentenceOf(error)),
      )
      .finally(() => setBusy(false));
  };
  return html`<section aria-labelledby="join">
    <h2 id="join">${t("online-join")}</h2>
    <form class="form join" onSubmit=${submit}>
      <${NameField} name=${name} set=${setName} />
      <${Choice} label=${t("online-which-seat")} value=${seat} from=${from} on=${setSeat} />
      <button type="submit" class="btn primary" disabled=${busy || !name.trim()}>${t("online-sit")}</button>
      ${problem && html`<p class="bad" role="alert">${problem}</p>`}
    </form>
  </section>`;
}

/** @param {{guest: Guest, leave: {open: boolean, ask: () => void}}} props */
export function WaitingPage({ guest, leave }) {
  const { info, match } = guest;
  const missing = info.seats.filter((place) => place.kind === "open").length;
  const seated = guest.seat !== null;
  const about = describe(info, match.kit.info, guest.places);
  return html`<${PageHead} title=${match.kit.title}>
      <${LinkButton} icon="back" label=${t("online-title")} to="#online" />
    </${PageHead}>
    <main class="page waiting">
      <div>
        <h2 class="big" role="status">${t("online-missing", { n: missing })}</h2>
        <p class="row wrap chips">
          ${[info.public ? t("online-is-public") : t("online-is-private"), ...about].map(
            (words) => html`<span class="chip">${words}</span>`,
          )}
        </p>
        <p class="news" role="status">${guest.news}</p>
      </div>
      <${Connection} guest=${guest} />
      <${Unkept} guest=${guest} />
      <div class="rooms">
        ${!guest.held.secret && html`<${Join} guest=${guest} />`}
        <section aria-labelledby="seats"><h2 id="seats">${t("online-seats")}</h2><${Seats} guest=${guest} /></section>
        <section aria-labelledby="invite">
          <h2 id="invite">${t("online-invite")}</h2>
          <${Invitation} guest=${guest} primary=${seated} />
        </section>
        ${
          seated &&
          html`<section aria-labelledby="device">
            <h2 id="device">${t("online-seat-link")}</h2>
            <${SeatLink} guest=${guest} />
          </section>`
        }
      </div>
      <div class="row wrap acts-row">
        ${seated && leave.open && html`<${Button} label=${t("online-notify")} on=${leave.ask} />`}
        <${LinkButton} icon="rules" label=${t("rules-title", { game: match.kit.title })}
          to=${`#rules/${match.kit.name}`} />
      </div>
    </main>`;
}
