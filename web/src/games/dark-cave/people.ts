// How players are told apart where there is room for a letter or two only.

/** For each name its first letter; where several begin with it, with another one that tells them apart. */
export function marksOf(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.normalize("NFC").toUpperCase()].filter((one) => one.trim() !== ""));
  const taken = new Set<string>();
  return letters.map((name, seat) => {
    const [first = ""] = name;
    const rivals = letters.filter((other, at) => at !== seat && (other[0] ?? "") === first);
    if (rivals.length === 0) return first;
    const mark = secondLetters(name, rivals)
      .map((second) => first + second)
      .find((one) => !taken.has(one));
    taken.add(mark ?? "");
    return mark ?? first;
  });
}

/** What may follow the first letter: best what is at no place in the others where it is in the name. */
function secondLetters(name: string[], rivals: string[][]): string[] {
  const rest = name.slice(1).map((letter, at) => ({ letter, at: at + 1 }));
  const telling = rest.filter(({ letter, at }) => rivals.every((other) => other[at] !== letter));
  const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
  return [...telling, ...rest].map(({ letter }) => letter.toLowerCase()).concat(alphabet);
}
