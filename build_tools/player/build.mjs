/**
 * Builds the player: its module, style sheet, worker, and the parts that are loaded when they are wanted.
 * Into build/player, or into the folder given.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, "..", "..", "build", "player"));
const fresh = `${out}.new`;

/** Style sheets imported by a script come as text, with their own imports put in. */
const styleText = {
  name: "style-text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await bundleStyle(path), loader: "text" }));
  },
};

/** Of the packs in the data of card faces, only the first; the part that changes the pack brings the others. */
const onePack = {
  name: "one-pack",
  setup({ onLoad }) {
    onLoad({ filter: /faces\.json$/ }, async ({ path }) => {
      const { skins, format, version, back, ...faces } = JSON.parse(await readFile(path, "utf8"));
      if (format !== "snorum-faces" || version !== 1) throw new Error(`${path}: is ${format} ${version}`);
      return { contents: JSON.stringify({ ...faces, back: { upright: back.upright }, skins: { french: skins.french } }), loader: "json" };
    });
  },
};

const shared = {
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  platform: "browser",
  target: ["chrome123", "firefox120", "safari17.5"],
  minify: true,
  legalComments: "none",
  logLevel: "warning",
};

async function bundleStyle(path) {
  const { outputFiles } = await build({ ...shared, entryPoints: [path], write: false });
  return outputFiles[0].text.trimEnd();
}

async function bundleScript(path, options = {}) {
  const { outputFiles } = await build({ ...shared, entryPoints: [path], write: false, plugins: [styleText], ...options });
  return shorten(outputFiles[0].text, options.format !== "iife");
}

/** What esbuild has bundled and made small can be made smaller by another fortieth. */
async function shorten(text, module = true) {
  const { code } = await minify(text, { module, ecma: 2020, compress: { passes: 2, hoist_funs: true } });
  return code;
}

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
const put = (name, contents) => writeFile(join(fresh, name), contents);

/** Addresses as a script is given them. */
const quoted = (addresses) => Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, JSON.stringify(address)]));

/** A part that is loaded when it is wanted, with its hash in its name. */
async function putPart(part, options) {
  const contents = await bundleScript(`src/snorum-${part}.ts`, options);
  const name = `snorum-${part}-${createHash("sha256").update(contents).digest("hex").slice(0, 12)}.js`;
  await put(name, contents);
  return `./${name}`;
}

const inquiryName = await putPart("inquiry");
/** What other parts share with the one that asks the engine, the engine above all, they take from there. */
const sharedInquiry = { name: "inquiry", setup: ({ onResolve }) => onResolve({ filter: /snorum-inquiry\.js$/ }, () => ({ path: inquiryName, external: true })) };
const onInquiry = { plugins: [styleText, sharedInquiry] };
const contestName = await putPart("contest", onInquiry);
const besides = { __QUIZ__: await putPart("quiz", onInquiry), __COMPARE__: await putPart("compare", onInquiry), __SHARE__: await putPart("share", onInquiry) };
const extrasName = await putPart("extras", { define: quoted(besides), external: Object.values(besides) });
const decksName = await putPart("decks");
const settingsName = await putPart("settings", { define: quoted({ __EXTRAS__: extrasName }), external: [extrasName], plugins: [styleText] });
const parts = { __INQUIRY__: inquiryName, __CONTEST__: contestName, __DECKS__: decksName, __EXTRAS__: extrasName, __SETTINGS__: settingsName };
const ways = { define: quoted(parts), external: Object.values(parts) };
await put("LICENSE.txt", await readFile(join(here, "NOTICE.txt"), "utf8"));
/**
 * For a script that is no module, as pages of no origin can load it. A relative address leads nowhere from there, so the parts are named
 * from the script's own address, which is known while it begins.
 */
const partName = (name) => `part${name.replaceAll("_", "")}`;
const partsFile = join(fresh, "parts.mjs");
await writeFile(
  partsFile,
  `import { OWN } from ${JSON.stringify(join(here, "src/own.ts"))};\n` +
    Object.entries(parts).map(([name, address]) => `export const ${partName(name)} = new URL(${JSON.stringify(address)}, OWN).href;\n`).join(""),
);
const classic = {
  format: "iife",
  inject: [partsFile],
  define: { "import.meta.url": "document.currentScript.src", ...Object.fromEntries(Object.keys(parts).map((name) => [name, partName(name)])) },
};
await put("snorum-demo.js", await bundleScript("src/snorum-demo.ts", { ...ways, plugins: [styleText, onePack] }));
await put("snorum-embed.js", await bundleScript("src/snorum-embed.ts", { ...classic, plugins: [styleText, onePack] }));
await put("snorum-selftest.js", await bundleScript("src/embed/selftest.ts", classic));
await rm(partsFile);
await put("snorum-demo.css", (await bundleStyle("src/table.css")) + (await bundleStyle("src/figure.css")) + `@media not all{${await bundleStyle("src/player.css")}}`);
// The interpreter loads these only under Node.
await put("snorum-worker.js", await bundleScript("src/engine/worker.ts", { external: ["node:*", "ws"] }));
await put("narrate-cli.mjs", await bundleScript("src/narrate-cli.ts", { platform: "node", target: "node20" }));

// The site's own small scripts: one before paint, one with its lazily loaded parts, and those of one kind of page alone.
await put("snorum-games.js", await bundleScript("src/site/games.ts"));
if (existsSync(join(here, "src/site/solve.ts"))) await put("snorum-solve.js", await bundleScript("src/site/solve.ts"));
if (existsSync(join(here, "src/site/teach.ts"))) await put("snorum-teach.js", await bundleScript("src/site/teach.ts", ways));
if (existsSync(join(here, "src/site/play.ts"))) await put("snorum-play.js", await bundleScript("src/site/play.ts", { ...ways, plugins: [styleText, onePack, sharedInquiry] }));
if (existsSync(join(here, "src/site/playground.ts"))) await put("snorum-playground.js", await bundleScript("src/site/playground.ts"));
if (existsSync(join(here, "src/site/start.ts"))) await put("snorum-start.js", await bundleScript("src/site/start.ts", { format: "iife" }));
if (existsSync(join(here, "src/site/page.ts"))) {
  const plugins = [styleText, onePack];
  const bundled = { ...shared, ...ways, entryPoints: { "snorum-site": "src/site/page.ts" }, splitting: true, plugins, outdir: fresh, chunkNames: "snorum-[name]-[hash]" };
  const { outputFiles } = await build({ ...bundled, write: false });
  for (const { path, text } of outputFiles) await writeFile(path, await shorten(text));
}
// The service worker, and what stands in its place where there is none; the build of the site puts one of them at its root.
await put("offline-on.js", await bundleScript("src/offline/worker.ts", { format: "iife" }));
await put("offline-off.js", await bundleScript("src/offline/off.ts", { format: "iife" }));

await rm(out, { recursive: true, force: true });
await rename(fresh, out);
for (const name of await readdir(out)) console.log(join(out, name));
