# Diamant: names, events, refusals, the terminal client.

diamant-title = Diamant

diamant-hazard-snake = snake
diamant-hazard-scorpion = scorpion
diamant-hazard-rockslide = rockslide
diamant-hazard-gas = gas
diamant-hazard-explosion = explosion

diamant-move-go-on = go on
diamant-move-leave = leave

diamant-reason-most-points = the most points in the chest

diamant-event-entered = Cave { $cave }: everyone goes in. { $pile } cards lie in the pile.
diamant-event-gems-found =
    { $value ->
        [one] A card with 1 gem
       *[other] A card with { $value } gems
    }: { $each } for each player inside, { $rest } left on the card.
diamant-event-hazard-met =
    { $second ->
        [yes] Danger: { $hazard }, for the second time!
       *[no] Danger: { $hazard }. Nothing happens yet.
    }
diamant-event-committed =
    { $you ->
        [yes] You have decided.
       *[no] { $name } has decided.
    }
diamant-event-choice-noted =
    { $you ->
        [yes]
            { $leave ->
                [yes] Noted, for your eyes only: leave.
               *[no] Noted, for your eyes only: go on.
            }
       *[no]
            { $leave ->
                [yes] Noted, only { $name } saw it: leave.
               *[no] Noted, only { $name } saw it: go on.
            }
    }
diamant-event-choices-shown = All have decided. Leaving: { $leaving }. Going on: { $staying }.
diamant-event-left =
    { $you ->
        [yes] You bring { $bag } from the bag and { $found } from the path to the chest.
       *[no] { $name } brings { $bag } from the bag and { $found } from the path to the chest.
    }
diamant-event-collapsed = The expedition ends: { $hazard }. Fleeing without the bag of { $lost }: { $fled }.
diamant-event-card-removed = One card leaves the game: { $hazard }, { $remaining } still in.
diamant-event-expedition-ended =
    { $returned ->
        [one] Cave { $cave } is empty. 1 gem returns to the supply.
       *[other] Cave { $cave } is empty. { $returned } gems return to the supply.
    }
diamant-event-match-ended = The fifth expedition is over. Most points, { $points }: { $winners }.

diamant-refusal-1 = There is no such seat at this table.
diamant-refusal-9 = Whoever is inside can only go on or leave.
diamant-refusal-11 = Whoever has left takes no part in the rest of this expedition.
diamant-refusal-14 = The match is over.

diamant-prompt = Go on (g) or leave (l)? More: ?
diamant-help =
    g  go on: wait for the next card
    l  leave: bring your bag and your share of the path to the chest
    o  odds: what the next card can do
    t  table: the path, the bags and the chests
    hint  the best moves with chances and reasons (thinks a second)
    r  rules: all of them, or “r 10” for one
    q  quit: end this match
diamant-camp = camp
diamant-path = Path: { $cards }.
diamant-card-gems =
    { $value ->
        [one] 1 gem
       *[other] { $value } gems
    }
diamant-card-gems-lying =
    { $value ->
        [one] 1 gem ({ $lying } lying)
       *[other] { $value } gems ({ $lying } lying)
    }
diamant-table-cave = Cave { $cave } of { $caves }, cards in the pile: { $pile }, gems lying on the path: { $lying }.
diamant-table-hazards = Dangers met: { $hazards }.
diamant-table-removed = Out of the game: { $hazards }.
diamant-table-seat-inside = { $name }: inside with { $bag } in the bag, chest { $chest }
diamant-table-seat-outside = { $name }: in the camp, chest { $chest }
diamant-chest-hidden = closed
diamant-odds = The next card ends the expedition with a chance of { $danger } % ({ $deadly } of { $pile } cards). It brings you { $mean } gems on average. At stake: { $bag } in your bag. Lying on the path: { $lying }.
diamant-status = Your bag: { $bag }. Your chest: { $chest }. Lying on the path: { $lying }. Inside: { $inside }. In the camp: { $outside }.

# hints: why a decision may be a good one
diamant-hint-leave =
    { $bag ->
        [0] Your bag is empty,
        [one] Brings 1 gem home,
       *[other] Brings { $bag } gems home,
    }{ " " }{ $lying ->
        [0] and nothing lies on the way out
        [one] and 1 gem lies on the way out
       *[other] and { $lying } gems lie on the way out
    }; deadly cards: { $deadly } of { $pile }.
diamant-hint-leave-ahead = Brings you to at least { $points } points in the last cave; nobody else has more than { $best } in the chest so far.
diamant-hint-go-on =
    { $deadly ->
        [one] 1 of { $pile } cards
       *[other] { $deadly } of { $pile } cards
    } would { $bag ->
        [0] end the expedition
       *[other] cost you the bag ({ $bag })
    }; a card brings you { $mean } gems on average.
diamant-hint-go-on-safe = No card can end the expedition yet; the next one brings you { $mean } gems on average.
