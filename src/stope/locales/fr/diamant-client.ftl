# Diamant in the browser.

diamant-client-cave = Grotte { $cave }
diamant-client-cave-of = Grotte
diamant-client-pile = Cartes dans la pioche
diamant-client-lying = Gemmes sur le chemin
diamant-client-camera = Vue du chemin
diamant-client-nearer = Plus près
diamant-client-farther = Plus loin
diamant-client-fit = Tout le chemin
diamant-client-newest = Dernière carte

diamant-client-dangers = Dangers
diamant-client-danger = { $hazard } : { $met } sur le chemin, { $left } en jeu, { $out } hors jeu pour de bon
diamant-client-odds = Risque
diamant-client-odds-toggle = Risque que la prochaine carte mette fin à l’expédition
diamant-client-odds-cards = { $deadly } sur { $pile }

diamant-client-company = Joueurs
diamant-client-is-ready = { $name } a choisi.
diamant-client-is-inside = { $name } est dans la grotte et réfléchit encore.
diamant-client-is-camp = { $name } est au camp.
diamant-client-is-go-on = { $name } continue.
diamant-client-is-leave = { $name } sort.
diamant-client-have-chosen = Ont choisi : { $names }.

diamant-client-own-bag =
    { $bag ->
        [one] Ton sac : { $bag } gemme, en danger
       *[other] Ton sac : { $bag } gemmes, en danger
    }
diamant-client-own-chest =
    { $chest ->
        [one] Ton coffre : { $chest } gemme, à l’abri
       *[other] Ton coffre : { $chest } gemmes, à l’abri
    }
diamant-client-seat-ready = a choisi
diamant-client-seat-inside = dans la grotte
diamant-client-seat-camp = au camp
diamant-client-seat-bag = sac : { $bag }
diamant-client-seat-chest = coffre : { $chest }
diamant-client-seat-closed = coffre fermé

diamant-client-go-on = Continuer
diamant-client-leave = Sortir
diamant-client-decide =
    { $bag ->
        [0] Ton sac est encore vide
       *[other] Tu portes { $bag }
    }{ $lying ->
        [0] . Plus loin dans le noir, ou à la maison ?
       *[other] , { $lying } sur le chemin. Plus loin dans le noir, ou à la maison ?
    }
diamant-client-chose-go-on = Tu continues. On attend { $names }.
diamant-client-chose-leave = Tu sors. On attend { $names }.
diamant-client-chose = Tu as choisi. On attend { $names }.
diamant-client-may-change = Tu peux encore changer d’avis.
diamant-client-in-camp = Tu es à l’abri au camp. On attend { $names }.
diamant-client-watching = On attend { $names }.

diamant-client-all-go-on = Tout le monde continue.
diamant-client-all-leave = Tout le monde sort.
diamant-client-some-leave = Retour au camp : { $names }.
diamant-client-found = { $each } pour chacun dans la grotte, { $rest } sur la carte.
diamant-client-fled = En fuite sans le sac de { $lost } : { $names }.
diamant-client-people = { $count } joueurs

diamant-client-you-won = Tu as gagné !
diamant-client-you-share = Vous gagnez ensemble : { $names }.
diamant-client-they-won =
    { $winners ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names }
    }

diamant-client-summary = Retour de la grotte { $cave }
diamant-client-ended-home = Tout le monde est rentré sain et sauf.
diamant-client-ended-by = La grotte s’est effondrée : { $hazard }. Une de ces cartes quitte le jeu.
diamant-client-player = Nom
diamant-client-summary-line = { $name } : { $brought } au coffre, { $lost } perdues
diamant-client-result = Résultat
diamant-client-chart = Coffres après chaque grotte
diamant-client-close = Fermer

diamant-client-key-go-on = Continuer
diamant-client-key-leave = Sortir
diamant-client-key-skip = Montrer tout de suite la fin, fermer le bilan
diamant-client-key-camera = Plus près, plus loin, tout le chemin, dernière carte (quand le chemin a le focus)
