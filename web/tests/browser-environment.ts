// The environment of tests that need effects: Svelte compiles for the browser, though there is no document.

import type { Environment } from "vitest/environments";

export default {
  name: "browser",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
