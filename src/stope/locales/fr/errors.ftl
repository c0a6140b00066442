# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Jeu inconnu : { $given }. Jeux disponibles : { $allowed }.
error-unknown-option = { $game } n'a pas d'option { $given }. Options possibles : { $allowed }.
error-bad-option = L'option { $option } ne peut pas valoir { $given }. Valeurs possibles : { $allowed }.
error-unknown-language = Langue inconnue : { $given }. Langues disponibles : { $allowed }.
error-unknown-bot = Bot inconnu : { $given }. Attendu : { $allowed }.
error-unknown-device = Unité de calcul inconnue : { $given }. Unités disponibles : { $allowed }.
error-bad-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $given } ({ $rule }).
error-bad-seed = Une graine est un nombre entier de 0 à { $most }, pas { $given }.
error-bad-number = { $name } doit être un nombre entier, au moins { $least }, et non { $given }.
error-bad-move = { $given } n'est pas un coup de ce jeu. Attendu : { $allowed }.
error-no-such-seat = Il n'y a pas de place { $given } à cette table. Les places vont de 0 à { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Reçu : { $move }, de la place { $seat }. Permis maintenant : { $allowed }.
error-bad-record = Impossible de rejouer cet enregistrement : { $field } vaut { $given }, attendu : { $expected }.
error-bad-position = Cette position enfreint { $rule } : { $field } vaut { $given }, attendu : { $expected }.
error-match-not-over = La partie n'est pas encore terminée. Places qui doivent encore choisir : { $actors }.
error-no-gpu = Aucune carte graphique utilisable ici ({ $reason }) ; n'indique pas d'unité de calcul ou choisis « cpu ».
error-no-file = Impossible de lire le fichier { $given } : { $reason }.
error-bad-key = Une clé compte { $bytes } octets et se donne sans graine.
error-bad-options = Les options sont une table de noms et de valeurs, pas { $given }.
error-bot-count = Un bot pour toutes les places ou un pour chacune des { $seats } places, pas { $given }.
error-too-many-matches = La mémoire ne suffit pas pour { $given } parties.
error-cannot-write = Impossible d'écrire le fichier { $given } : { $reason }.
error-no-such-rule = La règle { $given } n'existe pas. Les règles vont de { $first } à { $last }.
error-system = Le système signale : { $reason }
