import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { sharedFile } from "./chunks.js";
import { compressed } from "./compressed.js";
import { content } from "./content.js";
import { pages } from "./pages.js";

const shared = sharedFile(import.meta.dirname);
const OLDEST = ["safari16.0", "firefox128", "chrome111"];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), content(), pages(), compressed()],
  build: {
    // The oldest browsers that the page is made for; public/oldest.js tells older ones.
    target: OLDEST,
    cssTarget: OLDEST,
    outDir: "../src/quivive/web",
    emptyOutDir: true,
    manifest: true,
    // Only what says so itself is written into another file.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ["house", "games", "later"].map((file, place) => ({
            name: (id, context) => (shared(id, context) === file ? file : null),
            debugName: file,
            minShareCount: 2,
            // What a file needs comes with it, unless it has come already.
            priority: 3 - place,
          })),
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["{src,checks}/**/*.test.{ts,js}"],
    setupFiles: ["checks/patience.ts"],
    testTimeout: 30_000,
  },
});
