// What a player has in hand and in mind before a move is sent: everything here can be taken back.

import type { Card, Deck } from "../../path-cards/deck";
import type { By } from "../../path-cards/MineBoard.svelte";
import type { Place } from "../../path-cards/PlaceButton.svelte";
import { placesAround, Placing, sameSpot, spotKey, type Spot } from "../../path-cards/placing.svelte";
import { Reasons } from "../../path-cards/reasons.svelte";
import { RequestRefused } from "../../lib/line";
import { say } from "../../lib/words.svelte";
import { HeldBack } from "../../table/holding.svelte";
import type { DuelMove, DuelPlace, DuelTool, DuelView, Verdict } from "../../wire";
import { spotInWords, toldInWords } from "../../path-cards/describe";
import { sendOnce } from "../../path-cards/sending";
import { canDiscard, discards, isAimed, moveAt, movesWith, placeMoves, wish } from "./model";
import { cardInWords, tableCardInWords } from "./words";

/** What the choice is made from; as the board has it now. */
export interface Table {
  view: DuelView;
  moves: DuelMove[];
  deck: Deck;
  seat: number | null;
  play(move: DuelMove): Promise<void>;
  whyNot(move: DuelMove): Promise<Verdict>;
}

export class Choosing {
  /** Cards taken from the hand, by index: one to play, one or two to discard. */
  taken = $state.raw<number[]>([]);
  discarding = $state(false);
  /** A move that waits for a second touch or for a button. */
  aimed = $state.raw<DuelMove | null>(null);
  /** The move that is on its way. */
  sent = $state.raw<DuelMove | null>(null);
  /** Which way round the goal is held that was just turned up. */
  goalTurned = $state(false);
  readonly placing: Placing<DuelPlace>;
  readonly reasons: Reasons<DuelMove>;

  constructor(private readonly table: () => Table) {
    this.placing = new Placing(() => placeMoves(this.table().moves));
    this.reasons = new Reasons("duel", (move) => this.table().whyNot(move));
  }

  /** The one card that is to be played. */
  readonly card = $derived.by((): Card | null => {
    const [index] = this.taken;
    if (this.discarding || this.taken.length !== 1 || index === undefined) return null;
    const { view, deck } = this.table();
    return deck.cards.get(view.hand[index] ?? "") ?? null;
  });
  /** What can be done with it. */
  readonly options = $derived.by(() =>
    this.card === null ? [] : movesWith(this.table().moves, this.card),
  );
  /** What can be done by discarding the cards that are taken. */
  readonly discards = $derived.by(() => {
    const { view, moves } = this.table();
    if (!this.discarding || this.taken.length === 0) return [];
    return discards(moves, this.taken.map((index) => view.hand[index] ?? ""));
  });
  readonly mayDiscard = $derived.by(() => canDiscard(this.table().moves));
  readonly bribes = $derived.by(() => this.table().moves.filter((move) => move.move === "bribe"));
  readonly goalWays = $derived.by(() => this.table().moves.filter((move) => move.move === "lay-goal"));
  readonly maySitBack = $derived.by(() => this.table().moves.some((move) => move.move === "done"));
  /** Tools that the taken card could mend. */
  readonly mends = $derived.by((): DuelTool[] =>
    this.options.flatMap((move) => (move.move === "repair" ? [move.tool] : [])),
  );
  readonly sabotage = $derived.by(() => this.options.find((move) => move.move === "sabotage") ?? null);

  /** Where something can be chosen on the board, and where one may ask why not. */
  readonly places = $derived.by((): Place[] => {
    const { view } = this.table();
    if (this.sent !== null) return [];
    if (view.pending !== null && this.goalWays.length > 0)
      return [{ x: view.pending.x, y: view.pending.y, state: "open", label: this.layLabel(view.pending, view.pending.card, this.goalMove?.move === "lay-goal" && this.goalMove.turned) }];
    if (this.card === null) return this.bribes.map((move) => this.target(move));
    if (!isAimed(this.card)) return [];
    if (this.card.kind === "path") {
      const open = [...this.placing.ways.values()].flatMap(([way]) => (way === undefined ? [] : [this.placing.wayAt(way) ?? way]));
      const shut = placesAround(view.table).filter((spot) => !this.placing.ways.has(spotKey(spot)));
      return [
        ...open.map(({ x, y, card, turned }): Place => ({ x, y, state: "open", label: this.layLabel({ x, y }, card, turned) })),
        ...shut.map(({ x, y }): Place => ({ x, y, state: "shut", label: this.whyLabel({ x, y }) })),
      ];
    }
    const open = this.options.flatMap((move) => ("x" in move ? [this.target(move)] : []));
    const shut = view.table.filter((card) => !open.some((place) => sameSpot(place, card)));
    return [
      ...open,
      ...shut.map((card): Place => ({
        x: card.x,
        y: card.y,
        state: "shut",
        label: this.whyLabel(card),
      })),
    ];
  });

