/* table_page.js - a table online: the waiting room until all seats are taken,
 * the same table as in a local game, and the end.
 */
import { html, useEffect, useRef } from "../lib/preact.js";
import { t } from "../shell/words/words.js";
import { useMatch, useTitle } from "../shell/base/hooks.js";
import { useSounds } from "../shell/sound/heard.js";
import { FramedTable, usePlayKeys, useUi } from "../shell/play/play_page.js";
import { EndPage } from "../shell/score/end.js";
import { PictureButton } from "../shell/score/share_picture.js";
import { useEnding } from "../shell/play/ending.js";
import { focusOnPage } from "../shell/base/spatial.js";
import { Button, LinkButton } from "../shell/base/parts.js";
import { download, fileName } from "../shell/base/share.js";
import { levelWords } from "../shell/words/levels.js";
import { say } from "../shell/base/notice.js";
import { OnlineResult } from "./result.js";
import { Band } from "./seats.js";
import { Invitation, SeatLink } from "./invite.js";
import { Connection, Replaced, TakeBack, Unkept } from "./notes.js";
import { WaitingPage } from "./waiting_page.js";
import { Fairness } from "./fairness.js";
import { useLeave, useTurnTold } from "./notify.js";

/** @typedef {import("./guest.js").Guest} Guest */

/** @param {Guest} guest @param {import("../shell/play/play_page.js").Ui} ui */
function tools(guest, ui) {
  return [
    {
      label: t("online-take-back"),
      word: t("frame-undo"),
      icon: "undo",
      keys: "u",
      id: "undo",
      on: () => guest.undo(),
      off: guest.seat === null || guest.info.state !== "playing",
    },
    { label: t("frame-moves"), word: t("frame-moves"), icon: "log", keys: "m", on: () => ui.open("moves") },
    { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => ui.open("rules") },
    { label: t("frame-menu"), word: t("frame-menu"), icon: "menu", on: () => ui.open("menu") },
  ];
}

/** @param {Guest} guest @param {import("../shell/play/play_page.js").Ui} ui
 * @param {{open: boolean, ask: () => void}} leave */
function items(guest, ui, leave) {
  const seated = guest.seat !== null;
  const playing = guest.info.state === "playing" && !(seated && guest.info.seats[guest.seat ?? 0].resigned);
  const list = [{ icon: "link", label: t("online-invite"), on: () => ui.open("invite") }];
  if (seated) list.push({ icon: "open", label: t("online-seat-link"), on: () => ui.open("device") });
  if (seated && leave.open) list.push({ icon: "play", label: t("online-notify"), on: leave.ask });
  if (seated && playing) list.push({ icon: "delete", label: t("online-resign"), on: () => ui.open("resign") });
  list.push({ icon: "person", label: t("online-title"), on: () => void (location.hash = "online") });
  return list;
}

/** @param {{guest: Guest, open: (panel: string | null) => void}} props */
function Resign({ guest, open }) {
  const resign = () => {
    guest.resign();
    open(null);
  };
  return html`<p>${t("online-resign-lead", { level: levelWords(guest.info.level) })}</p>
    <div class="row wrap acts-row">
      <${Button} primary label=${t("online-resign-yes")} on=${resign} />
      <${Button} label=${t("online-resign-no")} on=${() => open(null)} />
    </div>`;
}

/** @param {{guest: Guest, table: () => void}} props */
function EndActs({ guest, table }) {
  const { info, seat } = guest;
  const name = fileName(guest.match, "txt");
  const save = () =>
    guest
      .record()
      .then((text) => download(name, text))
      .then(
        () => say(t("said-downloaded")),
        (error) => say(error.message),
      );
  return html`${
    info.next
      ? html`<${LinkButton} primary icon="again" label=${t("online-to-rematch")} to=${`#table/${info.next}`} />`
      : seat !== null &&
        html`<${Button} primary icon="again" label=${t("online-rematch")} on=${() => guest.rematch()} />`
  }
    <${LinkButton} icon="play" label=${t("end-replay")} to=${`#record/${info.table}`} />
    <${Button} icon="whole" label=${t("end-table")} on=${table} />
    <${PictureButton} match=${guest.match} when=${Date.now()} />
    <${Button} icon="download" label=${t("end-download")} on=${save} />
    <${LinkButton} icon="person" label=${t("online-title")} to="#online" />`;
}

/** @param {{guest: Guest, ui: import("../shell/play/play_page.js").Ui}} props */
function OnlineEnd({ guest, ui }) {
  const acts = html`<${EndActs} guest=${guest} table=${() => ui.stayAtTable(true)} />`;
  return html`<${EndPage}
      match=${guest.match} acts=${acts} replay=${`record/${guest.info.table}`} counted=${ui.counted} count=${ui.count}
      lead=${html`<${OnlineResult} guest=${guest} />`}>
    ${guest.problem && html`<p class="fold why" role="alert">${guest.problem}</p>`}
    <${Connection} guest=${guest} />
    <${Fairness} guest=${guest} />
  </${EndPage}>`;
}

/** A table becomes another page as its state changes. @param {string} state */
function useBeginning(state) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    focusOnPage();
  }, [state]);
}

/** It is there with the table. */
const loadEnd = () => Promise.resolve(true);

/** @param {{guest: Guest}} props */
export function TablePage({ guest }) {
  const { match, info } = guest;
  useMatch(match);
  useTitle(guest.yours ? t("page-of", { page: t("online-your-turn"), game: match.kit.title }) : match.kit.title);
  useTurnTold(
    guest.yours,
    info.table,
    t("online-turn-in", { game: match.kit.title, names: info.seats.map((place) => place.name).filter(Boolean) }),
  );
  useBeginning(info.state);
  match.onReplay = info.state === "over" ? (n) => void (location.hash = `record/${info.table}?at=${n}`) : null;
  const ui = useUi(guest);
  match.onGo = info.state === "playing" ? ui.again.lookBack : null;
  const leave = useLeave();
  useSounds(guest);
  const over = info.state === "over" && Boolean(match.now?.over);
  const ending = useEnding(match, over, loadEnd);
  usePlayKeys(guest, ui, !ending.page || ui.atTable);
  if (info.state === "open") return html`<${WaitingPage} guest=${guest} leave=${leave} />`;
  if (!match.now || (over && !ending.page && !ending.live)) return html`<p class="boot">${t("opening")}</p>`;
  if (ending.page && !ui.atTable) return html`<${OnlineEnd} guest=${guest} ui=${ui} />`;
  const notes = html`<${Connection} guest=${guest} />
    <${Unkept} guest=${guest} />
    <${Replaced} guest=${guest} />
    <${TakeBack} guest=${guest} />
    ${
      info.pace.kind === "slow" &&
      guest.seat !== null &&
      leave.open &&
      html`<p class="fold note"><${Button} label=${t("online-notify")} on=${leave.ask} /></p>`
    }`;
  const more = {
    resign: [t("online-resign"), html`<${Resign} guest=${guest} open=${ui.open} />`],
    invite: [t("online-invite"), html`<${Invitation} guest=${guest} />`],
    device: [t("online-seat-link"), html`<${SeatLink} guest=${guest} />`],
  };
  return html`<${FramedTable}
    decider=${guest} ui=${ui} tools=${tools(guest, ui)} items=${items(guest, ui, leave)} more=${more}
    band=${html`<${Band} guest=${guest} now=${ui.again.now} open=${ui.open} />`} notes=${notes} />`;
}
