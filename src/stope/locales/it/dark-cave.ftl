# The Dark Cave: names, events, refusals, the terminal client.

dark-cave-title = La Grotta Oscura

dark-cave-clan-yellow = giallo
dark-cave-clan-blue = blu
dark-cave-character-loyal = leale
dark-cave-character-saboteur = sabotatore
dark-cave-role-loyal = { dark-cave-character-loyal }
dark-cave-role-saboteur = { dark-cave-character-saboteur }
dark-cave-creature-rat = ratto
dark-cave-creature-lindworm = lindworm
dark-cave-creature-goblin = goblin
dark-cave-tool-boots = un paio di stivali
dark-cave-tool-axe = un’ascia da battaglia
dark-cave-cause-bridge = il ponte
dark-cave-cause-rat = il ratto
dark-cave-group-i = I
dark-cave-group-ii = II
dark-cave-group-iii = III
dark-cave-side-n = superiore
dark-cave-side-e = destro
dark-cave-side-s = inferiore
dark-cave-side-w = sinistro
dark-cave-ending-clan-out = tutti quelli che lavorano per uno stesso clan sono fuori
dark-cave-ending-cards = tutte le carte sono esaurite
dark-cave-ending-agreed = tutti sono d’accordo di smettere

dark-cave-reason-clan-out = tutti quelli che lavorano per uno stesso clan sono fuori
dark-cave-reason-cards = tutte le carte sono esaurite
dark-cave-reason-agreed = tutti sono d’accordo di smettere

dark-cave-action-information = informazione segreta
dark-cave-action-rockfall = frana
dark-cave-action-swap = scambio
dark-cave-action-web = ragnatela
dark-cave-action-boots = stivali
dark-cave-action-axe = ascia da battaglia
dark-cave-action-rat = ratto
dark-cave-action-lindworm = lindworm
dark-cave-action-goblin = goblin

dark-cave-move-place = posa una carta percorso
dark-cave-move-look = guarda una meta
dark-cave-move-spy = guarda una carta clan
dark-cave-move-rockfall = provoca una frana
dark-cave-move-swap = scambia le mani
dark-cave-move-spin = tessi una ragnatela
dark-cave-move-equip = posa stivali o un’ascia davanti a qualcuno
dark-cave-move-lure = attira una creatura
dark-cave-move-pass-one = passa e scarta una carta
dark-cave-move-pass-two = passa e scarta due carte
dark-cave-move-chop = usa un’ascia contro una ragnatela
dark-cave-move-step = fai un passo
dark-cave-move-stop = fermati
dark-cave-move-strike = scaccia la creatura con un’ascia
dark-cave-move-endure = tieni l’ascia
dark-cave-move-lay-goal = posa la meta
dark-cave-move-agree = accetta di finire la partita
dark-cave-move-disagree = ritira il consenso a finire la partita

dark-cave-event-began =
    { $you ->
        [yes] La terra trema. Cominci tu.
       *[no] La terra trema. Comincia { $name }.
    }
dark-cave-event-character-dealt =
    { $you ->
        [yes] Lo vedi solo tu: sei del clan { $clan }. Il tuo ruolo: { $character }.
       *[no] Lo vede solo { $name }: clan { $clan }, { $character }.
    }
dark-cave-event-turn-began =
    { $you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $name }.
    }
dark-cave-event-sits-out =
    { $you ->
        [yes] Non hai carte e salti questo turno.
       *[no] { $name } non ha carte e salta questo turno.
    }
dark-cave-event-creature-gone = Il { $creature } lascia la grotta.
dark-cave-event-web-worn = La ragnatela sul lato { $side } ({ $place }) ora mostra I.
dark-cave-event-web-gone = La ragnatela sul lato { $side } ({ $place }) sparisce.
dark-cave-event-stood-up =
    { $you ->
        [yes] Il tuo nano si rialza e in questo turno non si muove.
       *[no] Il nano di { $name } si rialza e in questo turno non si muove.
    }
