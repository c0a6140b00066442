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
mine-place-lay = { $place }: hier anlegen
mine-place-why = { $place }: warum hier nicht?
mine-place-target = { $place }: { $card }

# places, as seen from the start
mine-spot-start = Start
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
