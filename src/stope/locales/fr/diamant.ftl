# Diamant: names, events, refusals, the terminal client.

diamant-title = Diamant

diamant-hazard-snake = serpent
diamant-hazard-scorpion = scorpion
diamant-hazard-rockslide = éboulement
diamant-hazard-gas = gaz
diamant-hazard-explosion = explosion

diamant-move-go-on = continuer
diamant-move-leave = sortir

diamant-reason-most-points = le plus de points dans le coffre

diamant-event-entered = Grotte { $cave } : tout le monde entre. Il y a { $pile } cartes dans la pioche.
diamant-event-gems-found =
    { $value ->
        [one] Une carte à { $value } gemme
       *[other] Une carte à { $value } gemmes
    } : { $each } pour chaque joueur dans la grotte, il en reste { $rest } sur la carte.
diamant-event-hazard-met =
    { $second ->
        [yes] Danger : { $hazard }, pour la deuxième fois !
       *[no] Danger : { $hazard }. Rien de grave pour l’instant.
    }
diamant-event-committed =
    { $you ->
        [yes] Tu as fait ton choix.
       *[no] { $name } a fait son choix.
    }
diamant-event-choice-noted =
    { $you ->
        [yes]
            { $leave ->
                [yes] C’est noté, rien que pour toi : sortir.
               *[no] C’est noté, rien que pour toi : continuer.
            }
       *[no]
            { $leave ->
                [yes] C’est noté, rien que pour { $name } : sortir.
               *[no] C’est noté, rien que pour { $name } : continuer.
            }
    }
diamant-event-choices-shown = Tout le monde a choisi. Qui sort : { $leaving }. Qui continue : { $staying }.
diamant-event-left =
    { $you ->
        [yes] Tu mets au coffre les gemmes de ton sac ({ $bag }) et ta part du chemin ({ $found }).
       *[no] { $name } met au coffre les gemmes de son sac ({ $bag }) et sa part du chemin ({ $found }).
    }
diamant-event-collapsed = Fin de l’expédition : { $hazard }. En fuite sans le sac (perte : { $lost } par tête) : { $fled }.
diamant-event-card-removed = Une carte quitte le jeu : { $hazard } (encore en jeu : { $remaining }).
diamant-event-expedition-ended = La grotte { $cave } est vide. Gemmes remises dans la réserve : { $returned }.
diamant-event-match-ended = La cinquième expédition est terminée. Meilleur score, { $points } : { $winners }.

diamant-refusal-1 = Cette place n’existe pas à cette table.
diamant-refusal-9 = Dans la grotte, on ne peut que continuer ou sortir.
diamant-refusal-11 = Une fois sorti, on ne participe plus à cette expédition.
diamant-refusal-14 = La partie est terminée.

diamant-prompt = Continuer (g) ou sortir (l) ? Aide : ?
diamant-help =
    g  continuer : attendre la prochaine carte
    l  sortir : mettre au coffre ton sac et ta part du chemin
    o  risques : ce que peut faire la prochaine carte
    t  table : le chemin, les sacs et les coffres
    hint  les meilleurs coups, chances et raisons (une seconde de réflexion)
    r  règles : toutes, ou une seule avec « r 10 »
    q  quitter : arrêter cette partie
diamant-camp = camp
diamant-path = Chemin : { $cards }.
diamant-card-gems =
    { $value ->
        [one] { $value } gemme
       *[other] { $value } gemmes
    }
diamant-card-gems-lying =
    { $value ->
        [one] { $value } gemme ({ $lying } encore là)
       *[other] { $value } gemmes ({ $lying } encore là)
    }
diamant-table-cave = Grotte { $cave } sur { $caves }, { $pile } cartes dans la pioche, gemmes posées sur le chemin : { $lying }.
diamant-table-hazards = Dangers rencontrés : { $hazards }.
diamant-table-removed = Hors jeu : { $hazards }.
diamant-table-seat-inside = { $name } : dans la grotte, { $bag } dans le sac, coffre : { $chest }
diamant-table-seat-outside = { $name } : au camp, coffre : { $chest }
diamant-chest-hidden = fermé
diamant-odds = Risque que la prochaine carte mette fin à l’expédition : { $danger } % (cartes fatales : { $deadly } sur { $pile }). Gemmes qu’elle te rapporte en moyenne : { $mean }. En jeu dans ton sac : { $bag }. Sur le chemin : { $lying }.
diamant-status = Ton sac : { $bag }. Ton coffre : { $chest }. Sur le chemin : { $lying }. Dans la grotte : { $inside }. Au camp : { $outside }.

# hints: why a decision may be a good one
diamant-hint-leave =
    { $bag ->
        [0] Ton sac est vide
        [one] Met { $bag } gemme à l’abri
       *[other] Met { $bag } gemmes à l’abri
    } ; gemmes sur le chemin du retour : { $lying } ; cartes fatales : { $deadly } sur { $pile }.
diamant-hint-leave-ahead = Te porte à au moins { $points } points dans la dernière grotte ; personne d’autre n’a plus de { $best } au coffre pour l’instant.
diamant-hint-go-on =
    { $bag ->
        [0] Cartes qui mettraient fin à l’expédition
       *[other] Cartes qui te coûteraient le sac ({ $bag })
    } : { $deadly } sur { $pile } ; une carte te rapporte en moyenne { $mean } gemmes.
diamant-hint-go-on-safe = Aucune carte ne peut encore mettre fin à l’expédition ; la prochaine te rapporte en moyenne { $mean } gemmes.
