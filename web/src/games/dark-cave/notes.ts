// Private notes on the others. They stay in this browser, which several players may share: so they belong
// to the seat that wrote them.

type About = Record<string, string>;

const place = "stope-notes";
/** Of so many seats the notes are kept; those written to least recently go first. */
const most = 40;

function kept(): [writer: string, notes: About][] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "[]") as [string, About][];
  } catch {
    return [];
  }
}

export class Notes {
  private readonly writer: string;

  constructor(table: string, viewer: number) {
    this.writer = `${table} ${viewer}`;
  }

  /** By the seat that they are about. */
  read(): About {
    return kept().find(([writer]) => writer === this.writer)?.[1] ?? {};
  }

  write(seat: number, text: string): void {
    const notes = this.read();
    if (text.trim() === "") delete notes[seat];
    else notes[seat] = text;
    const others = kept().filter(([writer]) => writer !== this.writer);
    const own: [string, About][] = Object.keys(notes).length === 0 ? [] : [[this.writer, notes]];
    try {
      localStorage.setItem(place, JSON.stringify([...others, ...own].slice(-most)));
    } catch {
      // a browser that keeps nothing keeps no notes
    }
  }
}
