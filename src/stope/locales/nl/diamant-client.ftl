# Diamant in the browser.

diamant-client-cave = Grot { $cave }
diamant-client-cave-of = Grot
diamant-client-pile = Kaarten op de stapel
diamant-client-lying = Edelstenen op het pad
diamant-client-camera = Blik op het pad
diamant-client-nearer = Dichterbij
diamant-client-farther = Verder weg
diamant-client-fit = Hele pad
diamant-client-newest = Nieuwste kaart

diamant-client-dangers = Gevaren
diamant-client-danger = { $hazard }: { $met } op het pad, { $left } in het spel, { $out } voorgoed eruit
diamant-client-odds = Risico
diamant-client-odds-toggle = Kans dat de volgende kaart een eind maakt aan de expeditie
diamant-client-odds-cards = { $deadly } van { $pile }

diamant-client-company = Spelers
diamant-client-is-ready = { $name } heeft gekozen.
diamant-client-is-inside = { $name } is in de grot en denkt nog na.
diamant-client-is-camp = { $name } is in het kamp.
diamant-client-is-go-on = { $name } gaat door.
diamant-client-is-leave = { $name } keert terug.
diamant-client-have-chosen = Hebben gekozen: { $names }.

diamant-client-own-bag =
    { $bag ->
        [one] Je buidel: 1 edelsteen, op het spel
       *[other] Je buidel: { $bag } edelstenen, op het spel
    }
diamant-client-own-chest =
    { $chest ->
        [one] Je kist: 1 edelsteen, veilig
       *[other] Je kist: { $chest } edelstenen, veilig
    }
diamant-client-seat-ready = heeft gekozen
diamant-client-seat-inside = in de grot
diamant-client-seat-camp = in het kamp
diamant-client-seat-bag = buidel: { $bag }
diamant-client-seat-chest = kist: { $chest }
diamant-client-seat-closed = kist gesloten

diamant-client-go-on = Doorgaan
diamant-client-leave = Terug
diamant-client-decide =
    { $bag ->
        [0] Je buidel is nog leeg
       *[other] Je draagt { $bag }
    }{ $lying ->
        [0] . Dieper het donker in, of naar huis?
       *[other] , op het pad ligt nog { $lying }. Dieper het donker in, of naar huis?
    }
diamant-client-chose-go-on = Je gaat door. We wachten op { $names }.
diamant-client-chose-leave = Je keert terug. We wachten op { $names }.
diamant-client-chose = Je hebt gekozen. We wachten op { $names }.
diamant-client-may-change = Je mag nog van gedachten veranderen.
diamant-client-in-camp = Je zit veilig in het kamp. We wachten op { $names }.
diamant-client-watching = We wachten op { $names }.

diamant-client-all-go-on = Iedereen gaat door.
diamant-client-all-leave = Iedereen keert terug.
diamant-client-some-leave = Terug naar het kamp: { $names }.
diamant-client-found = { $each } voor iedereen in de grot, { $rest } op de kaart.
diamant-client-fled = Gevlucht zonder de buidel met { $lost }: { $names }.
diamant-client-people = { $count } spelers

diamant-client-you-won = Je hebt gewonnen!
diamant-client-you-share = Jullie winnen samen: { $names }.
diamant-client-they-won =
    { $winners ->
        [one] { $names } wint!
       *[other] Gedeelde overwinning: { $names }
    }

diamant-client-summary = Terug uit grot { $cave }
diamant-client-ended-home = Iedereen is veilig thuisgekomen.
diamant-client-ended-by = De grot is ingestort: { $hazard }. Eén zo’n kaart is voorgoed uit het spel.
diamant-client-player = Naam
diamant-client-summary-line = { $name }: { $brought } in de kist, { $lost } verloren
diamant-client-result = Uitslag
diamant-client-chart = Kisten na elke grot
diamant-client-close = Sluiten

diamant-client-key-go-on = Doorgaan
diamant-client-key-leave = Terugkeren
diamant-client-key-skip = Meteen het einde tonen, overzicht sluiten
diamant-client-key-camera = Dichterbij, verder weg, hele pad, nieuwste kaart (met de focus op het pad)
