// From where the board is seen. It follows what happens until somebody takes it in hand; panning and
// zooming change the transform of one layer and nothing else.

import { moves } from "../lib/settings.svelte";
import {
  boxAround,
  cell,
  cellUnder,
  fitted,
  hidden,
  isWellSeen,
  panned,
  pointers,
  revealed,
  sizesFor,
  together,
  wideEnough,
  withEdge,
  zoomedAt,
  type Arrow,
  type Box,
  type Camera,
  type Covered,
  type Pointer,
  type Size,
} from "./camera";
import type { Point } from "./geometry";
import { gestures } from "./gestures";
import { placesAround, type Spot } from "./placing.svelte";

/** What there is to see. */
export interface Sight {
  cards: readonly (Spot & { faceDown: boolean })[];
  /** Where something can be chosen. */
  open: readonly (Spot & { size?: number })[];
  last: readonly Spot[];
  /** What matters, unless somebody wants to see everything; all cards, where nothing is given. */
  frame: readonly Spot[] | undefined;
  /** Where the reader is, if anywhere: in the middle, where not everything can be seen. */
  home: Spot | null;
  /** Whose steps can be chosen, where steps are chosen. */
  walker: (Spot & { size?: number }) | null;
  /** What everybody is on the way to: where it is out of view, the edge points at it. */
  landmarks: readonly Spot[];
  covered: Covered;
}

const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const;
const glideTime = 320;
const farOff = 0.5;

export class Viewpoint {
  /** Somebody drags or zooms now. */
  busy = $state(false);
  /** In which directions there is something to choose that is out of view. */
  beyond = $state.raw<Arrow[]>([]);
  /** Where the edge points at landmarks that are out of view. */
  pointers = $state.raw<Pointer[]>([]);
  /** So far off that pieces have to be drawn larger. */
  far = $state(false);
  /** Follow what happens. */
  following = true;

