// Playing a seat: what is begun with mouse, finger or keyboard becomes one of the offered moves.

import type { By, GhostCard } from "../../path-cards/MineBoard.svelte";
import type { Place } from "../../path-cards/PlaceButton.svelte";
import type { Deck } from "../../path-cards/deck";
import { Placing, sameSpot as sameCell, type Spot as Cell } from "../../path-cards/placing.svelte";
import { Reasons } from "../../path-cards/reasons.svelte";
import { sendOnce } from "../../path-cards/sending";
import { RequestRefused } from "../../lib/line";
import type { DarkCaveMove, DarkCaveView, Verdict } from "../../wire";
import { Draft } from "./draft.svelte";
import { discardMove, offerOf, sameSpot, targetKey, type MoveOf, type PlayerTarget, type Target, type Use } from "./moves";
import { aimChoices, layChoices, placeKey, walkChoices, type Choice } from "./places";
import { Walk } from "./ways";
import { wishes } from "./wishes";

export interface Now {
  view: DarkCaveView;
  moves: DarkCaveMove[];
  seat: number | null;
  deck: Deck;
  /** By seat, as the reader calls them. */
  names: string[];
  play(move: DarkCaveMove): Promise<void>;
  whyNot(move: DarkCaveMove): Promise<Verdict>;
}

export class Playing {
  readonly draft = new Draft();
  /** A walk of several steps that has begun. */
  walk = $state.raw<Walk | null>(null);
  /** The move that is on its way: until it has arrived or was refused, nothing else is begun or put back. */
  sent = $state.raw<DarkCaveMove | null>(null);
  /** The way round a goal that was turned up would lie. */
  goalTurned = $state(false);
  /** Whoever plays with the keyboard is led to where the next decision is. */
  byKeyboard = $state(false);

  readonly deck = $derived.by(() => this.now().deck);
  readonly offer = $derived.by(() => offerOf(this.now().moves));
  readonly mine = $derived.by(() => this.now().seat !== null && this.now().moves.length > 0);
  readonly face = $derived.by(() =>
    this.draft.picked === null ? null : (this.now().view.hand[this.draft.picked] ?? null),
  );
  readonly card = $derived.by(() => (this.face === null ? undefined : this.now().deck.cards.get(this.face)));
  /** What the card that is taken up is good for; undefined: for nothing now. */
  readonly use = $derived.by(() => (this.face === null ? undefined : this.offer.uses.get(this.face)));
  /** All that it could be held over, allowed or not. */
  private readonly wished = $derived.by((): Use | undefined => {
    const { view, deck } = this.now();
    const { card } = this;
    return card === undefined ? undefined : offerOf(wishes(view, deck, card)).uses.get(card.id);
  });
  readonly players = $derived.by(() => playersIn(this.use));
  /** Players whom it is not for, if it is for any. */
  readonly otherPlayers = $derived.by(() => {
    const meant = new Set(this.players.map(({ seat }) => seat));
    return playersIn(this.wished).filter(({ seat }) => !meant.has(seat));
  });
  readonly placing = new Placing<MoveOf<"place">>(() => this.use?.places ?? []);
  readonly reasons: Reasons<DarkCaveMove>;

  /** The places of the board that can be chosen now. */
  readonly choices = $derived.by((): Choice[] => {
    const { view, deck, names } = this.now();
    if (!this.mine || this.walk !== null || this.draft.discarding) return [];
    if (this.card?.kind === "path") 
      return layChoices(this.card, (spot) => this.placing.wayAt(spot), this.wished?.places ?? []);
    if (this.face !== null) return aimChoices(view, deck, names, this.use, this.wished);
    return walkChoices(view, deck, names, this.offer);
  });
  /** Those where something can be done; at the others one is told why not. */
  readonly open = $derived.by(() => this.choices.filter((choice) => choice.state === "open"));
  private readonly byPlace = $derived.by(() => new Map(this.choices.map((choice) => [placeKey(choice), choice])));

  readonly ghost = $derived.by((): GhostCard | null => {
    // what was sent is as good as laid
    const sent = this.sent?.move === "place" ? this.sent : null;
    const move = sent ?? this.placing.ghost;
    if (move === null) return null;
    return { x: move.x, y: move.y, turned: move.turned, face: move.card, sent: sent !== null };
  });