dark-cave-event-card-laid =
    { $you ->
        [yes] Posi la carta { $card } ({ $place })
       *[no] { $name } posa la carta { $card } ({ $place })
    }{ $turned ->
        [yes] , ruotata.
       *[no] .
    }
dark-cave-event-vein-filled = Nella vena ({ $place }) luccica l’oro.
dark-cave-event-looked =
    { $you ->
        [yes] Guardi la meta ({ $place }).
       *[no] { $name } guarda la meta ({ $place }).
    }
dark-cave-event-goal-shown =
    { $you ->
        [yes] Lo vedi solo tu: la meta ({ $place }) è { $goal }.
       *[no] Lo vede solo { $name }: la meta ({ $place }) è { $goal }.
    }
dark-cave-event-spied =
    { $you ->
        [yes] Guardi la carta clan di { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } guarda la tua carta clan.
               *[no] { $name } guarda la carta clan di { $other }.
            }
    }
dark-cave-event-character-shown =
    { $you ->
        [yes] Lo vedi solo tu: { $other }, clan { $clan }, { $character }.
       *[no] Lo vede solo { $name }: { $other }, clan { $clan }, { $character }.
    }
dark-cave-event-rock-fell =
    { $gold ->
        [0] Frana ({ $place }): la carta { $card } sparisce.
       *[other] Frana ({ $place }): la carta { $card } sparisce, e con lei il suo oro.
    }
dark-cave-event-swapped =
    { $you ->
        [yes] Scambi la tua mano con { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } scambia la sua mano con te.
               *[no] { $name } scambia la sua mano con { $other }.
            }
    }
dark-cave-event-card-received =
    { $you ->
        [yes] Lo vedi solo tu: hai ricevuto { $card }.
       *[no] Lo vede solo { $name }: { $name } ha ricevuto { $card }.
    }
dark-cave-event-web-spun =
    { $you ->
        [yes] Tessi una ragnatela sul lato { $side } ({ $place }).
       *[no] { $name } tesse una ragnatela sul lato { $side } ({ $place }).
    }
dark-cave-event-equipped =
    { $you ->
        [yes]
            { $to_you ->
                [yes] Prendi { $tool }.
               *[no] { $other } riceve da te { $tool }.
            }
       *[no]
            { $to_you ->
                [yes] { $name } ti dà { $tool }.
               *[no]
                    { $same ->
                        [yes] { $name } prende { $tool }.
                       *[no] { $other } riceve { $tool } da { $name }.
                    }
            }
    }
dark-cave-event-creature-lured =
    { $you ->
        [yes] Attiri il { $creature } ({ $place }).
       *[no] { $name } attira il { $creature } ({ $place }).
    }
dark-cave-event-creature-stepped = Il { $creature } avanza ({ $place }).
dark-cave-event-passed =
    { $you ->
        [yes] Passi. Carte scartate: { $cards }.
       *[no] { $name } passa. Carte scartate: { $cards }.
    }
dark-cave-event-discarded =
    { $you ->
        [yes] Lo vedi solo tu: hai scartato { $card }.
       *[no] Lo vede solo { $name }: { $name } ha scartato { $card }.
    }
dark-cave-event-web-chopped =
    { $you ->
        [yes] Usi un’ascia contro la ragnatela sul lato { $side } ({ $place }).
       *[no] { $name } usa un’ascia contro la ragnatela sul lato { $side } ({ $place }).
    }{ " " }{ $level ->
        [0] La ragnatela sparisce.
       *[other] Ora mostra I.
    }
dark-cave-event-creature-struck =
    { $you ->
        [yes] Scacci il { $creature } con un’ascia.
       *[no] { $name } scaccia il { $creature } con un’ascia.
    }
dark-cave-event-attack-endured =
    { $you ->
        [yes] Il { $creature } attacca e tu tieni la tua ascia.
       *[no] Il { $creature } attacca e { $name } tiene la sua ascia.
    }
dark-cave-event-stepped =
    { $you ->
        [yes] Avanzi ({ $place }).
       *[no] { $name } avanza ({ $place }).
    }
