/* motion_test.mjs - trade route tokens travel: to whoever claims them, and back when a longer one is claimed. */
import { after, before, test } from "node:test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { openBrowser, program, shot } from "../../../../tests/web/lib/browser.mjs";
import { recordOf } from "../../../../tests/web/lib/ended.mjs";
import { cutAt, movesIn, openCut } from "../../../../tests/web/lib/midway.mjs";
import { flies, watch } from "../../../../tests/web/lib/motion.mjs";
import { playMove } from "../../../../tests/web/lib/play.mjs";

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const record = recordOf("bronze", 2);

/** Which move of the match changes the holder of a token so, and which token: "shore.3". */
function findChange(change) {
  const folder = mkdtempSync(`${tmpdir()}/mudbrick-tokens-`);
  const file = `${folder}/match.record`;
  writeFileSync(file, record);
  const said = execFileSync(program, ["replay", file, "--changes"], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const lines = said.split("\n");
  const at = lines.findIndex((line) => change.test(line));
  const [, terrain, line] = lines[at].split(" ");
  const move = lines.slice(0, at).findLast((one) => /^\d+\. /.test(one));
  return { n: Number.parseInt(move, 10) - 1, token: `route:${terrain}.${line}` };
}

for (const [what, change] of [
  ["a token flies to whoever claims it", /^route \S+ \d none -> \w/],
  ["a shorter one flies back from whoever claims a longer one", /^route \S+ \d (?!none)\w+ -> none/],
]) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 820, height: 1180 },
  ]) {
    test(`${what} at ${size.width}`, async () => {
      const { n, token } = findChange(change);
      const page = await browser.page({ ...size, settings: null });
      await page.addInitScript(watch);
      const cut = cutAt(record, n);
      await openCut(page, browser.base, "bronze", cut);
      await playMove(page, movesIn(record)[n].split(": ")[1]);
      const ends = [token, `player:${cut.seat}`];
      const [from, to] = change.source.endsWith("none") ? ends.reverse() : ends;
      await flies(page, from, to);
      await shot(page, `bronze-token-${size.width}`);
      await page.context().close();
    });
  }
}
