/* sizes.mjs - how big the page is that build/web holds. */
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { top } from "./browser.mjs";

/** The bytes of a file of the page. */
const read = (path) => readFileSync(`${top}build/web/${path}`);

/** @param {Uint8Array} bytes */
const pack = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** One file, compressed. @param {string} path */
export const packedSize = (path) => pack(read(path));

/** All files, raw and compressed. */
export function sizes() {
  const files = readdirSync(`${top}build/web`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const all = files.map((entry) => readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`));
  const sum = (/** @type {number[]} */ list) => list.reduce((total, n) => total + n, 0);
  return { count: all.length, raw: sum(all.map((bytes) => bytes.length)), packed: sum(all.map(pack)) };
}

/** The scripts of a folder of the page, compressed one by one as they are served.
 * @param {string} folder */
export const sizesOf = (folder) =>
  readdirSync(`${top}build/web/${folder}`)
    .filter((name) => name.endsWith(".js"))
    .reduce((total, name) => total + packedSize(`${folder}/${name}`), 0);
