/* browser.mjs - a real browser on the real page, served by the real program.
 *
 *     const browser = await openBrowser();
 *     const page = await browser.page({ width: 390 });
 *     ...
 *     await browser.close();      // fails if any page reported an error
 *
 * MUDBRICK names the program that serves; build/web must be there (make web). Where a test
 * takes a part of the page out, or puts another in its place, it opens the parts
 * instead (PARTS): the same, before what is wanted together is put into one file.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import assert from "node:assert/strict";

export { GAME, GAMES, LONGEST, OTHER } from "../../games.mjs";

export const top = fileURLToPath(new URL("../../../", import.meta.url));
export const PARTS = `${top}build/parts`;
const require = createRequire(`${top}web/package.json`);
const { chromium } = require("playwright-core");
const axeSource = require("axe-core").source;

export const program = process.env.MUDBRICK ?? `${top}build/mudbrick`;
/** What people call a game. @param {string} name */
export const titleOf = (name) =>
  JSON.parse(execFileSync(program, ["games", "--json"], { encoding: "utf8" })).games.find((game) => game.name === name)
    .title;

/** What a game says of itself to tests of all games: its tests/page.mjs, if it has one.
 * @param {string} game */
export async function kitOf(game) {
  const path = `${top}src/games/${game}/tests/page.mjs`;
  return existsSync(path) ? import(pathToFileURL(path).href) : {};
}
export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };

const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function findBrowser() {
  const folders = (process.env.PATH ?? "").split(":");
  const found = BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) =>
    existsSync(path),
  );
  assert.ok(found, `none of ${BROWSERS.join(", ")} is installed`);
  return found;
}

/** The address that the program prints when it is ready. */
function readAddress(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`${program} serve has ended: ${said}`)));
  });
}

/** Starts the program with its tables in a folder. */
async function start(root, folder, port = 0) {
  const options = ["--port", String(port), "--root", root, "--store", `${folder}/tables.db`];
  const child = spawn(program, ["serve", ...options], { stdio: ["ignore", "pipe", "pipe"] });
  const end = () => child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return { base: await readAddress(child), child };
}

/** The program on a free port, with a store of its own. */
async function serve(root) {
  const folder = mkdtempSync(`${tmpdir()}/mudbrick-store-`);
  let { base, child } = await start(root, folder);
  const stop = async (signal) => {
    child.kill(signal);
    await once(child, "exit");
  };
  return {
    base,
    kill: () => stop("SIGKILL"),
    async again() {
      ({ child } = await start(root, folder, new URL(base).port));
    },
    async end() {
      await stop("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pages at which a tool of the test is at work. Taking a picture and running
 * axe put styles of their own into the page, which its policy refuses. */
const handled = new WeakSet();

/** What a browser says by itself when there is no network or no server. */
const BREAKS =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/;

/** What a page says to the console that nobody expected. */
function listen(page, problems) {
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.stack || `${error.name}: ${error.message}`}`));
  page.on("console", (message) => {
    const text = message.text();
    const own = handled.has(page) && text.includes("inline style");
    const { url, lineNumber } = message.location();
    if (message.type() === "error" && !own && !BREAKS.test(text))
      problems.push(`${page.url()}: ${text} (${url}:${lineNumber + 1})`);
  });
}

async function handling(page, act) {
  handled.add(page);
  try {
    return await act();
  } finally {
    await page.evaluate(() => 0);
    handled.delete(page);
  }
}

/** Bots move at once and nothing is asked twice, unless a test wants it. What
 * people get who have set nothing is `settings: null`. */
const quick = { speed: "once", confirm: false, motion: true };

/** Conditions are asked for by the clock and not with every frame: a machine that is
 * busy may draw none for a long time. */
function askByTheClock(page) {
  const ask = page.waitForFunction.bind(page);
  page.waitForFunction = (condition, value, options) => ask(condition, value, { polling: 20, ...options });
}

export async function openBrowser(root = `${top}build/web`) {
  const server = await serve(root);
  const chrome = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const problems = [];
  return {
    base: server.base,
    server,
    problems,
    async page({ width = 1280, height = width < 700 ? 844 : 900, settings = {}, ...more } = {}) {
      const context = await chrome.newContext({
        viewport: { width, height },
        serviceWorkers: "block",
        acceptDownloads: true,
        ...more,
      });
      if (settings) {
        await context.addInitScript(
          (kept) => {
            if (!localStorage.getItem("mudbrick.settings"))
              localStorage.setItem("mudbrick.settings", JSON.stringify(kept));
          },
          { ...quick, ...settings },
        );
      }
      return this.tab(context);
    },
    /** Another tab of the same browser. */
    async tab(context) {
      const page = await context.newPage();
      page.setDefaultTimeout(30000);
      askByTheClock(page);
      listen(page, problems);
      return page;
    },
    async close() {
      await chrome.close();
      await server.end();
      assert.deepEqual(problems, [], "pages reported problems");
    },
  };
}

/** A picture of a part of the window, for a test to look at. */
export const picture = (page, clip) => handling(page, () => page.screenshot({ clip }));

/** A picture for people to look at: build/screens. */
export async function shot(page, name, full = false) {
  mkdirSync(`${top}build/screens`, { recursive: true });
  await handling(page, () => page.screenshot({ path: `${top}build/screens/${name}.png`, fullPage: full }));
}

/** The levels of the headings that are there, in their order. */
const levelsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true], [inert]"))
      .map((one) => ({ level: Number(one.tagName[1]), words: one.textContent.trim() })),
  );

/** A page has one h1, first of all, and no heading that is more than one level below the last. */
async function checkHeadings(page, name) {
  const list = await levelsOf(page);
  const jumps = list.filter(({ level }, i) => level > (list[i - 1]?.level ?? 0) + 1 || (level === 1 && i > 0));
  assert.deepEqual(jumps, [], `headings of ${name}: ${list.map(({ level }) => level).join(" ")}`);
}

/** No serious violation, no sideways scrolling of the page, headings in their order. */
export async function checkPage(page, name) {
  await checkHeadings(page, name);
  const { violations } = await handling(page, async () => {
    await page.evaluate(axeSource);
    return page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"], preload: false }));
  });
  const serious = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  const told = serious.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.html.slice(0, 160)} (${n.failureSummary?.split("\n")[1]?.trim()})`)
        .join(" | ")}`,
  );
  assert.deepEqual(told, [], `axe on ${name}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${name} scrolls sideways by ${over} pixels`);
}
