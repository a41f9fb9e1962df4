/** One page for each kind of address, naming at once all that its screen needs: no file waits for another. */

/** @typedef {import("vite").Rolldown.OutputBundle} Bundle */
/** @typedef {import("vite").Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }} Chunk */

const PAGES = {
  "index.html": "src/landing/Landing.svelte",
  "table.html": "src/table/TablePage.svelte",
  "screen.html": "src/table/screen/Screen.svelte",
};

/** Digits and stops are in these, so every language reads them. */
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
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(screen));
  if (!entry) throw new Error(`no chunk begins with ${screen}`);
  const needed = [...closure(bundle, entry.fileName)];
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((fileName) => FONT.test(fileName));
  const tags = [
    ...fonts.map((fileName) => [
      fileName,
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileName}">`,
    ]),
    ...needed.map(({ fileName }) => [fileName, `<link rel="modulepreload" crossorigin href="/${fileName}">`]),
    ...styles.map((fileName) => [fileName, `<link rel="stylesheet" crossorigin href="/${fileName}">`]),
  ];
  return tags.flatMap(([fileName, tag]) => (start.includes(`/${fileName}"`) ? [] : `${tag}\n`)).join("");
}

/**
 * A chunk and all that it imports at once.
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
