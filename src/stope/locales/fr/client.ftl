# The client in the browser: everything around the boards.

# everywhere

client-close = Fermer
client-menu = Menu
client-menu-calls = Menu : c’est ton tour à { $tables ->
        [one] une autre table
       *[other] { $tables } autres tables
    }
client-settings = Réglages
client-language = Langue
client-theme = Couleurs
client-theme-system = comme sur cet appareil
client-theme-dark = sombres, à la lampe
client-theme-light = claires, au grand jour
client-motion = Animations
client-motion-system = comme sur cet appareil
client-motion-full = montrer ce qui se passe
client-motion-none = tout laisser immobile
client-bot-speed = Vitesse des bots
client-bot-speed-slow = lente
client-bot-speed-normal = normale
client-bot-speed-fast = rapide
client-bot-speed-at-once = immédiate
client-holds-cards = Contre des bots : me laisser 2 secondes pour reprendre une carte posée
client-sound = Sons
client-single-keys = À la table, lettres et chiffres seuls font quelque chose (1, R, H…)
client-name = Ton nom
client-to-lobby = Vers l’accueil
client-coming = On descend dans la mine…

# before the start

client-host = hôte
client-seat-empty = libre
client-seat-yours = ta place
client-seat-expected = on attend { $name }
client-rename = Changer le nom { $name }
client-rename-save = Enregistrer
client-sit = S’asseoir ici
client-sit-at = S’asseoir ici : place { $seat }
client-add-bot = Bot
client-add-bot-at = Un bot pour la place { $seat }
client-free = Libérer la place : { $name }
client-bots-level = Force des bots
client-level-newcomer = Débutant
client-level-miner = Mineur
client-level-foreman = Contremaître
client-level-master = Maître
client-start = C’est parti
client-start-filled =
    { $seats ->
        [one] Commencer avec { $seats } bot
       *[other] Commencer avec { $seats } bots
    }
client-wait-for-host = Tu es de la partie. C’est l’hôte qui la lance.
client-wait-for = On attend { $names }.
client-wait-for-guests =
    { $seats ->
        [one] Une place est libre. Invite quelqu’un avec le lien ou laisse-la à un bot.
       *[other] { $seats } places sont libres. Invite des gens avec le lien ou laisse-les à des bots.
    }
client-leave = Quitter cette table
client-take-a-seat = Choisis un nom et prends place.
client-preparing = Préparation des règles : { $percent } %. Cela n’arrive qu’une fois.
client-invite = Inviter
client-invite-how = Toute personne qui a ce lien peut venir à la table. Pas de compte, un nom suffit.
client-invite-link = Lien vers cette table
client-invite-qr = Le lien en code QR
client-invite-only-here = Les autres appareils ne peuvent pas venir : ce serveur ne répond que sur cet ordinateur. Connecte l’ordinateur à ton réseau et lance le serveur avec « make play HOST=0.0.0.0 » ; ce lien marchera alors pour tous ceux qui y sont.
client-invite-could-share = Les autres appareils ne peuvent pas encore venir : ce serveur ne répond que sur cet ordinateur. Lance-le avec « make play HOST=0.0.0.0 » ; tous ceux de ton réseau pourront alors ouvrir { $address }
client-copy = Copier
client-copied = Copié
client-copy-by-hand = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même.
client-share = Partager
client-fair = Un mélange honnête
client-fair-how = Ce nombre était fixé avant que quiconque s’assoie. Chaque personne qui s’assoit ajoute son propre hasard, et après la partie, l’enregistrement prouve que personne n’a choisi les cartes.

# what the host chooses

client-clock-none = sans pendule
client-clock-live = { $minutes } min par personne, { $seconds } s de plus à chaque coup
client-clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
client-option-diamant-chests = Coffres
client-value-diamant-chests-open = ouverts
client-value-diamant-chests-hidden = fermés jusqu’à la fin
client-option-duel-goals = Objectifs encore cachés après une manche
client-value-duel-goals-leave = quittent le jeu
client-value-duel-goals-return = sont remélangés
client-option-duel-dwarf = Ton nain quand tu joues en solo
client-value-duel-dwarf-green = vert
client-value-duel-dwarf-blue = bleu
client-option-dark-cave-last-card = Quand la dernière carte est utilisée
client-value-dark-cave-last-card-at-once = la partie s’arrête aussitôt
client-value-dark-cave-last-card-end-of-turn = le tour se joue jusqu’au bout

