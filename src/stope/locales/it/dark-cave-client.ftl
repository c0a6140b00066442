# La Grotta Oscura nel browser.

# la riga sopra la mano
dark-cave-client-turn-card = Tocca a te: posa un percorso, gioca una carta, oppure passa e scarta.
dark-cave-client-turn-steps =
    { $steps ->
        [one] Puoi fare 1 passo o restare qui.
       *[other] Puoi fare { $steps } passi o restare qui.
    }
dark-cave-client-turn-chop = Puoi usare l’ascia sulla ragnatela o finire il turno.
dark-cave-client-turn-stuck = Da qui non si va da nessuna parte. Finisci il turno.
dark-cave-client-turn-creature =
    { $creature ->
        [rat] Il ratto ti ubbidisce.
        [lindworm] Il lindworm ti ubbidisce.
       *[goblin] Il goblin ti ubbidisce.
    } { $steps ->
        [one] Ancora 1 passo.
       *[other] Ancora { $steps } passi.
    }
dark-cave-client-turn-axe =
    { $creature ->
        [rat] Il ratto attacca!
        [lindworm] Il lindworm attacca!
       *[goblin] Il goblin attacca!
    } Usi l’ascia?
dark-cave-client-turn-goal = Hai scoperto una meta. In che verso la posi?
dark-cave-client-wait-card = { $name } sceglie una carta.
dark-cave-client-wait-steps = { $name } può camminare.
dark-cave-client-wait-creature = { $name } guida una creatura.
dark-cave-client-wait-axe = Una creatura attacca: { $name } può usare un’ascia.
dark-cave-client-wait-goal = { $name } posa una meta.
dark-cave-client-wait-over = La partita è finita.
dark-cave-client-walking = In cammino…
dark-cave-client-aim-path = Scegli un posto che brilla.
dark-cave-client-aim-information = Guarda una meta o la carta clan di qualcuno.
dark-cave-client-aim-rockfall = Quale carta crolla?
dark-cave-client-aim-swap = Con chi scambi la mano?
dark-cave-client-aim-web = Su quale lato tessi la ragnatela?
dark-cave-client-aim-boots = A chi vanno gli stivali?
dark-cave-client-aim-axe = A chi va l’ascia?
dark-cave-client-aim-creature = Da dove esce la creatura?
dark-cave-client-aim-nothing = Questa carta ora non serve, ma puoi scartarla.
dark-cave-client-aim-discard = Scegli una o due carte da scartare.
dark-cave-client-way =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
dark-cave-client-way-cards =
    { $cards ->
        [one] costa 1 carta
       *[other] costa { $cards } carte
    }
dark-cave-client-way-gold =
    { $gold ->
        [one] costa { $gold } pepita
       *[other] costa { $gold } pepite
    }
dark-cave-client-way-fight =
    { $creature ->
        [rat] lì è in agguato il ratto
        [lindworm] lì è in agguato il lindworm
       *[goblin] lì è in agguato il goblin
    }
dark-cave-client-way-goal = scopre una meta
dark-cave-client-way-there = Per di qua: { $way }.
dark-cave-client-aimed = La tua scelta: { $what }. Confermi?

# pulsanti
dark-cave-client-do-go = Vai lì
dark-cave-client-do-go-stay = Vai e resta
dark-cave-client-do-stop = Resta qui
dark-cave-client-do-stop-creature = Resta lì
dark-cave-client-do-end = Finisci il turno
dark-cave-client-do-place = Posala qui
dark-cave-client-do-turn = Gira
dark-cave-client-do-attack = Attacca lì
dark-cave-client-do-look = Guarda questa meta
dark-cave-client-do-spy = Guarda la carta clan di { $name }
dark-cave-client-do-rockfall = Fai crollare
dark-cave-client-do-swap = Scambia con { $name }
dark-cave-client-do-spin = Tessi qui
dark-cave-client-do-chop = Taglia la ragnatela
dark-cave-client-do-equip = Dai a { $name }
dark-cave-client-do-equip-self = Tieni per te
dark-cave-client-do-lure = Attirala qui
dark-cave-client-do-strike = Usa l’ascia
dark-cave-client-do-endure = Tieni l’ascia
dark-cave-client-do-lay-goal = Posala così
dark-cave-client-do-goal-other = Nell’altro verso
dark-cave-client-do-discard =
    { $cards ->
        [0] Scarta
        [one] Scarta 1 carta
       *[other] Scarta { $cards } carte
    }
