# La Grotte obscure dans le navigateur.

# la ligne au-dessus de la main
dark-cave-client-turn-card = À toi : pose un chemin, joue une carte, ou passe et défausse.
dark-cave-client-turn-steps =
    { $steps ->
        [one] Tu peux faire { $steps } pas, ou rester ici.
       *[other] Tu peux faire { $steps } pas, ou rester ici.
    }
dark-cave-client-turn-chop = Tu peux trancher la toile à la hache, ou finir ton tour.
dark-cave-client-turn-stuck = Aucun chemin ne part d’ici. Finis ton tour.
dark-cave-client-turn-creature =
    { $creature ->
        [rat] Le rat t’obéit.
        [lindworm] La guivre t’obéit.
       *[goblin] Le gobelin t’obéit.
    } { $steps ->
        [one] Encore { $steps } pas.
       *[other] Encore { $steps } pas.
    }
dark-cave-client-turn-axe =
    { $creature ->
        [rat] Le rat attaque !
        [lindworm] La guivre attaque !
       *[goblin] Le gobelin attaque !
    } Tu prends ta hache ?
dark-cave-client-turn-goal = Tu as révélé un objectif. Dans quel sens le poses-tu ?
dark-cave-client-wait-card = { $name } choisit une carte.
dark-cave-client-wait-steps = { $name } peut avancer.
dark-cave-client-wait-creature = { $name } mène une créature.
dark-cave-client-wait-axe = Une créature attaque : { $name } peut prendre sa hache.
dark-cave-client-wait-goal = { $name } pose un objectif.
dark-cave-client-wait-over = La partie est terminée.
dark-cave-client-walking = En chemin…
dark-cave-client-aim-path = Choisis un emplacement éclairé.
dark-cave-client-aim-information = Regarde un objectif ou la carte clan de quelqu’un.
dark-cave-client-aim-rockfall = Quelle carte s’effondre ?
dark-cave-client-aim-swap = Avec qui échanges-tu ta main ?
dark-cave-client-aim-web = De quel côté tisses-tu la toile ?
dark-cave-client-aim-boots = Qui reçoit les bottes ?
dark-cave-client-aim-axe = Qui reçoit la hache ?
dark-cave-client-aim-creature = D’où sort la créature ?
dark-cave-client-aim-nothing = Cette carte ne sert à rien pour l’instant, mais tu peux la défausser.
dark-cave-client-aim-discard = Choisis une ou deux cartes à défausser.
dark-cave-client-way =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
dark-cave-client-way-cards =
    { $cards ->
        [one] coûte { $cards } carte
       *[other] coûte { $cards } cartes
    }
dark-cave-client-way-gold =
    { $gold ->
        [one] coûte { $gold } pépite
       *[other] coûte { $gold } pépites
    }
dark-cave-client-way-fight =
    { $creature ->
        [rat] le rat t’y attend
        [lindworm] la guivre t’y attend
       *[goblin] le gobelin t’y attend
    }
dark-cave-client-way-goal = révèle un objectif
dark-cave-client-way-there = Ce chemin : { $way }.
dark-cave-client-aimed = Ton choix : { $what }. C’est sûr ?

# boutons
dark-cave-client-do-go = Y aller
dark-cave-client-do-go-stay = Y aller et rester
dark-cave-client-do-stop = Rester ici
dark-cave-client-do-stop-creature = Rester là
dark-cave-client-do-end = Finir mon tour
dark-cave-client-do-place = Poser ici
dark-cave-client-do-turn = Tourner
dark-cave-client-do-attack = Attaquer là
dark-cave-client-do-look = Regarder cet objectif
dark-cave-client-do-spy = Voir la carte clan : { $name }
dark-cave-client-do-rockfall = Faire s’effondrer
dark-cave-client-do-swap = Échanger avec { $name }
dark-cave-client-do-spin = Tisser ici
dark-cave-client-do-chop = Trancher la toile
dark-cave-client-do-equip = Donner à { $name }
dark-cave-client-do-equip-self = Garder pour moi
dark-cave-client-do-lure = L’attirer ici
dark-cave-client-do-strike = Prendre la hache
dark-cave-client-do-endure = Garder la hache
dark-cave-client-do-lay-goal = Le poser ainsi
dark-cave-client-do-goal-other = Dans l’autre sens
dark-cave-client-do-discard =
    { $cards ->
        [0] Défausser
        [one] Défausser { $cards } carte
       *[other] Défausser { $cards } cartes
    }
