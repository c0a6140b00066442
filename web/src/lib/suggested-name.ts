// A name for those who come for the first time and just want to play.

const names = ["Nell", "Tove", "Ivo", "Mara", "Otis", "Runa", "Pim", "Lotte", "Ewan", "Sanna"];

export function suggestedName(): string {
  return names[Math.floor(Math.random() * names.length)] ?? "Nell";
}
