# The Duel: names, events, refusals, the terminal client.

duel-title = Le Duel

duel-tool-lamp = lampe
duel-tool-pickaxe = pic
duel-tool-cart = wagonnet

duel-ending-goals = tous les objectifs sont révélés
duel-ending-markers = il n’y a plus de marqueurs
duel-ending-cards = toutes les cartes sont épuisées

duel-rank-learner = encore en apprentissage
duel-rank-miner = un mineur aguerri
duel-rank-master = un maître de la mine
duel-rank-legend = une légende sous terre

duel-reason-most-gold = le plus d’or
duel-reason-draw = autant d’or de chaque côté : égalité
duel-reason-rank-1 = moins de 15 pépites : { duel-rank-learner }
duel-reason-rank-2 = de 15 à 19 pépites : { duel-rank-miner }
duel-reason-rank-3 = de 20 à 24 pépites : { duel-rank-master }
duel-reason-rank-4 = 25 pépites ou plus : { duel-rank-legend }

duel-move-place = poser une carte chemin
duel-move-sabotage = saboter
duel-move-repair = réparer
duel-move-put-key = mettre une clé sur une porte
duel-move-rockfall = provoquer un éboulement
duel-move-look = regarder un objectif
duel-move-exchange = défausser deux cartes pour réparer un outil
duel-move-pass-one = passer et défausser une carte
duel-move-pass-two = passer et défausser deux cartes
duel-move-bribe = soudoyer un troll
duel-move-done = finir le tour
duel-move-lay-goal = poser l’objectif

duel-event-round-began =
    { $you ->
        [yes] Manche { $round } : c’est toi qui commences.
       *[no] Manche { $round } : { $name } commence.
    }
duel-event-card-laid =
    { $you ->
        [yes] Tu poses la carte { $card } ({ $place })
       *[no] { $name } pose la carte { $card } ({ $place })
    }{ $turned ->
        [yes] , tournée.
       *[no] .
    }
duel-event-goal-seen = Un objectif est atteint ({ $place }) : { $goal }.
duel-event-goal-laid =
    { $turned ->
        [yes] L’objectif est posé tourné ({ $place }) : { $goal }.
       *[no] L’objectif est posé ({ $place }) : { $goal }.
    }
duel-event-gold-marked =
    { $you ->
        [yes] Tu marques
       *[no] { $name } marque
    }{ " " }{ $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } ({ $place }).
duel-event-troll-bribed =
    { $you ->
        [yes] Tu soudoies le troll ({ $place }) ; il laisse passer tout le monde et te coûte 1 pépite.
       *[no] { $name } soudoie le troll ({ $place }) ; il laisse passer tout le monde.
    }
duel-event-sabotaged =
    { $you ->
        [yes] Tu sabotes un outil de l’adversaire : { $tool }.
       *[no]
            { $watching ->
                [yes] { $name } sabote un outil de l’adversaire : { $tool }.
               *[no] { $name } sabote un de tes outils : { $tool }.
            }
    }
duel-event-repaired =
    { $you ->
        [yes] Tu répares un outil : { $tool } ({ $card }).
       *[no] { $name } répare un outil : { $tool } ({ $card }).
    }
duel-event-key-put =
    { $you ->
        [yes] Tu mets une clé sur la porte ({ $place }).
       *[no] { $name } met une clé sur la porte ({ $place }).
    }
duel-event-rock-fell = Éboulement ({ $place }) : la carte { $card } disparaît.
duel-event-map-used =
    { $you ->
        [yes] Tu regardes l’objectif ({ $place }).
       *[no] { $name } regarde l’objectif ({ $place }).
    }
duel-event-map-shown =
    { $you ->
        [yes] Rien que pour toi : l’objectif ({ $place }) est { $goal }.
       *[no] Rien que pour { $name } : l’objectif ({ $place }) est { $goal }.
    }
duel-event-exchanged =
    { $you ->
        [yes] Tu défausses deux cartes pour réparer un outil : { $tool }.
       *[no] { $name } défausse deux cartes pour réparer un outil : { $tool }.
    }
duel-event-passed =
    { $you ->
        [yes] Tu passes. Cartes défaussées : { $cards }.
       *[no] { $name } passe. Cartes défaussées : { $cards }.
    }
duel-event-discarded =
    { $you ->
        [yes] Rien que pour toi : tu as défaussé { $card }.
       *[no] Rien que pour { $name } : { $name } a défaussé { $card }.
    }
duel-event-drew =
    { $you ->
        [yes] Cartes que tu pioches : { $cards }.
       *[no] Cartes que pioche { $name } : { $cards }.
    }
duel-event-card-drawn =
    { $you ->
        [yes] Rien que pour toi : tu as pioché { $card }.
       *[no] Rien que pour { $name } : { $name } a pioché { $card }.
    }
