# The Dark Cave: names, events, refusals, the terminal client.
# Articles of creatures are chosen by their names: of the three, only “guivre” is feminine.

dark-cave-title = La Grotte obscure

dark-cave-clan-yellow = jaune
dark-cave-clan-blue = bleu
dark-cave-character-loyal = loyal
dark-cave-character-saboteur = saboteur
dark-cave-role-loyal = { dark-cave-character-loyal }
dark-cave-role-saboteur = { dark-cave-character-saboteur }
dark-cave-creature-rat = rat
dark-cave-creature-lindworm = guivre
dark-cave-creature-goblin = gobelin
dark-cave-tool-boots = des bottes
dark-cave-tool-axe = une hache de combat
dark-cave-cause-bridge = le pont
dark-cave-cause-rat = le rat
dark-cave-group-i = I
dark-cave-group-ii = II
dark-cave-group-iii = III
dark-cave-side-n = haut
dark-cave-side-e = droit
dark-cave-side-s = bas
dark-cave-side-w = gauche
dark-cave-ending-clan-out = tous ceux qui travaillent pour un même clan sont sortis
dark-cave-ending-cards = toutes les cartes sont épuisées
dark-cave-ending-agreed = tout le monde est d’accord pour arrêter

dark-cave-reason-clan-out = tous ceux qui travaillent pour un même clan sont sortis
dark-cave-reason-cards = toutes les cartes sont épuisées
dark-cave-reason-agreed = tout le monde est d’accord pour arrêter

dark-cave-action-information = information secrète
dark-cave-action-rockfall = éboulement
dark-cave-action-swap = échange
dark-cave-action-web = toile d’araignée
dark-cave-action-boots = bottes
dark-cave-action-axe = hache de combat
dark-cave-action-rat = rat
dark-cave-action-lindworm = guivre
dark-cave-action-goblin = gobelin

dark-cave-move-place = poser une carte chemin
dark-cave-move-look = regarder un objectif
dark-cave-move-spy = regarder une carte clan
dark-cave-move-rockfall = provoquer un éboulement
dark-cave-move-swap = échanger les mains
dark-cave-move-spin = tisser une toile
dark-cave-move-equip = poser des bottes ou une hache devant quelqu’un
dark-cave-move-lure = attirer une créature
dark-cave-move-pass-one = passer et défausser une carte
dark-cave-move-pass-two = passer et défausser deux cartes
dark-cave-move-chop = utiliser une hache contre une toile
dark-cave-move-step = faire un pas
dark-cave-move-stop = s’arrêter
dark-cave-move-strike = chasser la créature avec une hache
dark-cave-move-endure = garder la hache
dark-cave-move-lay-goal = poser l’objectif
dark-cave-move-agree = donner son accord pour terminer la partie
dark-cave-move-disagree = retirer son accord pour terminer la partie

dark-cave-event-began =
    { $you ->
        [yes] La terre tremble. C’est toi qui commences.
       *[no] La terre tremble. { $name } commence.
    }
dark-cave-event-character-dealt =
    { $you ->
        [yes] Rien que pour toi : tu es du clan { $clan }. Ton rôle : { $character }.
       *[no] Rien que pour { $name } : clan { $clan }, { $character }.
    }
dark-cave-event-turn-began =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $name } de jouer.
    }
dark-cave-event-sits-out =
    { $you ->
        [yes] Tu n’as pas de cartes et tu sautes ce tour.
       *[no] { $name } n’a pas de cartes et saute ce tour.
    }
dark-cave-event-creature-gone =
    { $creature ->
        [guivre] La { $creature } quitte la grotte.
       *[other] Le { $creature } quitte la grotte.
    }
dark-cave-event-web-worn = La toile ({ $place }), côté { $side }, montre maintenant I.
dark-cave-event-web-gone = La toile ({ $place }), côté { $side }, disparaît.
dark-cave-event-stood-up =
    { $you ->
        [yes] Ton nain se relève et ne se déplace pas pendant ce tour.
       *[no] { $name } relève son nain, qui ne se déplace pas pendant ce tour.
    }