dark-cave-event-goal-seen = Si scopre una meta ({ $place }): { $goal }.
dark-cave-event-goal-laid =
    { $turned ->
        [yes] La meta ({ $place }) viene posata ruotata: { $goal }.
       *[no] La meta ({ $place }) viene posata: { $goal }.
    }
dark-cave-event-card-lost =
    { $you ->
        [yes] Perdi una carta del gruppo { $group }: se la prende { $cause }.
       *[no] { $name } perde una carta del gruppo { $group }: se la prende { $cause }.
    }
dark-cave-event-lost-card-seen =
    { $you ->
        [yes] Lo vedi solo tu: la carta persa era { $card }.
       *[no] Lo vede solo { $name }: la carta persa era { $card }.
    }
dark-cave-event-tunnel-paid =
    { $you ->
        [yes] Paghi 1 pepita per il tunnel.
       *[no] { $name } paga 1 pepita per il tunnel.
    }
dark-cave-event-laid-low =
    { $you ->
        [yes] Il lindworm getta a terra il tuo nano.
       *[no] Il lindworm getta a terra il nano di { $name }.
    }
dark-cave-event-gold-stolen =
    { $you ->
        [yes] Il goblin ti ruba 1 pepita.
       *[no] Il goblin deruba { $name } di 1 pepita.
    }
dark-cave-event-gold-taken =
    { $you ->
        [yes] Prendi l’oro della vena ({ $place }).
       *[no] { $name } prende l’oro della vena ({ $place }).
    }
dark-cave-event-revealed =
    { $you ->
        [yes] La tua carta clan viene rivelata: { $clan }, { $character }.
       *[no] La carta clan di { $name } viene rivelata: { $clan }, { $character }.
    }
dark-cave-event-left-cave =
    { $you ->
        [yes] Lasci la grotta! Oro portato fuori: { $gold }.
       *[no] { $name } lascia la grotta! Oro portato fuori: { $gold }.
    }
dark-cave-event-spares-seen =
    { $you ->
        [yes] Il tuo nano è uscito per primo: guardi le carte clan messe da parte.
       *[no] { $name }, il cui nano è uscito per primo, guarda le carte clan messe da parte.
    }
dark-cave-event-spare-shown =
    { $you ->
        [yes] Lo vedi solo tu, messa da parte: { $clan }, { $character }.
       *[no] Lo vede solo { $name }, messa da parte: { $clan }, { $character }.
    }
dark-cave-event-drew =
    { $you ->
        [yes] Peschi una carta del gruppo { $group }.
       *[no] { $name } pesca una carta del gruppo { $group }.
    }
dark-cave-event-card-drawn =
    { $you ->
        [yes] Lo vedi solo tu: hai pescato { $card }.
       *[no] Lo vede solo { $name }: { $name } ha pescato { $card }.
    }
dark-cave-event-agreed =
    { $you ->
        [yes] Per te la partita può finire adesso.
       *[no] Per { $name } la partita può finire adesso.
    }
dark-cave-event-disagreed =
    { $you ->
        [yes] Ci ripensi e preferisci continuare.
       *[no] { $name } ci ripensa e preferisce continuare.
    }
dark-cave-event-treasure = Tesoro del clan { $clan }: { $gold } (oro salvato dai nani che lavorano per lui, { $workers } in tutto) × { $rivals } (nani che lavorano per l’altro clan) = { $treasure }.
dark-cave-event-ended = La partita è finita: { $ending }. Chi vince: { $winners }.

