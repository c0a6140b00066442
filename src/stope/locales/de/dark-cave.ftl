# The Dark Cave: names, events, refusals, the terminal client.
# Articles of creatures are chosen by their names: of the three, only “Ratte” is feminine.

dark-cave-title = Die dunkle Höhle

dark-cave-clan-yellow = Gelb
dark-cave-clan-blue = Blau
dark-cave-character-loyal = loyal
dark-cave-character-saboteur = Saboteur
dark-cave-role-loyal = { dark-cave-character-loyal }
dark-cave-role-saboteur = { dark-cave-character-saboteur }
dark-cave-creature-rat = Ratte
dark-cave-creature-lindworm = Lindwurm
dark-cave-creature-goblin = Goblin
dark-cave-tool-boots = Stiefel
dark-cave-tool-axe = eine Streitaxt
dark-cave-cause-bridge = die Brücke
dark-cave-cause-rat = die Ratte
dark-cave-group-i = I
dark-cave-group-ii = II
dark-cave-group-iii = III
dark-cave-side-n = oberen Seite
dark-cave-side-e = rechten Seite
dark-cave-side-s = unteren Seite
dark-cave-side-w = linken Seite
dark-cave-ending-clan-out = Alle, die für denselben Clan arbeiten, sind draußen
dark-cave-ending-cards = Alle Karten sind aufgebraucht
dark-cave-ending-agreed = Alle haben dem Ende zugestimmt

dark-cave-reason-clan-out = alle, die für denselben Clan arbeiten, sind draußen
dark-cave-reason-cards = alle Karten sind aufgebraucht
dark-cave-reason-agreed = alle haben dem Ende zugestimmt

dark-cave-action-information = Geheime Information
dark-cave-action-rockfall = Steinschlag
dark-cave-action-swap = Kartentausch
dark-cave-action-web = Spinnennetz
dark-cave-action-boots = Stiefel
dark-cave-action-axe = Streitaxt
dark-cave-action-rat = Ratte
dark-cave-action-lindworm = Lindwurm
dark-cave-action-goblin = Goblin

dark-cave-move-place = eine Wegekarte legen
dark-cave-move-look = ein Ziel ansehen
dark-cave-move-spy = eine Clankarte ansehen
dark-cave-move-rockfall = einen Steinschlag auslösen
dark-cave-move-swap = die Handkarten tauschen
dark-cave-move-spin = ein Netz spinnen
dark-cave-move-equip = Stiefel oder eine Axt vor jemanden legen
dark-cave-move-lure = eine Kreatur anlocken
dark-cave-move-pass-one = passen und eine Karte abwerfen
dark-cave-move-pass-two = passen und zwei Karten abwerfen
dark-cave-move-chop = eine Axt gegen ein Netz benutzen
dark-cave-move-step = einen Schritt gehen
dark-cave-move-stop = anhalten
dark-cave-move-strike = die Kreatur mit einer Axt vertreiben
dark-cave-move-endure = die Axt behalten
dark-cave-move-lay-goal = das Ziel hinlegen
dark-cave-move-agree = dem Ende der Partie zustimmen
dark-cave-move-disagree = die Zustimmung zum Ende zurücknehmen

dark-cave-event-began =
    { $you ->
        [yes] Die Erde bebt. Du beginnst.
       *[no] Die Erde bebt. { $name } beginnt.
    }
dark-cave-event-character-dealt =
    { $you ->
        [yes] Nur für dich sichtbar: Du gehörst zum Clan { $clan } und bist: { $character }.
       *[no] Nur { $name } sah das: Clan { $clan }, { $character }.
    }
dark-cave-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
dark-cave-event-sits-out =
    { $you ->
        [yes] Du hast keine Karten und setzt diesen Zug aus.
       *[no] { $name } hat keine Karten und setzt diesen Zug aus.
    }
dark-cave-event-creature-gone =
    { $creature ->
        [Ratte] Die { $creature } verlässt die Höhle.
       *[other] Der { $creature } verlässt die Höhle.
    }
