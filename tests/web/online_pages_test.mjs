/* The pages of the online part: lobby, making a table, waiting, links, clocks,
 * taking back, resigning, the end, and what happens without a server. */
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { GAME, LONGEST, NARROW, OTHER, WIDE, checkPage, openBrowser, shot, titleOf, top } from "./lib/browser.mjs";
import { comes, has, keepsFiles, reads, stands } from "./lib/expect.mjs";
import { makeTable, overhear, sit } from "./lib/online.mjs";
import { clickMove, count, onTable, playOn, waitForTurn } from "./lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** A page of somebody with a name. */
const person = (name, more = {}) => browser.page({ ...WIDE, ...more, settings: { name, ...more.settings } });

const leave = (...pages) => Promise.all(pages.map((page) => page.context().close()));

/** The server's own calls, for what the page does not offer so small. */
async function call(path, body) {
  const answer = await fetch(`${browser.base}api/${path}`, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

/** Two people at a table; gives their pages, who decides first before the other. */
async function pairAtTable(more = {}) {
  const ada = await person("Ada", more);
  const bo = await person("Bo");
  const { id, invite } = await makeTable(ada, browser.base, GAME, { seats: ["you", "open"] });
  await sit(bo, invite);
  for (const page of [ada, bo]) await page.locator("main.table").waitFor();
  const first = (await ada.locator("main.table").getAttribute("data-turn")) === "yours" ? [ada, bo] : [bo, ada];
  return { id, invite, ada, bo, first: first[0], second: first[1] };
}

/** Makes the first move that the table offers. */
async function move(page) {
  await waitForTurn(page);
  const before = await count(page);
  const [wanted] = await onTable(page);
  await clickMove(page, wanted);
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) > n, before);
}

const sees = (page, n) =>
  page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) === n, n);

for (const size of [WIDE, NARROW]) {
  test(`lobby, making and waiting are sound at ${size.width}, light and dark`, async () => {
    for (const colorScheme of ["light", "dark"]) {
      const page = await person("Ada", { ...size, colorScheme });
      await makeTable(page, browser.base, OTHER, {
        seats: ["open", "you", "hard"],
        open: true,
        pace: "live",
        options: {},
      });
      await checkPage(page, `waiting, ${colorScheme}`);
      await shot(page, `online-room-${size.width}-${colorScheme}`, true);
      await page.goto(`${browser.base}#make/${LONGEST}`);
      await page.locator("main.make").waitFor();
      await page.getByLabel("Clock").selectOption("slow");
      await checkPage(page, `making, ${colorScheme}`);
      await shot(page, `online-make-${size.width}-${colorScheme}`, true);
      await page.goto(`${browser.base}#online`);
      await page.locator("main.online .saved li").first().waitFor();
      await checkPage(page, `the lobby, ${colorScheme}`);
      await shot(page, `online-lobby-${size.width}-${colorScheme}`, true);
      await leave(page);
    }
  });
}

/** Lets the server hear these calls, and loses its answers until told otherwise. */
async function lose(page, path, times) {
  let lost = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST" || lost === times) return route.continue();
    await route.fetch();
    lost++;
    await route.abort();
  });
  return () => page.unroute(path);
}

test("a table and a seat are granted once, though the answers get lost", async () => {
  const ada = await person("Ada");
  await lose(ada, "**/api/tables", 1);
  const { id, invite } = await makeTable(ada, browser.base, GAME, { seats: ["you", "open", "open"], open: true });
  const { tables } = await (await fetch(`${browser.base}api/tables`)).json();
  assert.deepEqual(
    tables.filter(({ game, open }) => game === GAME && open === 2).map(({ table }) => table),
    [id],
  );
  const bo = await person("Bo");
  await lose(bo, "**/seats", 1);
  await sit(bo, invite);
  await reads(bo.locator("main.waiting"), /One more player is missing[^]*Bo\s+you/);
  await leave(ada, bo);
});

