// What a browser can say of a shuffle by itself.

import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepCommitment, keepNonce, keptShuffle } from "../src/lib/kept-shuffles";
import { fromHex, sha256 } from "../src/lib/sha256";
import { checkShuffle, matchKey, type ShuffleRecord } from "../src/table/shuffle-check";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});
const secret = "00".repeat(32);
const commitment = sha256(fromHex(secret));
const nonces = { "0": "ab".repeat(32), "2": "0102".repeat(8) };

function record(changes: Partial<ShuffleRecord["fairness"]> = {}): ShuffleRecord {
  const fairness = { commitment, secret, nonces, ...changes };
  return { start: { key: matchKey(fairness.secret, fairness.nonces) }, fairness };
}

describe("SHA-256", () => {
  it("is what everybody else computes, at every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});

describe("the key of a match", () => {
  it("is the one that the server computes", () => {
    // stope.tables.fairness.match_key(bytes(32), {0: "ab" * 32, 2: "0102" * 8}).hex()
    expect(matchKey(secret, nonces)).toBe("35467e840fe6acba3fc2e44e26be95f20378de2c3a8e7c1e28c8aa4c1dacd58a");
  });
});

describe("a shuffle", () => {
  const kept = { commitment, nonces: { "0": nonces["0"] } };

  it("is fair if everything is as it was promised", () => {
    expect(checkShuffle(record(), kept, [0])).toBe("fair");
    // a number of a seat that was left again does not count
    expect(checkShuffle(record(), { commitment, nonces: { ...kept.nonces, "2": "ff" } }, [0])).toBe("fair");
  });
  it("is confirmed in part for whoever only watched, and not at all without anything kept", () => {
    expect(checkShuffle(record(), { commitment, nonces: {} }, [])).toBe("promise-kept");
    expect(checkShuffle(record(), null, [0])).toBe("nothing-kept");
  });
  it("is not confirmed with another secret, number or key", () => {
    const other = "11".repeat(32);
    // the record may claim what it likes: only what was kept counts
    expect(checkShuffle(record({ secret: other, commitment: sha256(fromHex(other)) }), kept, [0])).toBe("other-secret");
    expect(checkShuffle(record({ nonces: { ...nonces, "0": "cd".repeat(32) } }), kept, [0])).toBe("other-number");
    expect(checkShuffle(record({ nonces: { "2": nonces["2"] } }), kept, [0])).toBe("other-number");
    expect(checkShuffle({ ...record(), start: { key: other } }, kept, [0])).toBe("other-key");
  });
});

describe("what is kept of a table", () => {
  beforeEach(() => storage.clear());

  it("is the first promise, whatever comes later", () => {
    keepCommitment("t", "first");
    keepCommitment("t", "second");
    keepNonce("t", 1, "ab");
    keepNonce("t", 2, "cd");
    expect(keptShuffle("t")).toEqual({ commitment: "first", nonces: { "1": "ab", "2": "cd" } });
    expect(keptShuffle("u")).toBeNull();
  });
  it("is forgotten after many tables", () => {
    for (let one = 0; one < 60; one += 1) keepCommitment(`t${one}`, "c");
    expect(keptShuffle("t0")).toBeNull();
    expect(keptShuffle("t59")).not.toBeNull();
  });
});
