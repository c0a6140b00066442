# The Duel: names, events, refusals, the terminal client.

duel-title = Il Duello

duel-tool-lamp = lampada
duel-tool-pickaxe = piccone
duel-tool-cart = carrello

duel-ending-goals = tutte le mete sono scoperte
duel-ending-markers = non ci sono più segnalini
duel-ending-cards = tutte le carte sono esaurite

duel-rank-learner = ancora un apprendista
duel-rank-miner = un bravo minatore
duel-rank-master = un maestro della miniera
duel-rank-legend = una leggenda del sottosuolo

duel-reason-most-gold = più oro di tutti
duel-reason-draw = uguale quantità d’oro: pareggio
duel-reason-rank-1 = meno di 15 pepite: { duel-rank-learner }
duel-reason-rank-2 = da 15 a 19 pepite: { duel-rank-miner }
duel-reason-rank-3 = da 20 a 24 pepite: { duel-rank-master }
duel-reason-rank-4 = 25 pepite o più: { duel-rank-legend }

duel-move-place = posa una carta percorso
duel-move-sabotage = sabota
duel-move-repair = ripara
duel-move-put-key = metti una chiave su una porta
duel-move-rockfall = provoca una frana
duel-move-look = guarda una meta
duel-move-exchange = scarta due carte per riparare un attrezzo
duel-move-pass-one = passa e scarta una carta
duel-move-pass-two = passa e scarta due carte
duel-move-bribe = corrompi un troll
duel-move-done = finisci il turno
duel-move-lay-goal = posa la meta

duel-event-round-began =
    { $you ->
        [yes] Manche { $round }: cominci tu.
       *[no] Manche { $round }: comincia { $name }.
    }
duel-event-card-laid =
    { $you ->
        [yes] Posi la carta { $card } ({ $place })
       *[no] { $name } posa la carta { $card } ({ $place })
    }{ $turned ->
        [yes] , ruotata.
       *[no] .
    }
duel-event-goal-seen = Raggiunta una meta ({ $place }): { $goal }.
duel-event-goal-laid =
    { $turned ->
        [yes] La meta ({ $place }) viene posata ruotata: { $goal }.
       *[no] La meta ({ $place }) viene posata: { $goal }.
    }
duel-event-gold-marked =
    { $you ->
        [yes] Segni
       *[no] { $name } segna
    }{ " " }{ $gold ->
        [one] { $gold } pepita
       *[other] { $gold } pepite
    } ({ $place }).
duel-event-troll-bribed =
    { $you ->
        [yes] Corrompi il troll ({ $place }); lascia passare tutti e ti costa 1 pepita.
       *[no] { $name } corrompe il troll ({ $place }), che ora lascia passare tutti.
    }
duel-event-sabotaged =
    { $you ->
        [yes] Saboti un attrezzo dell’avversario: { $tool }.
       *[no]
            { $watching ->
                [yes] { $name } sabota un attrezzo dell’avversario: { $tool }.
               *[no] { $name } sabota un tuo attrezzo: { $tool }.
            }
    }
duel-event-repaired =
    { $you ->
        [yes] Ripari un attrezzo: { $tool } ({ $card }).
       *[no] { $name } ripara un attrezzo: { $tool } ({ $card }).
    }
duel-event-key-put =
    { $you ->
        [yes] Metti una chiave sulla porta ({ $place }).
       *[no] { $name } mette una chiave sulla porta ({ $place }).
    }
duel-event-rock-fell = Frana ({ $place }): la carta { $card } sparisce.
duel-event-map-used =
    { $you ->
        [yes] Guardi la meta ({ $place }).
       *[no] { $name } guarda la meta ({ $place }).
    }
duel-event-map-shown =
    { $you ->
        [yes] Lo vedi solo tu: la meta ({ $place }) è { $goal }.
       *[no] Lo vede solo { $name }: la meta ({ $place }) è { $goal }.
    }
duel-event-exchanged =
    { $you ->
        [yes] Scarti due carte per riparare un attrezzo: { $tool }.
       *[no] { $name } scarta due carte per riparare un attrezzo: { $tool }.
    }
duel-event-passed =
    { $you ->
        [yes] Passi. Carte scartate: { $cards }.
       *[no] { $name } passa. Carte scartate: { $cards }.
    }
duel-event-discarded =
    { $you ->
        [yes] Lo vedi solo tu: hai scartato { $card }.
       *[no] Lo vede solo { $name }: { $name } ha scartato { $card }.
    }
duel-event-drew =
    { $you ->
        [yes] Carte che peschi: { $cards }.
       *[no] Carte che pesca { $name }: { $cards }.
    }
duel-event-card-drawn =
    { $you ->
        [yes] Lo vedi solo tu: hai pescato { $card }.
       *[no] Lo vede solo { $name }: { $name } ha pescato { $card }.
    }