  // what the camera sees changes with every frame of a drag: no business of the components
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  /** Somebody wants to see everything, not only what is in the frame. */
  private everything = false;
  private window: HTMLElement | null = null;
  private layer: HTMLElement | null = null;
  private readonly coarse = matchMedia("(pointer: coarse)");
  // kept, because asking for it while things change has the page laid out once more
  private size: Size = { width: 0, height: 0 };
  private request = 0;
  private glide: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sight: () => Sight) {}

  /** Look at a layer through a window; for a Svelte `use:`. */
  through(window: HTMLElement, layer: HTMLElement): { destroy(): void } {
    const measured = () => ({ width: window.clientWidth, height: window.clientHeight });
    [this.window, this.layer, this.size] = [window, layer, measured()];
    this.fit(false);
    const stop = gestures(window, {
      pan: (by) => {
        this.following = false;
        this.take(panned(this.camera, by));
      },
      zoom: (at, factor) => {
        this.following = false;
        this.take(zoomedAt(this.camera, at, factor));
      },
      busy: (now) => {
        this.busy = now;
        if (!now) this.sizeTargets();
      },
    });
    const resized = new ResizeObserver(() => {
      const before = this.size;
      this.size = measured();
      const { width, height } = this.size;
      // keep the middle in the middle
      if (this.following) this.fit(false);
      else this.take(panned(this.camera, { x: (width - before.width) / 2, y: (height - before.height) / 2 }));
    });
    resized.observe(window);
    return {
      destroy: () => {
        stop();
        resized.disconnect();
        cancelAnimationFrame(this.request);
        clearTimeout(this.glide);
        [this.window, this.layer] = [null, null];
      },
    };
  }

  /** How wide a card is on the screen. */
  get cardWidth(): number {
    return this.camera.scale * cell.width;
  }

  /** Whatever can be chosen is at least so large, in pixels of the screen. */
  get target(): number {
    return sizesFor(this.size, this.coarse.matches).target;
  }

  /** How wide a card has to be, so that it is read, and what lies on it is hit. */
  get least(): number {
    const { open, frame } = this.sight();
    const sizes = sizesFor(this.size, this.coarse.matches);
    // to see everything matters more than to see it large
    const all = this.everything || (frame === undefined && open.length === 0);
    return wideEnough(open, all ? { ...sizes, card: sizes.target + 2 } : sizes);
  }

  /** What is hit is as large on the screen from far off as from near; not while it moves, when nobody hits. */
  private sizeTargets(): void {
    this.layer?.style.setProperty("--hit", (this.target / this.camera.scale).toFixed(1));
  }

  private take(next: Camera, smoothly = false): void {
    this.camera = next;
    if (!this.busy) this.sizeTargets();
    if (this.far !== next.scale < farOff) this.far = !this.far;
    const { layer } = this;
    if (layer === null) return;
    if (smoothly && moves()) {
      layer.classList.add("gliding");
      clearTimeout(this.glide);
      this.glide = setTimeout(() => layer.classList.remove("gliding"), glideTime);
    }
    cancelAnimationFrame(this.request);
    const draw = () => {
      const { x, y, scale } = this.camera;
      layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    };
    if (smoothly) draw();
    else this.request = requestAnimationFrame(draw);
    this.lookAround();
  }

  lookAround(): void {
    const counts = hidden(this.camera, this.sight().open, this.size);
    const found = arrows.filter((arrow) => counts[arrow] > 0);
    if (found.join() !== this.beyond.join()) this.beyond = found;
    const { top } = this.sight().covered;
    const pointed = pointers(panned(this.camera, { x: 0, y: -top }), this.sight().landmarks, this.free()).map(
      ({ x, y, angle }) => ({ x, y: y + top, angle }),
    );
    if (pointed.length > 0 || this.pointers.length > 0) this.pointers = pointed;
  }

  /** Whether something that can be chosen is in view, and large enough to be hit. */
  offersSomething(): boolean {
    const { open } = this.sight();
    const inView = open.filter((place) => Object.values(hidden(this.camera, [place], this.size)).every((count) => count === 0));
    return open.length === 0 || (inView.length > 0 && this.cardWidth >= Math.min(this.least, this.target * 1.5));
  }

  /** Show what can be chosen that way. */
  goBeyond(arrow: Arrow): void {
    this.reveal(this.sight().open.filter((place) => hidden(this.camera, [place], this.size)[arrow] > 0));
  }

  /** Move as little as needed to have these in view, or most of them, and not under what covers the board. */
  reveal(spots: readonly Spot[]): void {
    this.revealBox(boxAround(together(spots, this.camera, this.free())), 24);
  }

  /** The same for what can be chosen; who walks stays in view. */
  revealOpen(): void {
    const { open, walker } = this.sight();
    this.revealBox(boxAround(together(open, this.camera, this.free(), walker)), 6);
  }

  private revealBox(box: Box | null, margin: number): void {
    if (box === null) return;
    const { top } = this.sight().covered;
    const found = revealed(panned(this.camera, { x: 0, y: -top }), box, this.free(), margin);
    this.take(panned(found, { x: 0, y: top }), true);
  }

  /** The part of the window that nothing covers. */
  private free(): Size {
    const { top, right, bottom } = this.sight().covered;
    return { width: this.size.width - right, height: this.size.height - top - bottom };
  }

  /** See what matters now; what is well seen already stays where it is. */
  follow(): void {
    this.fit(true, true);
  }

  fit(smoothly: boolean, mayStay = false): void {
    const { frame, open, home, walker, last, cards, covered } = this.sight();
    const all = frame === undefined || frame.length === 0 || this.everything ? this.whole() : boxAround(frame);
    if (all === null || this.size.width === 0) return;
    const own = home === null ? [] : [home];
    const focus = [open, own, last, cards.filter((card) => !card.faceDown)].find((some) => some.length > 0);
    const { least } = this;
    const lookAt = (spots: readonly Spot[]) => fitted(all, boxAround(spots), this.free(), least);
    // what is far apart has nothing in its middle
    const near = together(focus ?? [], lookAt([]), this.free(), walker);
    const wanted = lookAt(near);
    if (mayStay && isWellSeen(panned(this.camera, { x: 0, y: -covered.top }), wanted, all, this.free())) {
      this.lookAround();
      return;
    }
    this.take(panned(wanted, { x: 0, y: covered.top }), smoothly);
  }

  /** All cards, and a part of the places around those that lie open, whether or not they can be chosen now. */
  private whole(): Box | null {
    const { cards } = this.sight();
    const all = boxAround(cards);
    const around = placesAround(cards.filter((card) => !card.faceDown));
    return all === null ? null : withEdge(all, boxAround(around));
  }

  /** See everything; a second time, what matters now. */
  fitOrFrame(): void {
    this.everything = !(this.everything && this.following);
    this.following = true;
    this.fit(true);
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.following = false;
    this.take(zoomedAt(this.camera, at, factor), true);
  }

  pan(arrow: Arrow): void {
    this.following = false;
    const by = { ArrowUp: [0, 90], ArrowDown: [0, -90], ArrowLeft: [90, 0], ArrowRight: [-90, 0] }[arrow];
    this.take(panned(this.camera, { x: by[0] ?? 0, y: by[1] ?? 0 }), true);
  }

  /** Have the last move in the middle. */
  showLast(): void {
    const box = boxAround(this.sight().last);
    if (box === null) return;
    this.following = false;
    const scale = Math.max(this.camera.scale, 0.9);
    const x = this.size.width / 2 - ((box.left + box.right) / 2) * scale;
    const y = this.size.height / 2 - ((box.top + box.bottom) / 2) * scale;
    this.take({ scale, x, y }, true);
  }

  /** A point of the screen as the camera has it, and the camera. */
  seenAt(screen: Point): { at: Point; camera: Camera } {
    const box = this.window?.getBoundingClientRect() ?? new DOMRect();
    return { at: { x: screen.x - box.left, y: screen.y - box.top }, camera: this.camera };
  }

  /** The cell under a point of the screen, if it is on the board. */
  cellAt(screen: Point): Spot | null {
    const { at, camera } = this.seenAt(screen);
    const { width, height } = this.size;
    return at.x < 0 || at.y < 0 || at.x > width || at.y > height ? null : cellUnder(camera, at);
  }
}
