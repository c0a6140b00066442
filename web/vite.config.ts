import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words-plugin.ts";
import { worker } from "./worker-plugin.ts";

// `npm run dev` shows the client while it is being written, before a server on the usual port
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), worker()],
  build: {
    outDir: "../src/stope/server/client",
    emptyOutDir: true,
    target: "es2022",
    // what is inlined would be refused by the server's security policy
    assetsInlineLimit: 0,
    // a slow machine is nothing to be told about
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