/** Leaves no room in the browser's store. */
const fill = (page) =>
  page.evaluate(() => {
    for (let size = 1 << 22, n = 0; size >= 1;)
      try {
        localStorage.setItem(`fill${n++}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
  });

test("where the browser has no room for a seat, its link is offered", async () => {
  const ada = await person("Ada");
  await ada.goto(browser.base);
  await ada.locator(".game-card").first().waitFor();
  await fill(ada);
  await makeTable(ada, browser.base, GAME, { seats: ["you", "easy"] });
  await reads(ada.locator(".fold.note"), /no room to keep your seat[^]*Copy the link of your seat/);
  await checkPage(ada, "a seat that is not kept");
  await ada.evaluate(() => localStorage.clear());
  await move(ada);
  await ada.goto(`${browser.base}#make/${GAME}`);
  await makeTable(ada, browser.base, GAME, { seats: ["you", "open"] });
  await has(ada.locator(".fold.note"), 0, "there is room again");
  await leave(ada);
});

test("a seat whose answer never came is taken when the table is opened again", async () => {
  const ada = await person("Ada");
  const { invite } = await makeTable(ada, browser.base, GAME, { seats: ["you", "open"] });
  const bo = await person("Bo");
  const hear = await lose(bo, "**/seats", Infinity);
  await bo.goto(invite);
  await bo.locator("form.join").getByRole("button", { name: "Take a seat" }).click();
  await ada.locator("main.table").waitFor(); /* the server has heard it: the match has begun */
  await hear();
  await bo.reload();
  await bo.locator("main.table").waitFor();
  await reads(bo.locator(".company"), /Bo\s+you/);
  await leave(ada, bo);
});

test("a public table is found in the lobby, joined and watched", async () => {
  const ada = await person("Ada");
  const { id } = await makeTable(ada, browser.base, GAME, {
    seats: ["open", "you"],
    open: true,
    options: { Map: "B" },
  });
  await reads(ada.locator("main.waiting"), /One more player is missing[^]*Map: B[^]*Blue\s+Ada\s+you/);
  const bo = await person("Bo");
  await bo.goto(`${browser.base}#online`);
  const row = bo.locator(`li[data-table="${id}"]`);
  await row.getByRole("link", { name: /Take a seat/ }).click();
  await sit(bo, `${browser.base}#table/${id}`, { seat: "Red" });
  await bo.locator("main.table").waitFor();
  await reads(bo.locator(".company"), /Bo\s+you\s+\d+\s+Ada\s+here/);
  const eve = await person("Eve");
  await eve.goto(`${browser.base}#online`);
  await eve.locator(`li[data-table="${id}"]`).getByRole("link", { name: /Watch/ }).click();
  await eve.locator("main.table").waitFor();
  await reads(eve.locator(".company"), /You are watching/);
  await has(eve.locator(".stage [data-move]"), 0);
  await ada.waitForFunction(() => document.querySelector(".company").innerText.includes("One person is watching"));
  await leave(bo);
  await ada.waitForFunction(() => /Bo\s+away/.test(document.querySelector(".company").innerText));
  await ada.goto(`${browser.base}#online`);
  await reads(ada.locator(`li[data-table="${id}"]`).first(), new RegExp(`${titleOf(GAME)} (Your turn|Others decide)`));
  await leave(ada, eve);
});

test("a seat goes on at another device, and its secret stays out of the address", async () => {
  const { id, ada, bo, first } = await pairAtTable();
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "Continue on another device" }).click();
  const link = await ada.getByRole("textbox", { name: "Continue on another device" }).inputValue();
  assert.match(link, new RegExp(`#seat/${id}\\.[\\w-]{22}$`));
  const phone = await person("", NARROW);
  await phone.goto(link);
  await phone.locator("main.table").waitFor();
  assert.equal(new URL(phone.url()).hash, `#table/${id}`);
  await reads(phone.locator(".company"), /Ada\s+you/);
  await has(phone.locator(".strip"), 0, "seats and points are one row");
  const tops = await phone
    .locator(".company li")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, `${tops}`);
  await phone.locator(".company li .points").first().click();
  await phone.locator("dialog .sheet").waitFor();
  await phone.keyboard.press("Escape");
  await ada.keyboard.press("Escape");
  await move(first);
  const n = await count(first);
  for (const page of [ada, bo, phone]) await sees(page, n);
  await phone.reload();
  await phone.locator("main.table").waitFor();
  await sees(phone, n);
  await leave(ada, bo, phone);
});

