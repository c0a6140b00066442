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
mine-hand-hidden = verborgen
mine-place-lay = { $place }: leg { $card }
mine-place-why = { $place }: waarom hier niet?
mine-place-target = { $place }: { $card }

# places, counted from the middle
mine-spot-middle = midden
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
mine-card-where = { $what } ({ $where })

# the spaces of a card, the way round that it lies
mine-arm-n = bovenste arm
mine-arm-e = rechterarm
mine-arm-s = onderste arm
mine-arm-w = linkerarm
mine-arm-over-bridge = leidt over de brug
mine-arm-under-bridge = leidt onder de brug door
mine-space-centre = midden van de kaart
mine-space-centre-of = midden van de gang { $sides }
mine-space-on-bridge = op de brug
mine-space-under-bridge = onder de brug
mine-space-hole = bij het donkere gat
mine-space-ladder = bij de ladder
mine-space-vein = bij de goudader
mine-space-exit = bij de uitgang
