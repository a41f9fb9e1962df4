/** Writes compressed copies of every text file: the server sends the smallest that the browser accepts. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** @returns {import("vite").Plugin} */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) compress(join(dir, name));
      }
    },
  };
}

/** @param {string} path */
function compress(path) {
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}
