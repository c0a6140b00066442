# The terminal: prompts, tables, progress.

compiling = Compilation des règles ({ $game }), une seule fois
compiling-once = Compilation des règles ({ $game }). Cela n’arrive qu’une fois et prend quelques secondes.
simulating = Simulation de { $games } parties
measuring = Mesure en cours : { $what }

prompt-unknown = Je ne comprends pas « { $given } ». « ? » montre ce que tu peux taper.
goodbye = À bientôt ! La partie n’est pas allée jusqu’au bout.
match-saved = L’enregistrement de cette partie se trouve dans { $file }.
interrupted = Interrompu.

play-welcome =
    { $seats ->
        [one] { $title } en solo : { $names }.
       *[other] { $title } à { $seats } joueurs : { $names }.
    }
play-watching = Aucun humain à la table : les bots jouent entre eux.
play-standings = Classement final ({ $reason })
play-standing = { $place }. { $name } : { $points }
play-result-alone = { $name } : { $points } ({ $reason })

rules-title = { $title } : les règles, de { $first } à { $last }

simulate-summary =
    { $title } : { $games } parties { $seats ->
        [one] en solo
       *[other] à { $seats } joueurs
    } en { $seconds } s ({ $rate } par seconde)
simulate-seat = place
simulate-bot = bot
simulate-wins = victoires
simulate-mean = points en moyenne
simulate-most = record de points

bench-title = { $title } : parties aléatoires complètes par seconde
bench-what = mode
bench-seats = joueurs
bench-rate = parties par seconde
bench-one-core = un cœur
bench-all-cores = les { $cores } cœurs
bench-interpreted = Python interprété
bench-gpu = carte graphique, résultats rapatriés
bench-no-gpu = carte graphique : aucune ici
bench-search = Recherche sur un cœur, { $decisions } décisions à { $seats } joueurs :
bench-iterations = parties imaginées, comme jouent les niveaux
bench-iterations-to-the-end = parties imaginées, jouées jusqu’au bout
bench-level = { $bot } : { $mean } ms par décision, { $most } ms au plus
bench-overrun = Une limite de { $limit } ms est dépassée de { $most } ms au plus.
bench-compile = Compiler tout ce qu’il faut pour une partie, en partant de zéro, sur un cœur : { $seconds } s
bench-compile-simulate = Compiler une simulation, en partant de zéro, sur un cœur : { $seconds } s
bench-start = De la ligne de commande à la première question, cache déjà rempli : { $seconds } s
bench-written = Écrit dans { $file }.
compiling-all = Compilation des règles de tous les jeux : { $games }. Cela n’arrive qu’une fois.
compiling-done = Terminé.
bench-legal = Lister tous les coups permis en milieu de partie [{ $phase }] : { $mean } µs en moyenne, { $most } µs au plus ({ $moves } coups)
bench-compile-all = Compiler tous les jeux côte à côte, en partant de zéro : { $seconds } s
arena-title = { $title } : { $matches } parties sur { $deals } donnes
arena-bot = bot
arena-wins = victoires
arena-score = points en moyenne
arena-rating = classement
arena-note = Intervalles à 95 %. Les mêmes donnes pour tous, chaque bot à chaque place.
arena-note-alone = Intervalles à 95 %.
arena-wins-in-parts = Une victoire partagée compte en parts.
arena-wins-of-teams = Les équipes gagnent ensemble : les victoires sont la part des parties où un bot était parmi les vainqueurs.
arena-ending = fin des parties
arena-matches = parties
arena-playing = { $games } parties en cours

fit-measuring = Mesure des poids de { $game }
fit-weight = poids
fit-value = valeur
fit-origin = origine
fit-derived = recalculé
fit-other = autre valeur
fit-wins = victoires, en %
fit-loss = perte logarithmique
hint-expects = Ta part de la victoire, en l’état : { $share } %.
hint-expects-alone = Part de l’or à gagner que tu peux espérer : { $share } %.
hint-move = { $typed } ({ $move }) : { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }) : { $share } %, à choisir dans { $weight } % des cas. { $reason }
replay-state-not-compared = L’enregistrement vient d’une version antérieure qui notait autrement l’état de la partie : chaque coup était permis, mais l’état final n’a pas pu être comparé.
verify-confirmed = Le mélange est confirmé : les cartes découlent du secret du serveur et de ce que chaque personne a ajouté, et tous les coups étaient permis.
verify-refused = Le mélange n’est pas confirmé.
verify-commitment = Publié avant la première carte (SHA-256 du secret) : { $commitment }
verify-nonce = Ajouté par la place { $seat } : { $nonce }
verify-no-nonces = Personne n’a rien ajouté : seul le secret du serveur a décidé des cartes.
verify-not-over = La partie n’est pas allée jusqu’au bout.
verify-score = Place { $seat } : { $points }
verify-winners = Places gagnantes : { $seats }.