# at the table

client-seats = Joueurs
client-seat-you = toi
client-seat-away = absent
client-seat-turn = doit jouer
client-seat-late = plus de temps
client-seat-here = Est à la table.
client-seat-gone = Pas de connexion en ce moment.
client-seat-bot = Un bot : { $level }.
client-seat-handed = Un bot joue ici pour l’instant : { $level }.
client-hand = Laisser jouer un bot
client-hand-for = Laisser jouer un bot pour { $name }
client-hand-own = Si tu veux, un bot joue à ta place jusqu’à ce que tu la reprennes.
client-hand-other = { $name } n’est pas là ou n’a plus de temps. Un bot ({ $level }) peut jouer en attendant son retour.
client-hand-soon = Si cela ne change pas, vous pourrez laisser jouer un bot dans { $seconds } s.
client-absent = { $name } n’est plus là depuis { $away } ; dans { $left }, un bot pourra jouer à sa place.
client-absent-aloud = { $name } n’est plus là. Si cela dure, tu pourras bientôt faire jouer un bot à sa place.
client-absent-long = { $name } n’est plus là depuis { $away }. Un bot peut jouer jusqu’à son retour.
client-absent-long-aloud = { $name } n’est toujours pas là. Tu peux maintenant faire jouer un bot à sa place.
client-bot-plays = Un bot joue pour toi.
client-take-back = Reprendre la main
client-skip = Passer
client-skipping = En accéléré
client-skip-long = Les bots jouent sans pause jusqu’à ton tour, dès que tous les joueurs présents le veulent
client-undo = Reprendre
client-undo-long = Reprendre la carte posée ou le dernier pas
client-give-up = Quitter pour de bon…
client-give-up-how = Un bot joue à ta place, pour que personne ne t’attende. La table disparaît de ta liste.
client-give-up-now = Quitter
client-give-up-stay = Rester
client-mute = Ne plus entendre { $name }
client-unmute = Entendre de nouveau { $name }
client-watching = Tu regardes.
client-your-turn = À toi
client-elsewhere = C’est à toi à une autre table : { $game }
client-elsewhere-many = C’est à toi à { $tables } autres tables
client-elsewhere-aside = Pas maintenant
client-late = { $name } n’a plus de temps. Attends, ou laisse jouer un bot.
client-late-own = Ton temps est écoulé. Décide vite : les autres peuvent laisser jouer un bot à ta place.
client-late-watched = { $name } n’a plus de temps. Les autres peuvent laisser jouer un bot.
client-hide-secrets = Cacher mes secrets
client-hide-hands = Cacher ce qui était secret
client-in-words = Le plateau en mots
client-in-words-hidden = Tes secrets sont cachés pour l’instant, et les mots aussi.
client-move-with = { $move } : { $with }
client-curtain = { $name }, c’est à toi
client-curtain-how = Les autres regardent ailleurs. Ce que { $name } peut voir est derrière ce rideau.
client-curtain-ready = Je suis { $name }

# story and talk

client-drawer = Récit et discussion
client-log = Récit
client-aloud = Ce qui se passe
client-log-empty = Il ne s’est encore rien passé.
client-log-show = Montrer sur le plateau
client-log-secret = Rien que pour tes yeux.
client-log-handed =
    { $you ->
        [yes] Un bot joue maintenant pour toi.
       *[no] Un bot joue maintenant pour { $name }.
    }
client-log-taken-back =
    { $you ->
        [yes] Te revoilà : tu reprends la main.
       *[no] { $name } est de retour et reprend la main.
    }
client-talk = Discussion
client-talk-empty = Personne n’a encore rien dit.
client-talk-muted = (en sourdine)
client-talk-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
client-talk-unheard =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
client-phrases = Phrases toutes faites
client-say = Dire quelque chose
client-send = Envoyer

# hints, rules, keys

