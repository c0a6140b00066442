# Quello che i tabelloni del Duello e della Grotta Oscura hanno in comune.

mine-zoom-in = Ingrandisci
mine-zoom-out = Rimpicciolisci
mine-fit = Mostra tutto
mine-last-move = Mostra l’ultima mossa
mine-beyond = Altri posti: { $way }
mine-show-rule = Mostra la regola { $rule }
mine-no-cards = Non è stato possibile ottenere le carte di questo gioco.
mine-ask-again = Riprova
mine-sent = La tua mossa è in viaggio.
mine-hand = La tua mano
mine-hand-card = Carta { $number }: { $card }
mine-hand-hidden = nascosta
mine-place-lay = { $place }: posa { $card }
mine-place-why = { $place }: perché qui no?
mine-place-target = { $place }: { $card }

# places, counted from the middle
mine-spot-middle = centro
mine-spot-right = { $count } a destra
mine-spot-left = { $count } a sinistra
mine-spot-up = { $count } in alto
mine-spot-down = { $count } in basso
mine-side-n = in alto
mine-side-e = a destra
mine-side-s = in basso
mine-side-w = a sinistra
mine-card-start = partenza
mine-card-goal = meta
mine-card-joined = percorso { $sides }
mine-card-stub = vicolo cieco { $sides }
mine-card-door =
    { $colour ->
        [green] porta verde { $side }
       *[blue] porta blu { $side }
    }
mine-card-troll = troll { $side }
mine-card-coloured-ladder =
    { $colour ->
        [green] scala verde
       *[blue] scala blu
    }
mine-card-ladder = scala
mine-card-bridge = ponte { $sides }
mine-card-passage = tunnel fra i percorsi
mine-card-hole = buco scuro
mine-card-vein = vena d’oro
mine-card-exit = uscita
mine-card-gold = oro: { $gold }
mine-card-where = { $what } ({ $where })

# the spaces of a card, the way round that it lies
mine-arm-n = braccio in alto
mine-arm-e = braccio a destra
mine-arm-s = braccio in basso
mine-arm-w = braccio a sinistra
mine-arm-over-bridge = porta sul ponte
mine-arm-under-bridge = porta sotto il ponte
mine-space-centre = centro della carta
mine-space-centre-of = centro del percorso { $sides }
mine-space-on-bridge = sul ponte
mine-space-under-bridge = sotto il ponte
mine-space-hole = al buco scuro
mine-space-ladder = alla scala
mine-space-vein = alla vena d’oro
mine-space-exit = all’uscita
