/* sizes.mjs - how big the page is that build/web holds. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PARTS, top } from "./browser.mjs";

const { transform } = createRequire(`${top}web/package.json`)("esbuild");

/** The bytes of a file of the page. */
const read = (path) => readFileSync(`${top}build/web/${path}`);

/** One file, compressed as the server sends it. @param {string} path */
export const packedSize = (path) =>
  existsSync(`${top}build/web/${path}.br`) ? read(`${path}.br`).length : gzipSync(read(path), { level: 9 }).length;

/** All files, raw and compressed. */
export function sizes() {
  const files = readdirSync(`${top}build/web`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(`${top}build/web/`.length));
  const sum = (/** @type {number[]} */ list) => list.reduce((total, n) => total + n, 0);
  return {
    count: files.length,
    raw: sum(files.map((path) => read(path).length)),
    packed: sum(files.map(packedSize)),
  };
}

/** The scripts of a folder of the page, one by one without what only readers of the sources need, compressed.
 * @param {string} folder */
export async function sizeOfParts(folder) {
  let total = 0;
  for (const name of readdirSync(`${PARTS}/${folder}`).filter((one) => one.endsWith(".js"))) {
    const { code } = await transform(readFileSync(`${PARTS}/${folder}/${name}`, "utf8"), { minifyWhitespace: true });
    total += brotliCompressSync(code).length;
  }
  return total;
}