test("others' moves are read out, and the title says whose turn it is", async () => {
  const { ada, bo, first, second } = await pairAtTable();
  await first.waitForFunction(() => document.title.startsWith("Your turn"));
  assert.doesNotMatch(await second.title(), /Your turn/);
  for (let i = 0; i < 20 && (await first.locator("main.table").getAttribute("data-turn")) === "yours"; i++)
    await move(first);
  await second.waitForFunction(() => document.title.startsWith("Your turn"));
  const name = first === ada ? "Ada" : "Bo";
  await second.waitForFunction(
    (name) => [...document.querySelectorAll(".unseen[role=status]")].some((e) => e.textContent.startsWith(`${name} `)),
    name,
  );
  await leave(ada, bo);
});

test("a decision is taken back when the others agree, and not otherwise", async () => {
  const { ada, bo, first, second } = await pairAtTable();
  await move(first);
  const n = await count(first);
  await first.keyboard.press("u");
  await first.getByText(/You have asked to take your last decision back\. Waiting for/).waitFor();
  await second.getByRole("button", { name: "Leave it as it is" }).click();
  await first.getByText(/would rather leave it as it is/).waitFor();
  await stands(first, n);
  await first.getByRole("button", { name: "Ask to take back" }).click();
  await second.getByRole("button", { name: "Let it be taken back" }).waitFor();
  await checkPage(second, "a question at the table");
  await shot(second, "online-ask-1280");
  await second.getByRole("button", { name: "Let it be taken back" }).click();
  for (const page of [first, second]) await sees(page, n - 1);
  await waitForTurn(first);
  await move(first);
  await sees(second, n);
  await first.keyboard.press("u");
  await second.getByRole("button", { name: "Let it be taken back" }).waitFor();
  await move(await firstToMove(first, second));
  for (const page of [first, second]) {
    await page.getByText("lapsed with the next decision").waitFor();
    await has(page.locator(".fold.note"), 0, "the question is gone");
  }
  await leave(ada, bo);
});

/** The pieces on the table, the points of all, and how it stands in words. */
const pieces = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const said = ({ dataset: { piece, n, side } }) => `${piece} ${n} ${side}`;
    return [
      ...all(".stage:not(.flights *) [data-piece]").map(said).sort(),
      ...all("main .points .vp, .head small").map(({ textContent }) => textContent),
    ].join("\n");
  });

/** The lines of the list of moves, as numbers of the moves that they lead to. */
const leads = (page) =>
  page.locator(".turns button[title]").evaluateAll((all) => all.map(({ title }) => Number(/\d+/.exec(title))));

/** Shows the table after move n, by its line. */
async function lookBack(page, n) {
  await page.locator(`.turns button[title$="after move ${n}"]`).click();
  await reads(page.locator("#prompt"), new RegExp(`Move ${n} of `));
  await has(page.locator(".turns [aria-current=step]"), 1);
}