dark-cave-event-web-worn = Das Netz auf der { $side } ({ $place }) zeigt jetzt I.
dark-cave-event-web-gone = Das Netz auf der { $side } ({ $place }) ist weg.
dark-cave-event-stood-up =
    { $you ->
        [yes] Dein Zwerg steht auf und geht in diesem Zug keinen Schritt.
       *[no] Der Zwerg von { $name } steht auf und geht in diesem Zug keinen Schritt.
    }
dark-cave-event-card-laid =
    { $you ->
        [yes] Du legst { $card } ({ $place })
       *[no] { $name } legt { $card } ({ $place })
    }{ $turned ->
        [yes] , gedreht.
       *[no] .
    }
dark-cave-event-vein-filled = In der Ader ({ $place }) glitzert Gold.
dark-cave-event-looked =
    { $you ->
        [yes] Du siehst dir das Ziel ({ $place }) an.
       *[no] { $name } sieht sich das Ziel ({ $place }) an.
    }
dark-cave-event-goal-shown =
    { $you ->
        [yes] Nur für dich sichtbar: Das Ziel ({ $place }) ist { $goal }.
       *[no] Nur { $name } sah das: Das Ziel ({ $place }) ist { $goal }.
    }
dark-cave-event-spied =
    { $you ->
        [yes] Du siehst dir die Clankarte von { $other } an.
       *[no]
            { $to_you ->
                [yes] { $name } sieht sich deine Clankarte an.
               *[no] { $name } sieht sich die Clankarte von { $other } an.
            }
    }
dark-cave-event-character-shown =
    { $you ->
        [yes] Nur für dich sichtbar: { $other }, Clan { $clan }: { $character }.
       *[no] Nur { $name } sah das: { $other }, Clan { $clan }: { $character }.
    }
dark-cave-event-rock-fell =
    { $gold ->
        [0] Steinschlag ({ $place }): { $card } ist weg.
       *[other] Steinschlag ({ $place }): { $card } ist weg, und das Gold darauf auch.
    }
dark-cave-event-swapped =
    { $you ->
        [yes] Du tauschst die Handkarten mit { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } tauscht die Handkarten mit dir.
               *[no] { $name } tauscht die Handkarten mit { $other }.
            }
    }
dark-cave-event-card-received =
    { $you ->
        [yes] Nur für dich sichtbar: Du hast { $card } bekommen.
       *[no] Nur { $name } sah das: { $name } hat { $card } bekommen.
    }
dark-cave-event-web-spun =
    { $you ->
        [yes] Du spinnst ein Netz auf der { $side } ({ $place }).
       *[no] { $name } spinnt ein Netz auf der { $side } ({ $place }).
    }
dark-cave-event-equipped =
    { $you ->
        [yes]
            { $to_you ->
                [yes] Du nimmst dir { $tool }.
               *[no] Du gibst { $other } { $tool }.
            }
       *[no]
            { $to_you ->
                [yes] { $name } gibt dir { $tool }.
               *[no]
                    { $same ->
                        [yes] { $name } nimmt sich { $tool }.
                       *[no] { $name } spielt { $tool } für { $other }.
                    }
            }
    }
dark-cave-event-creature-lured =
    { $you ->
        [yes]
            { $creature ->
                [Ratte] Du lockst die { $creature } ({ $place }) an.
               *[other] Du lockst den { $creature } ({ $place }) an.
            }
       *[no]
            { $creature ->
                [Ratte] { $name } lockt die { $creature } ({ $place }) an.
               *[other] { $name } lockt den { $creature } ({ $place }) an.
            }
    }
dark-cave-event-creature-stepped =
    { $creature ->
        [Ratte] Die { $creature } geht weiter ({ $place }).
       *[other] Der { $creature } geht weiter ({ $place }).
    }
