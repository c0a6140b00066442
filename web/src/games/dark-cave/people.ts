// How players are told apart where there is room for a letter or two only.

/** For each name its first letter, or as much more as it takes to be told from the others. */
export function marksOf(names: string[]): string[] {
  const letters = names.map((name) => [...name.trim()]);
  const mark = (name: string[], length: number) => name.slice(0, length).join("").toUpperCase();
  return letters.map((name, seat) => {
    const others = letters.filter((_, other) => other !== seat);
    if (name.length > 0 && others.every((other) => mark(other, 1) !== mark(name, 1)))
      return mark(name, 1);
    // names like "Miner 3": the last letter tells them apart
    const last = name.at(-1);
    const two = last === undefined ? "" : `${mark(name, 1)}${last.toUpperCase()}`;
    const same = (other: string[]) => `${mark(other, 1)}${(other.at(-1) ?? "").toUpperCase()}` === two;
    return two !== "" && !others.some(same) ? two : String(seat + 1);
  });
}