dark-cave-event-card-laid =
    { $you ->
        [yes] Tu poses la carte { $card } ({ $place })
       *[no] { $name } pose la carte { $card } ({ $place })
    }{ $turned ->
        [yes] , tournée.
       *[no] .
    }
dark-cave-event-vein-filled = De l’or brille dans le filon ({ $place }).
dark-cave-event-looked =
    { $you ->
        [yes] Tu regardes l’objectif ({ $place }).
       *[no] { $name } regarde l’objectif ({ $place }).
    }
dark-cave-event-goal-shown =
    { $you ->
        [yes] Rien que pour toi : l’objectif ({ $place }) est { $goal }.
       *[no] Rien que pour { $name } : l’objectif ({ $place }) est { $goal }.
    }
dark-cave-event-spied =
    { $you ->
        [yes] Tu espionnes { $other } et tu regardes sa carte clan.
       *[no]
            { $to_you ->
                [yes] { $name } t’espionne et regarde ta carte clan.
               *[no] { $name } espionne { $other } et regarde sa carte clan.
            }
    }
dark-cave-event-character-shown =
    { $you ->
        [yes] Rien que pour toi : { $other }, clan { $clan }, { $character }.
       *[no] Rien que pour { $name } : { $other }, clan { $clan }, { $character }.
    }
dark-cave-event-rock-fell =
    { $gold ->
        [0] Éboulement ({ $place }) : la carte { $card } disparaît.
       *[other] Éboulement ({ $place }) : la carte { $card } disparaît, et son or avec elle.
    }
dark-cave-event-swapped =
    { $you ->
        [yes] Tu échanges ta main avec { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } échange sa main avec toi.
               *[no] { $name } échange sa main avec { $other }.
            }
    }
dark-cave-event-card-received =
    { $you ->
        [yes] Rien que pour toi : tu as reçu { $card }.
       *[no] Rien que pour { $name } : { $name } a reçu { $card }.
    }
dark-cave-event-web-spun =
    { $you ->
        [yes] Tu tisses une toile ({ $place }), côté { $side }.
       *[no] { $name } tisse une toile ({ $place }), côté { $side }.
    }
dark-cave-event-equipped =
    { $you ->
        [yes]
            { $to_you ->
                [yes] Tu prends { $tool }.
               *[no] Tu donnes { $tool } à { $other }.
            }
       *[no]
            { $to_you ->
                [yes] { $name } te donne { $tool }.
               *[no]
                    { $same ->
                        [yes] { $name } prend { $tool }.
                       *[no] { $name } donne { $tool } à { $other }.
                    }
            }
    }
dark-cave-event-creature-lured =
    { $you ->
        [yes]
            { $creature ->
                [guivre] Tu attires la { $creature } ({ $place }).
               *[other] Tu attires le { $creature } ({ $place }).
            }
       *[no]
            { $creature ->
                [guivre] { $name } attire la { $creature } ({ $place }).
               *[other] { $name } attire le { $creature } ({ $place }).
            }
    }
dark-cave-event-creature-stepped =
    { $creature ->
        [guivre] La { $creature } avance ({ $place }).
       *[other] Le { $creature } avance ({ $place }).
    }
dark-cave-event-passed =
    { $you ->
        [yes] Tu passes. Cartes défaussées : { $cards }.
       *[no] { $name } passe. Cartes défaussées : { $cards }.
    }
dark-cave-event-discarded =
    { $you ->
        [yes] Rien que pour toi : tu as défaussé { $card }.
       *[no] Rien que pour { $name } : { $name } a défaussé { $card }.
    }
dark-cave-event-web-chopped =
    { $you ->
        [yes] Tu utilises une hache contre la toile ({ $place }), côté { $side }.
       *[no] { $name } utilise une hache contre la toile ({ $place }), côté { $side }.
    }{ " " }{ $level ->
        [0] Elle disparaît.
       *[other] Elle montre maintenant I.
    }
dark-cave-event-creature-struck =
    { $you ->
        [yes]
            { $creature ->
                [guivre] Tu chasses la { $creature } d’un coup de hache.
               *[other] Tu chasses le { $creature } d’un coup de hache.
            }
       *[no]
            { $creature ->
                [guivre] { $name } chasse la { $creature } d’un coup de hache.
               *[other] { $name } chasse le { $creature } d’un coup de hache.
            }
    }
