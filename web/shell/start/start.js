/* start.js - the start page: what waits for the reader, the games to begin, and a way in for
 * friends, files and links. It has one main button: the next thing to do.
 */
import { html, useState } from "../../lib/preact.js";
import { t, wordsOf } from "../words/words.js";
import { levelFor, levelWords } from "../words/levels.js";
import { useTitle } from "../base/hooks.js";
import { Button, Icon, LinkButton, PageHead, Side } from "../base/parts.js";
import { SettingsForm } from "../base/settings_form.js";
import { hasKeys } from "../base/shelf.js";
import { list as ended } from "../stats/kept.js";
import { Ended, Lives, useLives } from "./lives.js";
import { openFile, openText } from "./open.js";
import { seatRange } from "./order.js";
import { Picture } from "./picture.js";

/** @typedef {import("../../types.d.ts").EventAt<HTMLInputElement>} Typed */
/** @typedef {import("../../types.d.ts").GameInfo} GameInfo */

/** @param {{game: GameInfo, main: "play" | "learn" | null}} props */
function GameCard({ game, main }) {
  const { name, title } = game;
  const words = wordsOf(name);
  const length = words.has("title-length") ? [words.t("title-length")] : [];
  const acts = {
    play: html`<${LinkButton}
      key="play" primary=${main === "play"} label=${t("start-play")}
      long=${t("start-play-long", { title, level: levelWords(levelFor("people")) })} to=${`#play/${name}`} />`,
    learn: html`<${LinkButton}
      key="learn" primary=${main === "learn"} label=${t("start-learn")} long=${t("start-learn-long", { title })}
      to=${`#learn/${name}`} />`,
  };
  return html`<li class="panel game-card">
    <${Picture} name=${name} />
    <div class="game-words">
      <h3>${title}</h3>
      ${words.has("title-blurb") && html`<p>${words.t("title-blurb")}</p>`}
      <p class="small">${t("listed", { items: [t("start-seats-range", seatRange(game)), ...length] })}</p>
      <div class="game-acts">
        ${main === "learn" ? [acts.learn, acts.play] : [acts.play, acts.learn]}
        <${LinkButton} label=${t("start-set-up")} long=${t("start-set-up-long", { title })} to=${`#setup/${name}`} />
        <${LinkButton} label=${t("start-rules")} long=${t("start-rules-long", { title })} to=${`#rules/${name}`} />
      </div>
    </div>
  </li>`;
}

/** The way to tables online. */
const Together = () =>
  html`<section aria-labelledby="together" class="panel way together">
    <div><h2 id="together">${t("online-title")}</h2><p>${t("start-together")}</p></div>
    <${LinkButton} icon="person" label=${t("start-together-go")} to="#online" />
  </section>`;

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
  return html`<section aria-labelledby="open" class="panel way opener">
    <div><h2 id="open">${t("start-open")}</h2><p>${t("start-open-lead")}</p></div>
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
  </section>`;
}

/** The main button among the games: who has never played here begins with the guided one of the first game.
 * @param {boolean} isNew @param {boolean} goesOn @param {number} i */
function mainOf(isNew, goesOn, i) {
  if (goesOn || i > 0) return null;
  return isNew ? "learn" : "play";
}

/** @param {{games: GameInfo[], fail: (error: Error) => void}} props */
export function StartPage({ games, fail }) {
  useTitle(t("name"));
  const [open, setOpen] = useState(false);
  const { lives, ended: over, remove } = useLives(games);
  const hasStats = ended().length > 0;
  const [isNew] = useState(() => lives.length + over.length === 0 && !hasStats && !hasKeys("mudbrick.seat."));
  return html`<${PageHead} title=${t("name")} note=${t("start-lead")}>
      ${hasStats && html`<${LinkButton} quiet icon="chart" label=${t("stats-title")} to="#stats" />`}
      <${Button} quiet icon="settings" label=${t("settings-title")} on=${() => setOpen(true)} />
    </${PageHead}>
    <main class="page start">
      ${lives.length > 0 && html`<${Lives} key="lives" lives=${lives} remove=${remove} />`}
      <section key="games" aria-labelledby="games">
        <h2 id="games">${t("start-games")}</h2>
        <ul class="game-cards">
          ${games.map(
            (game, i) => html`<${GameCard}
              key=${game.name} game=${game} main=${mainOf(isNew, lives.length > 0, i)} />`,
          )}
        </ul>
      </section>
      ${over.length > 0 && html`<${Ended} key="ended" lives=${over} remove=${remove} />`}
      <div key="ways" class="ways"><${Together} /><${Opener} fail=${fail} /></div>
      <p class="small foot">${t("start-unofficial")}</p>
    </main>
    ${
      open &&
      html`<${Side} title=${t("settings-title")}
      onClose=${() => setOpen(false)}><${SettingsForm} /></${Side}>`
    }`;
}
