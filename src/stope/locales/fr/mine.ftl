# Ce que les plateaux du Duel et de la Grotte obscure ont en commun.

mine-zoom-in = Agrandir
mine-zoom-out = Réduire
mine-fit = Tout voir
mine-last-move = Voir le dernier coup
mine-show-rule = Voir la règle { $rule }
mine-hand = Ta main
mine-hand-card = Carte { $number } : { $card }
mine-place-lay = Colonne { $x }, ligne { $y } : poser ici
mine-place-why = Colonne { $x }, ligne { $y } : pourquoi pas ici ?
mine-place-target = Colonne { $x }, ligne { $y } : { $card }
