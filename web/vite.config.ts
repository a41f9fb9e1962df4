import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed.js";
import { content } from "./content.js";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), content(), compressed()],
  build: {
    outDir: "../src/quivive/web",
    emptyOutDir: true,
    manifest: true,
    // Files of their own and no data: URLs, so that the page lives under a policy of 'self' alone.
    assetsInlineLimit: 0,
  },
  test: { environment: "happy-dom", include: ["{src,checks}/**/*.test.{ts,js}"] },
});
