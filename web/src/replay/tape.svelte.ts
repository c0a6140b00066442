// A finished match as a tape: at one move, seen with somebody's eyes, and the story up to there.

import { api, type Eyes } from "../lib/api";
import { reasonOf } from "../lib/failures";
import { usualStandIn } from "../table/stand-in";
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

  /** Show a move; what is asked for later is shown later. Returns what there is that comes nearest. */
  async show(move: number, eyes: Eyes): Promise<{ move: number; eyes: Eyes }> {
    const key = (this.wanted = `${move} ${eyes}`);
    const asked = { move, eyes };
    try {
      // asked for with the story, because it is nearly always there
      void this.sceneAt(move, eyes).catch(() => undefined);
      const found = await this.storyNear(eyes);
      const near = { move: Math.min(move, found.story.moves.length - 1), eyes: found.eyes };
      const scene = await this.sceneAt(near.move, near.eyes);
      if (key !== this.wanted) return asked;
      this.story = found.story;
      this.scene = scene;
      this.problem = null;
      // the next one is there before somebody asks
      if (near.move < scene.moves) void this.sceneAt(near.move + 1, near.eyes).catch(() => undefined);
      return near;
    } catch (problem) {
      if (key === this.wanted) this.problem = reasonOf(problem);
      return asked;
    }
  }

  /** The story seen from a seat, or from the last one if there are fewer. */
  private async storyNear(eyes: Eyes): Promise<{ story: Story; eyes: Eyes }> {
    try {
      return { story: await this.storyFor(eyes), eyes };
    } catch (problem) {
      if (typeof eyes !== "number") throw problem;
      const last = (await this.storyFor("all")).seats.length - 1;
      if (eyes <= last) throw problem;
      return { story: await this.storyFor(last), eyes: last };
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
    // what failed is asked for again
    known.catch(() => this.stories.delete(eyes));
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
export function tableOf(identity: string, story: Story, deciding: readonly number[]): TableInfo {
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
      ...usualStandIn,
    },
    host: "",
    status: "playing",
    outdated: false,
    commitment: "",
    seats: story.seats.map(({ seat, name, bot }) => ({
      seat,
      name,
      bot,
      person: null,
      here: true,
      away_for: null,
      hand_in: null,
      left: null,
      runs: deciding.includes(seat),
      expected: null,
    })),
    watching: 0,
    next_table: null,
    removed: [],
  };
}