client-hint = Conseil
client-hint-thinking = Le bot réfléchit…
client-hint-expects = Ta part de la victoire, en l’état : { $share }
client-hint-alone = Part de l’or à gagner que tu peux espérer : { $share }
client-hint-order = Le coup préféré du bot vient en premier. Les barres montrent à quel point il conseille chaque coup ; quand le conseil est faible, la part n’est qu’approximative.
client-hint-share = Ta part de la victoire avec ce coup : environ { $share }
client-hint-share-alone = Part de l’or à gagner avec ce coup : environ { $share }
client-hint-show = Montrer sur le plateau
client-hint-none = Il n’y a rien à décider pour l’instant.
client-rules = Règles
client-rules-of = Règles : { $game }
client-keys = Clavier
client-key-map = montrer ces touches
client-key-hide = maintenir : cacher mes secrets
client-key-log = le récit de la partie
client-key-talk = la discussion
client-key-skip = laisser les bots jouer sans pause
client-key-undo = reprendre une carte posée ou un pas
client-key-close = fermer, ou reposer
client-key-tab = à la commande suivante
client-key-step = un coup en arrière, un coup en avant
client-key-pan = déplacer le plateau
client-key-ends = au début, à la fin
client-key-run = laisser défiler, ou arrêter

# the line

client-line-broken = La connexion est coupée. Rien n’est perdu, on revient.
client-line-waiting = La connexion est coupée. Ton coup est gardé et partira dès notre retour.
client-line-hurry = Réessayer
client-failed-offline = Pas de connexion au serveur. Vérifie ton réseau, puis réessaie.
client-failed-busy = Le serveur est débordé pour l’instant. Réessaie dans un moment.
client-failed-strange = Cette réponse ne vient pas de notre serveur. Recharge la page ; si ton réseau demande de te connecter, fais-le d’abord.
client-failed-part = Une partie de la page n’est pas arrivée. Le réseau est peut-être coupé, ou il y a une nouvelle version.
client-nowhere = Il n’y a pas de page à cette adresse. Une lettre du lien s’est peut-être perdue en route.
client-again = Réessayer
client-closed = Le passage est bouché
client-closed-senseless = Notre page et le serveur ne se comprennent pas. Recharge la page, s’il te plaît.
client-closed-no-spectators = Seules les personnes qui jouent voient cette table.
client-closed-removed = L’hôte t’a fait quitter cette table. Lui seul peut te laisser revenir.
client-removed = Renvoyés de cette table
client-let-in = Laisser revenir { $name }
client-closed-no-table = Cette table n’existe pas, ou le lien n’est pas complet.
client-closed-unreadable = Le serveur n’arrive plus à lire cette table. Toutes les autres continuent.
client-outdated = Les règles ont changé depuis
client-outdated-broken-off = Cette partie a commencé avec d’autres règles ou d’autres cartes que celles de ce serveur aujourd’hui. Elle ne peut pas continuer et personne n’a gagné. Son enregistrement contient tous les coups joués jusqu’ici.
client-outdated-over = Cette partie a été jouée avec d’autres règles ou d’autres cartes que celles de ce serveur aujourd’hui. Tout est conservé : tu peux la revoir telle qu’elle était et télécharger son enregistrement.

# the end

client-rematch = Rejouer
client-replay = Revoir
client-figures = Chiffres
client-figures-name = Joueur
client-figures-points =
    { $game ->
        [duel] Or
       *[other] Points
    }
client-figures-decisions = Décisions
client-figures-pace = Temps pour chacune
client-figures-won = a gagné
client-figures-whole =
    { $moves ->
        [one] { $moves } coup en { $time }
       *[other] { $moves } coups en { $time }
    }
client-minutes = { $minutes } min { $seconds } s
client-seconds = { $seconds } s
client-record = Télécharger l’enregistrement
client-record-how = L’enregistrement contient toute la partie et la preuve du mélange. En ligne de commande, « stope verify » le vérifie.
client-check-shuffle = Vérifier ce mélange
client-shuffle-fair = Confirmé. Les cartes ont été mélangées avec le secret fixé avant que tu t’assoies, et avec ton propre nombre.
client-shuffle-promise-kept = Confirmé, pour autant que ce navigateur le sache : le secret est bien celui fixé avant la première carte. Aucun nombre n’a été ajouté d’ici.
client-shuffle-nothing-kept = Ce navigateur n’a pas vu la table avant la partie et ne peut pas comparer. « stope verify » vérifie l’enregistrement.
client-shuffle-other-secret = Non confirmé : le secret ouvert n’est pas celui qui était promis avant que tu t’assoies.
client-shuffle-other-number = Non confirmé : ton propre nombre n’est pas entré dans les cartes.
client-shuffle-other-key = Non confirmé : les cartes ont été mélangées avec une autre clé que celle qui découle du secret et de tous les nombres.
client-next-table = Les autres rejouent à une nouvelle table.
client-go-on = Y aller

# the lobby

