# Ce que les plateaux du Duel et de la Grotte obscure ont en commun.

mine-zoom-in = Agrandir
mine-zoom-out = Réduire
mine-fit = Tout voir
mine-last-move = Voir le dernier coup
mine-beyond = D’autres emplacements : { $way }
mine-show-rule = Voir la règle { $rule }
mine-no-cards = Impossible de récupérer les cartes de ce jeu.
mine-ask-again = Réessayer
mine-sent = Ton coup est en route.
mine-hand = Ta main
mine-hand-card = Carte { $number } : { $card }
mine-hand-hidden = cachée
mine-place-lay = { $place } : poser { $card }
mine-place-why = { $place } : pourquoi pas ici ?
mine-place-target = { $place } : { $card }

# places, counted from the middle
mine-spot-middle = milieu
mine-spot-right = { $count } à droite
mine-spot-left = { $count } à gauche
mine-spot-up = { $count } en haut
mine-spot-down = { $count } en bas
mine-side-n = en haut
mine-side-e = à droite
mine-side-s = en bas
mine-side-w = à gauche
mine-card-start = départ
mine-card-goal = objectif
mine-card-joined = chemin { $sides }
mine-card-stub = impasse { $sides }
mine-card-door =
    { $colour ->
        [green] porte verte { $side }
       *[blue] porte bleue { $side }
    }
mine-card-troll = troll { $side }
mine-card-coloured-ladder =
    { $colour ->
        [green] échelle verte
       *[blue] échelle bleue
    }
mine-card-ladder = échelle
mine-card-bridge = pont { $sides }
mine-card-passage = tunnel entre les chemins
mine-card-hole = trou sombre
mine-card-vein = filon d’or
mine-card-exit = sortie
mine-card-gold = or : { $gold }
mine-card-where = { $what } ({ $where })

# the spaces of a card, the way round that it lies
mine-arm-n = bras du haut
mine-arm-e = bras de droite
mine-arm-s = bras du bas
mine-arm-w = bras de gauche
mine-arm-over-bridge = mène sur le pont
mine-arm-under-bridge = mène sous le pont
mine-space-centre = centre de la carte
mine-space-centre-of = centre du chemin { $sides }
mine-space-on-bridge = sur le pont
mine-space-under-bridge = sous le pont
mine-space-hole = au trou sombre
mine-space-ladder = à l’échelle
mine-space-vein = au filon d’or
mine-space-exit = à la sortie
