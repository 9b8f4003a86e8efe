/* app.js - the page: opens the engine, and shows what the address asks for. */
import { html, render, useEffect, useErrorBoundary, useRef, useState } from "./lib/preact.js";
import { openEngine } from "./engine/engine.js";
import { t } from "./shell/words/words.js";
import { apply } from "./shell/base/settings.js";
import { readRoute } from "./shell/start/route.js";
import { beginGame, openRoute, playFromLesson, playFromRecord, playOnFrom } from "./shell/start/desk.js";
import { focusOnPage } from "./shell/base/spatial.js";
import { takeDrops } from "./shell/start/open.js";
import { goOfflineWhenCalm } from "./shell/base/offline.js";
import { NoticeLine, onNotice, hush } from "./shell/base/notice.js";
import { ProblemPage } from "./shell/start/problem.js";
import { StartPage } from "./shell/start/start.js";
import { SetupPage } from "./shell/start/setup.js";
import { PlayPage } from "./shell/play/play_page.js";
import { ReplayPage } from "./shell/replay/replay_page.js";
import { PositionPage, positionViewer } from "./shell/play/position_page.js";

/** @type {Promise<import("./engine/engine.js").Engine> | null} */
let opening = null;

/** The one engine of the page; a failed start can be tried again. */
function theEngine() {
  opening ??= openEngine();
  opening.catch(() => (opening = null));
  return opening;
}

/** @typedef {import("./engine/engine.js").Engine} Engine */
/** @typedef {import("./shell/start/desk.js").View} View */

/** What goes on by itself while a page is shown. @param {View} view */
function running(view) {
  if (view.kind === "play") return view.sitting;
  if (view.kind === "replay") return view.replay;
  if (view.kind === "lesson") return view.lesson;
  return view.kind === "page" ? (view.online ?? null) : null;
}

/** Lets the game of a page begin to move. @param {View} view @returns {Promise<unknown> | undefined} */
function begin(view) {
  if (view.kind === "position") return view.match.look(positionViewer(view.status));
  return running(view)?.start();
}

/** @param {View} view */
const addressOf = (view) => (view.kind === "page" ? view.address : undefined);

/** Puts the address to come back to in place of the one that was opened: of the
 * kept game that began, of the table without the secret. @param {View} view */
function settle(view) {
  const address = view.kind === "play" && view.sitting.isKept ? `game/${view.sitting.game.id}` : addressOf(view);
  if (address) history.replaceState(null, "", `#${address}`);
}

/** @param {View} view @param {(view: View) => void} show @param {(error: unknown) => void} fail */
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
  const [view, setView] = useState(/** @type {View} */ ({ kind: "opening" }));
  const held = useState({ view: /** @type {View} */ ({ kind: "opening" }), turn: 0, opening: false })[0];
  const show = (/** @type {View} */ next) => {
    if (running(held.view) !== running(next)) running(held.view)?.close();
    held.view = next;
    setView(next);
  };
  const fail = (/** @type {unknown} */ error) => {
    held.opening = false;
    show({ kind: "problem", error });
  };
  const open = async (/** @type {(engine: Engine) => Promise<View>} */ make) => {
    const turn = ++held.turn;
    held.opening = true;
    try {
      running(held.view)?.close();
      const next = await make(await theEngine());
      if (turn !== held.turn) return;
      held.opening = false;
      await enter(next, show, (error) => turn === held.turn && fail(error));
    } catch (error) {
      if (turn === held.turn) fail(error);
    }
  };
  /** What a button opens; a second click on it, or on any other, opens nothing more. */
  const press = (/** @type {(engine: Engine) => Promise<View>} */ make) => void (held.opening || open(make));
  const follow = () => {
    hush();
    open((engine) => openRoute(engine, readRoute(location.hash)));
  };
  useEffect(() => {
    addEventListener("hashchange", follow);
    follow();
    return () => removeEventListener("hashchange", follow);
  }, []);
  return { view, open: press, fail, follow };
}

/** @param {{view: View, open: (make: (engine: Engine) => Promise<View>) => void, fail: (error: unknown) => void,
 *   follow: () => void}} props */
function Page({ view, open, fail, follow }) {
  /** @type {import("./shell/score/local_end.js").Begin} */
  const newGame = (order, then) =>
    open(async (engine) => {
      const sitting = await beginGame(engine, order);
      await then?.(sitting);
      return { kind: "play", sitting };
    });
  switch (view.kind) {
    case "start":
      return html`<${StartPage} games=${view.games} fail=${fail} />`;
    case "setup":
      return html`<${SetupPage}
        key=${JSON.stringify(view.order)} info=${view.info} special=${view.special} first=${view.order}
        places=${view.places} look=${view.look} begin=${newGame} />`;
    case "play":
      return html`<${PlayPage} key=${view.sitting.game.id} sitting=${view.sitting}
        begin=${newGame} />`;
    case "replay":
      return html`<${ReplayPage}
        replay=${view.replay} whatIf=${() => open((engine) => playFromRecord(engine, view.replay))} />`;
    case "lesson":
      return html`<${view.Page}
        run=${view.lesson} playOn=${() => open((engine) => playFromLesson(engine, view.lesson))} />`;
    case "position":
      return html`<${PositionPage}
        match=${view.match} status=${view.status}
        playOn=${(/** @type {string} */ move) => open((engine) => playOnFrom(engine, view, move))} />`;
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
  const failed = useRef(/** @type {View | null} */ (null)); /* what could not be drawn; another page can */
  const [error, reset] = useErrorBoundary((e) => {
    console.error(e);
    failed.current = address.view;
  });
  const [, redraw] = useState(0);
  const [dropping, setDropping] = useState(false);
  useEffect(() => {
    onNotice(() => redraw((n) => n + 1));
    takeDrops(address.fail, setDropping);
  }, []);
  const again = () => {
    reset();
    address.follow();
  };
  const isBroken = error && failed.current === address.view;
  return html`${isBroken ? html`<${ProblemPage} error=${error} again=${again} />` : html`<${Page} ...${address} />`}
    <${NoticeLine} />${dropping && html`<div class="drop">${t("start-drop")}</div>`}`;
}

apply();
const root = /** @type {Element} */ (document.getElementById("app"));
root.replaceChildren();
render(html`<${App} />`, root);
if (document.readyState === "complete") goOfflineWhenCalm();
else addEventListener("load", goOfflineWhenCalm);
