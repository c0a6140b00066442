// The cards of a mine game as its deck file has them, found by name.

export type Side = "N" | "E" | "S" | "W";
export type Colour = "green" | "blue";
export type Tool = "lamp" | "pickaxe" | "cart";

/** A space of an upright card, as the server tells of it. */
export interface CardSpace {
  /** The path of the card that it is on; a tunnel has none. */
  path: number | null;
  /** The sides it opens to. */
  sides: Side[];
  feature: "hole" | "ladder" | "vein" | "exit" | null;
}

/** A card with tunnels: what is drawn, and nothing of what it is good for. */
export interface PathCard {
  kind: "path";
  id: string;
  /** Whether it begins the network, is dug for, or is laid. */
  role: "start" | "goal" | "path";
  /** Sides joined into one path, as "NSW"; one entry per path. */
  joined: string[];
  /** Sides that lead nowhere. */
  stubs: string;
  door?: Colour;
  troll?: boolean;
  /** The arm that a door or troll shuts off. */
  arm?: Side;
  /** Colour of its start card (Duel), or where it stands (Dark Cave; true: only space or centre). */
  ladder?: Colour | Side | true;
  gold?: number;
  at?: Side;
  group?: 1 | 2 | 3;
  /** Where dwarves stand, in the order of their numbers; none in games without dwarves on cards. */
  spaces?: CardSpace[];
  hole?: Side | true;
  vein?: Side | true;
  /** The path that runs above. */
  bridge?: string;
  tunnel?: boolean;
  exit?: boolean;
}

export interface ActionCard {
  kind: "action";
  id: string;
  sabotage?: Tool;
  repair?: Tool[];
  play?: string;
  group?: 1 | 2 | 3;
}

export type Card = PathCard | ActionCard;

/** The cards of a game by name; moves, events and views call them so ("P07"). */
export interface Deck {
  cards: ReadonlyMap<string, Card>;
}

type Written<C extends Card> = Omit<C, "kind" | "role" | "joined" | "stubs"> &
  Partial<Pick<PathCard, "joined" | "stubs">>;
export interface DeckFile {
  paths: Written<PathCard>[];
  starts: Written<PathCard>[];
  goals: Written<PathCard>[];
  actions: Written<ActionCard>[];
}

/** No card is known yet. */
export const noCards: Deck = { cards: new Map() };

export function readDeck(file: DeckFile): Deck {
  const cards = new Map<string, Card>();
  const add = (role: PathCard["role"], written: Written<PathCard>[]) => {
    for (const card of written) cards.set(card.id, { joined: [], stubs: "", ...card, kind: "path", role });
  };
  add("path", file.paths);
  add("start", file.starts);
  add("goal", file.goals);
  for (const card of file.actions) cards.set(card.id, { ...card, kind: "action" });
  return { cards };
}