test("lines lead to the table as it was, and back to now, also for who has just come", async () => {
  const { ada, bo } = await pairAtTable();
  const was = new Map();
  let own = "";
  const go = async () => {
    const mover = await firstToMove(ada, bo);
    await move(mover);
    for (const page of [ada, bo]) await sees(page, await count(mover));
    was.set(await count(ada), await pieces(ada));
    if (mover === ada) own = await pieces(ada);
  };
  for (let i = 0; i < 12 || (await firstToMove(ada, bo)) === bo; i++) await go();
  await ada.reload(); /* what was shown is forgotten */
  await ada.locator(".since button.line").first().click();
  await comes(
    async () => {
      if ((await ada.locator("#prompt").innerText()).includes("Before the others moved")) return true;
      await ada.locator("#prompt").getByRole("button", { name: "One move back" }).click();
      return false;
    },
    Boolean,
    "what was before",
  );
  assert.equal(await pieces(ada), own, "since the own turn");
  const list = (await leads(ada)).filter((n) => was.has(n)).sort((one, other) => one - other);
  assert.ok(list.length >= 3, `lines after ${list}`);
  await ada.keyboard.press("Escape");
  await ada.context().setOffline(true);
  await ada.locator(`.turns button[title$="after move ${list[0]}"]`).click();
  await reads(ada.locator("#prompt"), /Without a connection the page cannot show/);
  assert.equal(await pieces(ada), was.get(Math.max(...was.keys())), "it stands as it did");
  await ada.context().setOffline(false);
  await ada.waitForFunction(() => /you[^]*here/.test(document.querySelector(".company").innerText));
  for (const n of list.slice(0, 3)) {
    await lookBack(ada, n);
    assert.equal(await pieces(ada), was.get(n), `after move ${n}`);
    await has(ada.locator(".stage [data-move]"), 0, "nothing can be chosen in what has been");
  }
  await shot(ada, "online-moment-1280");
  await checkPage(ada, "a moment of a table online");
  await ada.keyboard.press("Escape");
  await has(ada.locator("#prompt.again"), 0);
  while ((await firstToMove(ada, bo)) === ada) await go();
  await lookBack(ada, list[0]);
  await move(bo);
  await sees(ada, await count(bo));
  if ((await firstToMove(ada, bo)) === bo) {
    await has(ada.locator("#prompt.again"), 1, "whoever looks back goes on");
    assert.equal(await pieces(ada), was.get(list[0]));
  } else await has(ada.locator("#prompt.again"), 0, "the own turn ends it");
  await leave(ada, bo);
});

test("a question before the turn ends, and a preview, come from the page itself", async () => {
  const { ada, bo, first } = await pairAtTable({ settings: { confirm: true } });
  if (first === bo) {
    for (let i = 0; i < 20 && (await bo.locator("main.table").getAttribute("data-turn")) === "yours"; i++)
      await move(bo);
  }
  let asked = false;
  for (let i = 0; i < 20 && !asked; i++) {
    if ((await waitForTurn(ada)) !== "yours") break;
    const [wanted] = await onTable(ada);
    const before = await count(ada);
    await clickMove(ada, wanted);
    await ada.waitForFunction(
      (n) =>
        document.querySelector("main.table").dataset.turn === "asking" ||
        Number(document.querySelector("main.table").dataset.count) > n,
      before,
    );
    asked = (await ada.locator("main.table").getAttribute("data-turn")) === "asking";
  }
  assert.ok(asked, "the end of the turn was never asked about");
  await ada.getByRole("button", { name: "End the turn" }).click();
  await ada.waitForFunction(() => document.querySelector("main.table").dataset.turn === "others");
  await leave(ada, bo);
});

test("a break is hardly noticed, a long one is spoken of, and a move waits for its end", async () => {
  const { ada, bo, first, second } = await pairAtTable();
  const told = overhear(second);
  const n = await count(first);
  await first.context().setOffline(true);
  await second.waitForFunction(() => document.querySelector(".company").innerText.includes("away"));
  await has(first.locator(".fold.lost"), 0, "too early for a word");
  const [wanted] = await onTable(first);
  await clickMove(first, wanted);
  await first.getByText("Your move is sent as soon as it is back").waitFor();
  await shot(first, "online-lost-1280");
  await checkPage(first, "a table without a connection");
  await stands(second, n, "nobody has heard of it");
  await first.context().setOffline(false);
  await sees(first, n + 1);
  await sees(second, n + 1);
  await first.locator(".fold.lost").waitFor({ state: "detached" });
  await move(await firstToMove(ada, bo));
  const moves = told.flatMap((message) => message.log ?? []).filter((entry) => entry.move);
  assert.equal(new Set(moves.map((entry) => entry.version)).size, moves.length, "each is told once");
  await leave(ada, bo);
});