dark-cave-event-passed =
    { $you ->
        [yes] Du passt. Abgeworfene Karten: { $cards }.
       *[no] { $name } passt. Abgeworfene Karten: { $cards }.
    }
dark-cave-event-discarded =
    { $you ->
        [yes] Nur für dich sichtbar: Du hast { $card } abgeworfen.
       *[no] Nur { $name } sah das: { $name } hat { $card } abgeworfen.
    }
dark-cave-event-web-chopped =
    { $you ->
        [yes] Du benutzt eine Axt gegen das Netz auf der { $side } ({ $place }).
       *[no] { $name } benutzt eine Axt gegen das Netz auf der { $side } ({ $place }).
    }{ " " }{ $level ->
        [0] Es ist weg.
       *[other] Es zeigt jetzt I.
    }
dark-cave-event-creature-struck =
    { $you ->
        [yes]
            { $creature ->
                [Ratte] Du vertreibst die { $creature } mit einer Axt.
               *[other] Du vertreibst den { $creature } mit einer Axt.
            }
       *[no]
            { $creature ->
                [Ratte] { $name } vertreibt die { $creature } mit einer Axt.
               *[other] { $name } vertreibt den { $creature } mit einer Axt.
            }
    }
dark-cave-event-attack-endured =
    { $creature ->
        [Ratte] Die { $creature } greift an,
       *[other] Der { $creature } greift an,
    }{ " " }{ $you ->
        [yes] und du behältst deine Axt.
       *[no] und { $name } behält die Axt.
    }
dark-cave-event-stepped =
    { $you ->
        [yes] Du gehst weiter ({ $place }).
       *[no] { $name } geht weiter ({ $place }).
    }
dark-cave-event-goal-seen = Ein Ziel wird aufgedeckt ({ $place }): { $goal }.
dark-cave-event-goal-laid =
    { $turned ->
        [yes] Das Ziel ({ $place }) wird gedreht hingelegt: { $goal }.
       *[no] Das Ziel ({ $place }) wird hingelegt: { $goal }.
    }
dark-cave-event-card-lost =
    { $you ->
        [yes] Du verlierst durch { $cause } eine Karte der Gruppe { $group }.
       *[no] { $name } verliert durch { $cause } eine Karte der Gruppe { $group }.
    }
dark-cave-event-lost-card-seen =
    { $you ->
        [yes] Nur für dich sichtbar: Verloren hast du { $card }.
       *[no] Nur { $name } sah das: Verloren ging { $card }.
    }
dark-cave-event-tunnel-paid =
    { $you ->
        [yes] Du zahlst 1 Gold für den Tunnel.
       *[no] { $name } zahlt 1 Gold für den Tunnel.
    }
dark-cave-event-laid-low =
    { $you ->
        [yes] Der Lindwurm wirft deinen Zwerg zu Boden.
       *[no] Der Lindwurm wirft den Zwerg von { $name } zu Boden.
    }
dark-cave-event-gold-stolen =
    { $you ->
        [yes] Der Goblin stiehlt dir 1 Gold.
       *[no] Der Goblin stiehlt { $name } 1 Gold.
    }
dark-cave-event-gold-taken =
    { $you ->
        [yes] Du nimmst das Gold aus der Ader ({ $place }).
       *[no] { $name } nimmt das Gold aus der Ader ({ $place }).
    }
dark-cave-event-revealed =
    { $you ->
        [yes] Deine Clankarte wird aufgedeckt: { $clan }, { $character }.
       *[no] Die Clankarte von { $name } wird aufgedeckt: { $clan }, { $character }.
    }
dark-cave-event-left-cave =
    { $you ->
        [yes] Du verlässt die Höhle! Gerettetes Gold: { $gold }.
       *[no] { $name } verlässt die Höhle! Gerettetes Gold: { $gold }.
    }
dark-cave-event-spares-seen =
    { $you ->
        [yes] Du bist zuerst draußen und siehst dir die beiseitegelegten Clankarten an.
       *[no] { $name } ist zuerst draußen und sieht sich die beiseitegelegten Clankarten an.
    }
