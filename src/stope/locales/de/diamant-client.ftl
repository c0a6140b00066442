# Diamant in the browser.

diamant-client-cave = Höhle { $cave }
diamant-client-cave-of = Höhle
diamant-client-pile = Karten im Stapel
diamant-client-lying = Edelsteine auf dem Weg
diamant-client-camera = Blick auf den Weg
diamant-client-nearer = Näher
diamant-client-farther = Weiter weg
diamant-client-fit = Ganzer Weg
diamant-client-newest = Neueste Karte

diamant-client-dangers = Gefahren
diamant-client-danger = { $hazard }: { $met } auf dem Weg, { $left } im Spiel, { $out } endgültig draußen
diamant-client-odds = Risiko
diamant-client-odds-toggle = Risiko, dass die nächste Karte die Expedition beendet
diamant-client-odds-cards = { $deadly } von { $pile }

diamant-client-company = Mitspielende
diamant-client-is-ready = { $name } hat gewählt.
diamant-client-is-inside = { $name } ist in der Höhle und überlegt noch.
diamant-client-is-camp = { $name } ist im Lager.
diamant-client-is-go-on = { $name } geht weiter.
diamant-client-is-leave = { $name } kehrt um.
diamant-client-have-chosen = Haben gewählt: { $names }.

diamant-client-own-bag =
    { $bag ->
        [one] Dein Beutel: 1 Edelstein, in Gefahr
       *[other] Dein Beutel: { $bag } Edelsteine, in Gefahr
    }
diamant-client-own-chest =
    { $chest ->
        [one] Deine Truhe: 1 Edelstein, in Sicherheit
       *[other] Deine Truhe: { $chest } Edelsteine, in Sicherheit
    }
diamant-client-seat-ready = hat gewählt
diamant-client-seat-inside = in der Höhle
diamant-client-seat-camp = im Lager
diamant-client-seat-bag = Beutel: { $bag }
diamant-client-seat-chest = Truhe: { $chest }
diamant-client-seat-closed = Truhe geschlossen

diamant-client-go-on = Weiter
diamant-client-leave = Umkehren
diamant-client-decide =
    { $bag ->
        [0] Dein Beutel ist noch leer
       *[other] Du trägst { $bag }
    }{ $lying ->
        [0] . Tiefer ins Dunkel oder nach Hause?
       *[other] , auf dem Weg liegen { $lying }. Tiefer ins Dunkel oder nach Hause?
    }
diamant-client-chose-go-on = Du gehst weiter. Wir warten auf { $names }.
diamant-client-chose-leave = Du kehrst um. Wir warten auf { $names }.
diamant-client-chose = Du hast gewählt. Wir warten auf { $names }.
diamant-client-may-change = Noch kannst du es dir anders überlegen.
diamant-client-in-camp = Du sitzt sicher im Lager. Wir warten auf { $names }.
diamant-client-watching = Wir warten auf { $names }.

diamant-client-all-go-on = Alle gehen weiter.
diamant-client-all-leave = Alle kehren um.
diamant-client-some-leave = Zurück ins Lager: { $names }.
diamant-client-found = Je { $each } für alle in der Höhle, { $rest } als Rest auf der Karte.
diamant-client-fled = Geflohen ohne den Beutel mit { $lost }: { $names }.
diamant-client-people = { $count } Leute

diamant-client-you-won = Du hast gewonnen!
diamant-client-you-share = Ihr gewinnt gemeinsam: { $names }.
diamant-client-they-won =
    { $winners ->
        [one] { $names } gewinnt!
       *[other] Gemeinsamer Sieg: { $names }
    }

diamant-client-summary = Zurück aus Höhle { $cave }
diamant-client-ended-home = Alle sind heil nach Hause gekommen.
diamant-client-ended-by = Die Höhle ist eingestürzt: { $hazard }. Eine solche Karte ist endgültig draußen.
diamant-client-player = Name
diamant-client-summary-line = { $name }: { $brought } in die Truhe, { $lost } verloren
diamant-client-result = Ergebnis
diamant-client-chart = Truhen nach jeder Höhle
diamant-client-close = Schließen

diamant-client-key-go-on = Weitergehen
diamant-client-key-leave = Umkehren
diamant-client-key-skip = Gleich das Ende zeigen, Zusammenfassung schließen
diamant-client-key-camera = Näher, weiter weg, ganzer Weg, neueste Karte (wenn der Weg den Fokus hat)