dark-cave-client-do-pass = Passa e scarta
dark-cave-client-do-back = Indietro
dark-cave-client-do-agree = Per me si può finire
dark-cave-client-do-disagree = Anzi, continuo
dark-cave-client-agreed = Finirebbero ora: { $count } su { $all }

# posti, per chi non li vede
dark-cave-client-space = Carta ({ $place }), { $space }
dark-cave-client-there = lì: { $who }
dark-cave-client-goal-at = Meta ({ $place }), coperta
dark-cave-client-side-at = Lato { $side } della carta ({ $place })
dark-cave-client-web-level =
    { $level ->
        [1] Ragnatela, un colpo d’ascia
       *[other] Ragnatela, due colpi d’ascia
    }
dark-cave-client-exit-chance = Uscita: { $percent }%
dark-cave-client-exit-chances = Quanto è probabile che ogni meta sia l’uscita
dark-cave-client-card-at = Carta ({ $place })

# intorno al tavolo
dark-cave-client-pile = Mazzo
dark-cave-client-pile-groups = I: { $one }, II: { $two }, III: { $three }
dark-cave-client-supply = Oro nella riserva: { $gold }
dark-cave-client-gold = Oro: { $gold }
dark-cave-client-players = Giocatori
dark-cave-client-hand-of = Carte in mano: { $cards }

# la propria carta clan
dark-cave-client-secret-loyal = Sei leale: lavori per il clan { $clan }.
dark-cave-client-secret-saboteur = Sei un sabotatore: lavori per il clan { $clan }.

# quello che si sa
dark-cave-client-sheet = Quello che so
dark-cave-client-sheet-close = Chiudi
dark-cave-client-sheet-sure-loyal = Leale
dark-cave-client-sheet-sure-saboteur = Sabotatore
dark-cave-client-sheet-how-open = l’hanno visto tutti
dark-cave-client-sheet-how-looked = l’hai visto tu
dark-cave-client-sheet-how-counted = non può essere altrimenti
dark-cave-client-sheet-likely-loyal = Probabilmente leale
dark-cave-client-sheet-unclear = Non si può dire
dark-cave-client-sheet-likely-saboteur = Probabilmente sabotatore
dark-cave-client-sheet-chance = Leale: { $percent }%
dark-cave-client-sheet-friend = dalla tua parte
dark-cave-client-sheet-rival = contro di te
dark-cave-client-sheet-seen-you = ha visto la tua carta clan
dark-cave-client-sheet-memory = Ha avuto da te: { $cards }
dark-cave-client-sheet-memory-left = Uscite da allora senza essere viste: { $cards }
dark-cave-client-sheet-note = Appunti su { $name }
dark-cave-client-sheet-note-hint = Solo per te, in questo browser
dark-cave-client-sheet-spares = Messe da parte
dark-cave-client-sheet-spare-unknown = sconosciuta
dark-cave-client-sheet-goals = Mete
dark-cave-client-sheet-goal-known = { $place }: { $what }
dark-cave-client-goal-exit = l’uscita
dark-cave-client-goal-ladder = una scala
dark-cave-client-goal-hole = un buco scuro
dark-cave-client-goal-vein = una vena d’oro
dark-cave-client-seen-goal =
    { $exit ->
        [yes]
            { $you ->
                [yes] L’uscita!
               *[no] { $name } ha visto l’uscita!
            }
       *[no]
            { $you ->
                [yes] Qui nessuna uscita: { $what }.
               *[no] { $name } qui non ha visto l’uscita: { $what }.
            }
    }
dark-cave-client-seen-loyal = { $name } è leale al clan { $clan }
dark-cave-client-seen-saboteur = { $name } è un sabotatore e lavora per il clan { $clan }

# un'ascia contro una creatura
dark-cave-client-axe-title =
    { $creature ->
        [rat] Il ratto ti attacca!
        [lindworm] Il lindworm ti attacca!
       *[goblin] Il goblin ti attacca!
    }