client-welcome = On creuse où ?
client-games = Jeux
client-about-diamant = Encore un pas dans la grotte, ou retour avec les gemmes ? Tout le monde décide en même temps.
client-about-duel = Deux nains, une montagne : creuser plus vite, bloquer plus malin, trouver l’or en premier. Ou en solo.
client-about-dark-cave = Trouve l’or et la sortie, mais qui travaille pour qui ? Des créatures rôdent, des saboteurs sourient.
client-players = Joueurs
client-alone = en solo
client-bots = Bots
client-play = Jouer
client-with-friends = Entre amis…
client-preparing-wanted = Préparation des règles : { $percent } %. Ta partie commence dès qu’elles sont prêtes.
client-unreachable = Le serveur ne répond pas. On continue d’essayer.
client-own-tables = Tes tables
client-public-tables = Tables publiques
client-finished-tables = Parties terminées
client-put-away = Ranger : { $game }
client-bring-back =
    { $tables ->
        [one] Montrer { $tables } table rangée
       *[other] Montrer { $tables } tables rangées
    }
client-status-open = attend des joueurs
client-status-playing = en cours
client-status-over = à revoir
client-status-broken-off = règles modifiées
client-about = À propos de Stope
client-unofficial = Non officiel. Les noms et illustrations des jeux imprimés appartiennent à leurs éditeurs.
client-about-what = Stope, ce sont trois jeux de grotte à jouer dans le navigateur et le terminal, entre amis et contre des bots. Tous les dessins ici sont faits par notre propre code.
client-about-unofficial = C’est un projet non officiel de passionnés. Il n’a aucun lien avec les éditeurs ou auteurs des jeux imprimés ; leurs noms et illustrations leur appartiennent. Si ces jeux te plaisent, achète-les et joues-y aussi à une vraie table.
client-about-cards = À propos des cartes : les livrets indiquent combien il y a de cartes de chaque sorte, mais pas chaque carte. Les cartes du Duel sont une reconstitution qui respecte tous les nombres imprimés. Dans la Grotte obscure, les formes des cartes, leur répartition entre les groupes et le voisinage des cases sont de nous. Toutes les cartes de Diamant sont imprimées. Dans les règles, [cartes] signale ce qui en dépend.
client-about-own-cards = Si tu possèdes une boîte, tu peux saisir ses cartes : copie le fichier de cartes du jeu, modifie-le, fais-le vérifier par « stope deck check » et indique-le au serveur dans STOPE_DECK_DUEL ou STOPE_DECK_DARK_CAVE. Le fichier docs/decks.md explique comment.
client-about-fair = Personne ne choisit les cartes : avant que quiconque s’assoie, le serveur fixe un secret, chacun ajoute du hasard, et après la partie, tout le monde peut vérifier avec « stope verify ».
client-about-private = Ni compte ni pistage : un nom suffit. Tes réglages restent dans ce navigateur.

# making a table

client-make-table = Une table pour { $game }
client-who = Qui joue ?
client-who-open = un invité
client-who-here = sur cet appareil
client-who-bot = Bot : { $level }
client-seat = Place { $seat }
client-player = Joueur { $seat }
client-name-at = Nom à la place { $seat }
client-clock = Pendule
client-clock-by-match = pour toute la partie
client-clock-by-days = des jours par décision
client-clock-minutes = Minutes par joueur
client-clock-increment = Secondes de plus par coup
client-clock-for-each = Jours
client-fill = Des bots prennent les places libres
client-fill-never = seulement si l’hôte le dit
client-fill-seconds = après { $seconds } secondes
client-fill-minutes = après { $minutes } minutes
client-stand-in = Bot pour les absents
client-stand-in-after = Il peut remplacer
client-public = Publique : tout le monde trouve cette table à l’accueil
client-spectators = D’autres peuvent regarder
client-hints-allowed = Les conseils sont permis
client-open-table = Ouvrir la table

# a newer client

client-update = Il y a une nouvelle version.
client-update-take = La charger
client-update-later = Plus tard

# replays

client-replay-move = Coup
client-replay-at = { $move } sur { $moves }
client-replay-first = Au début
client-replay-previous = Un coup en arrière
client-replay-play = Laisser défiler
client-replay-pause = Arrêter
client-replay-next = Un coup en avant
client-replay-last = À la fin
client-replay-eyes = Par les yeux de qui
client-replay-all = tout voir
client-replay-watching = en spectateur
client-replay-link = Lien vers ce coup

# beside the board

client-notes = Notes
