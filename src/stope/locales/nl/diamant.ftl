# Diamant: names, events, refusals, the terminal client.

diamant-title = Diamant

diamant-hazard-snake = slang
diamant-hazard-scorpion = schorpioen
diamant-hazard-rockslide = steenlawine
diamant-hazard-gas = gas
diamant-hazard-explosion = explosie

diamant-move-go-on = doorgaan
diamant-move-leave = terugkeren

diamant-reason-most-points = de meeste punten in de kist

diamant-event-entered = Grot { $cave }: iedereen gaat naar binnen. Er liggen { $pile } kaarten op de stapel.
diamant-event-gems-found =
    { $value ->
        [one] Een kaart met 1 edelsteen
       *[other] Een kaart met { $value } edelstenen
    }: { $each } voor elke speler in de grot, { $rest } over op de kaart.
diamant-event-hazard-met =
    { $second ->
        [yes] Gevaar: { $hazard }, voor de tweede keer!
       *[no] Gevaar: { $hazard }. Er gebeurt nog niets.
    }
diamant-event-committed =
    { $you ->
        [yes] Je hebt gekozen.
       *[no] { $name } heeft gekozen.
    }
diamant-event-choice-noted =
    { $you ->
        [yes]
            { $leave ->
                [yes] Genoteerd, alleen voor jou zichtbaar: terugkeren.
               *[no] Genoteerd, alleen voor jou zichtbaar: doorgaan.
            }
       *[no]
            { $leave ->
                [yes] Genoteerd, alleen { $name } zag het: terugkeren.
               *[no] Genoteerd, alleen { $name } zag het: doorgaan.
            }
    }
diamant-event-choices-shown = Iedereen heeft gekozen. Terug naar het kamp: { $leaving }. Verder de grot in: { $staying }.
diamant-event-left =
    { $you ->
        [yes] Je brengt { $bag } uit de buidel en { $found } van het pad naar de kist.
       *[no] { $name } brengt { $bag } uit de buidel en { $found } van het pad naar de kist.
    }
diamant-event-collapsed = De expeditie is voorbij: { $hazard }! Gevlucht zonder de buidel (inhoud: { $lost }): { $fled }.
diamant-event-card-removed = Eén kaart gaat uit het spel: { $hazard } (nog { $remaining } in het spel).
diamant-event-expedition-ended =
    { $returned ->
        [one] In grot { $cave } is niemand meer. 1 edelsteen gaat terug naar de voorraad.
       *[other] In grot { $cave } is niemand meer. { $returned } edelstenen gaan terug naar de voorraad.
    }
diamant-event-match-ended = De vijfde expeditie is voorbij. De meeste punten ({ $points }): { $winners }.

diamant-refusal-1 = Die plaats bestaat niet aan deze tafel.
diamant-refusal-9 = Wie in de grot is, kan alleen doorgaan of terugkeren.
diamant-refusal-11 = Wie is teruggekeerd, doet aan deze expeditie niet meer mee.
diamant-refusal-14 = De partij is afgelopen.

diamant-prompt = Doorgaan (g) of terugkeren (l)? Meer: ?
diamant-help =
    g  doorgaan: wachten op de volgende kaart
    l  terugkeren: je buidel en je deel van het pad naar de kist brengen
    o  kansen: wat de volgende kaart kan brengen
    t  tafel: het pad, de buidels en de kisten
    hint  de beste zetten met kansen en redenen (denkt een seconde na)
    r  regels: allemaal, of met “r 10” één ervan
    q  stoppen: deze partij afbreken
diamant-camp = kamp
diamant-path = Pad: { $cards }.
diamant-card-gems =
    { $value ->
        [one] 1 edelsteen
       *[other] { $value } edelstenen
    }
diamant-card-gems-lying =
    { $value ->
        [one] 1 edelsteen (nog { $lying } over)
       *[other] { $value } edelstenen (nog { $lying } over)
    }
diamant-table-cave = Grot { $cave } van { $caves }, kaarten op de stapel: { $pile }, edelstenen op het pad: { $lying }.
diamant-table-hazards = Gevaren tot nu toe: { $hazards }.
diamant-table-removed = Uit het spel: { $hazards }.
diamant-table-seat-inside = { $name }: in de grot met { $bag } in de buidel, kist { $chest }
diamant-table-seat-outside = { $name }: in het kamp, kist { $chest }
diamant-chest-hidden = gesloten
diamant-odds = De kans dat de volgende kaart een eind maakt aan de expeditie is { $danger }% ({ $deadly } van de { $pile } kaarten). Gemiddeld levert die kaart je { $mean } edelstenen op. Op het spel staat je buidel met { $bag }. Op het pad: { $lying }.
diamant-status = Je buidel: { $bag }. Je kist: { $chest }. Op het pad: { $lying }. In de grot: { $inside }. In het kamp: { $outside }.

# hints: why a decision may be a good one
diamant-hint-leave =
    { $bag ->
        [0] Je buidel is leeg,
        [one] Brengt 1 edelsteen thuis,
       *[other] Brengt { $bag } edelstenen thuis,
    }{ " " }{ $lying ->
        [0] en op de terugweg ligt niets
        [one] en op de terugweg ligt 1 edelsteen
       *[other] en op de terugweg liggen { $lying } edelstenen
    }; dodelijke kaarten: { $deadly } van de { $pile }.
diamant-hint-leave-ahead = Brengt je in de laatste grot op minstens { $points } punten; verder heeft nog niemand meer dan { $best } in de kist.
diamant-hint-go-on =
    { $deadly ->
        [one] 1 van de { $pile } kaarten zou
       *[other] { $deadly } van de { $pile } kaarten zouden
    }{ " " }{ $bag ->
        [0] een eind maken aan de expeditie
       *[other] je de buidel kosten ({ $bag })
    }; een kaart levert je gemiddeld { $mean } edelstenen op.
diamant-hint-go-on-safe = Nog geen kaart kan een eind maken aan de expeditie; de volgende levert je gemiddeld { $mean } edelstenen op.
