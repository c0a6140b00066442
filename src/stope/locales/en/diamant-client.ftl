# Diamant in the browser.

diamant-client-cave = Cave { $cave }
diamant-client-cave-of = Cave
diamant-client-pile = Cards in the pile
diamant-client-lying = Gems lying on the path
diamant-client-camera = View of the path
diamant-client-nearer = Nearer
diamant-client-farther = Farther away
diamant-client-fit = Whole path
diamant-client-newest = Newest card

diamant-client-dangers = Dangers
diamant-client-danger = { $hazard }: { $met } on the path, { $left } in the game, { $out } out for good
diamant-client-odds = Risk
diamant-client-odds-toggle = Chance that the next card ends the expedition
diamant-client-odds-cards = { $deadly } of { $pile }

diamant-client-company = Players
diamant-client-is-ready = { $name } has chosen.
diamant-client-is-inside = { $name } is in the cave, still thinking.
diamant-client-is-camp = { $name } is in the camp.
diamant-client-is-go-on = { $name } goes on.
diamant-client-is-leave = { $name } leaves.
diamant-client-have-chosen = Have chosen: { $names }.

diamant-client-own-bag =
    { $bag ->
        [one] Your bag: 1 gem, at risk
       *[other] Your bag: { $bag } gems, at risk
    }
diamant-client-own-chest =
    { $chest ->
        [one] Your chest: 1 gem, safe
       *[other] Your chest: { $chest } gems, safe
    }
diamant-client-seat-ready = has chosen
diamant-client-seat-inside = in the cave
diamant-client-seat-camp = in the camp
diamant-client-seat-bag = bag: { $bag }
diamant-client-seat-chest = chest: { $chest }
diamant-client-seat-closed = chest closed

diamant-client-go-on = Go on
diamant-client-leave = Leave
diamant-client-decide =
    { $bag ->
        [0] Your bag is still empty
       *[other] You carry { $bag }
    }{ $lying ->
        [0] . Deeper into the dark, or home?
       *[other] , { $lying } on the path. Deeper into the dark, or home?
    }
diamant-client-chose-go-on = You go on. Waiting for { $names }.
diamant-client-chose-leave = You leave. Waiting for { $names }.
diamant-client-chose = You have chosen. Waiting for { $names }.
diamant-client-may-change = You can still change your mind.
diamant-client-in-camp = You are safe in the camp. Waiting for { $names }.
diamant-client-watching = Waiting for { $names }.

diamant-client-all-go-on = Everyone goes on.
diamant-client-all-leave = Everyone turns back.
diamant-client-some-leave = Back to the camp: { $names }.
diamant-client-found = { $each } for everyone inside, { $rest } left on the card.
diamant-client-fled = Fled without the bag of { $lost }: { $names }.
diamant-client-people = { $count } players

diamant-client-you-won = You have won!
diamant-client-you-share = You share the win: { $names }.
diamant-client-they-won =
    { $winners ->
        [one] { $names } wins!
       *[other] Shared win: { $names }
    }

diamant-client-summary = Back from cave { $cave }
diamant-client-ended-home = Everyone came home safely.
diamant-client-ended-by = The cave came down: { $hazard }. One such card is out for good.
diamant-client-player = Player
diamant-client-summary-line = { $name }: { $brought } into the chest, { $lost } lost
diamant-client-result = Result
diamant-client-chart = Chests after each cave
diamant-client-close = Close

diamant-client-key-go-on = Go on
diamant-client-key-leave = Leave
diamant-client-key-skip = Show how it ends, close the summary
diamant-client-key-camera = Nearer, farther, whole path, newest card (with the path in focus)