dark-cave-refusal-7 = Puoi giocare solo carte della tua mano.
dark-cave-refusal-9 = È il turno di qualcun altro.
dark-cave-refusal-12 = Nel tuo turno fai esattamente una cosa con le tue carte: posare una carta percorso, giocare una carta azione, oppure passare e scartarne una o due.
dark-cave-refusal-13 = Ti muovi dopo la tua carta, finché ti restano passi.
dark-cave-refusal-20 = Una carta percorso va in un posto vuoto accanto alla carta partenza, a una carta percorso posata o a una meta scoperta.
dark-cave-refusal-21 = Questa carta è uguale nei due versi, quindi non si ruota.
dark-cave-refusal-22 = Ogni lato deve combaciare con le carte vicine: aperto con aperto, chiuso con chiuso.
dark-cave-refusal-23 = Una carta percorso deve continuare un percorso.
dark-cave-refusal-31 = Un passo porta a una casella adiacente della stessa carta, alla carta vicina attraverso un lato aperto, oppure da una scala a un’altra.
dark-cave-refusal-38 = Prima bisogna posare la meta scoperta, in uno dei versi adatti; altrimenti non c’è nessuna meta da posare.
dark-cave-refusal-50 = Un’informazione segreta ti mostra una meta coperta, oppure la carta clan ancora nascosta di un altro giocatore.
dark-cave-refusal-51 = Una frana toglie una carta percorso posata, senza nani e senza creature.
dark-cave-refusal-52 = La mano si scambia con un altro giocatore.
dark-cave-refusal-53 = Una ragnatela va su un lato dove entrambe le carte sono aperte, o su un’estremità aperta, una sola per posto; nessuno la attraversa.
dark-cave-refusal-54 = Gli stivali vanno davanti a un giocatore che non ne ha.
dark-cave-refusal-55 = Un’ascia va davanti a un giocatore; da lì serve nel tuo turno contro una ragnatela accanto al tuo nano, ma non mentre una creatura cammina.
dark-cave-refusal-56 = Con un’ascia puoi scacciare una creatura solo quando attacca e ti viene chiesto.
dark-cave-refusal-57 = Una creatura esce da un buco scuro su una carta scoperta, e poi cammina o si ferma.
dark-cave-refusal-58 = Questa creatura è già nella grotta: riparte da dove si trova.
dark-cave-refusal-59 = Le creature non entrano né nell’uscita né sulle mete coperte.
dark-cave-refusal-70 = La partita è finita.
dark-cave-refusal-71 = Hai già dato il tuo consenso, oppure non c’è nulla da ritirare.

dark-cave-prompt = Carta e posizione, come «2 0 -1»? («2»: dove può andare.) Aiuto: ?
dark-cave-prompt-creature = Dove va la creatura? Un numero, o f per fermarla. Passi rimasti: { $steps }. Aiuto: ?
dark-cave-prompt-axe = La creatura attacca: { $creature }. Usi la tua ascia, y (sì) o n (no)? Aiuto: ?
dark-cave-prompt-goal = Posi la meta dritta (u) o ruotata (v)? Aiuto: ?
dark-cave-prompt-steps = Dove vai? Un numero, o f per finire. Passi rimasti: { $steps }. Aiuto: ?
dark-cave-prompt-chop = Un colpo d’ascia a una ragnatela, o f per finire. Aiuto: ?
dark-cave-help =
    2 3 -1       gioca la carta 2 della mano in x 3, y -1; 2 3 -1 v la posa ruotata
    2            che cosa può fare la carta 2, e dove; p 2 3 -1 equivale a 2 3 -1
    d 1          passa e scarta la carta 1; d 1 2 ne scarta due
    m -4 4       guarda la meta in -4, 4; i bo la carta clan di Bo
    x 4 0        provoca una frana sulla carta in 4, 0
    c bo         scambia la mano con Bo
    n 1 0 e      tessi una ragnatela sul lato n, e, s o w (ovest) di 1, 0
    b 0          stivali per il giocatore 0 (tu); k 0 un’ascia
    l rat 1 0    attira fuori dal buco in 1, 0: rat (ratto), lindworm o goblin
    a 1 0 e      usa la tua ascia contro la ragnatela su un lato di 1, 0
    1            camminando: fai il passo con questo numero; s 1 0 n indica la casella
    f            finisci di camminare
    w            dove possono andare le carte percorso
    g            quali caselle raggiungi, in quanti passi e a quale prezzo
    map          tutta la grotta; t tutto il tavolo
    h            la tua mano; o che cosa si può contare
    agree        accetta che la partita finisca adesso; disagree ritira il consenso
    hint         le mosse migliori con probabilità e motivi (pensa un secondo)
    r            regole: tutte, oppure una sola con «r 38»
    q            abbandona: interrompi questa partita
