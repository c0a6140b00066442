// The table in words, for who does not see it.

import { nameList, say } from "../../lib/words.svelte";
import { secretsHidden } from "../../table/secrets.svelte";
import type { DiamantView } from "../../wire";
import { gemsOf, hazardOf, type PathCard } from "./cards";
import { turnLine } from "./turn";

function cardInWords(card: PathCard): string {
  const hazard = hazardOf(card);
  if (hazard !== null) return say(`diamant-hazard-${hazard}`);
  const value = gemsOf(card);
  return card.lying > 0
    ? say("diamant-card-gems-lying", { value, lying: card.lying })
    : say("diamant-card-gems", { value });
}

export function inWords(view: DiamantView, names: string[]): string[] {
  const { cave, caves, pile, lying, path, seats, hazards, viewer } = view;
  return [
    say("diamant-table-cave", { cave, caves, pile, lying }),
    say("diamant-path", { cards: [say("diamant-camp"), ...path.map(cardInWords)].join(", ") }),
    ...hazards.map((kind) =>
      say("diamant-client-danger", {
        hazard: say(`diamant-hazard-${kind.hazard}`),
        met: path.filter((card) => hazardOf(card) === kind.hazard).length,
        left: kind.in_game,
        out: kind.removed,
      }),
    ),
    ...seats.map(({ seat, inside, bag, chest }) =>
      say(inside ? "diamant-table-seat-inside" : "diamant-table-seat-outside", {
        name: names[seat] ?? "",
        bag,
        chest: chest ?? say("diamant-chest-hidden"),
      }),
    ),
    say("diamant-client-have-chosen", {
      names: nameList(seats.filter((one) => one.committed).map((one) => names[one.seat] ?? "")),
    }),
    turnLine(view, { moves: [{ move: "go-on" }], changes: [], hidden: secretsHidden() }, viewer, names),
  ];
}