dark-cave-client-do-pass = Passer et défausser
dark-cave-client-do-back = Retour
dark-cave-client-do-agree = J’arrêterais bien là
dark-cave-client-do-disagree = Finalement, je continue
dark-cave-client-agreed = Pour arrêter : { $count } sur { $all }

# des lieux, pour qui ne les voit pas
dark-cave-client-space = Carte ({ $place }), { $space }
dark-cave-client-there = là : { $who }
dark-cave-client-goal-at = Objectif ({ $place }), face cachée
dark-cave-client-side-at = Côté { $side } de la carte ({ $place })
dark-cave-client-web-level =
    { $level ->
        [1] Toile, un coup de hache
       *[other] Toile, deux coups de hache
    }
dark-cave-client-exit-chance = Sortie : { $percent } %
dark-cave-client-exit-chances = Probabilité que chaque objectif soit la sortie
dark-cave-client-card-at = Carte ({ $place })

# autour du plateau
dark-cave-client-pile = Pioche
dark-cave-client-pile-groups = I : { $one }, II : { $two }, III : { $three }
dark-cave-client-supply = Or en réserve : { $gold }
dark-cave-client-gold = Or : { $gold }
dark-cave-client-players = Joueurs
dark-cave-client-hand-of = Cartes en main : { $cards }

# la carte clan du joueur
dark-cave-client-secret-loyal = Tu es loyal : tu travailles pour le clan { $clan }.
dark-cave-client-secret-saboteur = Tu es saboteur : tu travailles pour le clan { $clan }.

# ce qu'on sait
dark-cave-client-sheet = Ce que je sais
dark-cave-client-sheet-close = Fermer
dark-cave-client-sheet-sure-loyal = Loyal
dark-cave-client-sheet-sure-saboteur = Saboteur
dark-cave-client-sheet-how-open = tout le monde l’a vu
dark-cave-client-sheet-how-looked = tu l’as vu
dark-cave-client-sheet-how-counted = c’est forcément ainsi
dark-cave-client-sheet-likely-loyal = Sans doute loyal
dark-cave-client-sheet-unclear = Impossible à dire
dark-cave-client-sheet-likely-saboteur = Sans doute saboteur
dark-cave-client-sheet-chance = Loyal : { $percent } %
dark-cave-client-sheet-friend = de ton côté
dark-cave-client-sheet-rival = contre toi
dark-cave-client-sheet-seen-you = a vu ta carte clan
dark-cave-client-sheet-memory = A reçu de toi : { $cards }
dark-cave-client-sheet-memory-left = Parties depuis sans être vues : { $cards }
dark-cave-client-sheet-note = Notes sur { $name }
dark-cave-client-sheet-note-hint = Rien que pour toi, dans ce navigateur
dark-cave-client-sheet-spares = Mises de côté
dark-cave-client-sheet-spare-unknown = inconnue
dark-cave-client-sheet-goals = Objectifs
dark-cave-client-sheet-goal-known = { $place } : { $what }
dark-cave-client-goal-exit = la sortie
dark-cave-client-goal-ladder = une échelle
dark-cave-client-goal-hole = un trou sombre
dark-cave-client-goal-vein = un filon d’or
dark-cave-client-seen-goal =
    { $exit ->
        [yes]
            { $you ->
                [yes] La sortie !
               *[no] { $name } a vu la sortie !
            }
       *[no]
            { $you ->
                [yes] Pas de sortie ici : { $what }.
               *[no] { $name } n’a pas vu de sortie ici : { $what }.
            }
    }
dark-cave-client-seen-loyal = { $name } est loyal au clan { $clan }
dark-cave-client-seen-saboteur = { $name } est saboteur et travaille pour le clan { $clan }

# une hache contre une créature
dark-cave-client-axe-title =
    { $creature ->
        [rat] Le rat t’attaque !
        [lindworm] La guivre t’attaque !
       *[goblin] Le gobelin t’attaque !
    }
