# Le Duel dans le navigateur.

duel-client-board = La mine

# la ligne au-dessus de la main
duel-client-line-yours = À toi : prends une carte de ta main.
duel-client-line-broken = Tes outils sont cassés : répare, ou défausse. Deux cartes défaussées réparent un outil.
duel-client-line-other = { $name } creuse.
duel-client-line-path = Choisis un emplacement éclairé. R tourne la carte.
duel-client-line-place = Choisis un emplacement éclairé.
duel-client-line-again = C’est sûr ? Choisis encore une fois.
duel-client-line-nowhere = Cette carte ne va nulle part pour l’instant. Tu peux la défausser.
duel-client-line-useless = Cette carte ne sert à rien pour l’instant. Tu peux la défausser.
duel-client-line-key = Choisis une porte pour la clé.
duel-client-line-rockfall = Choisis une carte à ensevelir.
duel-client-line-map = Choisis un objectif à regarder.
duel-client-line-sabotage = Pose-la devant { $name }.
duel-client-line-repair = Choisis l’outil à réparer.
duel-client-line-discard = Choisis une ou deux cartes à défausser.
duel-client-line-goal = Tu as atteint un objectif ! Dans quel sens le poser ?
duel-client-line-bribe = Soudoyer ce troll ? Cela te coûte 1 pépite à la fin de la manche.
duel-client-line-after = Tu peux encore soudoyer un troll, ou finir ton tour.
duel-client-line-over = La partie est finie.

# boutons
duel-client-lay = Poser ici
duel-client-turn = Tourner
duel-client-back = Reprendre
duel-client-discard = Défausser…
duel-client-discard-now =
    { $cards ->
        [1] Défausser cette carte
       *[other] Défausser les deux
    }
duel-client-trade = Réparer avec les deux : { $tool }
duel-client-lay-goal = Poser ainsi
duel-client-finish = Finir le tour
duel-client-do-bribe = Soudoyer (1 pépite)
duel-client-do-sabotage = Saboter !
duel-client-do-put-key = Mettre la clé ici
duel-client-do-rockfall = Ensevelir
duel-client-do-look = Regarder
duel-client-mend = Réparer : { $tool }
duel-client-sabotage-here = Devant { $name }
duel-client-continue = Continuer
duel-client-see-board = Voir le plateau
duel-client-seen = Garder le secret
duel-client-show-sums = Où en est-on ?

# ce qui est où
duel-client-round = Manche { $round } sur 3
duel-client-round-of = Manche { $round } sur 3 ; l’or de toutes les manches compte
duel-client-pile = Cartes dans la pioche : { $cards }
duel-client-markers = Marqueurs restants : { $markers }
duel-client-keys = Clés restantes : { $keys }
duel-client-before = Devant { $name }
duel-client-broken = À réparer : { $tool }
duel-client-seat-gold = Or : { $gold }
duel-client-seat-cards = Cartes en main : { $cards }
duel-client-seat-debt = Dette aux trolls : { $debt }
duel-client-seat-out = ne joue plus
duel-client-peek =
    { $you ->
        [yes] Rien que pour toi
       *[no] Rien que pour { $name }
    }

# fins
duel-client-round-over = La manche { $round } est finie
duel-client-you-win = Tu gagnes !
duel-client-wins = { $name } gagne !
duel-client-draw = Égalité !
duel-client-solo-over = Ton or : { $gold }
duel-client-sum-player = Joueur
duel-client-sum-round = Manche { $round }
duel-client-sum-found = Trouvé
duel-client-sum-trolls = Trolls
duel-client-sum-paid = −{ $paid } sur { $debt }
duel-client-sum-gold = Or

# les cartes en mots
duel-client-card-unseen = carte inconnue
duel-client-card-sabotage = sabotage : { $tool }
duel-client-card-repair = réparation : { $tools }
duel-client-card-map = plan
duel-client-card-rockfall = éboulement
duel-client-card-key = clé
duel-client-face-down = objectif, face cachée
duel-client-words-no-tools = aucun
duel-client-words-card = { $place } : { $card }

# à quoi servent les cartes
duel-client-purpose-sabotage = L’adversaire ne pose plus de carte chemin avant d’avoir réparé cet outil.
duel-client-purpose-repair =
    { $tools ->
        [1] Répare cet outil, pour que tu puisses de nouveau creuser.
       *[other] Répare l’un des deux, pour que tu puisses de nouveau creuser.
    }
duel-client-purpose-map = Regarde en secret un objectif face cachée : y a-t-il de l’or ?
duel-client-purpose-key = T’ouvre une porte de l’autre couleur jusqu’à la fin de la manche.
duel-client-purpose-rockfall = Retire une carte chemin de la mine, mais aucune avec de l’or ou un troll.
duel-client-purpose-gold = L’or revient à qui y mène son chemin en premier.
duel-client-purpose-door =
    { $colour ->
        [green] La porte ne laisse passer que le vert ; le bleu a besoin d’une clé.
       *[blue] La porte ne laisse passer que le bleu ; le vert a besoin d’une clé.
    }
duel-client-purpose-troll = Le troll ne laisse passer personne avant d’être soudoyé pour 1 pépite.
duel-client-purpose-ladder =
    { $colour ->
        [green] L’échelle mène droit au départ vert ; le vert peut la poser même sans chemin jusque-là.
       *[blue] L’échelle mène droit au départ bleu ; le bleu peut la poser même sans chemin jusque-là.
    }
duel-client-purpose-apart = Les deux chemins ne se rejoignent pas.
duel-client-purpose-stub = L’impasse ne mène nulle part.

# touches
duel-client-key-card = prendre une carte ou la tourner
duel-client-key-turn = tourner la carte
duel-client-key-places = aller d’un emplacement à l’autre
duel-client-key-do = poser ou faire
duel-client-key-back = reprendre la carte
duel-client-key-discard = défausser des cartes
duel-client-key-finish = finir le tour
duel-client-key-zoom = agrandir, réduire, tout voir
