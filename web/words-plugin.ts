// The words of the client come from the same Fluent catalogues as those of the server:
// `virtual:words/de` is all that the client says, `virtual:rules/de` the texts of the rules, and
// `virtual:words-of-failure` the little that it says, in each language, where none of these come.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const catalogues = fileURLToPath(new URL("../src/stope/locales/", import.meta.url));
const prefix = "virtual:";
/** What lib/Blocked.svelte says, and why. */
const ofFailure = /^client-(closed|failed-part|again|to-lobby) = .*$/gm;
const onlyInTheTerminal = ["terminal.ftl"];

function files(kind: string, language: string): string[] {
  const folder = `${catalogues}${language}/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !onlyInTheTerminal.includes(name))
    .filter((name) => name.endsWith("-rules.ftl") === (kind === "rules"))
    .map((name) => folder + name);
}

function isLanguage(folder: string): boolean {
  return /^\w\w$/.test(folder);
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (/^virtual:(words-of-failure|(words|rules)\/\w\w)$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const text = (kind: string, language: string) =>
        files(kind, language)
          .map((file) => {
            this.addWatchFile(file);
            return readFileSync(file, "utf-8");
          })
          .join("\n");
      const [kind = "", language] = id.slice(prefix.length + 1).split("/");
      const few = (one: string) => (text("words", one).match(ofFailure) ?? []).join("\n");
      const told =
        language === undefined
          ? Object.fromEntries(readdirSync(catalogues).filter(isLanguage).map((one) => [one, few(one)]))
          : text(kind, language);
      return `export default ${JSON.stringify(told)};`;
    },
  };
}
