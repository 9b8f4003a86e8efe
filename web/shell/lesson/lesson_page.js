/* lesson_page.js - the guided first game at the table. */
import { html, useEffect, useState } from "../../lib/preact.js";
import { t } from "../words/words.js";
import { textOf } from "../words/spans.js";
import { useKeys, useMatch, useNarrow, useTitle } from "../base/hooks.js";
import { useSounds } from "../sound/heard.js";
import { Lintel, Strip } from "../table/frame.js";
import { Motion, Stage, tableProps, usePreview } from "../table/stage.js";
import { Prompt, asked, watched } from "../table/prompt.js";
import { Explain } from "../table/explain.js";
import { Announcer } from "../base/announcer.js";
import { Marks, moveSelector } from "../table/marks.js";
import { Panels } from "../table/panels.js";
import { useSkip } from "../table/skip.js";
import { levelFor, levelWords } from "../words/levels.js";
import { Button, Icon, LinkButton } from "../base/parts.js";

/** @typedef {import("./lesson.js").LessonRun} LessonRun */

/** @param {LessonRun} run */
function say(run) {
  return run.current ? run.words.t(`lesson-${run.current.say}`) : "";
}

/** The match goes on, or the lesson begins anew. @param {{run: LessonRun, playOn: () => void}} props */
function End({ run, playOn }) {
  const { name } = run.match.kit;
  return html`<div class="tutor" role="group" aria-label=${t("lesson-title")}>
    <h2>${t("lesson-done")}</h2>
    <p>${t("lesson-done-lead", { level: levelWords(levelFor("learners")) })}</p>
    <div class="row wrap acts-row">
      <${Button} primary id="lesson-play" icon="play" label=${t("lesson-play-on")} on=${playOn} />
      <${LinkButton} icon="plus" label=${t("lesson-play")} to=${`#play/${name}`} />
      <${Button} icon="again" label=${t("lesson-again")} on=${() => run.start()} />
      <${Back} run=${run} />
    </div>
  </div>`;
}

/** @param {{run: LessonRun}} props */
const Back = ({ run }) =>
  html`<${Button}
    id="lesson-back" icon="back" label=${t("lesson-back")} off=${!run.canGoBack} on=${() => run.back()} />`;

/** @param {{run: LessonRun}} props */
function Tutor({ run }) {
  const steps = run.lesson.steps.length;
  const at = t("lesson-step", { n: run.step + 1, all: steps });
  const watches = run.canSkip;
  const reads = watches || !run.current.want;
  const on = watches ? t("lesson-hurry") : reads ? t("lesson-next") : t("lesson-skip");
  return html`<div class="tutor" role="group" aria-label=${t("lesson-title")}>
    <p class="small row">
      <${Icon} name="learn" /> ${at}
      <progress max=${steps} value=${run.step + 1} aria-label=${at}></progress>
    </p>
    <p class="say">${watches ? t("lesson-watch") : say(run)}</p>
    ${run.refused && html`<p class="small bad" role="alert">${t("lesson-not")}</p>`}
    ${run.problem && html`<p class="small bad" role="alert">${run.problem}</p>`}
    <div class="row wrap acts-row">
      <${Back} run=${run} />
      <${Button} primary=${reads} id="lesson-on" label=${on} on=${() => run.goOn()} />
    </div>
  </div>`;
}

/** What the step points at: its own selector, else whatever it wants chosen.
 * @param {LessonRun} run */
function pointed(run) {
  if (run.done || run.busy) return null;
  if (run.current.show) return run.current.show;
  return run.wanted ? moveSelector(run.wanted) : null;
}

/** @param {{run: LessonRun, playOn: () => void}} all */
export function LessonPage({ run, playOn }) {
  const { match } = run;
  useMatch(match);
  useTitle(t("page-of", { page: t("lesson-title"), game: match.kit.title }));
  useSounds(run);
  const narrow = useNarrow();
  const [panel, open] = useState(/** @type {string | null} */ (null));
  const [selected, select] = useState(/** @type {string | null} */ (null));
  const { seen, preview } = usePreview(match, !run.busy && !run.done);
  const skip = useSkip(run);
  useKeys({
    "m": () => open("moves"),
    "r": () => open("rules"),
    ".": () => run.skip(),
    "Escape": () => (run.canSkip ? run.skip() : select(null)),
  });
  useEffect(() => select(null), [match.now?.count]);
  if (!match.now) return html`<p class="boot">${t("opening")}</p>`;
  const choices = run.busy || run.done || !run.current.want ? [] : match.now.choices;
  const pick = (/** @type {string} */ move) => void run.pick(move);
  const props = tableProps(match, { choices, pick, preview, seen, selected, select, narrow });
  const ask = run.canSkip ? watched(match) : asked(match, props);
  if (choices.length === 0) ask.buttons = [];
  const isAsked = run.canSkip || ask.buttons.length > 0;
  const said = run.done ? t("lesson-done") : say(run);
  const tools = [
    { label: t("lesson-again"), word: t("lesson-again.short"), icon: "again", on: () => run.start() },
    { label: t("frame-moves"), word: t("frame-moves"), icon: "log", keys: "m", on: () => open("moves") },
    { label: t("frame-rules"), word: t("frame-rules"), icon: "rules", keys: "r", on: () => open("rules") },
    { label: t("lesson-leave"), word: t("lesson-leave.short"), icon: "close", on: () => (location.hash = "") },
  ];
  return html`<${Motion} match=${match} now=${match.now} />
    <${Lintel} match=${match} tools=${tools} look=${isAsked && !run.done ? "teaches" : "teaches tells"}>
      <${Prompt} match=${match} ask=${ask} pick=${pick} preview=${preview}>
        ${run.done ? html`<${End} run=${run} playOn=${playOn} />` : html`<${Tutor} run=${run} />`}
      </${Prompt}>
    </${Lintel}>
    <main class="table lesson" ...${skip} data-count=${match.now.count}>
      <${Strip} match=${match} open=${(/** @type {number} */ seat) => open(`scores ${seat}`)} />
      <${Stage} match=${match} props=${props} look="lesson" />
    </main>
    <${Marks} key=${run.step} selector=${pointed(run)} opens />
    <${Explain} match=${match} />
    <${Announcer} match=${match} title=${run.canSkip ? "" : `${said} ${textOf(ask.title)}`} />
    <${Panels} match=${match} panel=${panel} open=${open} />`;
}
