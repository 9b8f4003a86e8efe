/* kept.mjs - games that the page keeps in its browser, and files that it is given. */
import { top } from "./browser.mjs";
import { waitForTurn } from "./play.mjs";

/** All games that are kept. */
export const kept = (page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("mudbrick.game."))
      .map(([, text]) => JSON.parse(text))
      .map(({ id, count, record, over, takenBack, moves }) => ({ id, count, record, over, takenBack, moves })),
  );

/** The moves of the only game that is kept, as its record has them. */
export async function movesKept(page) {
  const [{ record }] = await kept(page);
  return record.split("\n").filter((line) => /^\w+: /.test(line));
}

/** Opens a file of a position and plays on from it. */
export async function playOnFrom(page, base, path) {
  await page.goto(base);
  await page.locator('input[type="file"]').setInputFiles(`${top}${path}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await waitForTurn(page);
}
