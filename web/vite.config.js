import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packing } from "./packing.js";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), packing()],
  base: "./", // so that the folder can lie anywhere; the server makes the page's own addresses absolute
  worker: { format: "es" },
  build: {
    outDir: "../src/sternhafen/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first with light-dark()
    reportCompressedSize: false,
  },
  // `npm run dev` beside `sternhafen serve`; component data is read from the Python packages
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/text": server, "/rules": server },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