duel-event-sits-out =
    { $you ->
        [yes] Tu n’as plus de cartes : la manche continue sans toi.
       *[no] { $name } n’a plus de cartes et ne joue plus jusqu’à la fin de la manche.
    }
duel-event-round-ended = La manche { $round } est terminée : { $ending }.
duel-event-gold-taken =
    { $you ->
        [yes] Or que tu gagnes dans cette manche : { $gold }.
       *[no] Or que { $name } gagne dans cette manche : { $gold }.
    }
duel-event-debt-paid =
    { $you ->
        [yes] Tu dois { $debt } aux trolls et tu donnes { $paid }.
       *[no] { $name } doit { $debt } aux trolls et donne { $paid }.
    }
duel-event-sabotage-drawn =
    { $lies ->
        [yes] Une carte sabotage sort et se pose devant toi : { $tool }.
       *[no] Une deuxième carte sabotage de la même sorte sort et va à la défausse : { $tool }.
    }
duel-event-rockfall-drawn =
    { $removed ->
        [yes] Un éboulement sort : la dernière carte posée est ensevelie.
       *[no] Un éboulement sort, mais il n’y a rien à ensevelir.
    }
duel-event-match-ended = Les trois manches sont terminées. Le plus d’or, { $gold } : { $winners }.
duel-event-solo-ended =
    { $gold ->
        [one]
            { $you ->
                [yes] Les trois manches sont terminées. Tu as { $gold } pépite : { $rank }.
               *[no] Les trois manches sont terminées. { $name } a { $gold } pépite : { $rank }.
            }
       *[other]
            { $you ->
                [yes] Les trois manches sont terminées. Tu as { $gold } pépites : { $rank }.
               *[no] Les trois manches sont terminées. { $name } a { $gold } pépites : { $rank }.
            }
    }

duel-refusal-3 = Cette carte est la même dans les deux sens : on ne la tourne pas.
duel-refusal-6 = Tu ne peux jouer que des cartes de ta main.
duel-refusal-7 = C’est le tour de l’autre joueur.
duel-refusal-12 = À ton tour, tu fais exactement une chose : poser une carte chemin, jouer une carte action, défausser deux cartes pour réparer un outil, ou passer.
duel-refusal-20 = Une carte chemin se pose sur un emplacement vide à côté d’une carte départ, d’une carte chemin posée ou d’un objectif révélé.
duel-refusal-21 = Chaque côté doit s’accorder avec les cartes voisines : ouvert contre ouvert, fermé contre fermé.
duel-refusal-22 = Au moins un côté ouvert doit toucher un côté ouvert auquel mène ton propre chemin.
duel-refusal-23 = Une échelle se pose à côté d’une carte départ ou d’une carte chemin posée, jamais à côté d’un objectif ni d’une carte chemin avec de l’or.
duel-refusal-26 = Pas de carte chemin tant qu’une carte sabotage est devant toi.
duel-refusal-27 = Il faut d’abord poser l’objectif révélé, dans un des sens qui conviennent.
duel-refusal-28 = Après ton action, tu peux seulement soudoyer un troll ou finir le tour.
duel-refusal-32 = Pour soudoyer, il faut un troll pas encore soudoyé auquel mène ton propre chemin.
duel-refusal-40 = Une carte sabotage se pose devant l’adversaire, jamais deux de la même sorte.
duel-refusal-41 = Une carte réparation répare un seul outil, qu’elle montre et qui est saboté devant toi.
duel-refusal-42 = Une clé se met sur une porte visible de l’autre couleur qui n’en a pas encore.
duel-refusal-43 = Un éboulement retire une carte chemin posée, sans or et sans troll.
duel-refusal-44 = Un plan permet de regarder un objectif face cachée.
duel-refusal-45 = Si une carte sabotage est devant toi, tu peux défausser deux cartes de ta main pour t’en débarrasser.
duel-refusal-46 = Pour passer, défausse une ou deux cartes de ta main.
duel-refusal-53 = La partie est terminée.
duel-refusal-64 = En solo, il n’y a personne à saboter.

duel-prompt = Une carte et un emplacement, comme « 2 0 -1 » ? (« 2 » : où elle va.) Aide : ?
duel-prompt-goal = Poser l’objectif à l’endroit (u) ou tourné (v) ? Aide : ?
duel-prompt-bribe = Soudoyer un troll (b x y) ou finir (f) ? Aide : ?
duel-help =
    2 3 -1      jouer ta carte 2 en x 3, y -1 ; 2 3 -1 v la pose tournée
    2           ce que peut faire la carte 2, et où ; p 2 3 -1 équivaut à 2 3 -1
    p 3         jouer la carte 3 si elle va sans emplacement : sabotage, réparation
    p 3 lampe   réparer avec la carte 3 : lampe, pic ou wagonnet
    k 4 0       mettre une clé sur la porte en 4, 0
    x 4 0       provoquer un éboulement sur la carte en 4, 0
    m 5 2       regarder l’objectif en 5, 2 avec un plan
    d 1         passer et défausser la carte 1 ; d 1 2 en défausse deux
    c 1 2 lampe  défausser deux cartes et réparer la lampe
    b 3 0       soudoyer le troll en 3, 0 ; f finit le tour
    w           où peuvent aller tes cartes chemin
    map         tout le réseau ; t toute la table
    h           ta main ; o ce qu’on peut compter
    hint        les meilleurs coups, chances et raisons (une seconde de réflexion)
    r           règles : toutes, ou une seule avec « r 22 »
    q           quitter : arrêter cette partie
