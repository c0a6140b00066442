// Shows beats one after the other. Nothing waits for it: whoever decides, or wants no motion, sees
// the end at once.

import { tick } from "svelte";
import { moves as mayMove } from "../../lib/settings.svelte";
import type { DiamantEvent, DiamantView } from "../../wire";
import { beats, isQuiet, sceneOf, type Beat, type Motion, type Scene } from "./scene";

/** Rounds that wait to be shown, for example because only bots are left inside, are shown faster. */
const hurryFrom = 8;
const jumpFrom = 40;

export class Stage {
  scene = $state.raw<Scene>() as Scene;
  motion = $state.raw<Motion | null>(null);
  /** What is being told. */
  event = $state.raw<DiamantEvent | null>(null);
  busy = $state(false);

  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Called when something begins to move, after its picture is on the page. */
  constructor(
    view: DiamantView,
    private readonly moved: (motion: Motion, lasts: number) => void,
  ) {
    this.scene = sceneOf(view);
  }

  /** How much faster than usual. */
  private get haste(): number {
    return this.waiting.length > hurryFrom ? 0.5 : 1;
  }

  /** Go on to what a view shows, by way of what has just happened. */
  tell(events: DiamantEvent[], view: DiamantView): void {
    // somebody has chosen, or has only said something: what is being shown goes on
    if (isQuiet(events) && (events.length > 0 || this.leadsTo(view))) {
      if (!this.busy) this.scene = sceneOf(view);
      return;
    }
    if (events.length === 0 || !mayMove()) return this.jump(sceneOf(view));
    const from = this.waiting.at(-1)?.scene ?? this.scene;
    this.waiting.push(...beats(from, events, view));
    if (this.waiting.length > jumpFrom) this.skip();
    else if (!this.busy) this.next();
  }

  /** Show how it ends, now. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last !== undefined) this.jump(last.scene);
    else if (this.motion !== null) this.jump(this.scene);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** Whether what waits to be shown ends where a view is. */
  private leadsTo({ cave, path }: DiamantView): boolean {
    const end = this.waiting.at(-1)?.scene;
    return end !== undefined && end.cave === cave && end.path.length === path.length;
  }

  private jump(scene: Scene): void {
    this.stop();
    this.scene = scene;
    this.rest();
  }

  private rest(): void {
    this.motion = null;
    this.event = null;
    this.busy = false;
  }

  private next(): void {
    const beat = this.waiting.shift();
    if (beat === undefined) return this.rest();
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