/** The page that has to decide. */
async function firstToMove(...pages) {
  for (let tries = 0; tries < 200; tries++) {
    for (const page of pages) if ((await page.locator("main.table").getAttribute("data-turn")) === "yours") return page;
    await pages[0].waitForTimeout(20);
  }
  throw new Error("nobody has to decide");
}

test("bots' moves stay to be seen, and a click skips the rest of a turn", async () => {
  const made = await call("tables", { game: GAME, seats: ["open", "easy", "easy"], name: "Ada", seat: 0 });
  const page = await person("Ada", { settings: { speed: "slow" } });
  const told = overhear(page);
  await page.goto(`${browser.base}#seat/${made.table}.${made.secret}`);
  await page.locator("main.table").waitFor();
  const last = () => told.findLast((message) => message.now)?.now.count;
  for (let tries = 0; tries < 100; tries++) {
    if ((await page.locator("main.table").getAttribute("data-turn")) === "yours")
      await clickMove(page, (await onTable(page))[0]);
    await page.waitForTimeout(100);
    if (last() > (await count(page)) + 1) break;
  }
  const shown = await count(page);
  assert.ok(last() > shown, "what has come is shown at once");
  /* The rest of the turn that is seen; what comes after it stays to be seen again. */
  const bots = told
    .filter((message) => message.now?.count >= shown)
    .map((message) => ({ count: message.now.count, seat: message.log.findLast(({ bot }) => bot)?.seat }));
  const next = bots.find(({ seat }) => seat !== bots[0].seat) ?? bots.at(-1);
  await page.locator("main.table").click({ position: { x: 3, y: 3 } });
  await page.waitForFunction((n) => Number(document.querySelector("main.table").dataset.count) >= n, next.count, {
    timeout: 1000,
  });
  await leave(page);
});

test("the clock runs down, a bot takes over, and the player comes back", async () => {
  const made = await call("tables", {
    game: GAME,
    seats: ["open", "expert"],
    pace: { kind: "live", bank: 10, increment: 0 },
    level: "easy",
    name: "Ada",
    seat: 0,
  });
  const page = await person("Ada");
  await page.goto(`${browser.base}#seat/${made.table}.${made.secret}`);
  await page.locator(".company [role=timer]").waitFor();
  const shown = await page.evaluate(async () => {
    const texts = new Set();
    const clock = () => document.querySelector(".company [role=timer]").innerText;
    for (
      const end = Date.now() + 60000;
      Date.now() < end && !document.querySelector(".fold.note");
      await new Promise((go) => setTimeout(go, 50))
    )
      texts.add(clock());
    return [...texts];
  });
  assert.ok(shown.length > 1 && shown.every((text) => /^0:(10|0\d)$/.test(text)), `the clock showed ${shown}`);
  await page.getByText("Your time was up, so a bot plays for you").waitFor();
  await reads(page.locator(".company"), /time is up, a bot plays/);
  await has(page.locator(".stage [data-move]"), 0);
  await page.getByRole("button", { name: "I am back" }).click();
  assert.equal(await waitForTurn(page), "yours");
  await leave(page);
});

/** A stand-in for the browser's notifications that remembers what was asked and told. */
function countNotifications() {
  window.told = [];
  window.isHidden = false;
  Object.defineProperty(document, "hidden", { get: () => window.isHidden });
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      this.permission = "granted";
      return Promise.resolve("granted");
    }
    constructor(title, { body }) {
      window.told.push(`${title}: ${body}`);
    }
  };
}