duel-event-sits-out =
    { $you ->
        [yes] Non hai più carte e resti fuori fino alla fine della manche.
       *[no] { $name } non ha più carte e resta fuori fino alla fine della manche.
    }
duel-event-round-ended = La manche { $round } è finita: { $ending }.
duel-event-gold-taken =
    { $you ->
        [yes] Oro che prendi da questa manche: { $gold }.
       *[no] Oro che { $name } prende da questa manche: { $gold }.
    }
duel-event-debt-paid =
    { $you ->
        [yes] Devi { $debt } ai troll e paghi { $paid }.
       *[no] { $name } deve { $debt } ai troll e paga { $paid }.
    }
duel-event-sabotage-drawn =
    { $lies ->
        [yes] Esce una carta sabotaggio e finisce davanti a te: { $tool }.
       *[no] Esce una seconda carta sabotaggio dello stesso tipo e viene scartata: { $tool }.
    }
duel-event-rockfall-drawn =
    { $removed ->
        [yes] Esce una frana: l’ultima carta posata resta sepolta.
       *[no] Esce una frana, ma non c’è niente da seppellire.
    }
duel-event-match-ended = Le tre manche sono finite. Più oro di tutti, { $gold }: { $winners }.
duel-event-solo-ended =
    { $gold ->
        [one]
            { $you ->
                [yes] Le tre manche sono finite. Hai { $gold } pepita: { $rank }.
               *[no] Le tre manche sono finite. { $name } ha { $gold } pepita: { $rank }.
            }
       *[other]
            { $you ->
                [yes] Le tre manche sono finite. Hai { $gold } pepite: { $rank }.
               *[no] Le tre manche sono finite. { $name } ha { $gold } pepite: { $rank }.
            }
    }

duel-refusal-3 = Questa carta è uguale nei due versi, quindi non si ruota.
duel-refusal-6 = Puoi giocare solo carte della tua mano.
duel-refusal-7 = È il turno dell’altro giocatore.
duel-refusal-12 = Nel tuo turno fai esattamente una cosa: posare una carta percorso, giocare una carta azione, scartare due carte per riparare un attrezzo, oppure passare.
duel-refusal-20 = Una carta percorso va in un posto vuoto accanto a una carta partenza, a una carta percorso posata o a una meta scoperta.
duel-refusal-21 = Ogni lato deve combaciare con le carte vicine: aperto con aperto, chiuso con chiuso.
duel-refusal-22 = Almeno un lato aperto deve toccare un lato aperto a cui porta il tuo percorso.
duel-refusal-23 = Una scala va accanto a una carta partenza o a una carta percorso posata, mai accanto a una meta o a una carta percorso con oro.
duel-refusal-26 = Niente carte percorso finché hai davanti una carta sabotaggio.
duel-refusal-27 = Prima bisogna posare la meta scoperta, in uno dei versi adatti.
duel-refusal-28 = Dopo la tua azione puoi solo corrompere un troll o finire il turno.
duel-refusal-32 = Si può corrompere solo un troll non ancora corrotto a cui porta il tuo percorso.
duel-refusal-40 = Una carta sabotaggio va davanti all’avversario, mai due dello stesso tipo.
duel-refusal-41 = Una carta riparazione aggiusta un solo attrezzo, che mostra e che è sabotato davanti a te.
duel-refusal-42 = Una chiave va su una porta in vista dell’altro colore che non ne ha ancora una.
duel-refusal-43 = Una frana toglie una carta percorso posata, senza oro e senza troll.
duel-refusal-44 = Con una mappa si guarda una meta coperta.
duel-refusal-45 = Se hai davanti una carta sabotaggio, puoi scartare due carte della mano per liberartene.
duel-refusal-46 = Per passare, scarta una o due carte della tua mano.
duel-refusal-53 = La partita è finita.
duel-refusal-64 = In solitario non c’è nessuno da sabotare.

duel-prompt = Carta e posizione, come «2 0 -1»? («2»: dove può andare.) Aiuto: ?
duel-prompt-goal = Posi la meta dritta (u) o ruotata (v)? Aiuto: ?
duel-prompt-bribe = Corrompi un troll (b x y) o finisci (f)? Aiuto: ?
duel-help =
    2 3 -1      gioca la carta 2 della mano in x 3, y -1; 2 3 -1 v la posa ruotata
    2           che cosa può fare la carta 2, e dove; p 2 3 -1 equivale a 2 3 -1
    p 3         gioca la carta 3 se non serve una posizione: sabotaggio, riparazione
    p 3 lampada  ripara lampada, piccone o carrello con la carta 3
    k 4 0       metti una chiave sulla porta in 4, 0
    x 4 0       provoca una frana sulla carta in 4, 0
    m 5 2       guarda la meta in 5, 2 con una mappa
    d 1         passa e scarta la carta 1; d 1 2 ne scarta due
    c 1 2 lampada  scarta due carte e ripara la lampada
    b 3 0       corrompi il troll in 3, 0; f finisce il turno
    w           dove possono andare le tue carte percorso
    map         tutta la rete; t tutto il tavolo
    h           la tua mano; o che cosa si può contare
    hint        le mosse migliori con probabilità e motivi (pensa un secondo)
    r           regole: tutte, oppure una sola con «r 22»
    q           abbandona: interrompi questa partita