dark-cave-client-axe-rat = Il prend une carte de ta main.
dark-cave-client-axe-lindworm = Elle met ton nain à terre pour un tour.
dark-cave-client-axe-goblin = Il vole 1 pépite.

# la fin
dark-cave-client-end-why = C’est fini : { $why }.
dark-cave-client-end-you-win = Tu as gagné !
dark-cave-client-end-you-lose = Cette fois, les autres gagnent.
dark-cave-client-end-nobody = Personne n’est sorti. Personne ne gagne.
dark-cave-client-end-clan-yellow = Le clan jaune gagne
dark-cave-client-end-clan-blue = Le clan bleu gagne
dark-cave-client-end-worked-yellow = Pour le clan jaune
dark-cave-client-end-worked-blue = Pour le clan bleu
dark-cave-client-end-sum =
    { $rivals ->
        [one] Or sauvé : { $gold } × { $rivals } rival
       *[other] Or sauvé : { $gold } × { $rivals } rivaux
    }
dark-cave-client-end-treasure = Trésor : { $treasure }
dark-cave-client-end-tie = Égalité : le clan pour lequel travaillait le premier nain sorti l’emporte.
dark-cave-client-end-inside = encore dedans
dark-cave-client-end-look = Voir la grotte
dark-cave-client-end-show = Voir le résultat

# le plateau en mots
dark-cave-client-words-you = Tu es { $character }, clan { $clan }, et tu travailles pour le clan { $works }.
dark-cave-client-words-seat = { $name }, clan { $clan } : { $things }.
dark-cave-client-words-card = { $place } : { $what }.
dark-cave-client-words-group = { $card }, groupe { $group }
dark-cave-client-words-gold-here = il y a de l’or
dark-cave-client-words-goal-down = objectif, face cachée
dark-cave-client-words-dwarf = { $name } : { $place }
dark-cave-client-words-creature =
    { $creature ->
        [rat] Le rat
        [lindworm] La guivre
       *[goblin] Le gobelin
    } : { $place }
dark-cave-client-words-web = Toile, côté { $side } de la carte ({ $place }), niveau { $level }
dark-cave-client-words-hand = Ta main : { $cards }.

# à quoi servent les cartes
dark-cave-client-purpose-information = Regarde en secret un objectif face cachée ou la carte clan d’un autre joueur.
dark-cave-client-purpose-rockfall = Retire une carte chemin où il n’y a ni nain ni créature.
dark-cave-client-purpose-swap = Échange tes autres cartes contre toute la main d’un autre joueur.
dark-cave-client-purpose-web = Personne ne la traverse, jusqu’à ce qu’elle s’use ou qu’une hache la tranche.
dark-cave-client-purpose-boots = Un pas de plus à chaque tour, pour toi ou quelqu’un d’autre.
dark-cave-client-purpose-axe = Chasse une créature ou affaiblit une toile, une fois, pour toi ou quelqu’un d’autre.
dark-cave-client-purpose-rat = Sort d’un trou sombre et fait jusqu’à 3 pas ; chaque nain attaqué coûte une carte à son joueur.
dark-cave-client-purpose-lindworm = Sort d’un trou sombre et fait jusqu’à 4 pas ; les nains attaqués restent à terre un tour.
dark-cave-client-purpose-goblin = Sort d’un trou sombre et fait jusqu’à 5 pas ; les nains attaqués perdent 1 pépite chacun.
dark-cave-client-purpose-hole = Des créatures sortent du trou sombre.
dark-cave-client-purpose-ladder = D’une échelle à n’importe quelle autre, il n’y a qu’un pas.
dark-cave-client-purpose-vein = Qui s’arrête sur le filon prend l’or et montre sa carte clan.
dark-cave-client-purpose-bridge = Passer sur le pont coûte une carte de ta main ; dessous, c’est gratuit.
dark-cave-client-purpose-tunnel = Passer d’un chemin à l’autre par le tunnel coûte 1 pépite.

# les touches
dark-cave-client-key-card = prendre une carte ; encore : la tourner
dark-cave-client-key-turn = tourner la carte
dark-cave-client-key-places = aller d’un emplacement à l’autre
dark-cave-client-key-do = poser, viser, avancer
dark-cave-client-key-back = la reposer
dark-cave-client-key-zoom = plus près, plus loin, tout voir
dark-cave-client-key-sheet = ce que je sais
