// SHA-256. The browser's own is missing on pages without https, as tables at home are served.

const whole = (fraction: number): number => Math.floor((fraction - Math.floor(fraction)) * 2 ** 32);

function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one += 1) {
    if (found.every((other) => one % other !== 0)) found.push(one);
  }
  return found;
}

const first = primes(64);
const constants = Uint32Array.from(first, (prime) => whole(Math.cbrt(prime)));
const initial = Uint32Array.from(first.slice(0, 8), (prime) => whole(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes of a hexadecimal text. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, (bytes.length * 8) >>> 0);
  const state = initial.slice();
  for (let block = 0; block < blocks; block += 1) mix(state, padded, block * 64);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state: Uint32Array, data: DataView, begin: number): void {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = data.getUint32(begin + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + small + words[at - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + large + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}
