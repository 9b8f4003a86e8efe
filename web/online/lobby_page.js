/* lobby_page.js - playing together: the own games, the tables that are open to
 * everybody, and making one.
 */
import { html, useState } from "../lib/preact.js";
import { sentenceOf, t } from "../shell/words/words.js";
import { useTitle } from "../shell/base/hooks.js";
import { say } from "../shell/base/notice.js";
import { Picture } from "../shell/start/picture.js";
import { Button, Icon, LinkButton, PageHead } from "../shell/base/parts.js";
import { describe } from "./describe.js";
import { paceWords } from "./pace.js";
import { NoServer } from "./api.js";
import { usePoll } from "./poll.js";
import { tellTurn, useLeave } from "./notify.js";
import { lookUp, people, seatAddress, standing } from "./turns.js";
import * as api from "./api.js";
import * as mine from "./mine.js";

/** @typedef {import("./turns.js").Mine} Mine */
/** @typedef {import("../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./api.js").Summary} Summary */

const EVERY = 10000;

/** @param {GameInfo[]} games @param {string} name */
const titleOf = (games, name) => games.find((game) => game.name === name)?.title ?? name;

/** Tells of turns that have begun since the last look.
 * @param {Map<string, boolean>} before @param {Mine[]} now @param {GameInfo[]} games */
function tellNew(before, now, games) {
  for (const { table, secret, turn, summary } of now) {
    if (turn && before.get(secret) === false)
      tellTurn(
        table,
        t("online-turn-in", { game: titleOf(games, summary.game), names: summary.seats.filter(Boolean) }),
      );
    before.set(secret, Boolean(turn));
  }
}

/** Whose turn it is, at the seats of this browser. @param {GameInfo[]} games */
function useMine(games) {
  const [before] = useState(new Map());
  const [round, again] = useState(0);
  const poll = usePoll(
    async () => {
      const list = await lookUp();
      tellNew(
        before,
        list.filter((one) => !one.gone && !one.unknown),
        games,
      );
      return list;
    },
    EVERY,
    round,
  );
  return { ...poll, again: () => again((n) => n + 1) };
}

/** @param {Mine} one */
const rank = ({ gone, unknown, turn, summary }) => (gone ? 3 : turn ? 0 : !unknown && summary.state === "over" ? 2 : 1);

/** @param {{one: Mine, games: GameInfo[], remove: () => void, again: () => void}} props */
function MyGame({ one, games, remove, again }) {
  if (one.gone) {
    return html`<li class="panel">
      <p><b>${t("online-gone")}</b></p>
      <${Button} icon="delete" label=${t("online-forget")} on=${remove} />
    </li>`;
  }
  const { summary } = one;
  const title = titleOf(games, summary?.game ?? mine.load(one.table).game);
  if (one.unknown) {
    return html`<li class="panel" data-table=${one.table}><p><b>${title}</b><small>${t("online-unknown")}</small></p>
      <${Button} icon="again" label=${t("errors-again")} long=${t("act-on", { act: t("errors-again"), what: [title] })}
        on=${again} /></li>`;
  }
  const over = summary.state === "over";
  const open = over ? t("online-result") : t("start-resume");
  const what = [title, people(summary.seats)];
  return html`<li class=${one.turn ? "panel yours" : "panel"} data-table=${one.table}>
    <p>
      <b>${title}</b> <span class=${one.turn ? "chip turn" : "chip"}>${standing(one)}</span>
      <small>${t("online-table-says", { people: people(summary.seats), facts: [paceWords(summary.pace)] })}</small>
    </p>
    <div class="row">
      <${LinkButton}
        icon=${over ? "chart" : "play"} primary=${one.turn} label=${open} long=${t("act-on", { act: open, what })}
        to=${seatAddress(one)} />
      ${
        over &&
        html`<${Button}
          icon="delete" label=${t("online-forget")} long=${t("act-on", { act: t("online-forget"), what })}
          on=${remove} />`
      }
    </div>
  </li>`;
}

