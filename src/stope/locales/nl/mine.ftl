# Wat de borden van het Duel en de Donkere Grot delen.

mine-zoom-in = Inzoomen
mine-zoom-out = Uitzoomen
mine-fit = Alles tonen
mine-last-move = Laatste zet tonen
mine-beyond = Meer plekken: { $way }
mine-show-rule = Regel { $rule } tonen
mine-no-cards = De kaarten van dit spel konden niet worden opgehaald.
mine-ask-again = Opnieuw proberen
mine-sent = Je zet is onderweg.
mine-hand = Jouw hand
mine-hand-card = Kaart { $number }: { $card }
mine-place-lay = { $place }: hier leggen
mine-place-why = { $place }: waarom hier niet?
mine-place-target = { $place }: { $card }

# places, as seen from the start
mine-spot-start = start
mine-spot-right = { $count } rechts
mine-spot-left = { $count } links
mine-spot-up = { $count } omhoog
mine-spot-down = { $count } omlaag
mine-side-n = boven
mine-side-e = rechts
mine-side-s = onder
mine-side-w = links
mine-card-start = start
mine-card-goal = doel
mine-card-joined = gang { $sides }
mine-card-stub = doodlopende gang { $sides }
mine-card-door =
    { $colour ->
        [green] groene deur { $side }
       *[blue] blauwe deur { $side }
    }
mine-card-troll = trol { $side }
mine-card-coloured-ladder =
    { $colour ->
        [green] groene ladder
       *[blue] blauwe ladder
    }
mine-card-ladder = ladder
mine-card-bridge = brug { $sides }
mine-card-passage = tunnel tussen de gangen
mine-card-hole = donker gat
mine-card-vein = goudader
mine-card-exit = uitgang
mine-card-gold = { $gold } goud