dark-cave-event-attack-endured =
    { $creature ->
        [guivre] La { $creature } attaque,
       *[other] Le { $creature } attaque,
    }{ " " }{ $you ->
        [yes] et tu gardes ta hache.
       *[no] et { $name } garde sa hache.
    }
dark-cave-event-stepped =
    { $you ->
        [yes] Tu avances ({ $place }).
       *[no] { $name } avance ({ $place }).
    }
dark-cave-event-goal-seen = Un objectif est révélé ({ $place }) : { $goal }.
dark-cave-event-goal-laid =
    { $turned ->
        [yes] L’objectif est posé tourné ({ $place }) : { $goal }.
       *[no] L’objectif est posé ({ $place }) : { $goal }.
    }
dark-cave-event-card-lost =
    { $you ->
        [yes] Tu perds une carte du groupe { $group } : { $cause } te la prend.
       *[no] { $name } perd une carte du groupe { $group } : { $cause } la lui prend.
    }
dark-cave-event-lost-card-seen =
    { $you ->
        [yes] Rien que pour toi : la carte perdue était { $card }.
       *[no] Rien que pour { $name } : la carte perdue était { $card }.
    }
dark-cave-event-tunnel-paid =
    { $you ->
        [yes] Tu paies 1 pépite pour le tunnel.
       *[no] { $name } paie 1 pépite pour le tunnel.
    }
dark-cave-event-laid-low =
    { $you ->
        [yes] La guivre met ton nain à terre.
       *[no] La guivre attaque { $name } et met son nain à terre.
    }
dark-cave-event-gold-stolen =
    { $you ->
        [yes] Le gobelin te vole 1 pépite.
       *[no] Le gobelin vole 1 pépite à { $name }.
    }
dark-cave-event-gold-taken =
    { $you ->
        [yes] Tu prends l’or du filon ({ $place }).
       *[no] { $name } prend l’or du filon ({ $place }).
    }
dark-cave-event-revealed =
    { $you ->
        [yes] Tu révèles ta carte clan : { $clan }, { $character }.
       *[no] { $name } révèle sa carte clan : { $clan }, { $character }.
    }
dark-cave-event-left-cave =
    { $you ->
        [yes] Tu quittes la grotte ! Or emporté : { $gold }.
       *[no] { $name } quitte la grotte ! Or emporté : { $gold }.
    }
dark-cave-event-spares-seen =
    { $you ->
        [yes] Ton nain est sorti le premier : tu regardes les cartes clan mises de côté.
       *[no] { $name }, dont le nain est sorti le premier, regarde les cartes clan mises de côté.
    }
dark-cave-event-spare-shown =
    { $you ->
        [yes] Rien que pour toi, mise de côté : { $clan }, { $character }.
       *[no] Rien que pour { $name }, mise de côté : { $clan }, { $character }.
    }
dark-cave-event-drew =
    { $you ->
        [yes] Tu pioches une carte du groupe { $group }.
       *[no] { $name } pioche une carte du groupe { $group }.
    }
dark-cave-event-card-drawn =
    { $you ->
        [yes] Rien que pour toi : tu as pioché { $card }.
       *[no] Rien que pour { $name } : { $name } a pioché { $card }.
    }
dark-cave-event-agreed =
    { $you ->
        [yes] Tu es d’accord pour terminer la partie maintenant.
       *[no] { $name } est d’accord pour terminer la partie maintenant.
    }
dark-cave-event-disagreed =
    { $you ->
        [yes] Finalement, tu préfères continuer.
       *[no] Finalement, { $name } préfère continuer.
    }
dark-cave-event-treasure = Trésor du clan { $clan } : { $gold } (or sauvé par les nains qui travaillent pour lui, { $workers } en tout) × { $rivals } (nains qui travaillent pour l’autre clan) = { $treasure }.
dark-cave-event-ended = La partie est terminée : { $ending }. Qui gagne : { $winners }.

