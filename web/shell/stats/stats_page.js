/* stats_page.js - the statistics of one's own games. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { LANGUAGE, t } from "../words/words.js";
import { levelWords } from "../words/levels.js";
import { useTitle } from "../base/hooks.js";
import { Button, LinkButton, PageHead } from "../base/parts.js";
import { download } from "../base/share.js";
import { figuresOf, kindsOf, levelsOf } from "./figures.js";
import { PERSON, asCsv, asJson, erase, list } from "./kept.js";

/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("./kept.js").Entry} Entry */

/** @param {number} n */
const rounded = (n) => n.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 });

/** @param {string} level */
const whoWords = (level) => (level === PERSON ? t("stats-people") : levelWords(level));

/** The cells of a row, with the name of their column. @param {Entry[]} entries of one kind */
function cellsOf(entries) {
  const { played, won, average, best, streak, longest } = figuresOf(entries);
  return {
    [t("stats-played")]: played,
    [t("stats-won")]: won,
    [t("stats-share")]: t("stats-percent", { n: Math.round((100 * won) / played) }),
    [t("stats-average")]: rounded(average),
    [t("stats-best")]: best,
    [t("stats-streak")]: streak,
    [t("stats-longest")]: longest,
  };
}

/** @param {{game: GameInfo, kinds: Entry[][]}} props */
function GameFigures({ game, kinds }) {
  const id = `stats-${game.name}`;
  const rows = kinds.map((entries) => ({ first: entries[0], cells: cellsOf(entries) }));
  return html`<section aria-labelledby=${id}>
    <h2 id=${id}>${game.title}</h2>
    <table class="stats panel">
      <thead><tr>
        <th scope="col">${t("stats-table")}</th>
        ${Object.keys(rows[0].cells).map((name) => html`<th scope="col">${name}</th>`)}
      </tr></thead>
      <tbody>${rows.map(
        ({ first, cells }) => html`<tr>
          <th scope="row">${t("stats-kind", { n: first.seats, levels: levelsOf(first).map(whoWords) })}</th>
          ${Object.entries(cells).map(([name, value]) => html`<td class="num" data-name=${name}>${value}</td>`)}
        </tr>`,
      )}</tbody>
    </table>
  </section>`;
}

/** The question before everything is forgotten; the keyboard is led to its answers and back.
 * @param {{erased: () => void}} props */
function Erase({ erased }) {
  const [asking, ask] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) box.current?.querySelector("button")?.focus();
  }, [asking]);
  const turn = (/** @type {boolean} */ next) => () => {
    moved.current = true;
    ask(next);
  };
  if (!asking)
    return html`<span ref=${box}><${Button} icon="delete" label=${t("stats-erase")} on=${turn(true)} /></span>`;
  return html`<span ref=${box} class="row wrap" role="group" aria-labelledby="erase">
    <span id="erase">${t("stats-erase-lead")}</span>
    <${Button} key="no" label=${t("stats-erase-no")} on=${turn(false)} />
    <${Button} key="yes" icon="delete" label=${t("stats-erase-yes")} on=${erased} />
  </span>`;
}

/** @param {{games: GameInfo[]}} props */
export function StatsPage({ games }) {
  useTitle(t("stats-title"));
  const [entries, set] = useState(list());
  const known = games.map((game) => ({ game, kinds: kindsOf(entries, game.name) })).filter(({ kinds }) => kinds.length);
  const erased = () => {
    erase();
    set(list());
  };
  return html`<${PageHead} title=${t("stats-title")}>
      <${LinkButton} icon="back" label=${t("frame-home")} to="#" />
    </${PageHead}>
    <main class="page stats-page">
      <p class="lead">${t("stats-lead")}</p>
      ${known.length === 0 && html`<p role="status">${t("stats-none")}</p>`}
      ${known.map(({ game, kinds }) => html`<${GameFigures} key=${game.name} game=${game} kinds=${kinds} />`)}
      ${
        entries.length > 0 &&
        html`<div class="row wrap acts-row">
          <${Button}
            icon="download" label=${t("stats-csv")} on=${() => download("mudbrick-statistics.csv", asCsv())} />
          <${Button}
            icon="download" label=${t("stats-json")} on=${() => download("mudbrick-statistics.json", asJson())} />
          <${Erase} erased=${erased} />
        </div>`
      }
    </main>`;
}
