// Writes the service worker with the files of the build that a first visit needs.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("./service-worker.js", import.meta.url);
/** Rare letters are kept when they are first asked for, like everything behind the first screen. */
const later = /latin-ext/;

export function worker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const add = (name: string) => {
        const part = bundle[name];
        if (first.has(name) || part === undefined) return;
        first.add(name);
        if (part.type === "chunk") part.imports.forEach(add);
      };
      const all = Object.values(bundle);
      all.filter((part) => part.type === "chunk" && part.isEntry).forEach((part) => add(part.fileName));
      // whoever comes back without a network reads at least this
      all.filter((part) => part.type === "chunk" && part.facadeModuleId === "\0virtual:words/en").forEach((part) => add(part.fileName));
      all.filter((part) => /\/index-.*\.css$|\.woff2$/.test(part.fileName)).forEach((part) => add(part.fileName));
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 16);
      const files = [...first].filter((name) => !later.test(name)).map((name) => `/${name}`);
      const text = readFileSync(source, "utf-8")
        .replace('"BUILD"', JSON.stringify(`stope-${build}`))
        .replace("FILES", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: text });
    },
  };
}