dark-cave-event-spare-shown =
    { $you ->
        [yes] Nur für dich sichtbar, beiseitegelegt: { $clan }, { $character }.
       *[no] Nur { $name } sah das, beiseitegelegt: { $clan }, { $character }.
    }
dark-cave-event-drew =
    { $you ->
        [yes] Du ziehst eine Karte der Gruppe { $group }.
       *[no] { $name } zieht eine Karte der Gruppe { $group }.
    }
dark-cave-event-card-drawn =
    { $you ->
        [yes] Nur für dich sichtbar: Du hast { $card } gezogen.
       *[no] Nur { $name } sah das: { $name } hat { $card } gezogen.
    }
dark-cave-event-agreed =
    { $you ->
        [yes] Du würdest die Partie jetzt beenden.
       *[no] { $name } würde die Partie jetzt beenden.
    }
dark-cave-event-disagreed =
    { $you ->
        [yes] Du würdest doch lieber weiterspielen.
       *[no] { $name } würde doch lieber weiterspielen.
    }
dark-cave-event-treasure = Schatz des Clans { $clan }: { $gold } Gold gerettet (Zwerge, die für ihn arbeiten: { $workers }), mal { $rivals } auf der anderen Seite, macht { $treasure }.
dark-cave-event-ended = Die Partie ist vorbei: { $ending }. Siegreich: { $winners }.

dark-cave-refusal-7 = Du kannst nur Karten aus deiner Hand spielen.
dark-cave-refusal-9 = Jetzt ist jemand anders am Zug.
dark-cave-refusal-12 = In deinem Zug tust du mit deinen Karten genau eines: eine Wegekarte legen, eine Aktionskarte spielen oder passen und eine oder zwei abwerfen.
dark-cave-refusal-13 = Gehen kannst du erst nach deiner Karte und nur, solange du noch Schritte hast.
dark-cave-refusal-20 = Eine Wegekarte kommt auf einen leeren Platz neben der Startkarte, einer gelegten Wegekarte oder einem aufgedeckten Ziel.
dark-cave-refusal-21 = Diese Karte sieht in beiden Richtungen gleich aus, also wird sie nicht gedreht.
dark-cave-refusal-22 = Jede Seite muss zu ihren Nachbarn passen: offen an offen, geschlossen an geschlossen.
dark-cave-refusal-23 = Eine Wegekarte muss einen Weg fortsetzen.
dark-cave-refusal-31 = Ein Schritt führt auf ein benachbartes Feld der Karte, über eine offene Seite auf die nächste Karte oder von Leiter zu Leiter.
dark-cave-refusal-38 = Ein gerade aufgedecktes Ziel wird zuerst hingelegt, und zwar so herum, wie es passt; sonst gibt es keines, das hinzulegen wäre.
dark-cave-refusal-50 = Geheime Information zeigt dir ein verdecktes Ziel oder eine fremde Clankarte, die noch nicht aufgedeckt ist.
dark-cave-refusal-51 = Ein Steinschlag trifft eine gelegte Wegekarte ohne Zwerg und ohne Kreatur darauf.
dark-cave-refusal-52 = Die Handkarten tauschst du mit jemand anderem.
dark-cave-refusal-53 = Ein Netz kommt auf eine Seite, die auf beiden Karten offen ist, oder auf ein offenes Ende, an jede Stelle nur eines; hindurch kommt niemand.
dark-cave-refusal-54 = Stiefel kommen vor eine Person, die noch keine hat.
dark-cave-refusal-55 = Eine Axt kommt vor eine Person; von dort hilft sie dir in deinem eigenen Zug gegen ein Netz neben deinem Zwerg, aber nicht, während eine Kreatur unterwegs ist.
dark-cave-refusal-56 = Mit einer Axt kannst du eine Kreatur nur vertreiben, wenn sie angreift und du gefragt wirst.
dark-cave-refusal-57 = Eine Kreatur kommt aus einem dunklen Loch auf einer aufgedeckten Karte; danach geht sie oder hält an.
dark-cave-refusal-58 = Diese Kreatur ist schon in der Höhle: Sie geht von dort weiter, wo sie steht.
dark-cave-refusal-59 = Kreaturen kommen weder auf das Feld mit dem Ausgang noch auf verdeckte Ziele.
dark-cave-refusal-70 = Die Partie ist vorbei.
dark-cave-refusal-71 = Das hast du schon gesagt, oder es gibt nichts zurückzunehmen.

