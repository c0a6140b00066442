// A finished match as a tape: at one move, seen with somebody's eyes, and the story up to there.

import { api, type Eyes } from "../lib/api";
import type { Heard, Scene, Story, TableInfo } from "../wire";

export class Tape {
  story = $state.raw<Story | null>(null);
  scene = $state.raw<Scene | null>(null);
  problem = $state<string | null>(null);
  private scenes = new Map<string, Promise<Scene>>();
  private wanted = "";

  constructor(readonly table: string) {}

  /** The number of the last move. */
  get last(): number {
    return Math.max(0, (this.story?.moves.length ?? 1) - 1);
  }

  /** Show a move; what is asked for later is shown later. */
  async show(move: number, eyes: Eyes): Promise<void> {
    const key = (this.wanted = `${move} ${eyes}`);
    try {
      const [story, scene] = await Promise.all([this.storyFor(eyes), this.sceneAt(move, eyes)]);
      if (key !== this.wanted) return;
      this.story = story;
      this.scene = scene;
      // the next one is there before somebody asks
      if (move < scene.moves) void this.sceneAt(move + 1, eyes).catch(() => undefined);
    } catch (refusal) {
      this.problem = refusal instanceof Error ? refusal.message : String(refusal);
    }
  }

  /** What happened until the shown move, as tables tell it. */
  get happened(): Heard[] {
    return this.everything.slice(0, (this.scene?.move ?? 0) + 1);
  }

  get everything(): Heard[] {
    return this.story === null ? [] : heardIn(this.story);
  }

  private stories = new Map<Eyes, Promise<Story>>();
  private storyFor(eyes: Eyes): Promise<Story> {
    const known = this.stories.get(eyes) ?? api.story(this.table, eyes);
    this.stories.set(eyes, known);
    return known;
  }

  private sceneAt(move: number, eyes: Eyes): Promise<Scene> {
    const key = `${move} ${eyes}`;
    const known = this.scenes.get(key) ?? api.scene(this.table, move, eyes);
    this.scenes.set(key, known);
    known.catch(() => this.scenes.delete(key));
    return known;
  }
}

const told = new WeakMap<Story, Heard[]>();

function heardIn(story: Story): Heard[] {
  const known = told.get(story);
  if (known !== undefined) return known;
  const heard = story.moves.map(
    ({ move, seat, at, events }): Heard => ({
      heard: move,
      at,
      kind: move === 0 ? "started" : "moved",
      seat,
      speech: null,
      events,
      ears: [],
    }),
  );
  told.set(story, heard);
  return heard;
}

/** The table of a story, as far as the seats at the top need it. */
export function tableOf(identity: string, story: Story, deciding: number | null): TableInfo {
  return {
    table: identity,
    game: story.game,
    options: story.options,
    settings: {
      public: false,
      spectators: true,
      hints: false,
      clock: { kind: "none" },
      fill_after: null,
      fill_with: "miner",
    },
    host: "",
    status: "playing",
    commitment: "",
    seats: story.seats.map(({ seat, name, bot }) => ({
      seat,
      name,
      bot,
      person: null,
      here: true,
      left: null,
      runs: seat === deciding,
    })),
    next_table: null,
  };
}