test("a slow game notifies whoever wants it, and only then", async () => {
  const ada = await person("Ada");
  const bo = await person("Bo");
  await bo.addInitScript(countNotifications);
  const { invite } = await makeTable(ada, browser.base, GAME, { seats: ["you", "open"], pace: "slow", options: {} });
  await sit(bo, invite);
  await bo.locator("main.table").waitFor();
  await reads(bo.locator(".company"), /(3 d 0 h|2 d 23 h)/);
  await bo.getByRole("button", { name: "Notify me when it is my turn" }).click();
  await bo.getByRole("button", { name: "Notify me when it is my turn" }).waitFor({ state: "detached" });
  const play = async (page) => {
    for (let i = 0; i < 20 && (await page.locator("main.table").getAttribute("data-turn")) === "yours"; i++)
      await move(page);
  };
  await play(await firstToMove(ada, bo));
  await play(await firstToMove(ada, bo));
  if ((await firstToMove(ada, bo)) === bo) await play(bo);
  await bo.evaluate(() => {
    window.isHidden = true;
    window.told = [];
  });
  await play(await firstToMove(ada));
  await bo.waitForFunction(() => window.told.length === 1);
  assert.deepEqual(await bo.evaluate(() => window.told), [`Your turn: ${titleOf(GAME)}: Ada and Bo`]);
  await leave(ada, bo);
});

test("who resigns looks on; after the end everything is checked, replayed, played again", async () => {
  const { id, ada, bo } = await pairAtTable();
  for (const page of [ada, bo]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByText("A bot (medium) plays on for you").waitFor();
    await page.getByRole("button", { name: "Resign this game" }).click();
    if (page === ada) await page.getByText("You have resigned.").waitFor();
  }
  for (const page of [ada, bo]) await page.locator("main.end").waitFor({ timeout: 60000 });
  for (const [page, rival] of [
    [ada, "Bo"],
    [bo, "Ada"],
  ])
    await reads(page.locator(".result h2"), new RegExp(`(won|lost) against ${rival}|share the victory .* ${rival}`));
  await ada.getByRole("button", { name: "Check every draw" }).click();
  await ada.getByText(/Chance was fair\. \d+ moves follow the rules/).waitFor();
  await ada.getByText("noted before the game was over").waitFor();
  await checkPage(ada, "the end of a game online");
  assert.match(await ada.locator(".moments a").first().getAttribute("href"), /^#record\/\w+\?at=\d+$/);
  await shot(ada, "online-end-1280", true);
  await bo.route("**/record", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/^key .*$/m, `key ${"5".repeat(64)}`),
    });
  });
  await bo.reload();
  await bo.getByRole("button", { name: "Check every draw" }).click();
  await bo.getByText(/Something does not fit: .+[^.]\.$/).waitFor();
  await ada.getByRole("link", { name: "Replay", exact: true }).click();
  await ada.locator(".slider").waitFor();
  assert.match(ada.url(), new RegExp(`#record/${id}$`));
  assert.ok(Number(await ada.locator(".slider").getAttribute("max")) > 30);
  await ada.goBack();
  await ada.getByRole("button", { name: "Rematch" }).click();
  await ada.locator("main.table").waitFor();
  assert.notEqual(/#table\/(\w+)/.exec(ada.url())[1], id);
  await reads(ada.locator(".company"), /Bo[^]*Ada\s+you/, "one seat further");
  await bo.getByRole("link", { name: "To the rematch" }).click();
  await bo.locator("main.table").waitFor();
  await reads(bo.locator(".company"), /Bo\s+you/);
  await bo.goto(browser.base);
  await ada.goto(browser.base);
  await (
    await Promise.race(
      [ada, bo].map(async (page) => {
        await page.locator(".life.yours").waitFor();
        return page;
      }),
    )
  )
    .locator(".life.yours .flag", { hasText: "Your turn" })
    .waitFor();
  await ada.goto(`${browser.base}#online`);
  await ada.locator("main.online .saved li").nth(1).waitFor();
  await has(ada.getByRole("link", { name: /^Result/ }), 1);
  await leave(ada, bo);
});

/** The secrets that a page keeps, by table. */
const secretsOf = (page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("mudbrick.seat."))
      .map(([, text]) => JSON.parse(text))
      .flatMap(({ secret, spare = [] }) => [secret, ...spare])
      .filter(Boolean)
      .sort(),
  );

