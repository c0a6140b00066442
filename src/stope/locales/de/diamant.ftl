# Diamant: names, events, refusals, the terminal client.

diamant-title = Diamant

diamant-hazard-snake = Schlange
diamant-hazard-scorpion = Skorpion
diamant-hazard-rockslide = Erdrutsch
diamant-hazard-gas = Gaswolke
diamant-hazard-explosion = Explosion

diamant-move-go-on = weitergehen
diamant-move-leave = umkehren

diamant-reason-most-points = die meisten Punkte in der Truhe

diamant-event-entered = Höhle { $cave }: Alle gehen hinein. Im Stapel liegen { $pile } Karten.
diamant-event-gems-found =
    { $value ->
        [one] Eine Karte mit 1 Edelstein
       *[other] Eine Karte mit { $value } Edelsteinen
    }: je { $each } für alle in der Höhle, { $rest } als Rest auf der Karte.
diamant-event-hazard-met =
    { $second ->
        [yes] Gefahr: { $hazard }, zum zweiten Mal!
       *[no] Gefahr: { $hazard }. Noch passiert nichts.
    }
diamant-event-committed =
    { $you ->
        [yes] Du hast dich entschieden.
       *[no] { $name } hat sich entschieden.
    }
diamant-event-choice-noted =
    { $you ->
        [yes]
            { $leave ->
                [yes] Notiert, nur für dich sichtbar: umkehren.
               *[no] Notiert, nur für dich sichtbar: weitergehen.
            }
       *[no]
            { $leave ->
                [yes] Notiert, nur { $name } sah es: umkehren.
               *[no] Notiert, nur { $name } sah es: weitergehen.
            }
    }
diamant-event-choices-shown = Alle haben sich entschieden. Zurück ins Lager: { $leaving }. Weiter in die Höhle: { $staying }.
diamant-event-left =
    { $you ->
        [yes] Du bringst { $bag } aus dem Beutel und { $found } vom Weg in die Truhe.
       *[no] { $name } bringt { $bag } aus dem Beutel und { $found } vom Weg in die Truhe.
    }
diamant-event-collapsed = Die Expedition ist vorbei: { $hazard }! Ohne den Beutel (Inhalt: { $lost }) geflohen: { $fled }.
diamant-event-card-removed = Eine Karte kommt aus dem Spiel: { $hazard } (noch { $remaining } im Spiel).
diamant-event-expedition-ended =
    { $returned ->
        [one] In Höhle { $cave } ist niemand mehr. 1 Edelstein kommt zurück in den Vorrat.
       *[other] In Höhle { $cave } ist niemand mehr. { $returned } Edelsteine kommen zurück in den Vorrat.
    }
diamant-event-match-ended = Die fünfte Expedition ist vorbei. Die meisten Punkte ({ $points }): { $winners }.

diamant-refusal-1 = Diesen Platz gibt es an diesem Tisch nicht.
diamant-refusal-9 = Wer in der Höhle ist, kann nur weitergehen oder umkehren.
diamant-refusal-11 = Wer umgekehrt ist, ist bei dieser Expedition nicht mehr dabei.
diamant-refusal-14 = Die Partie ist vorbei.

diamant-prompt = Weitergehen (g) oder umkehren (l)? Mehr: ?
diamant-help =
    g  weitergehen: auf die nächste Karte warten
    l  umkehren: den Beutel und deinen Anteil vom Weg in die Truhe bringen
    o  Chancen: was die nächste Karte bringen kann
    t  Tisch: der Weg, die Beutel und die Truhen
    hint  die besten Züge mit Chancen und Gründen (denkt eine Sekunde nach)
    r  Regeln: alle, oder mit „r 10“ nur eine
    q  aufhören: diese Partie abbrechen
diamant-camp = Lager
diamant-path = Weg: { $cards }.
diamant-card-gems =
    { $value ->
        [one] 1 Edelstein
       *[other] { $value } Edelsteine
    }
diamant-card-gems-lying =
    { $value ->
        [one] 1 Edelstein (noch { $lying } da)
       *[other] { $value } Edelsteine (noch { $lying } da)
    }
diamant-table-cave = Höhle { $cave } von { $caves }, Karten im Stapel: { $pile }, Edelsteine auf dem Weg: { $lying }.
diamant-table-hazards = Gefahren bisher: { $hazards }.
diamant-table-removed = Aus dem Spiel: { $hazards }.
diamant-table-seat-inside = { $name }: in der Höhle mit { $bag } im Beutel, Truhe { $chest }
diamant-table-seat-outside = { $name }: im Lager, Truhe { $chest }
diamant-chest-hidden = geschlossen
diamant-odds = Mit { $danger } % Wahrscheinlichkeit beendet die nächste Karte die Expedition ({ $deadly } von { $pile } Karten). Im Schnitt bringt sie dir { $mean } Edelsteine. Auf dem Spiel steht dein Beutel mit { $bag }. Auf dem Weg: { $lying }.
diamant-status = Dein Beutel: { $bag }. Deine Truhe: { $chest }. Auf dem Weg: { $lying }. In der Höhle: { $inside }. Im Lager: { $outside }.

# hints: why a decision may be a good one
diamant-hint-leave =
    { $bag ->
        [0] Dein Beutel ist leer,
        [one] Bringt 1 Edelstein heim,
       *[other] Bringt { $bag } Edelsteine heim,
    }{ " " }{ $lying ->
        [0] und auf dem Rückweg liegt nichts
        [one] und auf dem Rückweg liegt 1 Edelstein
       *[other] und auf dem Rückweg liegen { $lying } Edelsteine
    }; tödliche Karten: { $deadly } von { $pile }.
diamant-hint-leave-ahead = Bringt dich in der letzten Höhle auf mindestens { $points } Punkte; sonst hat bisher niemand mehr als { $best } in der Truhe.
diamant-hint-go-on =
    { $deadly ->
        [one] 1 von { $pile } Karten würde
       *[other] { $deadly } von { $pile } Karten würden
    }{ " " }{ $bag ->
        [0] die Expedition beenden
       *[other] dich den Beutel kosten ({ $bag })
    }; eine Karte bringt dir im Schnitt { $mean } Edelsteine.
diamant-hint-go-on-safe = Noch kann keine Karte die Expedition beenden; die nächste bringt dir im Schnitt { $mean } Edelsteine.
