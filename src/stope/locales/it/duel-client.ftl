# Il Duello nel browser.

duel-client-board = La miniera

# la riga sopra la mano
duel-client-line-yours = Tocca a te: prendi una carta dalla mano.
duel-client-line-broken = I tuoi attrezzi sono rotti: ripara, o scarta. Due carte scartate riparano un attrezzo.
duel-client-line-other = { $name } sta scavando.
duel-client-line-path = Scegli un posto illuminato. R gira la carta.
duel-client-line-place = Scegli un posto illuminato.
duel-client-line-again = Confermi? Scegli ancora una volta.
duel-client-line-nowhere = Per ora questa carta non trova posto. Puoi scartarla.
duel-client-line-useless = Ora questa carta non serve. Puoi scartarla.
duel-client-line-key = Scegli una porta per la chiave.
duel-client-line-rockfall = Scegli una carta da seppellire.
duel-client-line-map = Scegli una meta da guardare.
duel-client-line-sabotage = Mettila davanti a { $name }.
duel-client-line-repair = Scegli l’attrezzo da riparare.
duel-client-line-discard = Scegli una o due carte da scartare.
duel-client-line-goal = Hai raggiunto una meta! In che verso la posi?
duel-client-line-bribe = Corrompere questo troll? Ti costa 1 pepita a fine manche.
duel-client-line-after = Puoi ancora corrompere un troll, o finire il turno.
duel-client-line-over = La partita è finita.

# pulsanti
duel-client-lay = Posa qui
duel-client-turn = Gira
duel-client-back = Riprendi
duel-client-discard = Scarta…
duel-client-discard-now =
    { $cards ->
        [1] Scarta questa carta
       *[other] Scarta entrambe
    }
duel-client-trade = Ripara con entrambe: { $tool }
duel-client-lay-goal = Posala così
duel-client-finish = Fine turno
duel-client-do-bribe = Corrompi (1 pepita)
duel-client-do-sabotage = Sabota!
duel-client-do-put-key = Metti qui la chiave
duel-client-do-rockfall = Seppellisci
duel-client-do-look = Guarda
duel-client-mend = Ripara: { $tool }
duel-client-sabotage-here = Davanti a { $name }
duel-client-continue = Continua
duel-client-see-board = Vedi il tavolo
duel-client-seen = Resta un segreto
duel-client-show-sums = Situazione

# che cosa c’è
duel-client-round = Manche { $round } di 3
duel-client-round-of = Manche { $round } di 3; conta l’oro di tutte le manche
duel-client-pile = Carte nel mazzo: { $cards }
duel-client-markers = Segnalini rimasti: { $markers }
duel-client-keys = Chiavi rimaste: { $keys }
duel-client-before = Davanti a { $name }
duel-client-broken = Da riparare: { $tool }
duel-client-seat-gold = Oro: { $gold }
duel-client-seat-cards = Carte in mano: { $cards }
duel-client-seat-debt = Debito coi troll: { $debt }
duel-client-seat-out = non gioca più
duel-client-peek =
    { $you ->
        [yes] Solo per i tuoi occhi
       *[no] Lo vede solo { $name }
    }

# finali
duel-client-round-over = La manche { $round } è finita
duel-client-you-win = Hai vinto!
duel-client-wins = Vince { $name }!
duel-client-draw = Pareggio!
duel-client-solo-over = Il tuo oro: { $gold }
duel-client-sum-player = Giocatore
duel-client-sum-round = Manche { $round }
duel-client-sum-found = Trovato
duel-client-sum-trolls = Troll
duel-client-sum-paid = −{ $paid } di { $debt }
duel-client-sum-gold = Oro

# le carte in parole
duel-client-card-unseen = carta sconosciuta
duel-client-card-sabotage = sabotaggio: { $tool }
duel-client-card-repair = riparazione: { $tools }
duel-client-card-map = mappa
duel-client-card-rockfall = frana
duel-client-card-key = chiave
duel-client-face-down = meta, coperta
duel-client-words-no-tools = nessuno
duel-client-words-card = { $place }: { $card }

# a che cosa servono le carte
duel-client-purpose-sabotage = L’avversario non posa carte percorso finché non ripara l’attrezzo.
duel-client-purpose-repair =
    { $tools ->
        [1] Ripara questo attrezzo, così puoi scavare di nuovo.
       *[other] Ripara uno dei due, così puoi scavare di nuovo.
    }
duel-client-purpose-map = Guarda in segreto una meta coperta: c’è dell’oro?
duel-client-purpose-key = Ti apre una porta dell’altro colore fino alla fine della manche.
duel-client-purpose-rockfall = Toglie dalla miniera una carta percorso, ma nessuna con oro o un troll.
duel-client-purpose-gold = L’oro va a chi ci arriva per primo con il suo percorso.
duel-client-purpose-door =
    { $colour ->
        [green] La porta lascia passare solo il verde; il blu ha bisogno di una chiave.
       *[blue] La porta lascia passare solo il blu; il verde ha bisogno di una chiave.
    }
duel-client-purpose-troll = Il troll non lascia passare nessuno finché qualcuno non lo corrompe con 1 pepita.
duel-client-purpose-ladder =
    { $colour ->
        [green] La scala porta dritto alla partenza verde; il verde può posarla anche senza un percorso fin lì.
       *[blue] La scala porta dritto alla partenza blu; il blu può posarla anche senza un percorso fin lì.
    }
duel-client-purpose-apart = I due percorsi non si uniscono.
duel-client-purpose-stub = Il vicolo cieco non porta da nessuna parte.

# tasti
duel-client-key-card = prendere una carta o girarla
duel-client-key-turn = girare la carta
duel-client-key-places = andare di posto in posto
duel-client-key-do = posare o fare
duel-client-key-back = riprendere la carta
duel-client-key-discard = scartare carte
duel-client-key-finish = finire il turno
duel-client-key-zoom = ingrandire, rimpicciolire, mostrare tutto