  /** The way that is walked, or would be. */
  readonly way = $derived.by(() => {
    if (this.walk !== null) return this.walk.left(this.now().view);
    return this.draft.reach?.way ?? [];
  });

  constructor(private readonly now: () => Now) {
    this.reasons = new Reasons("dark-cave", (move) => this.now().whyNot(move));
  }

  async send(move: DarkCaveMove): Promise<void> {
    const play = (made: DarkCaveMove) => this.now().play(made);
    const taken = await sendOnce(this, move, play, (problem) => {
      this.walk = null;
      this.tell(problem);
    });
    if (taken) this.walkOn();
  }

  private speaks = false;

  /** Say something that is no decision: it disturbs nothing that is begun or on its way. */
  async talk(move: MoveOf<"agree" | "disagree">): Promise<void> {
    if (this.speaks) return;
    this.speaks = true;
    try {
      await this.now().play(move);
    } catch (problem) {
      this.tell(problem);
    } finally {
      this.speaks = false;
    }
  }

  private tell(problem: unknown): void {
    if (!(problem instanceof RequestRefused)) throw problem;
    this.reasons.show({ rule: problem.rule, message: problem.message });
  }

  /** Put everything back that was begun. */
  back(): void {
    if (this.sent !== null) return;
    this.draft.clear();
    this.placing.back();
    this.reasons.wonder(null);
  }

  /** The table has changed under what was begun. */
  refresh(): void {
    this.sent = null;
    this.back();
    this.reasons.forget();
  }

  choiceAt(place: Cell): Choice | undefined {
    return this.byPlace.get(placeKey(place));
  }

  /** Take up a card of the hand, or do again what a second touch does. */
  pick(index: number, by: By): void {
    const { view } = this.now();
    const face = view.hand[index];
    this.byKeyboard = by === "keyboard";
    if (face === undefined || this.sent !== null) return;
    this.reasons.wonder(null);
    if (!this.mine || view.phase !== "card") return this.explain(index, "now");
    if (this.draft.discarding) return this.draft.throwAway(index);
    if (this.draft.picked === index) {
      if (this.card?.kind === "path") this.turn();
      else this.back();
      return;
    }
    this.back();
    this.draft.picked = index;
    this.placing.take(face);
    if (this.use === undefined) this.explain(index, "now");
  }

  /** Whether this card can be used now for anything but discarding. */
  isPlayable(face: string): boolean {
    return this.offer.uses.has(face);
  }

  /** Why a card of the hand cannot be used now; nothing if it can. */
  explain(index: number | null, when: "soon" | "now" = "soon"): void {
    if (this.sent !== null) return;
    const { view, deck } = this.now();
    const card = index === null ? undefined : deck.cards.get(view.hand[index] ?? "");
    if (index === null) return this.reasons.left();
    if (card === undefined || this.isPlayable(card.id)) return this.reasons.wonder(null);
    this.reasons.wonderAbout(wishes(view, deck, card), when);
  }

  /** Why a card is not for a player. */
  explainPlayer(target: Target | null, when: "soon" | "now"): void {
    this.reasons.wonder(target?.move ?? null, when);
  }

  choose(place: Place, by: By): void {
    const choice = this.choiceAt(place);
    this.byKeyboard = by === "keyboard";
    if (choice === undefined || this.sent !== null) return;
    const { means } = choice;
    this.reasons.wonder(null);
    switch (means.kind) {
      case "why":
        return this.wonder(means.move, "now");
      case "lay": {
        // a finger has not seen the card in place yet
        const seen = sameCell(this.placing.at, place);
        this.placing.hold(place);
        if (by !== "touch" || seen) this.lay();
        return;
      }
      case "target":
        return this.aim(means.target);
      case "reach": {
        const [best] = means.ways;
        if (this.draft.isChosen(means)) return this.go(false);
        if (best !== undefined) this.draft.aimAt(best);
        return;
      }
      case "step":
        // a step that attacks is asked for twice
        if (means.fight && !this.draft.isChosen(means)) this.draft.step = means.move;
        else void this.send(means.move);
    }
  }

  /** Aim at something; again, and it is done. */
  aim(target: Target): void {
    if (this.sent !== null) return;
    const before = this.draft.target;
    if (before !== null && targetKey(before) === targetKey(target)) void this.send(target.move);
    else this.draft.choose(target);
  }

