# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Jeu inconnu : { $given }. Jeux disponibles : { $allowed }.
error-deck-without-game = Le fichier de cartes { $file } ne dit pas pour quel jeu il est fait. Écris game = "..." au début, ou indique le jeu avec --game : { $allowed }.
error-unknown-option = { $game } n’a pas d’option { $given }. Options possibles : { $allowed }.
error-bad-option = L’option { $option } ne peut pas valoir { $given }. Valeurs possibles : { $allowed }.
error-unknown-language = Langue inconnue : { $given }. Langues disponibles : { $allowed }.
error-unknown-bot = Bot inconnu : { $given }. Attendu : { $allowed }.
error-unknown-weight = Poids inconnu : { $given }. Attendu : { $allowed }.
error-unknown-device = Unité de calcul inconnue : { $given }. Unités disponibles : { $allowed }.
error-bad-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $given } ({ $rule }).
error-bad-seed = Une graine est un nombre entier de 0 à { $most }, pas { $given }.
error-bad-number = { $name } doit être un nombre entier, au moins { $least }, et non { $given }.
error-bad-move = { $given } n’est pas un coup de ce jeu. Attendu : { $allowed }.
error-no-such-seat = Il n’y a pas de place { $given } à cette table. Les places vont de { $least } à { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Reçu : { $move }, de la place { $seat }. Permis maintenant : { $allowed }.
error-bad-record = Impossible de rejouer cet enregistrement : { $field } vaut { $given }, attendu : { $expected }.
error-record-of-other-version = Cette version de Stope ne peut pas vérifier cet enregistrement : son { $field } vaut { $given }, ici c’est { $expected }. Il peut tout de même être juste.
error-bad-position = Cette position enfreint { $rule } : { $field } vaut { $given }, attendu : { $expected }.
error-match-not-over = La partie n’est pas encore finie. Ces places doivent encore décider : { $actors }.
error-no-gpu = Aucune carte graphique utilisable ici ({ $reason }) ; n’indique pas d’unité de calcul ou choisis « cpu ».
error-no-ray = Il faut Ray pour cela, et il ne peut pas être chargé ({ $reason }) ; installe-le avec : pip install "stope[ray]".
error-match-failed = La donne { $deal } avec { $bots } n’a pas pu être jouée jusqu’au bout : { $reason }.
error-other-results = Le fichier { $given } contient les résultats d’autres bots, options ou graines, ou d’avant un changement des bots. Choisis un autre fichier.
error-worker-lost = Un processus qui jouait des parties s’est arrêté de façon inattendue ({ $reason }).
error-no-file = Impossible de lire le fichier { $given } : { $reason }.
error-bad-key = Une clé doit compter { $bytes } octets. Donne soit une clé, soit une graine, pas les deux.
error-bad-options = Les options doivent être une table de noms et de valeurs, pas { $given }.
error-bot-count = Nomme un bot pour toutes les places ou un pour chacune des { $seats } places, pas { $given }.
error-too-many-matches = La mémoire ne suffit pas pour { $given } parties.
error-cannot-write = Impossible d’écrire le fichier { $given } : { $reason }.
error-bad-database = { $given } n’est pas une base de données que Stope peut utiliser. Attendu : { $allowed }.
error-already-served = Un autre serveur utilise déjà ce fichier : { $given }. Un fichier sert à un seul serveur ; pour plusieurs, il y a PostgreSQL.
error-no-database = La base de données { $given } est inutilisable : { $reason }.
error-foreign-database = { $given } est la base de données d’un autre programme.
error-not-replaced = { $given } n’est pas une base de données de Stope et n’est pas remplacé. Pour restaurer à cet endroit, déplace d’abord ce qui s’y trouve.
error-no-asyncpg = PostgreSQL demande asyncpg, qui ne peut pas être chargé ({ $reason }) ; installe-le avec : pip install "stope[postgres]".
error-database-too-old = La base de données { $given } est à la version { $version }, et il faut la version { $expected }. Mets-la à jour avec : stope db migrate.
error-database-too-new = La base de données { $given } est à la version { $version }, plus récente que ce programme ({ $expected }). Mets Stope à jour.
error-no-backup = { $given } est une base PostgreSQL. Sauvegarde-la avec son propre pg_dump et restaure-la avec pg_restore.
error-no-such-rule = La règle { $given } n’existe pas. Les règles vont de { $first } à { $last }.
error-system = Le système signale : { $reason }

# At tables.

error-already-started = La partie a déjà commencé à cette table ; cela n’est possible qu’avant le début.
error-not-started = La partie n’a pas encore commencé à cette table ; cela n’est possible qu’après le début.
error-table-over = La partie est terminée à cette table ; cela n’est possible que pendant la partie.
error-already-rematched = On joue déjà la suite à la table { $table }.
error-seat-taken = La place { $seat } est prise. Choisis une place libre.
error-seat-not-yours = La place { $seat } n’est pas à toi. Tu ne décides que pour les places que tu as prises.
error-no-seat-here = Seuls les joueurs qui ont une place à cette table peuvent faire cela.
error-cannot-undo = Rien ne peut être repris pour la place { $seat } : seulement une carte chemin qui vient d’être posée ou un pas sur des cartes visibles, contre des bots uniquement, et tant que rien de caché n’a été montré.
error-seats-empty = La partie commence quand toutes les places sont prises. Encore libres : { $seats }.
error-host-only = Seul l’hôte de cette table peut faire cela.
error-still-there = Impossible de confier la place { $seat } à un bot : la personne est là et a encore du temps.
error-wrong-stand-in = À la place { $seat }, seul le bot prévu pour cette table peut remplacer la personne absente : { $allowed }, pas { $given }.
error-played-by-bot = Un bot joue à la place { $seat }. La personne à qui elle appartient peut la reprendre à tout moment.
error-played-by-person = Aucun bot ne joue à la place { $seat } : c’est une personne qui y décide.
error-moved-on = La partie a avancé : c’était prévu pour le coup { $given } de la place { $seat }, qui en est maintenant au coup { $expected }.
error-bad-nonce = Le nombre qu’une personne ajoute au mélange doit compter de { $least } à { $most } octets, en chiffres hexadécimaux minuscules. Reçu : { $given }.
error-unknown-phrase = Phrase inconnue : { $given }. Phrases disponibles : { $allowed }.
error-nothing-said = Il n’y a rien à lire. Un nom demande une lettre ou un chiffre, un message quelque chose de visible.
error-game-not-ready = Les règles ({ $game }) sont encore en préparation ({ $percent } %). Patiente un instant.
error-table-broken = Cette table est illisible ici : { $given }. Son journal est abîmé.
error-match-outdated = Les règles ou les cartes de ce jeu ont changé depuis le début de la partie à la table { $table }. Impossible de la continuer ou de la montrer ici ; son enregistrement peut être téléchargé.
error-move-outside = La partie a les coups 0 à { $most }, pas { $given }.
error-try-later = Le serveur n’atteint pas ses tables en ce moment. Rien n’est perdu ; réessaie dans un instant.
error-owned-elsewhere = Un autre processus de ce serveur a maintenant la table. Rien n’est perdu ; réessaie dans un instant.
error-no-such-table = Il n’y a pas de table { $given } où tu puisses t’asseoir. Pour une invitation, utilise le lien entier.
error-no-spectators = Seules les personnes qui jouent voient cette table.
error-one-seat-each = Tu as déjà une place ici. Seuls l’hôte et les personnes venues par le lien d’invitation peuvent en prendre plusieurs.
error-removed-from-table = L’hôte t’a fait quitter cette table. Lui seul peut te laisser revenir.
error-not-removed = { $given } n’a pas été renvoyé de cette table. On ne laisse revenir que les personnes renvoyées.
error-bad-request = Cette requête n’est pas valable : { $given }. { $problem ->
        [missing] Il manque : { $expected }.
        [unknown] Inconnu ici : { $expected }.
       *[other] Attendu : { $expected }.
    }
error-too-long = C’est trop long à lire en une fois. Au plus : { $most } octets.
error-nothing-here = Il n’y a rien à cette adresse : { $given }.
error-wrong-method = { $given } n’est pas possible ici. Possible : { $allowed }.
error-id-used = Cet identifiant appartient déjà à une autre demande : { $given }.
error-too-often = C’était trop de requêtes à la fois. Patiente un instant.
error-rate-limited = { $what ->
    [talk] Tu as dit beaucoup de choses en peu de temps.
    [hints] Cela fait beaucoup de conseils en peu de temps.
    [hellos] Tu te connectes à la table très souvent en peu de temps.
   *[other] Cela fait beaucoup de changements en peu de temps.
} Réessaie dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-table-full = Cette table a déjà noté { $most } entrées de ce genre et n’en prend plus. La partie peut quand même se jouer jusqu’au bout.
error-not-known = Nous ne te connaissons pas encore, ou plus. Choisis d’abord un nom.
error-hints-off = Il n’y a pas de conseils à cette table.
error-hint-pending = Ton dernier conseil est encore en préparation. Tu pourras en redemander un dès qu’il sera là.
error-hints-busy = Beaucoup de personnes demandent des conseils en ce moment. Réessaie dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