dark-cave-status = Mazzo: { $one } del gruppo I, { $two } del II, { $three } del III. Oro nella riserva: { $supply }.
dark-cave-status-seat = { $number } { $name } (clan { $clan }): oro { $gold }, mano { $cards }.
dark-cave-player = { $number } { $name } ({ $clan }) { $gold }$
dark-cave-mark-revealed = Carta rivelata
dark-cave-mark-out = Fuori dalla grotta
dark-cave-mark-lying = A terra
dark-cave-mark-boots = Stivali
dark-cave-mark-agreed = Finirebbe la partita
dark-cave-mark-axes = Asce: { $axes }
dark-cave-memory = Ricordi che cosa { $name } ha avuto da te: { $cards }. Carte che da allora hanno lasciato quella mano senza essere viste: { $gone }.
dark-cave-spares = Carte clan messe da parte: { $cards }.
dark-cave-chops = Ragnatele alla portata della tua ascia: { $webs }.
dark-cave-cost-cards = carte perse: { $cards }
dark-cave-cost-gold = oro pagato: { $gold }
dark-cave-reach =
    { $steps ->
        [one] Raggiungibili in { $steps } passo
       *[other] Raggiungibili in { $steps } passi al massimo
    }{ " " }(passi, casella, costi):
dark-cave-reach-none = Non puoi raggiungere nulla.
dark-cave-crowd = In { $place }: { $who }.
dark-cave-words-face-down = { $place }: una meta, coperta
dark-cave-words-gold = con oro
dark-cave-words-dwarf = { $name }: in { $place }
dark-cave-words-creature = Il { $creature }: in { $place }
dark-cave-words-web = Una ragnatela sul lato { $side } di { $x } { $y }, che mostra { $level }
dark-cave-odds = Mazzo: { $one } del gruppo I, { $two } del II, { $three } del III. Non ancora viste, ovunque siano: carte percorso { $paths }, carte azione { $actions }. Oro nella riserva: { $supply }.
dark-cave-odds-loyal = Probabilità che i giocatori siano leali al proprio clan, a giudicare da ciò che tutti hanno fatto: { $seats }.
dark-cave-odds-exit = Probabilità che ogni meta sia l’uscita, a giudicare da dove è andato chi ha guardato: { $goals }.
dark-cave-legend = ○ casella, ● buco, H scala, $ oro, ∩ tunnel, X uscita, ╪ ╫ ponte, ? meta coperta, cifre: nani, R L G creature, * più d’uno, ▓ ░ ragnatela II e I.

# hints: what speaks for a move, or against it; ways are estimates, 0 steps: only one way exists
dark-cave-hint-nearer =
    { $steps ->
        [0] Ti apre una via verso l’uscita.
        [one] Accorcia la tua via verso l’uscita di circa { $steps } passo.
       *[other] Accorcia la tua via verso l’uscita di circa { $steps } passi.
    }
dark-cave-hint-farther =
    { $steps ->
        [0] Attenzione, così chiudi la tua stessa via verso l’uscita.
        [one] Attenzione, la tua via verso l’uscita si allunga di circa { $steps } passo.
       *[other] Attenzione, la tua via verso l’uscita si allunga di circa { $steps } passi.
    }
dark-cave-hint-friend =
    { $steps ->
        [0] Apre a { $name } una via verso l’uscita;
       *[other] Aiuta { $name } a uscire (passi risparmiati: { $steps });
    } dalla tua parte: { $percent }%.
dark-cave-hint-block =
    { $steps ->
        [0] Chiude la strada a { $name };
       *[other] Allunga la via d’uscita a { $name } (passi: { $steps });
    } contro di te: { $percent }%.
