import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { sharedChunk } from "./chunks.js";
import { compressed } from "./compressed.js";
import { content } from "./content.js";
import { pages } from "./pages.js";

const chunkOf = sharedChunk(import.meta.dirname);
const OLDEST = ["safari16.0", "firefox128", "chrome111"];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), content(), pages(), compressed()],
  build: {
    // The oldest browsers we support; public/oldest.js shows older ones a notice.
    target: OLDEST,
    cssTarget: OLDEST,
    outDir: "../src/quivive/web",
    emptyOutDir: true,
    manifest: true,
    // Assets are inlined only where the code asks for it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: ["house", "games", "later"].map((chunk, place) => ({
            name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
            debugName: chunk,
            minShareCount: 2,
            // A module that several chunks need goes into the one that is loaded first.
            priority: 3 - place,
          })),
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["{src,checks}/**/*.test.{ts,js}"],
    setupFiles: ["checks/setup.ts"],
    testTimeout: 30_000,
  },
});