duel-hand = Ta main : { $cards }.
duel-status-round = Manche { $round } sur 3. Pioche : { $pile }. Marqueurs : { $markers }. Clés : { $keys }.
duel-status-seat = { $name } ({ $colour }) : or { $gold }, main { $cards }, sabotage : { $tools }, dette envers les trolls : { $debt }.
duel-colour-green = vert
duel-colour-blue = bleu
duel-words-face-down = { $place } : un objectif, face cachée
duel-words-marked = marqué en { $colour }
duel-words-key = avec une clé
duel-words-bribed = soudoyé
duel-odds = Cartes dans la pioche : { $pile }. Marqueurs : { $markers }. Clés : { $keys }. Cartes que tu n’as pas encore vues : { $unseen }.
duel-legend = ◆ départ, ? objectif face cachée, $2 or, g2 b2 or marqué, G B porte (g b avec une clé), T troll (t soudoyé), H échelle, pointillés : une impasse, ╫ pont.

# hints: what speaks for a move, or against it; 0 cards stand for a way that does not exist
duel-hint-goal = Un objectif est atteint et révélé.
duel-hint-goal-known =
    { $gold ->
        [0] Un objectif que tu connais est atteint : sans or.
        [one] Un objectif que tu connais est atteint : { $gold } pépite.
       *[other] Un objectif que tu connais est atteint : { $gold } pépites.
    }
duel-hint-gold =
    { $gold ->
        [one] Marque { $gold } pépite pour toi.
       *[other] Marque { $gold } pépites pour toi.
    }
duel-hint-nearer =
    { $before ->
        [0] T’ouvre un chemin ; cartes manquantes jusqu’à l’objectif le plus proche : { $after }.
       *[other] Te rapproche d’un objectif ; cartes manquantes : { $after } au lieu de { $before }.
    }
duel-hint-block =
    { $after ->
        [0] Coupe à l’adversaire la route des objectifs ; cartes manquantes avant : { $before }.
       *[other] Allonge le chemin de l’adversaire vers un objectif ; cartes manquantes : { $after } au lieu de { $before }.
    }
duel-hint-farther =
    { $after ->
        [0] Attention, cela te coupe la route des objectifs.
       *[other] Attention, ton propre chemin vers un objectif s’allonge ; cartes manquantes : { $after } au lieu de { $before }.
    }
duel-hint-branch = Te donne plus de bouts où continuer à creuser : { $after } au lieu de { $before }.
duel-hint-same-ways = Les chemins les plus courts vers les objectifs gardent leur longueur.
duel-hint-sabotage =
    { $tool ->
        [lamp] Sans lampe
        [pickaxe] Sans pic
       *[cart] Sans wagonnet
    }, l’adversaire ne pose plus de carte chemin jusqu’à la réparation.
duel-hint-repair =
    { $left ->
        [0] Tu peux de nouveau poser des cartes chemin. Réparation :
       *[other] Un sabotage de moins ; encore devant toi : { $left }. Réparation :
    }{ " " }{ $tool ->
        [lamp] lampe.
        [pickaxe] pic.
       *[cart] wagonnet.
    }
duel-hint-exchange =
    { $left ->
        [0] Coûte deux cartes, et tu peux de nouveau poser des cartes chemin. Réparation :
       *[other] Coûte deux cartes ; sabotages encore devant toi : { $left }. Réparation :
    }{ " " }{ $tool ->
        [lamp] lampe.
        [pickaxe] pic.
       *[cart] wagonnet.
    }
duel-hint-look =
    { $known ->
        [yes] Tu connais déjà cet objectif.
       *[no] Te montre ce que cache cet objectif ; encore face cachée : { $goals }.
    }
duel-hint-pass =
    { $drawn ->
        [0] Ne fait que défausser, car la pioche est vide. Cartes : { $cards }.
       *[other] Fait de la place pour de meilleures cartes ; défaussées : { $cards }, piochées : { $drawn }.
    }
duel-hint-bribe =
    { $opens ->
        [goal] Coûte 1 pépite et révèle un objectif.
        [gold] Coûte 1 pépite et ouvre le chemin vers de l’or : { $gold }.
       *[way] Coûte 1 pépite et ouvre à tout le monde le passage du troll.
    }
duel-hint-done = Finit le tour et garde l’or d’un pot-de-vin.
