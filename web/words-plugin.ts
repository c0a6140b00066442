// The words of the client come from the same Fluent catalogues as those of the server:
// `virtual:words/de` is all that the client says, `virtual:rules/de` the texts of the rules.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const catalogues = fileURLToPath(new URL("../src/stope/locales/", import.meta.url));
const prefix = "virtual:";
const onlyInTheTerminal = ["terminal.ftl"];

function files(kind: string, language: string): string[] {
  const folder = `${catalogues}${language}/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !onlyInTheTerminal.includes(name))
    .filter((name) => name.endsWith("-rules.ftl") === (kind === "rules"))
    .map((name) => folder + name);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (/^virtual:(words|rules)\/\w\w$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [kind = "", language = ""] = id.slice(prefix.length + 1).split("/");
      const texts = files(kind, language).map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
