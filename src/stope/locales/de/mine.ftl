# Was die Bretter des Duells und der Dunklen Höhle gemeinsam haben.

mine-zoom-in = Näher
mine-zoom-out = Weiter weg
mine-fit = Alles zeigen
mine-last-move = Letzten Zug zeigen
mine-beyond = Weitere Plätze: { $way }
mine-show-rule = Regel { $rule } zeigen
mine-no-cards = Die Karten dieses Spiels konnten nicht geladen werden.
mine-ask-again = Noch einmal versuchen
mine-sent = Dein Zug ist unterwegs.
mine-hand = Deine Hand
mine-hand-card = Karte { $number }: { $card }
mine-hand-hidden = verdeckt
mine-place-lay = { $place }: anlegen: { $card }
mine-place-why = { $place }: warum hier nicht?
mine-place-target = { $place }: { $card }

# places, counted from the middle
mine-spot-middle = Mitte
mine-spot-right = { $count } rechts
mine-spot-left = { $count } links
mine-spot-up = { $count } hoch
mine-spot-down = { $count } runter
mine-side-n = oben
mine-side-e = rechts
mine-side-s = unten
mine-side-w = links
mine-card-start = Start
mine-card-goal = Ziel
mine-card-joined = Weg { $sides }
mine-card-stub = Sackgasse { $sides }
mine-card-door =
    { $colour ->
        [green] grüne Tür { $side }
       *[blue] blaue Tür { $side }
    }
mine-card-troll = Troll { $side }
mine-card-coloured-ladder =
    { $colour ->
        [green] grüne Leiter
       *[blue] blaue Leiter
    }
mine-card-ladder = Leiter
mine-card-bridge = Brücke { $sides }
mine-card-passage = Tunnel zwischen den Wegen
mine-card-hole = dunkles Loch
mine-card-vein = Goldader
mine-card-exit = Ausgang
mine-card-gold = { $gold } Gold
mine-card-where = { $what } ({ $where })

# the spaces of a card, the way round that it lies
mine-arm-n = oberer Arm
mine-arm-e = rechter Arm
mine-arm-s = unterer Arm
mine-arm-w = linker Arm
mine-arm-over-bridge = führt über die Brücke
mine-arm-under-bridge = führt unter der Brücke hindurch
mine-space-centre = Kartenmitte
mine-space-centre-of = Mitte des Wegs { $sides }
mine-space-on-bridge = auf der Brücke
mine-space-under-bridge = unter der Brücke
mine-space-hole = am dunklen Loch
mine-space-ladder = an der Leiter
mine-space-vein = an der Goldader
mine-space-exit = am Ausgang