dark-cave-prompt = Karte und Platz, wie in „2 0 -1“? („2“: wohin sie passt.) Hilfe: ?
dark-cave-prompt-creature = Wohin geht die Kreatur? Eine Zahl, oder f zum Anhalten. Noch übrige Schritte: { $steps }. Mehr: ?
dark-cave-prompt-axe = Eine Kreatur greift an: { $creature }. Deine Axt benutzen, y (ja) oder n (nein)? Mehr: ?
dark-cave-prompt-goal = Das Ziel aufrecht (u) oder gedreht (v) hinlegen? Mehr: ?
dark-cave-prompt-steps = Wohin gehst du? Eine Zahl, oder f zum Aufhören. Noch übrige Schritte: { $steps }. Mehr: ?
dark-cave-prompt-chop = Mit der Axt auf ein Netz, oder f zum Beenden. Mehr: ?
dark-cave-help =
    2 3 -1       Karte 2 deiner Hand auf x 3, y -1 spielen; 2 3 -1 v legt sie gedreht
    2            was Karte 2 kann und wo; p 2 3 -1 bedeutet dasselbe wie 2 3 -1
    d 1          passen und Karte 1 abwerfen; d 1 2 wirft zwei ab
    m -4 4       das Ziel bei -4, 4 ansehen; i bo die Clankarte von Bo
    x 4 0        einen Steinschlag auf die Karte bei 4, 0 auslösen
    c bo         die Handkarten mit Bo tauschen
    n 1 0 e      ein Netz auf die Seite n, e (Ost), s oder w von 1, 0 spinnen
    b 0          Stiefel für Platz 0 (dich); k 0 eine Axt
    l rat 1 0    die Ratte (oder lindworm, goblin) aus dem Loch bei 1, 0 locken
    a 1 0 e      deine Axt gegen das Netz auf einer Seite von 1, 0 benutzen
    1            beim Gehen: den Schritt mit dieser Nummer gehen; s 1 0 n nennt das Feld
    f            nicht weitergehen
    w            wohin deine Wegekarten passen
    g            welche Felder du erreichst, mit wie vielen Schritten und Kosten
    map          die ganze Höhle; t alles auf dem Tisch
    h            deine Hand; o was sich zählen lässt
    agree        dem Ende der Partie zustimmen; disagree nimmt das zurück
    hint         die besten Züge mit Chancen und Gründen (denkt eine Sekunde nach)
    r            Regeln: alle, oder mit „r 38“ nur eine
    q            aufhören: diese Partie abbrechen
dark-cave-status = Nachziehstapel: { $one } aus I, { $two } aus II, { $three } aus III. Vorrat: { $supply } Gold.
dark-cave-status-seat = { $number } { $name } (Clan { $clan }): Gold { $gold }, Handkarten { $cards }.
dark-cave-player = { $number } { $name } ({ $clan }) { $gold }$
dark-cave-mark-revealed = Karte aufgedeckt
dark-cave-mark-out = Aus der Höhle heraus
dark-cave-mark-lying = Liegt am Boden
dark-cave-mark-boots = Stiefel
dark-cave-mark-agreed = Würde die Partie beenden
dark-cave-mark-axes = Äxte: { $axes }
dark-cave-memory = Du weißt noch, welche Karten { $name } von dir bekommen hat: { $cards }. Seitdem ungesehen aus dieser Hand verschwunden: { $gone }.
dark-cave-spares = Beiseitegelegte Clankarten: { $cards }.
dark-cave-chops = Netze in Reichweite deiner Axt: { $webs }.
dark-cave-cost-cards = verlorene Karten: { $cards }
dark-cave-cost-gold = bezahltes Gold: { $gold }
dark-cave-reach =
    { $steps ->
        [one] Erreichbar mit { $steps } Schritt (Schritte, Feld, Kosten):
       *[other] Erreichbar mit { $steps } Schritten (Schritte, Feld, Kosten):
    }
