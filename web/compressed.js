/** Writes a compressed copy beside every built text: the server sends it to whoever can read it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** @returns {import("vite").Plugin} */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        const path = join(dir, name);
        if (TEXT.test(name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
