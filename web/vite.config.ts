import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words-plugin.ts";
import { worker } from "./worker-plugin.ts";

// `npm run dev` shows the client while it is being written, before a server on the usual port
const server = "http://127.0.0.1:8000";

// tests in which effects run; everywhere else Svelte compiles as for a server, where they do not
const effects = "tests/**/*.svelte.test.ts";

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
  test: {
    projects: [
      { extends: true, test: { name: "plain", include: ["tests/**/*.test.ts"], exclude: [effects] } },
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "effects", include: [effects], environment: "./tests/browser-environment.ts" },
      },
    ],
  },
});
