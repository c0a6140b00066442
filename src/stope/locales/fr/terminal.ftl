# The terminal: prompts, tables, progress.

compiling = Compilation des règles ({ $game }), une seule fois : { $rule }
compiling-once = Compilation des règles ({ $game }). Cela n’arrive qu’une fois et prend quelques secondes.
simulating = Simulation de { $games } parties
measuring = Mesure en cours : { $what }

prompt-again = Réessaie.
prompt-unknown = Je ne comprends pas « { $given } ».
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

rules-title = { $title } : les règles, de { $first } à { $last }

simulate-summary = { $title } : { $games } parties à { $seats } joueurs en { $seconds } s ({ $rate } par seconde)
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
bench-rounds = parties imaginées, comme jouent les niveaux
bench-rounds-to-the-end = parties imaginées, jouées jusqu’au bout
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
hint-expects = Ta part de la victoire, en l’état : { $share } %.
hint-expects-alone = Part de l’or à gagner que tu peux espérer : { $share } %.
hint-move = { $typed } ({ $move }) : { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }) : { $share } %, à choisir dans { $weight } % des cas. { $reason }
verify-confirmed = Le mélange est confirmé : les cartes découlent du secret du serveur et de ce que chaque personne a ajouté, et tous les coups étaient permis.
verify-refused = Le mélange n’est pas confirmé.
verify-commitment = Publié avant la première carte (SHA-256 du secret) : { $commitment }
verify-nonce = Ajouté par la place { $seat } : { $nonce }
verify-no-nonces = Personne n’a rien ajouté : seul le secret du serveur a décidé des cartes.
verify-not-over = La partie n’est pas allée jusqu’au bout.
verify-score = Place { $seat } : { $points }
verify-winners = Places gagnantes : { $seats }.

database-current = La base de données est à jour.
database-copied = La base de données a été copiée dans { $file }.
serving = Les tables sont prêtes à l’adresse { $address } (arrêt avec Ctrl-C).
serving-no-client = Le client pour le navigateur n’est pas encore construit ; « make client » le construit.
