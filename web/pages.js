/** Writes one HTML page for each kind of address, preloading all that its screen needs, so that nothing loads in series. */

/** @typedef {import("vite").Rolldown.OutputBundle} Bundle */
/** @typedef {import("vite").Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }} Chunk */

const PAGES = {
  "index.html": "src/landing/Landing.svelte",
  "table.html": "src/table/TablePage.svelte",
  "screen.html": "src/table/screen/Screen.svelte",
};

/** This page also has a variant for each game: the server knows which game a table plays before the page can ask. */
const PAGE_PER_GAME = "table.html";
const GAME = /\/src\/games\/(\w+)\/index\.ts$/;

/** Every language needs these, because they have the digits and punctuation. */
const FONT = /yeseva-one-latin-.*\.woff2$/;

/** @returns {import("vite").Plugin} */
export function pages() {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("there is no index.html to start from");
      const start = String(index.source);
      for (const [fileName, screen] of Object.entries(PAGES)) {
        const source = start.replace("</head>", `${links(bundle, screen, start)}</head>`);
        if (fileName === index.fileName) index.source = source;
        else this.emitFile({ type: "asset", fileName, source });
        if (fileName === PAGE_PER_GAME) {
          for (const [game, chunk] of gamesOf(bundle)) {
            const gamePage = fileName.replace(".", `.${game}.`);
            this.emitFile({
              type: "asset",
              fileName: gamePage,
              source: withGame(bundle, source, game, chunk),
            });
          }
        }
      }
    },
  };
}

/**
 * @param {Bundle} bundle
 * @param {string} screen
 * @param {string} start
 */
function links(bundle, screen, start) {
  const entry = chunksOf(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(screen));
  if (!entry) throw new Error(`no chunk starts with ${screen}`);
  const needed = [...closure(bundle, entry.fileName)];
  const fonts = Object.keys(bundle).filter((fileName) => FONT.test(fileName));
  const tags = [
    ...fonts.map((fileName) => [
      fileName,
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`,
    ]),
    ...needed.map(script),
    ...stylesOf(needed).map((fileName) => [
      fileName,
      `<link rel="stylesheet" crossorigin href="/${fileName}">`,
    ]),
  ];
  return missingFrom(tags, start);
}

/**
 * The page with its game named and preloaded; the first paint does not wait for it.
 * @param {Bundle} bundle
 * @param {string} source
 * @param {string} game
 * @param {Chunk} chunk
 */
function withGame(bundle, source, game, chunk) {
  const needed = [...closure(bundle, chunk.fileName)];
  const tags = [
    ...needed.map(script),
    ...stylesOf(needed).map((fileName) => [
      fileName,
      `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${fileName}">`,
    ]),
  ];
  return source
    .replace("<html", `<html data-game="${game}"`)
    .replace("</head>", `${missingFrom(tags, source)}</head>`);
}

/**
 * @param {Bundle} bundle
 * @returns {Chunk[]}
 */
function chunksOf(bundle) {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/**
 * @param {Bundle} bundle
 * @returns {[string, Chunk][]}
 */
function gamesOf(bundle) {
  return chunksOf(bundle).flatMap((chunk) => {
    const game = GAME.exec(chunk.facadeModuleId ?? "")?.[1];
    return game === undefined ? [] : [[game, chunk]];
  });
}

/** @param {Chunk} chunk */
function script({ fileName }) {
  return [fileName, `<link rel="modulepreload" crossorigin href="/${fileName}">`];
}

/** @param {Chunk[]} chunks */
function stylesOf(chunks) {
  return chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
}

/**
 * The tags of files that the page does not mention yet.
 * @param {string[][]} tags
 * @param {string} page
 */
function missingFrom(tags, page) {
  return tags.flatMap(([fileName, tag]) => (page.includes(`/${fileName}"`) ? [] : `${tag}\n`)).join("");
}

/**
 * A chunk and everything it imports statically.
 * @param {Bundle} bundle
 * @param {string} fileName
 * @param {Set<Chunk>} seen
 */
function closure(bundle, fileName, seen = new Set()) {
  const chunk = bundle[fileName];
  if (chunk?.type !== "chunk" || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports) closure(bundle, imported, seen);
  return seen;
}
