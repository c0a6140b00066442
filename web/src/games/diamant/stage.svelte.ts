// Shows beats one after the other. Nobody has to wait for it: a press shows the end at once.

import { tick } from "svelte";
import { moves as mayMove } from "../../lib/settings.svelte";
import { show } from "../../lib/show.svelte";
import type { DiamantEvent, DiamantView } from "../../wire";
import { beats, isQuiet, sceneOf, type Beat, type Motion, type Scene } from "./scene";

/** Rounds that wait to be shown, for example because only bots are left inside, are shown faster. */
const hurryFrom = 8;
const jumpFrom = 40;
/** So long the end is seen before a press means it, and no longer what led there. */
const breath = 250;

/** What is on the screen, for the seats beside the board; null where there is no board. */
let onScreen = $state.raw<Scene | null>(null);

/** What may be seen by now: what the board shows, or without a board what the view says. */
export function seenBy(view: DiamantView): Scene {
  return onScreen ?? sceneOf(view);
}

export class Stage {
  private current = $state.raw<Scene>() as Scene;
  motion = $state.raw<Motion | null>(null);
  /** What is being told. */
  event = $state.raw<DiamantEvent | null>(null);
  private working = $state(false);

  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `moved` is called when something begins to move, after its picture is on the page. */
  constructor(
    view: DiamantView,
    private readonly moved: (motion: Motion, lasts: number) => void,
  ) {
    this.scene = sceneOf(view);
  }

  get scene(): Scene {
    return this.current;
  }

  private set scene(scene: Scene) {
    this.current = onScreen = scene;
  }

  /** Whether something is being shown: until then there is nothing to decide about. */
  get busy(): boolean {
    return this.working;
  }

  private set busy(busy: boolean) {
    this.working = show.busy = busy;
  }

  /** How much faster than usual. */
  private get haste(): number {
    return this.waiting.length > hurryFrom ? 0.5 : 1;
  }

  /** Go on to what a view shows, by way of what has just happened. */
  tell(events: DiamantEvent[], view: DiamantView): void {
    const end = this.waiting.at(-1);
    // somebody has chosen, or has only said something: what is being shown goes on, and ends with that
    if (isQuiet(events) && (events.length > 0 || this.leadsTo(view))) {
      if (end !== undefined) end.scene = sceneOf(view);
      else this.scene = sceneOf(view);
      return;
    }
    if (events.length === 0 || !mayMove()) return this.cut(view);
    this.waiting.push(...beats(end?.scene ?? this.scene, events, view));
    if (this.waiting.length > jumpFrom) this.skip();
    else if (!this.busy || end === undefined) this.next();
  }

  /** Show what a view shows, at once. */
  cut(view: DiamantView): void {
    this.jump(sceneOf(view));
    this.busy = false;
  }

  /** Show how it ends, now. */
  skip(): void {
    const end = this.waiting.at(-1);
    if (end === undefined) return;
    this.jump(end.scene);
    this.timer = setTimeout(() => (this.busy = false), breath);
  }

  /** Be done with what is being shown. */
  finish(): void {
    this.jump(this.waiting.at(-1)?.scene ?? this.scene);
    this.busy = false;
  }

  /** The board goes. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.busy = false;
    if (onScreen === this.current) onScreen = null;
  }

  /** Whether what waits to be shown ends where a view is. */
  private leadsTo({ cave, path }: DiamantView): boolean {
    const end = this.waiting.at(-1)?.scene;
    return end !== undefined && end.cave === cave && end.path.length === path.length;
  }

  private jump(scene: Scene): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.scene = scene;
    this.motion = null;
    this.event = null;
  }

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.waiting.shift();
    if (beat === undefined) {
      this.motion = null;
      this.event = null;
      this.busy = false;
      return;
    }
    this.busy = true;
    this.scene = beat.scene;
    this.motion = beat.motion;
    this.event = beat.event;
    const time = beat.lasts * this.haste;
    const { motion } = beat;
    if (motion !== null) void tick().then(() => this.moved(motion, time));
    if (time === 0) this.next();
    else this.timer = setTimeout(() => this.next(), time);
  }
}