dark-cave-refusal-7 = Tu ne peux jouer que des cartes de ta main.
dark-cave-refusal-9 = C’est le tour de quelqu’un d’autre.
dark-cave-refusal-12 = À ton tour, tu fais exactement une chose avec tes cartes : poser une carte chemin, jouer une carte action, ou passer et défausser une ou deux cartes.
dark-cave-refusal-13 = Tu te déplaces après ta carte, tant qu’il te reste des pas.
dark-cave-refusal-20 = Une carte chemin se pose sur un emplacement vide à côté de la carte départ, d’une carte chemin posée ou d’un objectif révélé.
dark-cave-refusal-21 = Cette carte est la même dans les deux sens : on ne la tourne pas.
dark-cave-refusal-22 = Chaque côté doit s’accorder avec les cartes voisines : ouvert contre ouvert, fermé contre fermé.
dark-cave-refusal-23 = Une carte chemin doit prolonger un chemin.
dark-cave-refusal-31 = Un pas mène à une case voisine de la même carte, à la carte voisine par un côté ouvert, ou d’une échelle à une autre.
dark-cave-refusal-38 = Il faut d’abord poser l’objectif révélé, dans un des sens qui conviennent ; sinon, il n’y en a pas à poser.
dark-cave-refusal-50 = Une information secrète te montre un objectif face cachée, ou la carte clan encore cachée d’un autre joueur.
dark-cave-refusal-51 = Un éboulement retire une carte chemin posée, sans nain et sans créature.
dark-cave-refusal-52 = On échange sa main avec un autre joueur.
dark-cave-refusal-53 = Une toile se met sur un côté où les deux cartes sont ouvertes, ou sur une extrémité ouverte, une seule par endroit ; personne ne la traverse.
dark-cave-refusal-54 = Les bottes se posent devant un joueur qui n’en a pas.
dark-cave-refusal-55 = Une hache se pose devant un joueur ; de là, elle sert à ton propre tour contre une toile à côté de ton nain, mais pas pendant qu’une créature se déplace.
dark-cave-refusal-56 = Tu ne peux chasser une créature avec une hache que lorsqu’elle attaque et qu’on te le demande.
dark-cave-refusal-57 = Une créature sort d’un trou sombre sur une carte face visible, puis elle se déplace ou s’arrête.
dark-cave-refusal-58 = Cette créature est déjà dans la grotte : elle repart de là où elle se trouve.
dark-cave-refusal-59 = Les créatures n’entrent ni dans la sortie ni sur un objectif face cachée.
dark-cave-refusal-70 = La partie est terminée.
dark-cave-refusal-71 = Tu as déjà donné ton accord, ou il n’y en a pas à retirer.

dark-cave-prompt = Une carte et un emplacement, comme « 2 0 -1 » ? (« 2 » : où elle va.) Aide : ?
dark-cave-prompt-creature = Où va la créature ? Un numéro, ou f pour l’arrêter. Pas restants : { $steps }. Aide : ?
dark-cave-prompt-axe = La créature attaque : { $creature }. Utiliser ta hache, y (oui) ou n (non) ? Aide : ?
dark-cave-prompt-goal = Poser l’objectif à l’endroit (u) ou tourné (v) ? Aide : ?
dark-cave-prompt-steps = Où vas-tu ? Un numéro, ou f pour finir. Pas restants : { $steps }. Aide : ?
dark-cave-prompt-chop = Un coup de hache sur une toile, ou f pour finir. Aide : ?
dark-cave-help =
    2 3 -1       jouer ta carte 2 en x 3, y -1 ; 2 3 -1 v la pose tournée
    2            ce que peut faire la carte 2, et où ; p 2 3 -1 équivaut à 2 3 -1
    d 1          passer et défausser la carte 1 ; d 1 2 en défausse deux
    m -4 4       regarder l’objectif en -4, 4 ; i bo la carte clan de Bo
    x 4 0        provoquer un éboulement sur la carte en 4, 0
    c bo         échanger ta main avec Bo
    n 1 0 e      tisser une toile en 1, 0, côté n, e, s ou w (ouest)
    b 0          des bottes pour le joueur 0 (toi) ; k 0 une hache
    l rat 1 0    attirer hors du trou en 1, 0 : rat, lindworm (guivre) ou goblin (gobelin)
    a 1 0 e      utiliser ta hache contre la toile en 1, 0, côté e
    1            en marchant : faire le pas qui porte ce numéro ; s 1 0 n désigne la case
    f            finir le déplacement
    w            où peuvent aller tes cartes chemin
    g            les cases à ta portée, en combien de pas et à quel prix
    map          toute la grotte ; t toute la table
    h            ta main ; o ce qu’on peut compter
    agree        accepter de terminer la partie maintenant ; disagree l’annule
    hint         les meilleurs coups, chances et raisons (une seconde de réflexion)
    r            règles : toutes, ou une seule avec « r 38 »
    q            quitter : arrêter cette partie