dark-cave-reach-none = Im Moment ist nichts erreichbar.
dark-cave-crowd = Bei { $place }: { $who }.
dark-cave-words-face-down = { $place }: ein Ziel, verdeckt
dark-cave-words-gold = mit Gold
dark-cave-words-dwarf = { $name }: bei { $place }
dark-cave-words-creature = { $creature }: bei { $place }
dark-cave-words-web = Ein Netz auf der { $side } von { $x } { $y }, es zeigt { $level }
dark-cave-odds = Nachziehstapel: { $one } aus I, { $two } aus II, { $three } aus III. Noch nicht gesehen, wo auch immer sie sind: Wegekarten { $paths }, Aktionskarten { $actions }. Vorrat: { $supply } Gold.
dark-cave-odds-loyal = Wie wahrscheinlich jemand zum eigenen Clan hält, nach dem, was alle getan haben: { $seats }.
dark-cave-odds-exit = Wie wahrscheinlich jedes Ziel der Ausgang ist, nach den Wegen derer, die nachgesehen haben: { $goals }.
dark-cave-legend = ○ Feld, ● Loch, H Leiter, $ Gold, ∩ Tunnel, X Ausgang, ╪ ╫ Brücke, ? verdecktes Ziel, Ziffern: Zwerge, R L G Kreaturen, * mehrere, ▓ ░ Netz II und I.

# hints: what speaks for a move, or against it; ways are estimates, 0 steps: only one way exists
dark-cave-hint-nearer =
    { $steps ->
        [0] Öffnet dir einen Weg zum Ausgang.
        [one] Verkürzt deinen Weg zum Ausgang um etwa 1 Schritt.
       *[other] Verkürzt deinen Weg zum Ausgang um etwa { $steps } Schritte.
    }
dark-cave-hint-farther =
    { $steps ->
        [0] Vorsicht, das versperrt dir selbst den Weg zum Ausgang.
        [one] Vorsicht, dein eigener Weg zum Ausgang wird etwa 1 Schritt länger.
       *[other] Vorsicht, dein eigener Weg zum Ausgang wird etwa { $steps } Schritte länger.
    }
dark-cave-hint-friend =
    { $steps ->
        [0] Öffnet { $name } einen Weg zum Ausgang;
       *[other] Hilft { $name } auf dem Weg hinaus (gesparte Schritte: { $steps });
    } auf deiner Seite: { $percent } %.
dark-cave-hint-block =
    { $steps ->
        [0] Sperrt { $name } aus;
       *[other] Macht { $name } den Weg hinaus länger (Schritte: { $steps });
    } gegen dich: { $percent } %.
dark-cave-hint-same-ways = Weder dein Weg hinaus noch der eines mutmaßlichen Verbündeten wird kürzer.
dark-cave-hint-new-vein = Legt eine Goldader; wer zuerst dort ist, bekommt das Gold.
dark-cave-hint-look =
    { $goals ->
        [0] Du weißt schon, wo der Ausgang ist.
        [one] Der Ausgang kann nur hier sein.
       *[other] Zeigt dir, ob hier der Ausgang ist; er ist eines von { $goals } Zielen.
    }
