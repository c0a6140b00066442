// Languages whose words come in another order than they were asked for.

import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
/** Words come when the test lets them. */
const gates = new Map<string, () => void>();
function coming(name: string, catalogue: string) {
  return async () => {
    await new Promise<void>((open) => gates.set(name, open));
    return { default: catalogue };
  };
}
async function letCome(name: string) {
  await vi.waitFor(() => expect(gates.has(name)).toBe(true));
  gates.get(name)?.();
}

describe("the language that was chosen last", () => {
  let words: typeof import("../src/lib/words.svelte");
  beforeEach(async () => {
    vi.resetModules();
    gates.clear();
    vi.doMock("virtual:words/de", coming("de", "client-play = Spielen"));
    vi.doMock("virtual:words/fr", coming("fr", "client-play = Jouer"));
    vi.doMock("virtual:rules/de", coming("rules", "diamant-rule-1 = Regel"));
    words = await import("../src/lib/words.svelte");
  });

  it("is spoken, also if an earlier one comes later", async () => {
    const both = [words.speak("de"), words.speak("fr")];
    await letCome("fr");
    await both[1];
    await letCome("de");
    await both[0];
    expect([words.language(), words.say("client-play")]).toEqual(["fr", "Jouer"]);
  });
  it("is not left for rules of another that come later", async () => {
    const german = words.speak("de");
    await letCome("de");
    await german;
    const rules = words.loadRules();
    const french = words.speak("fr");
    await letCome("fr");
    await french;
    await letCome("rules");
    await rules;
    expect([words.language(), words.say("client-play")]).toEqual(["fr", "Jouer"]);
  });
  it("can always say that something did not come", () => {
    for (const one of ["en", "de", "fr", "it", "nl"] as const) {
      words.speakOfFailure(one);
      const said = ["closed", "failed-part", "again", "to-lobby"].map((part) => words.hasWords(`client-${part}`));
      expect([one, ...said]).toEqual([one, true, true, true, true]);
    }
  });
});