/** @param {{games: GameInfo[], list: Mine[], again: () => void}} props */
function MyGames({ games, list, again }) {
  const sorted = [...list].sort((a, b) => rank(a) - rank(b));
  const remove =
    (/** @type {Mine} */ { table, secret }) =>
    () => {
      const back = mine.forget(table, secret);
      again();
      say(t("online-forgotten"), { button: t("start-undo-remove"), on: () => (back(), again()) });
    };
  return html`<ul class="saved">
    ${sorted.map(
      (one) => html`<${MyGame} key=${one.secret} one=${one} games=${games} remove=${remove(one)} again=${again} />`,
    )}
  </ul>`;
}

/** @param {{games: GameInfo[], list: Summary[]}} props */
function OpenTables({ games, list }) {
  const others = list.filter((one) => !mine.load(one.table).secret);
  if (others.length === 0) return html`<p class="small">${t("online-no-tables")}</p>`;
  return html`<ul class="saved">
    ${others.map((one) => {
      const title = titleOf(games, one.game);
      const open = one.state === "open";
      const label = open ? t("online-sit") : t("online-watch");
      const info = games.find((game) => game.name === one.game);
      return html`<li key=${one.table} class="panel" data-table=${one.table}>
        <p>
          <b>${title}</b> <span class="chip">${open ? t("online-missing", { n: one.open }) : t("online-playing")}</span>
          <small>${t("online-table-says", {
            people: people(one.seats) || t("online-nobody"),
            facts: describe(one, info),
          })}</small>
        </p>
        <${LinkButton}
          icon=${open ? "person" : "whole"} label=${label}
          long=${t("act-on", { act: label, what: [title, people(one.seats)] })}
          to=${`#table/${one.table}`} />
      </li>`;
    })}
  </ul>`;
}

/** @param {{error: unknown, again: () => void}} props */
function Missing({ error, again }) {
  return html`<section class="panel"><p class="lead" role="status">${sentenceOf(error)}</p>
    <div class="row wrap acts-row"><${LinkButton} primary icon="back" label=${t("errors-home")} to="#" />
    <${Button} icon="again" label=${t("errors-again")} on=${again} /></div></section>`;
}

/** The own games, and being told of a turn.
 * @param {{games: GameInfo[], own: ReturnType<typeof useMine>, leave: ReturnType<typeof useLeave>}} props */
function Own({ games, own, leave }) {
  return html`<section aria-labelledby="mine">
    <h2 id="mine">${t("online-mine")}</h2>
    <${MyGames} games=${games} list=${own.value ?? []} again=${own.again} />
    ${leave.open && html`<p><${Button} label=${t("online-notify")} on=${leave.ask} /></p>`}
  </section>`;
}

/** A way to make a table for each game. @param {{games: GameInfo[]}} props */
const Makers = ({ games }) =>
  html`<section aria-labelledby="make">
    <h2 id="make">${t("online-make-one")}</h2>
    <div class="makers">
      ${games.map(
        ({ name, title }) => html`<a
            key=${name} class="panel maker" href=${`#make/${name}`}
            aria-label=${t("online-make-title", { game: title })}>
          <${Picture} name=${name} />
          <b><${Icon} name="plus" /> ${title}</b>
        </a>`,
      )}
    </div>
  </section>`;

/** @param {{games: GameInfo[]}} props */
export function LobbyPage({ games }) {
  const open = usePoll(api.tables, EVERY);
  const own = useMine(games);
  const leave = useLeave();
  const turns = (own.value ?? []).filter((one) => one.turn).length;
  useTitle(turns > 0 ? t("online-turns", { n: turns }) : t("online-title"));
  const hasSeats = mine.seats().length > 0;
  const absent = open.error instanceof NoServer && open.value === null;
  return html`<${PageHead} title=${t("online-title")}>
      <${LinkButton} icon="back" label=${t("frame-home")} to="#" />
    </${PageHead}>
    <main class="page online">
      ${
        absent
          ? html`<${Missing} error=${open.error} again=${open.again} />`
          : html`<p class="lead">${t("online-lead")}</p>
            ${open.error && html`<p class="fold why" role="status">${sentenceOf(open.error)}</p>`}
            ${hasSeats && html`<${Own} key="mine" games=${games} own=${own} leave=${leave} />`}
            <${Makers} key="make" games=${games} />
            <section key="tables" aria-labelledby="tables">
              <h2 id="tables">${t("online-tables")}</h2>
              <${OpenTables} games=${games} list=${open.value ?? []} />
            </section>`
      }
    </main>`;
}