dark-cave-status = Pioche : { $one } du groupe I, { $two } du II, { $three } du III. Or dans la réserve : { $supply }.
dark-cave-status-seat = { $number } { $name } (clan { $clan }) : or { $gold }, main { $cards }.
dark-cave-player = { $number } { $name } ({ $clan }) { $gold }$
dark-cave-mark-revealed = Carte révélée
dark-cave-mark-out = Hors de la grotte
dark-cave-mark-lying = À terre
dark-cave-mark-boots = Bottes
dark-cave-mark-agreed = D’accord pour terminer
dark-cave-mark-axes = Haches : { $axes }
dark-cave-memory = Tu t’en souviens : { $name } a reçu de toi { $cards }. Cartes parties de cette main depuis, sans être vues : { $gone }.
dark-cave-spares = Cartes clan mises de côté : { $cards }.
dark-cave-chops = Toiles à portée de ta hache : { $webs }.
dark-cave-cost-cards = cartes perdues : { $cards }
dark-cave-cost-gold = or payé : { $gold }
dark-cave-reach = À ta portée en { $steps } pas au plus (pas, case, coûts) :
dark-cave-reach-none = Rien n’est à ta portée.
dark-cave-crowd = En { $place } : { $who }.
dark-cave-words-face-down = { $place } : un objectif, face cachée
dark-cave-words-gold = avec de l’or
dark-cave-words-dwarf = { $name } : en { $place }
dark-cave-words-creature =
    { $creature ->
        [guivre] La { $creature } : en { $place }
       *[other] Le { $creature } : en { $place }
    }
dark-cave-words-web = Une toile en { $x } { $y }, côté { $side }, qui montre { $level }
dark-cave-odds = Pioche : { $one } du groupe I, { $two } du II, { $three } du III. Pas encore vues, où qu’elles soient : cartes chemin { $paths }, cartes action { $actions }. Or dans la réserve : { $supply }.
dark-cave-odds-loyal = Probabilité que les joueurs soient loyaux à leur clan, d’après ce que chacun a fait : { $seats }.
dark-cave-odds-exit = Probabilité que chaque objectif soit la sortie, d’après les pas de ceux qui ont regardé : { $goals }.
dark-cave-legend = ○ case, ● trou, H échelle, $ or, ∩ tunnel, X sortie, ╪ ╫ pont, ? objectif face cachée, chiffres : nains, R L G créatures, * plusieurs, ▓ ░ toile II et I.

# hints: what speaks for a move, or against it; ways are estimates, 0 steps: only one way exists
dark-cave-hint-nearer =
    { $steps ->
        [0] T’ouvre un chemin vers la sortie.
       *[other] Raccourcit ton chemin vers la sortie d’environ { $steps } pas.
    }
dark-cave-hint-farther =
    { $steps ->
        [0] Attention, cela te coupe la route de la sortie.
       *[other] Attention, ton propre chemin vers la sortie s’allonge d’environ { $steps } pas.
    }
dark-cave-hint-friend =
    { $steps ->
        [0] Ouvre un chemin vers la sortie à { $name } ;
       *[other] Aide { $name } à sortir (pas gagnés : { $steps }) ;
    } avec toi : { $percent } %.
dark-cave-hint-block =
    { $steps ->
        [0] Coupe la route à { $name } ;
       *[other] Éloigne { $name } de la sortie (pas : { $steps }) ;
    } contre toi : { $percent } %.