/** What a server or a network may say instead of how a table stands. */
const failures = {
  "the server cannot look it up": (route) =>
    route.fulfill({
      json: { seats: JSON.parse(route.request().postData()).seats.map(({ table }) => ({ table, unknown: true })) },
    }),
  "the server refuses": (route) =>
    route.fulfill({ status: 503, json: { error: "storage", why: "the store does not answer" } }),
  "there is no network": (route) => route.abort(),
  "the answer is cut short": (route) => route.fulfill({ json: { seats: [] } }),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`a seat is not forgotten when ${name}`, async () => {
    const page = await person("Ada");
    page.on("console", () => browser.problems.splice(0)); // the browser's own word about it
    const { id } = await makeTable(page, browser.base, GAME, { seats: ["you", "open"] });
    const before = await secretsOf(page);
    await page.route("**/api/mine", answer);
    await page.goto(`${browser.base}#online`);
    const row = page.locator(`.saved li[data-table="${id}"]`);
    await reads(row, new RegExp(`${titleOf(GAME)}\\s+This table cannot be looked up now\\. Your seat is kept\\.`));
    await has(page.getByRole("button", { name: /Take off the list/ }), 0, "nobody is asked to forget it");
    await checkPage(page, "a table that cannot be looked up");
    if (name === "the server refuses")
      for (const width of [1280, 820, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await shot(page, `online-unknown-${width}`, true);
      }
    await page.unroute("**/api/mine");
    await row.getByRole("button", { name: /^Try again/ }).click();
    await reads(row, /One more player is missing/);
    assert.deepEqual(await secretsOf(page), before);
    await leave(page);
    browser.problems.splice(0);
  });
}

test("the link of a seat that cannot be looked up now can be tried again", async () => {
  const made = await call("tables", { game: GAME, seats: ["open", "open"], name: "Ada", seat: 0 });
  const page = await person("Ada");
  await page.route("**/api/mine", failures["the server cannot look it up"]);
  await page.goto(`${browser.base}#seat/${made.table}.${made.secret}`);
  await reads(page.locator("main.problem"), /cannot be looked up now/);
  await page.unroute("**/api/mine");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("main.waiting").waitFor();
  assert.deepEqual(await secretsOf(page), [made.secret]);
  await leave(page);
});

test("a seat that is taken off the list can be brought back", async () => {
  const made = await call("tables", { game: GAME, seats: ["open", "open"], name: "Ada", seat: 0 });
  const page = await person("Ada");
  await page.goto(`${browser.base}#seat/${made.table}.${made.secret}`);
  await page.locator("main.waiting").waitFor();
  await page.route("**/api/mine", (route) => route.fulfill({ json: { seats: [{ table: made.table, gone: true }] } }));
  await page.goto(`${browser.base}#online`);
  await page.getByText("This table is gone.").waitFor();
  await page.getByRole("button", { name: "Take off the list" }).click();
  await page.getByText("The seat is off the list.").waitFor();
  assert.deepEqual(await secretsOf(page), []);
  await page.unroute("**/api/mine");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await reads(page.locator(`.saved li[data-table="${made.table}"]`), /One more player is missing/);
  assert.deepEqual(await secretsOf(page), [made.secret]);
  await leave(page);
});

test("a second seat at a table does not take the first from this browser", async () => {
  const made = await call("tables", { game: GAME, seats: ["open", "open"], name: "Ada", seat: 0 });
  const other = await call(`tables/${made.table}/seats`, { name: "Bo", seat: 1, invite: made.invite });
  const page = await person("Ada");
  await page.goto(`${browser.base}#seat/${made.table}.${made.secret}`);
  await reads(page.locator(".company"), /Ada\s+you/);
  await page.goto(`${browser.base}#seat/${made.table}.${other.secret}`);
  await reads(page.locator(".company"), /Bo\s+you/);
  assert.deepEqual(await secretsOf(page), [made.secret, other.secret].sort());
  await page.goto(`${browser.base}#online`);
  const rows = page.locator(`.saved li[data-table="${made.table}"]`);
  await has(rows, 2);
  await rows.locator(`a[href="#seat/${made.table}.${made.secret}"]`).click();
  await reads(page.locator(".company"), /Ada\s+you/);
  assert.deepEqual(await secretsOf(page), [made.secret, other.secret].sort());
  await leave(page);
});