dark-cave-client-axe-rat = Ti prende una carta dalla mano.
dark-cave-client-axe-lindworm = Stende il tuo nano per un turno.
dark-cave-client-axe-goblin = Ruba 1 pepita.

# la fine
dark-cave-client-end-why = È finita: { $why }.
dark-cave-client-end-you-win = Hai vinto!
dark-cave-client-end-you-lose = Stavolta vincono gli altri.
dark-cave-client-end-nobody = Nessuno è uscito. Nessuno vince.
dark-cave-client-end-clan-yellow = Vince il clan giallo
dark-cave-client-end-clan-blue = Vince il clan blu
dark-cave-client-end-worked-yellow = Per il clan giallo
dark-cave-client-end-worked-blue = Per il clan blu
dark-cave-client-end-sum =
    { $rivals ->
        [one] Oro salvato: { $gold } × 1 rivale
       *[other] Oro salvato: { $gold } × { $rivals } rivali
    }
dark-cave-client-end-treasure = Tesoro: { $treasure }
dark-cave-client-end-tie = Parità: vince il clan per cui lavorava il primo nano uscito.
dark-cave-client-end-inside = ancora dentro
dark-cave-client-end-look = Guarda la grotta
dark-cave-client-end-show = Mostra il risultato

# il tavolo in parole
dark-cave-client-words-you = Sei { $character }, clan { $clan }, e lavori per il clan { $works }.
dark-cave-client-words-seat = { $name }, clan { $clan }: { $things }.
dark-cave-client-words-card = { $place }: { $what }.
dark-cave-client-words-group = { $card }, gruppo { $group }
dark-cave-client-words-gold-here = qui c’è oro
dark-cave-client-words-goal-down = meta, coperta
dark-cave-client-words-dwarf = { $name }: { $place }
dark-cave-client-words-creature =
    { $creature ->
        [rat] Il ratto
        [lindworm] Il lindworm
       *[goblin] Il goblin
    }: { $place }
dark-cave-client-words-web = Ragnatela, lato { $side } della carta ({ $place }), livello { $level }
dark-cave-client-words-hand = La tua mano: { $cards }.

# a che cosa servono le carte
dark-cave-client-purpose-information = Guarda in segreto una meta coperta o la carta clan di un altro giocatore.
dark-cave-client-purpose-rockfall = Toglie una carta percorso senza nani né creature.
dark-cave-client-purpose-swap = Scambia le tue altre carte con l’intera mano di un altro giocatore.
dark-cave-client-purpose-web = Nessuno la attraversa, finché non si consuma o un’ascia la taglia.
dark-cave-client-purpose-boots = Un passo in più in ogni turno, per te o per qualcun altro.
dark-cave-client-purpose-axe = Scaccia una creatura o indebolisce una ragnatela, una volta, per te o per qualcun altro.
dark-cave-client-purpose-rat = Esce da un buco scuro e fa fino a 3 passi; ogni nano attaccato costa una carta al suo giocatore.
dark-cave-client-purpose-lindworm = Esce da un buco scuro e fa fino a 4 passi; i nani attaccati restano a terra per un turno.
dark-cave-client-purpose-goblin = Esce da un buco scuro e fa fino a 5 passi; i nani attaccati perdono 1 pepita ciascuno.
dark-cave-client-purpose-hole = Dal buco scuro escono creature.
dark-cave-client-purpose-ladder = Da una scala a qualsiasi altra basta un passo.
dark-cave-client-purpose-vein = Chi si ferma sulla vena prende l’oro e mostra la carta clan.
dark-cave-client-purpose-bridge = Passare sul ponte costa una carta della mano; sotto è gratis.
dark-cave-client-purpose-tunnel = Passare da un percorso all’altro nel tunnel costa 1 pepita.

# i tasti
dark-cave-client-key-card = prendi una carta; ancora: girala
dark-cave-client-key-turn = gira la carta
dark-cave-client-key-places = da un posto all’altro
dark-cave-client-key-do = posa, mira, cammina
dark-cave-client-key-back = rimettila a posto
dark-cave-client-key-zoom = più vicino, più lontano, tutto
dark-cave-client-key-sheet = quello che so