dark-cave-hint-same-ways = Ni ton chemin vers la sortie ni celui d’un allié probable ne raccourcit.
dark-cave-hint-new-vein = Pose un filon : de l’or pour qui y arrive en premier.
dark-cave-hint-look =
    { $goals ->
        [0] Tu sais déjà où est la sortie.
        [one] La sortie ne peut être qu’ici.
       *[other] Te dit si c’est la sortie ; elle est l’un de { $goals } objectifs.
    }
dark-cave-hint-spy = Te fixe sur { $name } ; avec toi jusqu’ici : { $percent } %.
dark-cave-hint-swap = Échange avec { $name } ; cartes données : { $give }, reçues : { $take }.
dark-cave-hint-equip =
    { $tool ->
        [boots] Un pas de plus pour toi à chaque tour.
       *[axe] Une hache pour toi, contre une créature ou une toile.
    }
dark-cave-hint-gift =
    { $tool ->
        [boots] Des bottes
       *[axe] Une hache
    } pour { $name } ; avec toi : { $percent } %.
dark-cave-hint-prey =
    { $creature ->
        [rat] Le rat
        [lindworm] La guivre
       *[goblin] Le gobelin
    } peut atteindre { $name } ; contre toi : { $percent } %.
dark-cave-hint-no-prey =
    { $creature ->
        [rat] Le rat
        [lindworm] La guivre
       *[goblin] Le gobelin
    } n’atteint personne d’autre, mais barre le passage.
dark-cave-hint-attack =
    { $creature ->
        [rat] Le rat
        [lindworm] La guivre
       *[goblin] Le gobelin
    } attaque { $name } ; contre toi : { $percent } %.
dark-cave-hint-attack-self =
    { $creature ->
        [rat] Attention, le rat
        [lindworm] Attention, la guivre
       *[goblin] Attention, le gobelin
    } attaque ici ton propre nain.
dark-cave-hint-stop-creature =
    { $creature ->
        [rat] Le rat
        [lindworm] La guivre
       *[goblin] Le gobelin
    } ne bouge pas.
dark-cave-hint-pass =
    { $drawn ->
        [0] Ne fait que défausser, car la pioche est vide. Cartes : { $cards }.
       *[other] Fait de la place pour de meilleures cartes ; défaussées : { $cards }, piochées : { $drawn }.
    }
dark-cave-hint-chop =
    { $level ->
        [0] Après cela, la toile a disparu.
       *[other] Après cela, la toile résiste à une hache de moins.
    }
dark-cave-hint-exit = Quitte la grotte ; or emporté : { $gold }.
dark-cave-hint-turn-up =
    { $goals ->
        [0] Révèle un objectif qui n’est pas la sortie.
        [one] Révèle la sortie.
       *[other] Révèle un objectif ; la sortie est l’un des { $goals }.
    }
dark-cave-hint-step = Plus près de la sortie, d’environ { $steps } pas{ $cost ->
        [card] , mais cela coûte une carte.
        [gold] , mais cela coûte 1 pépite.
       *[none] .
    }
dark-cave-hint-step-aside = Ce pas ne te rapproche pas de la sortie.
dark-cave-hint-creature =
    { $creature ->
        [rat] Attention, le rat
        [lindworm] Attention, la guivre
       *[goblin] Attention, le gobelin
    } s’y trouve et attaque.
dark-cave-hint-vein = De l’or t’attend ici si tu t’y arrêtes.
dark-cave-hint-take = Tu prends l’or du filon, et tout le monde voit ta carte clan.
dark-cave-hint-stop = Tu restes où tu es.
dark-cave-hint-strike =
    { $creature ->
        [rat] Chasse le rat ;
        [lindworm] Chasse la guivre ;
       *[goblin] Chasse le gobelin ;
    } haches restantes : { $left }.
dark-cave-hint-endure =
    { $creature ->
        [rat] Garde la hache ; le rat peut te coûter une carte.
        [lindworm] Garde la hache ; la guivre peut mettre ton nain à terre.
       *[goblin] Garde la hache ; le gobelin peut te voler 1 pépite.
    }
