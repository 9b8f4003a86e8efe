/* lives.js - what goes on: games that are kept in this browser and tables online. What waits
 * for the reader stands first, and the first of all is large.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { LANGUAGE, capital, sentenceOf, t } from "../words/words.js";
import { levelWords } from "../words/levels.js";
import { Icon, LinkButton } from "../base/parts.js";
import { say } from "../base/notice.js";
import { hasKeys } from "../base/shelf.js";
import { Picture } from "./picture.js";
import * as saved from "../play/saved.js";

/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */
/** @typedef {import("../play/saved.js").Saved} Saved */
/** Something that goes on, or has ended: whose turn it is in a word, how it stands, who else is there; `kept` is the
 * game if it is at this device.
 * @typedef {{key: string, game: string, title: string, yours: boolean, flag: string, words: string, facts: string,
 *   label: string, to: string, kept?: Saved}} Life */

/** So many are shown with a picture. */
const MOST = 3;

/** Who plays at this device. @param {Saved} game @returns {string[]} */
function playersOf({ players }) {
  const people = players.filter((player) => player.kind === "human");
  const bots = players.filter((player) => player.kind === "bot");
  const [level, ...others] = new Set(bots.map((player) => player.level));
  const names = people.map((player) => player.name).filter(Boolean);
  const list = [];
  if (people.length > 1)
    list.push(
      names.length === people.length ? t("start-with-names", { names }) : t("start-with-people", { n: people.length }),
    );
  if (bots.length > 0)
    list.push(
      others.length > 0
        ? t("start-against-mixed", { n: bots.length })
        : t("start-against", { n: bots.length, level: levelWords(level) }),
    );
  return list;
}

/** The spans of time that are told, in ms, the longest first. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const SPANS = [
  ["month", 30 * 86400e3],
  ["day", 86400e3],
  ["hour", 3600e3],
  ["minute", 60e3],
];

/** How long ago something was. @param {number} when */
function ago(when) {
  const past = Math.max(0, Date.now() - when);
  const [unit, length] = SPANS.find(([, length]) => past >= length) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}

/** @param {Saved} game @returns {Life} */
function lifeOf(game) {
  const { id, over, title, words } = game;
  return {
    key: id,
    game: game.game,
    title,
    yours: !over,
    flag: over ? t("prompt-over") : t("online-your-turn"),
    words: over ? "" : words,
    facts: capital(t("listed", { items: [...playersOf(game), ago(game.when)] })),
    label: over ? t("start-watch") : t("start-resume"),
    to: over ? `#replay/${id}` : `#game/${id}`,
    kept: game,
  };
}

/** What goes on online, as a life. @param {GameInfo[]} games */
async function tablesOf(games) {
  const { goingOn } = await import("../../online/turns.js");
  return (await goingOn()).map(({ turn, others, words, ...one }) => ({
    ...one,
    title: games.find(({ name }) => name === one.game)?.title ?? one.game,
    yours: turn,
    flag: words,
    words: "",
    facts: others ? t("start-online-with", { others }) : t("start-online"),
    label: turn ? t("start-resume") : t("start-look"),
  }));
}

/** What goes on online; nothing before the server has answered. It is asked again when somebody
 * comes back to the page. @param {GameInfo[]} games */
function useTables(games) {
  const [lives, set] = useState(/** @type {Life[]} */ ([]));
  useEffect(() => {
    const ask = () => {
      if (!document.hidden && hasKeys("mudbrick.seat.")) tablesOf(games).then(set, () => {});
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
  return lives;
}

/** All that goes on, what waits for the reader first; all that has ended; and how a game is deleted.
 * @param {GameInfo[]} games */
export function useLives(games) {
  const [kept, set] = useState(saved.list());
  const tables = useTables(games);
  const remove = (/** @type {Life} */ { kept: game, ...life }) => {
    if (!game) return;
    saved.remove(game.id);
    set(saved.list());
    say(t("start-removed", { what: nameOf(life) }), {
      button: t("start-undo-remove"),
      on: () => {
        try {
          saved.keep(game);
        } catch (error) {
          say(sentenceOf(error));
        }
        set(saved.list());
      },
    });
  };
  const own = kept.map(lifeOf);
  const waiting = own.filter(({ yours }) => yours);
  const lives = [...tables.filter(({ yours }) => yours), ...waiting, ...tables.filter(({ yours }) => !yours)];
  return { lives, ended: own.filter(({ yours }) => !yours), remove };
}

/** @param {Omit<Life, "kept">} life */
const partsOf = ({ title, words, facts }) => [title, words, facts].filter(Boolean);

/** What a life is called where it is not seen. @param {Omit<Life, "kept">} life */
const nameOf = (life) => t("listed", { items: partsOf(life) });

/** @param {{life: Life, look: string, remove: (life: Life) => void, main?: boolean}} props */
function LifeItem({ life, look, remove, main }) {
  const { game, title, yours, flag, words, facts, label, to, kept } = life;
  return html`<li class=${`panel life ${look}${yours ? " yours" : ""}`}>
    ${look !== "row-life" && html`<${Picture} name=${game} />`}
    <div class="life-words">
      ${look !== "row-life" && html`<span class="flag">${flag}</span>`}
      <h3>${title}</h3>
      ${words && html`<p>${words}</p>`}
      <p class="small">${look === "row-life" && !kept ? t("listed", { items: [flag, facts] }) : facts}</p>
      <div class="row life-acts">
        <${LinkButton} primary=${main} label=${label}
          long=${t("act-on", { act: label, what: partsOf(life) })} to=${to} />
        ${
          kept &&
          html`<button type="button" class="btn quiet" title=${t("start-remove")}
              aria-label=${t("start-remove-long", { what: nameOf(life) })} onClick=${() => remove(life)}>
            <${Icon} name="delete" />
          </button>`
        }
      </div>
    </div>
  </li>`;
}

/** @param {{lives: Life[], remove: (life: Life) => void}} props */
export function Lives({ lives, remove }) {
  const turns = lives.filter(({ yours }) => yours).length;
  const rest = lives.slice(MOST);
  return html`<section aria-labelledby="lives">
    <h2 id="lives">${t("start-turns", { n: turns })}</h2>
    <ul class="saved lives">
      ${lives.slice(0, MOST).map(
        (life, i) => html`<${LifeItem}
          key=${life.key} life=${life} look=${i === 0 ? "first" : "other"} main=${i === 0} remove=${remove} />`,
      )}
    </ul>
    ${
      rest.length > 0 &&
      html`<ul class="saved rest">
        ${rest.map((life) => html`<${LifeItem} key=${life.key} life=${life} look="row-life" remove=${remove} />`)}
      </ul>`
    }
  </section>`;
}

/** Games that have ended, to be seen again. @param {{lives: Life[], remove: (life: Life) => void}} props */
export const Ended = ({ lives, remove }) =>
  html`<details class="fold ended">
    <summary>${t("start-ended", { n: lives.length })}</summary>
    <ul class="saved rest">
      ${lives.map((life) => html`<${LifeItem} key=${life.key} life=${life} look="row-life" remove=${remove} />`)}
    </ul>
  </details>`;