deck-refused =
    { $problems ->
        [one] { $file } ne peut pas être utilisé. Une erreur :
       *[other] { $file } ne peut pas être utilisé. { $problems } erreurs :
    }
deck-problem =
    { $line ->
        [none] Dans le fichier :
       *[other] Ligne { $line } :
    } { $counted ->
        [yes] les cartes donnent { $given }.
       *[no] { $given }.
    } Permis : { $allowed }{ $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }.
deck-good = { $file } convient pour { $title } : tous les nombres imprimés sont respectés.
deck-unchanged = Aucune carte ne changerait.
deck-card-added = + { $card } ({ $table }) : { $after }
deck-card-removed = - { $card } ({ $table }) : { $before }
deck-card-changed = ~ { $card } ({ $table }) : { $before } -> { $after }
deck-card-reordered = ~ { $table } : les cartes sont dans un autre ordre, une même graine distribue donc d’autres mains
deck-total-changed = Imprimé dans aucun livret : { $name } devient { $after } au lieu de { $before }.
deck-digest = Empreinte de ces cartes : { $digest }
deck-shipped-digest = Empreinte des cartes fournies avec Stope : { $digest }
deck-use = Pour jouer avec : { $setting }

database-current = La base de données est à jour.
database-copied = La base de données a été copiée dans { $file }. La copie a été vérifiée et contient ces lignes : { $rows }.
database-restored = La sauvegarde a été vérifiée et devient { $file }, avec ces lignes : { $rows }.
database-kept = Ce qui s’y trouvait avant est conservé dans { $file }.
database-archived = { $count ->
    [one] Une partie terminée a été archivée.
   *[other] { $count } parties terminées ont été archivées.
}
serving = Les tables sont prêtes à l’adresse { $address } (arrêt avec Ctrl-C).
serving-no-client = Le client pour le navigateur n’est pas encore construit ; « make client » le construit.
serving-network-warning = Tous les appareils de ton réseau peuvent ouvrir ce serveur, et rien n’est chiffré. Pour des personnes d’ailleurs, place un proxy https devant : docs/deploy.md.
serving-for-others = Les autres appareils ouvrent { $address }
serving-no-network = Cette machine n’est dans aucun réseau : aucun autre appareil ne peut l’atteindre pour l’instant.
serving-could-share = Seul cet ordinateur peut les ouvrir. Avec make play HOST=0.0.0.0 (stope serve --host 0.0.0.0), tous ceux de ton réseau le peuvent, à l’adresse { $address }

# cards, places and moves in the terminal client
hand-empty = Tu n’as pas de cartes.
hand-no-paths = Tu n’as pas de cartes chemin.
card-crossing = croisement
card-fork = bifurcation { $sides }
card-curve = virage { $sides }
card-straight = ligne droite { $sides }
card-places = Carte { $number } ({ $card }), elle peut aller en : { $places }. À taper, par exemple : { $example }
card-turned = v : tournée
card-moves = Carte { $number } ({ $card }), tu peux taper : { $moves }
card-useless = Carte { $number } ({ $card }) : impossible de la jouer maintenant.
board-part = Une partie du plateau ; ↑?5 au bord : un objectif à 5 cartes de toi. Tout voir : map
refused-place = Tu ne peux pas poser cette carte là. { $reason } ({ $rule })
refused-step = Tu ne peux pas aller là. { $reason } ({ $rule })
refused-move = Tu ne peux pas faire cela maintenant. { $reason } ({ $rule })
possible-moves = Ce que tu peux faire : { $moves }.
step-numbers =
    { $most ->
        [one] Tu peux faire un pas : le numéro 1 ; f pour ne pas aller plus loin.
       *[other] Tu peux faire un pas : numéros 1 à { $most } ; f pour ne pas aller plus loin.
    }
typed-no-card = Tu n’as pas de carte { $given }. Tes cartes portent les numéros 1 à { $most }.
typed-no-place = « { $given } » n’est pas un emplacement. Un emplacement, ce sont deux nombres : x, compté vers la droite, et y, compté vers le bas, comme « 2 -1 ».
typed-no-player = Il n’y a pas de joueur « { $given } ». Tape un nom ou un numéro de 0 à { $most }.
typed-no-choice = « { $given } » n’est pas possible ici. Possible : { $allowed }.
play-intro = Tape « ? » pour l’aide, « hint » pour un conseil, « r » pour les règles, « q » pour quitter.