duel-hand = La tua mano: { $cards }.
duel-status-round = Manche { $round } di 3. Mazzo: { $pile }. Segnalini: { $markers }. Chiavi: { $keys }.
duel-status-seat = { $name } ({ $colour }): oro { $gold }, mano { $cards }, sabotaggio: { $tools }, debito con i troll: { $debt }.
duel-colour-green = verde
duel-colour-blue = blu
duel-words-face-down = { $place }: una meta, coperta
duel-words-marked = segnato in { $colour }
duel-words-key = con una chiave
duel-words-bribed = corrotto
duel-odds = Carte nel mazzo: { $pile }. Segnalini: { $markers }. Chiavi: { $keys }. Carte che non hai ancora visto: { $unseen }.
duel-legend = ◆ partenza, ? meta coperta, $2 oro, g2 b2 oro segnato, G B porta (g b con una chiave), T troll (t corrotto), H scala, a puntini: un vicolo cieco, ╫ ponte.

# hints: what speaks for a move, or against it; 0 cards stand for a way that does not exist
duel-hint-goal = Una meta viene raggiunta e scoperta.
duel-hint-goal-known =
    { $gold ->
        [0] Viene raggiunta una meta che conosci: senza oro.
        [one] Viene raggiunta una meta che conosci: { $gold } pepita.
       *[other] Viene raggiunta una meta che conosci: { $gold } pepite.
    }
duel-hint-gold =
    { $gold ->
        [one] Segna { $gold } pepita per te.
       *[other] Segna { $gold } pepite per te.
    }
duel-hint-nearer =
    { $before ->
        [0] Ti apre una via; carte mancanti alla meta più vicina: { $after }.
       *[other] Ti avvicina a una meta; carte mancanti: { $after } invece di { $before }.
    }
duel-hint-block =
    { $after ->
        [0] Chiude all’avversario la via verso le mete; carte mancanti prima: { $before }.
       *[other] Allunga la via dell’avversario verso una meta; carte mancanti: { $after } invece di { $before }.
    }
duel-hint-farther =
    { $after ->
        [0] Attenzione, così chiudi la tua stessa via verso le mete.
       *[other] Attenzione, la tua via verso una meta si allunga; carte mancanti: { $after } invece di { $before }.
    }
duel-hint-branch = Ti dà più punti da cui continuare a scavare: { $after } invece di { $before }.
duel-hint-same-ways = Le vie più brevi verso le mete restano lunghe come sono.
duel-hint-sabotage =
    { $tool ->
        [lamp] Senza lampada
        [pickaxe] Senza piccone
       *[cart] Senza carrello
    } l’avversario non posa carte percorso fino alla riparazione.
duel-hint-repair =
    { $left ->
        [0] Puoi di nuovo posare carte percorso. Riparazione:
       *[other] Un sabotaggio in meno; ancora davanti a te: { $left }. Riparazione:
    }{ " " }{ $tool ->
        [lamp] lampada.
        [pickaxe] piccone.
       *[cart] carrello.
    }
duel-hint-exchange =
    { $left ->
        [0] Costa due carte, e puoi di nuovo posare carte percorso. Riparazione:
       *[other] Costa due carte; sabotaggi ancora davanti a te: { $left }. Riparazione:
    }{ " " }{ $tool ->
        [lamp] lampada.
        [pickaxe] piccone.
       *[cart] carrello.
    }
duel-hint-look =
    { $known ->
        [yes] Conosci già questa meta.
       *[no] Ti mostra che cosa c’è su questa meta; ancora coperte: { $goals }.
    }
duel-hint-pass =
    { $drawn ->
        [0] Scarta e basta, perché il mazzo è vuoto. Carte: { $cards }.
       *[other] Fa posto a carte migliori; scartate: { $cards }, pescate: { $drawn }.
    }
duel-hint-bribe =
    { $opens ->
        [goal] Costa 1 pepita e scopre una meta.
        [gold] Costa 1 pepita e apre la via all’oro: { $gold }.
       *[way] Costa 1 pepita e apre a tutti il passaggio del troll.
    }
duel-hint-done = Finisce il turno e risparmia l’oro di una mazzetta.