dark-cave-hint-same-ways = Non si accorcia né la tua via d’uscita né quella di un probabile alleato.
dark-cave-hint-new-vein = Posa una vena: oro per chi ci arriva per primo.
dark-cave-hint-look =
    { $goals ->
        [0] Sai già dov’è l’uscita.
        [one] L’uscita può essere solo qui.
       *[other] Ti dice se qui c’è l’uscita; è una di { $goals } mete.
    }
dark-cave-hint-spy = Ti dà certezza su { $name }; finora dalla tua parte: { $percent }%.
dark-cave-hint-swap = Carte cedute: { $give }; ricevute: { $take }, dalla mano di { $name }.
dark-cave-hint-equip =
    { $tool ->
        [boots] Un passo in più per te a ogni turno.
       *[axe] Un’ascia per te, contro una creatura o una ragnatela.
    }
dark-cave-hint-gift =
    { $tool ->
        [boots] Stivali
       *[axe] Un’ascia
    } per { $name }; dalla tua parte: { $percent }%.
dark-cave-hint-prey =
    { $creature ->
        [rat] Il ratto
        [lindworm] Il lindworm
       *[goblin] Il goblin
    } può arrivare fino a { $name }; contro di te: { $percent }%.
dark-cave-hint-no-prey =
    { $creature ->
        [rat] Il ratto
        [lindworm] Il lindworm
       *[goblin] Il goblin
    } non arriva a nessun altro, ma sbarra il passaggio.
dark-cave-hint-attack =
    { $creature ->
        [rat] Il ratto
        [lindworm] Il lindworm
       *[goblin] Il goblin
    } attacca { $name }; contro di te: { $percent }%.
dark-cave-hint-attack-self =
    { $creature ->
        [rat] Attenzione, il ratto
        [lindworm] Attenzione, il lindworm
       *[goblin] Attenzione, il goblin
    } attacca qui proprio il tuo nano.
dark-cave-hint-stop-creature =
    { $creature ->
        [rat] Il ratto
        [lindworm] Il lindworm
       *[goblin] Il goblin
    } resta dov’è.
dark-cave-hint-pass =
    { $drawn ->
        [0] Scarta e basta, perché il mazzo è vuoto. Carte: { $cards }.
       *[other] Fa posto a carte migliori; scartate: { $cards }, pescate: { $drawn }.
    }
dark-cave-hint-chop =
    { $level ->
        [0] Dopo, la ragnatela non c’è più.
       *[other] Dopo, la ragnatela resiste a un’ascia in meno.
    }
dark-cave-hint-exit = Lascia la grotta; oro portato fuori: { $gold }.
dark-cave-hint-turn-up =
    { $goals ->
        [0] Scopre una meta che non è l’uscita.
        [one] Scopre l’uscita.
       *[other] Scopre una meta; l’uscita è una di { $goals }.
    }
dark-cave-hint-step =
    { $steps ->
        [one] Più vicino all’uscita di circa { $steps } passo
       *[other] Più vicino all’uscita di circa { $steps } passi
    }{ $cost ->
        [card] , ma costa una carta.
        [gold] , ma costa 1 pepita.
       *[none] .
    }
dark-cave-hint-step-aside = Questo passo non ti avvicina all’uscita.
dark-cave-hint-creature =
    { $creature ->
        [rat] Attenzione, il ratto
        [lindworm] Attenzione, il lindworm
       *[goblin] Attenzione, il goblin
    } è lì e attacca.
dark-cave-hint-vein = Qui c’è oro per chi si ferma.
dark-cave-hint-take = Prendi l’oro della vena, e tutti vedono la tua carta clan.
dark-cave-hint-stop = Resti dove sei.
dark-cave-hint-strike =
    { $creature ->
        [rat] Scaccia il ratto;
        [lindworm] Scaccia il lindworm;
       *[goblin] Scaccia il goblin;
    } asce rimaste: { $left }.
dark-cave-hint-endure =
    { $creature ->
        [rat] Risparmia l’ascia; il ratto può costarti una carta.
        [lindworm] Risparmia l’ascia; il lindworm può gettare a terra il tuo nano.
       *[goblin] Risparmia l’ascia; il goblin può rubarti 1 pepita.
    }