  /** Hold the card over a place without laying it: hovering, focus, or dragging. */
  hold(place: Cell | null): void {
    if (this.sent !== null) return;
    const choice = place === null ? undefined : this.choiceAt(place);
    if (this.card?.kind === "path") this.placing.hold(choice?.means.kind === "lay" ? place : null);
    if (choice?.means.kind === "why") this.wonder(choice.means.move, "soon");
    else if (place === null) this.reasons.left();
    else this.reasons.wonder(null);
  }

  /** Let go of a card that was dragged. */
  drop(place: Cell | null): void {
    if (this.sent !== null) return;
    const choice = place === null ? undefined : this.choiceAt(place);
    if (choice?.means.kind === "lay") {
      this.placing.hold(place);
      this.lay();
    } else if (choice?.means.kind === "target") this.draft.choose(choice.means.target);
    else if (choice?.means.kind === "why") this.wonder(choice.means.move, "now");
    else if (place === null) this.back();
  }

  /** Let go of it over a player: return whether it can be for them. */
  dropOn(player: number): boolean {
    const target = this.players.find(({ seat }) => seat === player);
    if (target === undefined || this.sent !== null) return false;
    this.draft.choose(target);
    return true;
  }

  lay(): void {
    const move = this.placing.ghost;
    if (move !== null) void this.send(move);
  }

  /** Turn the card that is taken up. */
  turn(): void {
    if (this.sent !== null) return;
    this.placing.turn();
    const { at, ghost, turned, face } = this.placing;
    // over a place where it fits only as it is, say why it does not turn
    if (at === null || ghost === null || face === null || ghost.turned === turned) return;
    this.reasons.wonder({ ...ghost, turned }, "now");
  }

  /** What would be laid where the card is held now, in words; nothing elsewhere. */
  readonly held = $derived.by((): string => {
    const { at } = this.placing;
    return (at !== null && this.open.find((choice) => choice.x === at.x && choice.y === at.y)?.label) || "";
  });

  discard(): void {
    const { hand } = this.now().view;
    const move = discardMove(this.offer, this.draft.thrown.flatMap((index) => hand[index] ?? []));
    if (move !== null) void this.send(move);
  }

  /** Walk to the space that was chosen, and there stay or see further. */
  go(thenStop: boolean): void {
    const { seat } = this.now();
    if (this.draft.reach === null || seat === null || this.sent !== null) return;
    this.walk = new Walk(seat, this.draft.reach.way, thenStop);
    this.draft.clear();
    this.walkOn();
  }

  /** The next step of a walk, if one has begun; it ends where the table is not as announced. */
  walkOn(): void {
    if (this.walk === null || this.sent !== null) return;
    const { view, moves, seat } = this.now();
    const walks = view.phase === "steps" && view.turn === seat;
    if (walks && !this.walk.isDue(view)) return;
    const next = walks ? this.walk.next(view, moves) : null;
    if (next === null) this.walk = null;
    else void this.send(next);
  }

  /** Take up what a hint speaks of, as a hand would; it is not sent. */
  takeUp(move: DarkCaveMove): void {
    if (this.sent !== null) return;
    const { view } = this.now();
    const { draft, placing } = this;
    this.back();
    if (move.move === "step") {
      const reach = view.reach.find((one) => sameSpot(one, move));
      if (reach !== undefined) draft.aimAt(reach);
    } else if (move.move === "pass-one") draft.discardFaces(view.hand, [move.card]);
    else if (move.move === "pass-two") draft.discardFaces(view.hand, [move.first, move.second]);
    else {
      if ("card" in move) draft.picked = view.hand.findIndex((face) => face === move.card);
      if (move.move === "place") {
        placing.take(move.card);
        placing.turned = move.turned;
        placing.hold(move);
      }
      const key = JSON.stringify(move);
      const targets = [...[...this.offer.uses.values()].flatMap((use) => use.targets), ...this.offer.chops];
      const target = targets.find((one) => JSON.stringify(one.move) === key);
      if (target !== undefined) draft.choose(target);
    }
  }

  private wonder(move: DarkCaveMove, when: "soon" | "now"): void {
    this.reasons.wonder(move.move === "place" ? { ...move, turned: this.placing.turned } : move, when);
  }
}

function playersIn(use: Use | undefined): PlayerTarget[] {
  return (use?.targets ?? []).flatMap((target) => (target.at === "player" ? [target] : []));
}
