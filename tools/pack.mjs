/* pack.mjs FROM TO - the page as browsers get it, made of its parts: scripts that are wanted
 * together in one file, and so are styles; names of all files for the service worker; and beside
 * what packs well, the same packed. A part that nothing asks for is an error. */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";

const { build, transform } = createRequire(new URL("../web/package.json", import.meta.url))("esbuild");
const [from, to] = process.argv.slice(2);

/** The files of a folder, in an order that no machine changes. @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(`${folder}/${path}`).isFile())
    .sort();

const parts = filesOf(from);
const isCode = (/** @type {string} */ path) => /\.(js|css)$/.test(path) && path !== "sw.js";

/** What is asked for by its name: by the page, by the engine, by who plays a game. */
const BY_NAME = /^(app\.js|engine\/worker\.js|style\/page\.css|games\/[^/]+\/page\/(table\.js|style\.css))$/;

/** Scripts and styles, in as few files as what is loaded when allows. */
async function join() {
  const { metafile } = await build({
    absWorkingDir: `${process.cwd()}/${from}`,
    entryPoints: parts.filter((path) => BY_NAME.test(path)),
    outbase: ".",
    outdir: `${process.cwd()}/${to}`,
    entryNames: "[dir]/[name]",
    chunkNames: "shared/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minifyWhitespace: true,
    minifySyntax: true,
    external: ["*.woff2", "*.svg"],
    legalComments: "none", // the licences are files of lib
    logLevel: "warning",
    metafile: true,
  });
  const lost = parts.filter((path) => isCode(path) && !path.startsWith("lib/") && !metafile.inputs[path]);
  if (lost.length > 0) throw new Error(`${lost.join(", ")}: nothing asks for it, so it would not be served`);
  return metafile;
}

/** The scripts that one needs before it runs, which a browser can fetch at once.
 * @param {string} name @param {import("../web/node_modules/esbuild/lib/main.js").Metafile} metafile */
function neededBy(name, { outputs }) {
  const base = Object.keys(outputs)
    .find((path) => path.endsWith(name))
    .slice(0, -name.length);
  const found = new Set();
  const follow = (/** @type {string} */ path) => {
    for (const { path: next, kind } of outputs[path].imports) {
      if (kind !== "import-statement" || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(base + name);
  return [...found].map((path) => path.slice(base.length)).sort();
}

/** @param {string[]} scripts */
function preload(scripts) {
  const page = readFileSync(`${to}/index.html`, "utf8");
  const start = page.indexOf("<script type=");
  const links = scripts.map((path) => `<link rel="modulepreload" href="${path}">\n`);
  writeFileSync(`${to}/index.html`, page.slice(0, start) + links.join("") + page.slice(start));
}

/** The service worker learns which files there are, and a name for just these. */
async function fillWorker() {
  const { code } = await transform(readFileSync(`${from}/sw.js`, "utf8"), { target: "es2022" });
  const files = filesOf(to).filter((path) => !path.endsWith(".br"));
  const hash = createHash("sha256").update(code);
  for (const path of files) hash.update(path).update(readFileSync(`${to}/${path}`));
  const list = files.map((path) => JSON.stringify(path)).join(",");
  writeFileSync(
    `${to}/sw.js`,
    code.replace("@VERSION@", hash.digest("hex").slice(0, 16)).replace('"@FILES@"', () => list),
  );
}

/** Brotli packs a sixth smaller than gzip; the server sends what lies beside a file to browsers
 * that read it. The engine comes packed. */
function compress() {
  for (const path of filesOf(to)) {
    if (!/\.(js|css|ftl|json|svg)$/.test(path) || path === "sw.js" || statSync(`${to}/${path}`).size < 1000) continue;
    writeFileSync(`${to}/${path}.br`, brotliCompressSync(readFileSync(`${to}/${path}`)));
  }
}

for (const path of parts) if (!isCode(path)) cpSync(`${from}/${path}`, `${to}/${path}`);
preload(neededBy("app.js", await join()));
await fillWorker();
compress();
