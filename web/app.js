/* app.js - the page: opens the engine, and shows what the address asks for. */
import { html, render, useEffect, useErrorBoundary, useState } from "./lib/preact.js";
import { openEngine } from "./engine/engine.js";
import { t } from "./shell/words.js";
import { apply } from "./shell/settings.js";
import { readRoute } from "./shell/route.js";
import { beginGame, openRoute, playFromRecord, playOnFrom } from "./shell/desk.js";
import { focusOnPage } from "./shell/spatial.js";
import { takeDrops } from "./shell/open.js";
import { goOffline } from "./shell/offline.js";
import { NoticeLine, onNotice, hush } from "./shell/notice.js";
import { ProblemPage } from "./shell/problem.js";
import { StartPage } from "./shell/start.js";
import { SetupPage } from "./shell/setup.js";
import { PlayPage } from "./shell/play_page.js";
import { ReplayPage } from "./shell/replay_page.js";
import { LessonPage } from "./shell/lesson_page.js";
import { PositionPage, positionViewer } from "./shell/position_page.js";
import { RulesPage } from "./shell/rules_page.js";

/** @type {Promise<import("./engine/engine.js").Engine> | null} */
let opening = null;

/** The one engine of the page; a failed start can be tried again. */
function theEngine() {
  opening ??= openEngine();
  opening.catch(() => (opening = null));
  return opening;
}

/** What goes on by itself while a page is shown. @param {any} view */
const running = (view) => view?.sitting ?? view?.replay ?? view?.lesson ?? view?.online ?? null;

/** Lets the game of a page begin to move. @param {any} view */
function begin(view) {
  if (view.kind === "position") return view.match.look(positionViewer(view.status));
  return running(view)?.start();
}

/** Puts the address to come back to in place of the one that was opened: of the
 * kept game that began, of the table without the secret. @param {any} view */
function settle(view) {
  const address = view.isNew ? `game/${view.sitting.game.id}` : view.address;
  if (address) history.replaceState(null, "", `#${address}`);
}

/** @param {any} view @param {(view: any) => void} show @param {(error: any) => void} fail */
async function enter(view, show, fail) {
  settle(view);
  const first = document.querySelector("main") === null;
  show(view);
  scrollTo(0, 0);
  if (!first) requestAnimationFrame(focusOnPage);
  try {
    await begin(view);
  } catch (error) {
    fail(error);
  }
}

/** Follows the address; the last one wins if several are opened quickly. */
function useAddress() {
  const [view, setView] = useState(/** @type {any} */ ({ kind: "opening" }));
  const held = useState({ view: /** @type {any} */ (null), turn: 0 })[0];
  const show = (/** @type {any} */ next) => {
    if (running(held.view) !== running(next)) running(held.view)?.close();
    held.view = next;
    setView(next);
  };
  const fail = (/** @type {any} */ error) => show({ kind: "problem", error });
  const open = async (/** @type {(engine: any) => Promise<any>} */ make) => {
    const turn = ++held.turn;
    try {
      running(held.view)?.close();
      const next = await make(await theEngine());
      if (turn === held.turn) await enter(next, show, (error) => turn === held.turn && fail(error));
    } catch (error) {
      if (turn === held.turn) fail(error);
    }
  };
  const follow = () => {
    hush();
    open((engine) => openRoute(engine, readRoute(location.hash)));
  };
  useEffect(() => {
    addEventListener("hashchange", follow);
    follow();
    return () => removeEventListener("hashchange", follow);
  }, []);
  return { view, open, fail, follow };
}

/** @param {{view: any, open: (make: (engine: any) => Promise<any>) => void, fail: (error: any) => void,
 *   follow: () => void}} props */
function Page({ view, open, fail, follow }) {
  const newGame = (/** @type {any} */ order) =>
    open(async (engine) => ({ kind: "play", isNew: true, sitting: await beginGame(engine, order) }));
  switch (view.kind) {
    case "start":
      return html`<${StartPage} games=${view.games} fail=${fail} />`;
    case "setup":
      return html`<${SetupPage}
        key=${view.info.name} info=${view.info} first=${view.order} colours=${view.colours} begin=${newGame} />`;
    case "play":
      return html`<${PlayPage} key=${view.sitting.game.id} sitting=${view.sitting}
        again=${() => newGame(view.sitting.order())} />`;
    case "replay":
      return html`<${ReplayPage}
        replay=${view.replay} whatIf=${() => open((engine) => playFromRecord(engine, view.replay))} />`;
    case "lesson":
      return html`<${LessonPage} run=${view.lesson} />`;
    case "position":
      return html`<${PositionPage}
        match=${view.match} status=${view.status} playOn=${() => open((engine) => playOnFrom(engine, view))} />`;
    case "rules":
      return html`<${RulesPage} info=${view.info} words=${view.words} />`;
    case "page":
      return html`<${view.Page} ...${view.props} />`;
    case "problem":
      return html`<${ProblemPage} error=${view.error} again=${follow} />`;
    default:
      return html`<p class="boot" role="status">${t("opening")}</p>`;
  }
}

function App() {
  const address = useAddress();
  const [error, reset] = useErrorBoundary((e) => console.error(e));
  const [, redraw] = useState(0);
  const [dropping, setDropping] = useState(false);
  useEffect(() => {
    onNotice(() => redraw((n) => n + 1));
    takeDrops(address.fail, setDropping);
    addEventListener("hashchange", reset);
  }, []);
  const again = () => {
    reset();
    address.follow();
  };
  return html`${error ? html`<${ProblemPage} error=${error} again=${again} />` : html`<${Page} ...${address} />`}
    <${NoticeLine} />${dropping && html`<div class="drop">${t("start-drop")}</div>`}`;
}

apply();
const root = /** @type {Element} */ (document.getElementById("app"));
root.replaceChildren();
render(html`<${App} />`, root);
if (document.readyState === "complete") goOffline();
else addEventListener("load", goOffline);