  private target({ x, y }: Spot): Place {
    const { view, deck } = this.table();
    const lying = view.table.find((card) => sameSpot(card, { x, y }));
    const card = lying === undefined ? "" : tableCardInWords(lying, deck, view);
    return { x, y, state: "open", label: say("mine-place-target", { place: spotInWords({ x, y }), card }) };
  }

  /** What would lie at a place, the way round that it is held or fits. */
  private layLabel(spot: Spot, card: string, turned: boolean): string {
    return say("mine-place-lay", { place: spotInWords(spot), card: toldInWords(card, this.table().deck, cardInWords, turned) });
  }
  private whyLabel(spot: Spot): string {
    return say("mine-place-why", { place: spotInWords(spot) });
  }

  /** The same of the place where the card is held now; nothing elsewhere. */
  readonly held = $derived.by((): string => {
    const { view } = this.table();
    const at = view.pending !== null && this.goalWays.length > 1 ? view.pending : this.placing.at;
    return this.places.find((place) => place.state === "open" && sameSpot(place, at))?.label ?? "";
  });

  /** Take a card, turn the one that is taken, or, when discarding, take it or put it back. */
  pick(index: number): void {
    if (this.sent !== null) return;
    this.reasons.wonder(null);
    this.aimed = null;
    if (this.discarding) {
      const without = this.taken.filter((one) => one !== index);
      this.taken = without.length < this.taken.length ? without : [...this.taken, index].slice(-2);
      return;
    }
    if (this.taken[0] === index) return this.turn();
    this.taken = [index];
    const face = this.table().view.hand[index];
    if (face !== undefined) this.placing.take(face);
    if (this.options.length === 0 && this.card !== null) this.explain(index, "now");
  }

  turn(): void {
    if (this.sent !== null) return;
    if (this.goalWays.length > 1) {
      this.goalTurned = !this.goalTurned;
      return;
    }
    this.placing.turn();
    const { at, ghost, turned } = this.placing;
    if (this.aimed?.move === "place") this.aimed = ghost;
    // over a place where it fits only as it is, say why it does not turn
    const stuck = at !== null && ghost !== null && ghost.turned !== turned;
    this.reasons.wonder(stuck && this.card !== null ? wish(this.card, at, turned) : null, "now");
  }

  /** Put everything back as it was. */
  back(): void {
    if (this.sent !== null) return;
    this.taken = [];
    this.discarding = false;
    this.aimed = null;
    this.placing.back();
    this.reasons.wonder(null);
  }

  startDiscarding(): void {
    if (this.sent !== null) return;
    const kept = this.taken;
    this.back();
    this.discarding = true;
    this.taken = kept;
  }

  /** The eye rests on a place: show the card there, or why it cannot lie there. */
  point(place: Place | null): void {
    if (this.sent !== null) return;
    // with a finger the card stays where it was put until it is laid or taken elsewhere
    if (this.aimed === null) this.placing.hold(place);
    if (place === null) return this.reasons.left();
    const card = place.state === "shut" ? this.card : null;
    this.reasons.wonder(card === null ? null : wish(card, place, this.placing.turned));
  }

  /** A place was chosen: with a finger see first, otherwise do it. */
  choose(place: Place, by: By): void {
    if (this.sent !== null) return;
    if (place.state === "shut") {
      this.aimed = null;
      this.placing.hold(null);
      if (this.card !== null) this.reasons.wonder(wish(this.card, place, this.placing.turned), "now");
      return;
    }
    this.reasons.wonder(null);
    const move = this.moveTo(place);
    if (move === null) return;
    // a bribe costs gold: that wants a second word from everybody
    const first = this.aimed === null || !sameSpot(spotIn(this.aimed), place);
    if ((by === "touch" || move.move === "bribe") && first && move.move !== "lay-goal") this.aimed = move;
    else void this.send(move);
  }

