/* replay_page.js - a match that has been played, move by move. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { useKeys, useMatch, useNarrow, useTitle } from "../base/hooks.js";
import { useSounds } from "../sound/heard.js";
import { Lintel, Strip } from "../table/frame.js";
import { Motion, Stage, lastTurn, tableProps } from "../table/stage.js";
import { Explain } from "../table/explain.js";
import { Announcer } from "../base/announcer.js";
import { MovesList } from "../table/moves.js";
import { Panels } from "../table/panels.js";
import { Copied, hush, useNotice } from "../base/notice.js";
import { Button, Choice, IconButton, Side } from "../base/parts.js";
import { copyLink, downloadRecord } from "../base/share.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("./replay.js").Replay} Replay */

/** @param {Replay} replay @param {(panel: string | null) => void} open */
function useReplayKeys(replay, open) {
  useKeys({
    "m": () => open("moves"),
    "r": () => open("rules"),
    "s": () => open("scores"),
    ",": () => replay.goTo(replay.heading - 1),
    ".": () => replay.goTo(replay.heading + 1),
    "PageUp": () => replay.goTo(replay.heading - 1),
    "PageDown": () => replay.goTo(replay.heading + 1),
    "Home": () => replay.goTo(0),
    "End": () => replay.goTo(replay.total),
    "p": () => replay.toggle(),
  });
}

/** @param {string} to */
const go = (to) => void (location.hash = to);

/** The sentence of the move that led here. @param {Replay} replay */
function lastWords(replay) {
  const entry = replay.match.log.find((e) => e.n === replay.at);
  if (!entry) return t("moves-start");
  return replay.match.sentence(entry) || entry.move;
}

/** What was done, until it is closed. @param {{notice: import("../base/notice.js").Notice}} props */
const Told = ({ notice }) => html`<p class="news" role="status">
  ${notice.line} ${notice.text && html`<${Copied} text=${notice.text} />`}
  <${Button} quiet label=${t("frame-close")} on=${hush} />
</p>`;

/** The buttons that go through the match; a phone has no room for the `far` ones. @param {Replay} replay */
function stepsOf(replay) {
  const { at, heading, total, playing } = replay;
  const to = (/** @type {number} */ n) => () => void replay.goTo(n);
  const [isFirst, isLast] = [at === 0, at === total];
  return [
    { label: t("replay-first"), icon: "first", far: true, on: to(0), off: isFirst },
    { label: t("replay-back"), icon: "step-back", keys: ",", on: to(heading - 1), off: isFirst },
    {
      label: playing ? t("replay-pause") : t("replay-play"),
      icon: playing ? "pause" : "play",
      keys: "p",
      on: () => void replay.toggle(),
    },
    { label: t("replay-on"), icon: "step", keys: ".", on: to(heading + 1), off: isLast },
    { label: t("replay-last"), icon: "last", far: true, on: to(total), off: isLast },
  ];
}

/** @param {{replay: Replay, whatIf: () => void}} props */
function Controls({ replay, whatIf }) {
  const { match } = replay;
  const narrow = useNarrow();
  const notice = useNotice();
  const seats = {
    "": t("replay-everyone"),
    ...Object.fromEntries(replay.eyes().map((seat) => [String(seat), match.seats[seat].label])),
  };
  return html`<section class="prompt-box replay-box" aria-label=${t("replay-title")}>
    <div class="prompt replay" id="prompt" tabindex="-1">
      ${
        notice
          ? html`<${Told} notice=${notice} />`
          : html`<p>${lastWords(replay)}<small>${t("replay-at", { n: replay.at, all: replay.total })}</small></p>`
      }
      <input
        type="range" class="slider" min="0" max=${replay.total} value=${replay.at} aria-label=${t("replay-slider")}
        aria-valuetext=${t("replay-at", { n: replay.at, all: replay.total })}
        onInput=${(/** @type {Typed} */ e) => replay.goTo(Number(e.target.value))} />
      <span class="row steps">
        ${stepsOf(replay)
          .filter((step) => !(narrow && step.far))
          .map((step) => html`<${IconButton} key=${step.icon} ...${step} />`)}
      </span>
      <span class="row wrap acts-row">
        <${Choice}
          label=${t("replay-as")} quiet=${narrow} value=${match.viewer === null ? "" : String(match.viewer)}
            from=${seats}
          on=${(/** @type {string} */ v) => replay.seenBy(v === "" ? null : Number(v))} />
        <${Button}
          label=${t("replay-what-if")} icon="again" on=${whatIf}
          long=${t("replay-what-if.long")} />
      </span>
    </div>
  </section>`;
}

/** @param {{replay: Replay, whatIf: () => void}} all */
export function ReplayPage({ replay, whatIf }) {
  const { match } = replay;
  useMatch(match);
  useTitle(t("page-of", { page: t("replay-title"), game: match.kit.title }));
  const narrow = useNarrow();
  const [panel, open] = useState(/** @type {string | null} */ (null));
  useReplayKeys(replay, open);
  useSounds(replay);
  const [selected, select] = useState(/** @type {string | null} */ (null));
  useEffect(() => select(null), [match.now?.count]);
  if (!match.now) return html`<p class="boot">${t("opening")}</p>`;
  const props = {
    ...tableProps(match, { choices: [], pick: () => {}, preview: () => {}, seen: null, selected, select, narrow }),
    last: lastTurn(match),
  };
  const { game, over } = replay;
  const leave = {
    label: t("replay-game"),
    word: t("replay-game.short"),
    icon: "back",
    on: () => go(`game/${game?.id}`),
  };
  const download = {
    label: t("replay-download"),
    word: t("replay-download.short"),
    icon: "download",
    on: () => downloadRecord(match),
  };
  const tools = [
    game && !over ? leave : download,
    { label: t("replay-link"), word: t("replay-link.short"), icon: "link", on: () => copyLink(match) },
    { label: t("frame-moves"), word: t("frame-moves"), icon: "log", keys: "m", on: () => open("moves") },
    { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => open("rules") },
    { label: t("frame-menu"), word: t("frame-menu"), icon: "menu", on: () => open("menu") },
  ];
  return html`<${Motion} match=${match} now=${match.now} />
    <${Lintel} match=${match} tools=${tools} note=${replay.takenBack && t("taken-back")} />
    <main class="table">
      <${Strip} match=${match} open=${(/** @type {number} */ seat) => open(`scores ${seat}`)} />
      <${Controls} replay=${replay} whatIf=${whatIf} />
      <${Stage} match=${match} props=${props} look="shows" />
    </main>
    <${Explain} match=${match} />
    <${Announcer} match=${match} title=${lastWords(replay)} />
    ${
      panel === "moves"
        ? html`<${Side} low title=${t("moves-title")} onClose=${() => open(null)}>
          <${MovesList} match=${match} log=${match.whole} at=${replay.at} />
        </${Side}>`
        : html`<${Panels} match=${match} panel=${panel} open=${open} />`
    }`;
}
