// Whatever goes wrong with a request is said in the reader's language.

import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { speak } = await import("../src/lib/words.svelte");
const { api, Refusal } = await import("../src/lib/api");
const { reasonOf } = await import("../src/lib/failures");

function answering(body: string, status: number) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}
const reason = () => api.games().then(() => "none", reasonOf);

describe("a request that fails", () => {
  beforeAll(() => speak("de"));

  it("says that there is no connection", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await reason()).toContain("Keine Verbindung");
  });
  it("says that the server is busy, whatever a proxy writes", async () => {
    answering("<h1>502 Bad Gateway</h1>", 502);
    expect(await reason()).toContain("alle Hände voll");
    answering('{"detail": "no"}', 503);
    expect(await reason()).toContain("alle Hände voll");
  });
  it("says that somebody else has answered", async () => {
    answering("<h1>Welcome to our hotel</h1>", 200);
    expect(await reason()).toContain("keine Antwort unseres Servers");
  });
  it("leaves the words to the server where it has some", async () => {
    answering('{"code": "no-such-table", "message": "Diesen Tisch gibt es nicht."}', 404);
    expect(await reason()).toBe("Diesen Tisch gibt es nicht.");
    await expect(api.games()).rejects.toBeInstanceOf(Refusal);
  });
});
