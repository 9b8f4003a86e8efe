/* start.js - the start page: the three games, the games that are kept, and a
 * way in for files and links.
 */
import { html, useEffect, useState } from "../../lib/preact.js";
import { LANGUAGE, t, wordsOf } from "../words/words.js";
import { loadTable } from "../play/kit.js";
import { levelFor, levelWords } from "../words/levels.js";
import { useTitle } from "../base/hooks.js";
import { Button, Icon, LinkButton, PageHead, Side } from "../base/parts.js";
import { SettingsForm } from "../base/settings_form.js";
import { say } from "../base/notice.js";
import { openFile, openText } from "./open.js";
import { seatRange } from "./order.js";
import { hasKeys } from "../base/shelf.js";
import { list as ended } from "../stats/kept.js";
import * as saved from "../play/saved.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */

/** @param {{name: string}} props */
function Picture({ name }) {
  const [table, setTable] = useState(/** @type {import("../../types.d.ts").GameTable | null} */ (null));
  useEffect(() => {
    loadTable(name).then(setTable, () => {});
  }, [name]);
  const Drawn = table?.picture;
  return html`<div class="picture" aria-hidden="true">
    ${Drawn ? html`<${Drawn} />` : html`<${Icon} name="monument" />`}
  </div>`;
}

/** @param {{game: GameInfo}} props */
function GameCard({ game }) {
  const { low, high } = seatRange(game);
  const words = wordsOf(game.name);
  return html`<li class="panel game-card">
    <${Picture} name=${game.name} />
    <div class="game-words">
      <h2>${game.title}</h2>
      <p class="small row wrap">
        <span class="chip"><${Icon} name="person" />${t("start-seats-range", { low, high })}</span>
        ${words.has("title-length") && html`<span class="chip">${words.t("title-length")}</span>`}
      </p>
      <p>${words.has("title-blurb") && words.t("title-blurb")}</p>
      <div class="game-acts">
        <${LinkButton}
          primary icon="play" label=${t("start-play")}
          long=${t("start-play-long", { title: game.title, level: levelWords(levelFor("people")) })}
          to=${`#play/${game.name}`} />
        <${LinkButton}
          icon="settings" label=${t("start-set-up")} long=${t("start-set-up-long", { title: game.title })}
            to=${`#setup/${game.name}`} />
        <${LinkButton}
          icon="learn" label=${t("start-learn")} long=${t("start-learn-long", { title: game.title })}
            to=${`#learn/${game.name}`} />
        <${LinkButton}
          icon="rules" label=${t("start-rules")} long=${t("start-rules-long", { title: game.title })}
            to=${`#rules/${game.name}`} />
      </div>
    </div>
  </li>`;
}

/** @param {import("../play/saved.js").Saved} game */
function describe(game) {
  const people = game.players.map(
    (player) => player.name || (player.kind === "bot" ? t("bot", { level: player.level }) : t("you")),
  );
  return `${game.title}, ${t("list", { items: people })}`;
}

/** Who plays, how it stands, when it was last played. @param {import("../play/saved.js").Saved} game */
function facts(game) {
  const when = new Date(game.when).toLocaleString(LANGUAGE, { dateStyle: "medium", timeStyle: "short" });
  return [describe(game).slice(game.title.length + 2), game.over ? t("prompt-over") : game.words, when].filter(Boolean);
}

function SavedGames() {
  const [games, setGames] = useState(saved.list());
  const remove = (/** @type {import("../play/saved.js").Saved} */ game) => {
    saved.remove(game.id);
    setGames(saved.list());
    say(t("start-removed", { what: describe(game) }), {
      button: t("start-undo-remove"),
      on: () => {
        saved.keep(game);
        setGames(saved.list());
      },
    });
  };
  if (games.length === 0) return html`<p class="small">${t("start-no-saved")}</p>`;
  return html`<ul class="saved">
    ${games.map(
      (game) => html`<li key=${game.id} class="panel">
        <p><b>${game.title}</b><small>${facts(game).join(". ")}</small></p>
        <div class="row wrap">
          ${
            game.over
              ? html`<${LinkButton}
                icon="play" label=${t("start-watch")} long=${`${t("start-watch")}: ${describe(game)}`}
                to=${`#replay/${game.id}`} />`
              : html`<${LinkButton}
                icon="play" label=${t("start-resume")} long=${`${t("start-resume")}: ${describe(game)}`}
                to=${`#game/${game.id}`} />`
          }
          <${Button}
            icon="delete" label=${t("start-remove")} long=${t("start-remove-long", { what: describe(game) })}
              on=${() => remove(game)} />
        </div>
      </li>`,
    )}
  </ul>`;
}

/** The way to tables online, and whether somebody waits there. */
function Together() {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (hasKeys("mudbrick.seat."))
      import("../../online/turns.js").then(({ countTurns }) => countTurns()).then(setTurns, () => {});
  }, []);
  return html`<section aria-labelledby="together" class="panel together">
    <div><h2 id="together">${t("online-title")}</h2><p>${t("start-together")}</p></div>
    ${turns > 0 && html`<span class="chip turn" role="status">${t("online-turns", { n: turns })}</span>`}
    <${LinkButton} primary icon="person" label=${t("start-together-go")} to="#online" />
  </section>`;
}

/** @param {{fail: (error: Error) => void}} props */
function Opener({ fail }) {
  const [text, setText] = useState("");
  const file = (/** @type {Typed} */ event) => {
    const chosen = event.target.files?.[0];
    if (chosen) openFile(chosen).catch(fail);
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    openText(text).catch(fail);
  };
  return html`<p class="small">${t("start-open-lead")}</p>
    <div class="row wrap opener">
      <label class="btn file">
        <${Icon} name="open" />
        ${t("start-pick-file")}
        <input type="file" class="unseen" accept=".txt,.json,.record,text/plain,application/json" onChange=${file} />
      </label>
      <form class="row" onSubmit=${submit}>
        <label class="field">
          <span class="unseen">${t("start-pasted")}</span>
          <input
            type="text" value=${text} placeholder=${t("start-pasted-hint")}
            onInput=${(/** @type {Typed} */ e) => setText(e.target.value)} />
        </label>
        <button class="btn" type="submit">${t("start-open-pasted")}</button>
      </form>
    </div>`;
}

/** @param {{games: GameInfo[], fail: (error: Error) => void}} props */
export function StartPage({ games, fail }) {
  useTitle(t("name"));
  const [open, setOpen] = useState(false);
  return html`<${PageHead} title=${t("name")}>
      <${Button} quiet icon="settings" label=${t("settings-title")} on=${() => setOpen(true)} />
    </${PageHead}>
    <main class="page start">
      <p class="lead">${t("start-lead")}</p>
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">${t("start-games")}</h2>
        <ul class="game-cards">${games.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</ul>
      </section>
      <${Together} />
      <section aria-labelledby="saved"><h2 id="saved">${t("start-saved")}</h2><${SavedGames} />
        ${ended().length > 0 && html`<p><${LinkButton} icon="chart" label=${t("stats-title")} to="#stats" /></p>`}
      </section>
      <section aria-labelledby="open"><h2 id="open">${t("start-open")}</h2><${Opener} fail=${fail} /></section>
      <p class="small foot">${t("start-unofficial")}</p>
    </main>
    ${
      open &&
      html`<${Side} title=${t("settings-title")}
      onClose=${() => setOpen(false)}><${SettingsForm} /></${Side}>`
    }`;
}