  private moveTo(place: Spot): DuelMove | null {
    if (this.goalWays.length > 0) return this.goalMove;
    if (this.card === null) return moveAt(this.bribes, place);
    if (this.card.kind !== "path") return moveAt(this.options, place);
    this.placing.hold(place);
    return this.placing.ghost;
  }

  /** The goal as it is held now. */
  readonly goalMove = $derived.by((): DuelMove | null => {
    const held = this.goalWays.find((move) => move.turned === this.goalTurned);
    return held ?? this.goalWays[0] ?? null;
  });

  /** A card was let go over a cell. */
  drop(spot: Spot | null): void {
    const place = this.places.find((one) => sameSpot(one, spot));
    if (place === undefined) this.placing.hold(null);
    else this.choose(place, "mouse");
  }

  /** A card was let go over a player: return whether that says all. */
  dropOn(player: number): boolean {
    const own = player === this.table().seat;
    const repairs = this.options.filter((move) => move.move === "repair");
    // of several tools one has to be named
    const move = own ? (repairs.length === 1 ? repairs[0] : undefined) : this.sabotage;
    if (move == null || this.sent !== null) return false;
    void this.send(move);
    return true;
  }

  /** Hold everything as somebody advises, so that one word is enough to do it. */
  advise(move: DuelMove): void {
    const { view, deck } = this.table();
    this.back();
    const indexOf = (face: string, after = -1) =>
      view.hand.findIndex((one, index) => index > after && one === face);
    if (move.move === "bribe") this.aimed = move;
    else if (move.move === "lay-goal") this.goalTurned = move.turned;
    else if (move.move === "pass-one") [this.discarding, this.taken] = [true, [indexOf(move.card)]];
    else if (move.move === "pass-two" || move.move === "exchange") {
      const first = indexOf(move.first);
      const second = indexOf(move.second, move.first === move.second ? first : -1);
      [this.discarding, this.taken] = [true, [first, second]];
    } else if (move.move !== "done") {
      const index = view.hand.findIndex((face) => {
        const card = deck.cards.get(face);
        return card !== undefined && movesWith([move], card).length > 0;
      });
      if (index >= 0) this.pick(index);
      if (move.move === "place") {
        this.placing.turned = move.turned;
        this.placing.hold(move);
      }
      if ("x" in move) this.aimed = move;
    }
  }

  /** Why a card of the hand cannot be used now; nothing if it can. */
  explain(index: number | null, when: "soon" | "now" = "soon"): void {
    if (this.sent !== null) return;
    const { view, deck, moves } = this.table();
    const card = index === null ? undefined : deck.cards.get(view.hand[index] ?? "");
    if (index === null) return this.reasons.left();
    if (card === undefined || moves.length === 0 || movesWith(moves, card).length > 0)
      return this.reasons.wonder(null);
    const spots = card.kind === "path" ? placesAround(view.table.filter((one) => !one.face_down)) : view.table;
    // a card that is not aimed at the board is the same wish everywhere
    const wishes = spots.map((spot) => wish(card, spot, false));
    this.reasons.wonderAbout(isAimed(card) ? wishes : wishes.slice(0, 1), when);
  }

  async send(move: DuelMove): Promise<void> {
    if (this.sent === null) this.aimed = null;
    const play = (made: DuelMove) => this.table().play(made);
    await sendOnce(this, move, play, (problem) => (problem instanceof HeldBack ? this.back() : this.tell(problem)));
  }

  private tell(problem: unknown): void {
    if (!(problem instanceof RequestRefused)) throw problem;
    this.reasons.show({ rule: problem.rule, message: problem.message });
  }

  private hand = "";

  /** Something has happened: keep the card that is taken if it is still in hand and not on its way. */
  refresh(): void {
    const hand = this.table().view.hand.join();
    const same = hand === this.hand && this.sent === null;
    this.hand = hand;
    this.sent = null;
    this.aimed = null;
    this.goalTurned = false;
    this.reasons.forget();
    if (same) this.placing.hold(null);
    else this.back();
  }

  /** Whether this card of the hand can be used for anything but discarding. */
  isPlayable(face: string): boolean {
    const { moves, deck } = this.table();
    const card = deck.cards.get(face);
    return card !== undefined && movesWith(moves, card).length > 0;
  }
}

function spotIn(move: DuelMove): Spot | null {
  return "x" in move ? { x: move.x, y: move.y } : null;
}
