// A card that is taken from the hand and not laid yet. Where it may lie comes from the legal moves
// alone; all this does is to sort them by place and to remember which way round the card is held.


export interface Spot {
  x: number;
  y: number;
}

/** What `place` moves of all mine games have. */
export interface PlaceMove extends Spot {
  card: string;
  turned: boolean;
}

export const spotKey = ({ x, y }: Spot): string => `${x},${y}`;
export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The moves that lay this card, by place; of each place one or two ways round. */
export function waysByPlace<M extends PlaceMove>(moves: readonly M[], face: string): Map<string, M[]> {
  const places = new Map<string, M[]>();
  for (const move of moves) {
    if (move.card !== face) continue;
    const ways = places.get(spotKey(move)) ?? [];
    places.set(spotKey(move), [...ways, move]);
  }
  return places;
}

/** Empty places beside cards: where somebody might ask why a card may not lie there. */
export function placesAround(cards: readonly Spot[]): Spot[] {
  const taken = new Set(cards.map(spotKey));
  const around = new Map<string, Spot>();
  for (const { x, y } of cards)
    for (const spot of [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }])
      if (!taken.has(spotKey(spot))) around.set(spotKey(spot), spot);
  return [...around.values()];
}

export class Placing<M extends PlaceMove> {
  /** The face of the card in hand that is to be laid. */
  face = $state.raw<string | null>(null);
  /** Which way round it is held. */
  turned = $state(false);
  /** The place over which it is held. */
  at = $state.raw<Spot | null>(null);
  readonly ways = $derived.by(() =>
    this.face === null ? new Map<string, M[]>() : waysByPlace(this.moves(), this.face),
  );
  /** What would be laid now: the way it is held if that fits there, else the way that fits. */
  readonly ghost = $derived.by((): M | null => (this.at === null ? null : this.wayAt(this.at)));
  /** Whether it fits one way round here and the other way round there. */
  readonly mayTurn = $derived.by(() => new Set([...this.ways.values()].flat().map((move) => move.turned)).size === 2);

  constructor(private readonly moves: () => readonly M[]) {}

  /** What would be laid at a place. */
  wayAt(spot: Spot): M | null {
    const here = this.ways.get(spotKey(spot)) ?? [];
    return here.find((move) => move.turned === this.turned) ?? here[0] ?? null;
  }

  take(face: string): void {
    this.face = face;
    this.turned = false;
    this.at = null;
  }

  /** Turn it round; over a place where both ways fit, this is what the eye sees. */
  turn(): void {
    this.turned = !(this.ghost?.turned ?? this.turned);
  }

  hold(at: Spot | null): void {
    this.at = at;
  }

  back(): void {
    this.face = null;
    this.at = null;
    this.turned = false;
  }
}