test("links that lead nowhere are answered with a sentence", async () => {
  const page = await person("Ada");
  page.on("console", () => browser.problems.splice(0)); // the browser's own word about 404 and 403
  const made = await call("tables", { game: GAME, seats: ["open", "open"] });
  const tries = [
    ["table/nosuchtable", /no.* table/i, true],
    ["join/half", /link is not complete/, true],
    [`join/${made.table}.AAAAAAAAAAAAAAAAAAAAAA`, /needs its invitation/, true],
    [`table/${made.table}`, /needs its invitation/, true],
    [`seat/${made.table}.AAAAAAAAAAAAAAAAAAAAAA`, /does not open a seat/, true],
    ["make/chess", /no game called “chess”/],
    [`record/${made.table}`, /needs its invitation/, true],
  ];
  for (const [address, words, wasSent = false] of tries) {
    await page.goto(`${browser.base}#${address}`);
    await page.locator("main.problem").waitFor();
    await page.waitForFunction(
      (source) => new RegExp(source, "i").test(document.querySelector("main.problem .lead").innerText),
      words.source,
    );
    await has(page.getByRole("button", { name: "Try again" }), 0, `${address}: it would lead here again`);
    await has(page.getByText("Whoever made the table or sent the link"), wasSent ? 1 : 0, address);
    await page.goto(browser.base);
    await page.locator(".game-card").first().waitFor();
  }
  await leave(page);
  browser.problems.splice(0);
});

/** Files and nothing else, as any web host has them. */
async function openHost() {
  const types = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
    svg: "image/svg+xml",
    wasm: "application/wasm",
    json: "application/json",
    webmanifest: "application/json",
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://host").pathname.replace(/\/$/, "/index.html").slice(1);
    const body = await readFile(`${top}build/web/${path}`).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      "Content-Type": body ? (types[path.split(".").pop()] ?? "application/octet-stream") : "text/html",
    });
    response.end(body ?? "<h1>Not found</h1>");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${server.address().port}/`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

test("without a server the page says so kindly, and everything else works", async (context) => {
  const host = await openHost();
  context.after(host.close);
  const page = await person("Ada", { serviceWorkers: "allow" });
  page.on("console", () => browser.problems.splice(0)); // the browser's own word about 404
  await page.goto(host.base);
  await page.getByRole("link", { name: "Tables online" }).click();
  await page.getByText("There is no game server behind this page").waitFor();
  await checkPage(page, "the lobby without a server");
  await shot(page, "online-none-1280");
  await page.goto(`${host.base}#play/${GAME}?seats=2&bots=easy&seed=3`);
  await playOn(page, { seed: 3, enough: (turns) => turns >= 1 });
  await keepsFiles(page);
  await page.reload();
  await waitForTurn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.goto(`${host.base}#online`);
  await page.getByText("There is no network at the moment").waitFor();
  await page.goto(`${host.base}#play/${GAME}?seats=2&bots=easy&seed=4`);
  await waitForTurn(page);
  await leave(page);
  browser.problems.splice(0);
});

test("the service worker keeps nothing that only the server can say", async () => {
  const page = await person("Ada", { serviceWorkers: "allow" });
  await page.goto(browser.base);
  await keepsFiles(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const { id } = await makeTable(page, browser.base, GAME, { seats: ["you", "open"], open: true });
  const ask = () =>
    page.evaluate(async () => (await (await fetch("api/tables")).json()).tables.map((one) => one.table));
  assert.ok((await ask()).includes(id));
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
      ),
    );
    return all.flat();
  });
  assert.ok(
    kept.some((path) => /^\/shared\/open-\w+\.js$/.test(path)),
    "the pages are kept",
  );
  assert.deepEqual(
    kept.filter((path) => /^\/(api|ws|healthz|metrics)/.test(path)),
    [],
  );
  await page.context().setOffline(true);
  assert.equal(
    await page.evaluate(() =>
      fetch("api/tables").then(
        () => "answered",
        () => "failed",
      ),
    ),
    "failed",
  );
  await leave(page);
});