dark-cave-hint-spy = Verschafft dir Gewissheit über { $name }; auf deiner Seite bisher: { $percent } %.
dark-cave-hint-swap = Du gibst { $give } und bekommst { $take } Karten; sie kommen von { $name }.
dark-cave-hint-equip =
    { $tool ->
        [boots] In jedem Zug ein Schritt mehr für dich.
       *[axe] Eine Axt für dich, gegen eine Kreatur oder ein Netz.
    }
dark-cave-hint-gift =
    { $tool ->
        [boots] Stiefel
       *[axe] Eine Axt
    } für { $name }; auf deiner Seite: { $percent } %.
dark-cave-hint-prey =
    { $creature ->
        [rat] Die Ratte
        [lindworm] Der Lindwurm
       *[goblin] Der Goblin
    } kommt bis zu { $name }; gegen dich: { $percent } %.
dark-cave-hint-no-prey =
    { $creature ->
        [rat] Die Ratte
        [lindworm] Der Lindwurm
       *[goblin] Der Goblin
    } kommt zu niemand anderem, steht aber im Weg.
dark-cave-hint-attack =
    { $creature ->
        [rat] Die Ratte
        [lindworm] Der Lindwurm
       *[goblin] Der Goblin
    } greift { $name } an; gegen dich: { $percent } %.
dark-cave-hint-attack-self =
    { $creature ->
        [rat] Vorsicht, die Ratte
        [lindworm] Vorsicht, der Lindwurm
       *[goblin] Vorsicht, der Goblin
    } greift hier deinen eigenen Zwerg an.
dark-cave-hint-stop-creature =
    { $creature ->
        [rat] Die Ratte
        [lindworm] Der Lindwurm
       *[goblin] Der Goblin
    } bleibt stehen.
dark-cave-hint-pass =
    { $drawn ->
        [0] Wirft nur ab, denn der Stapel ist leer. Karten: { $cards }.
       *[other] Macht Platz für bessere Karten; abgeworfen: { $cards }, gezogen: { $drawn }.
    }
dark-cave-hint-chop =
    { $level ->
        [0] Danach ist das Netz weg.
       *[other] Danach hält das Netz eine Axt weniger aus.
    }
dark-cave-hint-exit = Verlässt die Höhle mit { $gold } Gold.
dark-cave-hint-turn-up =
    { $goals ->
        [0] Deckt ein Ziel auf, das nicht der Ausgang ist.
        [one] Deckt den Ausgang auf.
       *[other] Deckt ein Ziel auf; der Ausgang ist eines von { $goals }.
    }
dark-cave-hint-step =
    { $steps ->
        [one] Etwa 1 Schritt näher am Ausgang
       *[other] Etwa { $steps } Schritte näher am Ausgang
    }{ $cost ->
        [card] , kostet aber eine Karte.
        [gold] , kostet aber 1 Gold.
       *[none] .
    }
dark-cave-hint-step-aside = Dieser Schritt bringt dich dem Ausgang nicht näher.
dark-cave-hint-creature =
    { $creature ->
        [rat] Vorsicht, die Ratte
        [lindworm] Vorsicht, der Lindwurm
       *[goblin] Vorsicht, der Goblin
    } steht dort und greift an.
dark-cave-hint-vein = Wer hier stehen bleibt, nimmt das Gold.
dark-cave-hint-take = Du nimmst das Gold der Ader, und alle sehen deine Clankarte.
dark-cave-hint-stop = Du bleibst, wo du bist.
dark-cave-hint-strike =
    { $creature ->
        [rat] Vertreibt die Ratte;
        [lindworm] Vertreibt den Lindwurm;
       *[goblin] Vertreibt den Goblin;
    } Äxte danach: { $left }.
dark-cave-hint-endure =
    { $creature ->
        [rat] Spart die Axt; die Ratte kann dich eine Karte kosten.
        [lindworm] Spart die Axt; der Lindwurm kann deinen Zwerg zu Boden werfen.
       *[goblin] Spart die Axt; der Goblin kann dir 1 Gold stehlen.
    }
