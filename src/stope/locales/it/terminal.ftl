# The terminal: prompts, tables, progress.

compiling = Compilazione delle regole di { $game }, una volta sola
compiling-once = Compilazione delle regole di { $game }. Succede una volta sola e richiede qualche secondo.
simulating = Simulazione di { $games } partite
measuring = Misurazione: { $what }

prompt-unknown = Non capisco «{ $given }». «?» mostra che cosa puoi scrivere.
goodbye = Alla prossima! La partita non è arrivata alla fine.
match-saved = La registrazione di questa partita si trova in { $file }.
interrupted = Interrotto.

play-welcome =
    { $seats ->
        [one] { $title } in solitario: { $names }.
       *[other] { $title } con { $seats } giocatori: { $names }.
    }
play-watching = Nessuna persona al tavolo: i bot giocano tra loro.
play-standings = Classifica finale ({ $reason })
play-standing = { $place }. { $name }: { $points }
play-result-alone = { $name }: { $points } ({ $reason })

rules-title = { $title }: le regole da { $first } a { $last }

simulate-summary =
    { $title }: { $games } partite { $seats ->
        [one] in solitario
       *[other] con { $seats } giocatori
    } in { $seconds } s ({ $rate } al secondo)
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-mean = media punti
simulate-most = record punti

bench-title = { $title }: partite casuali complete al secondo
bench-what = modalità
bench-seats = giocatori
bench-rate = partite al secondo
bench-one-core = un core
bench-all-cores = tutti i { $cores } core
bench-interpreted = Python interpretato
bench-gpu = scheda grafica, con copia dei risultati
bench-no-gpu = scheda grafica: qui non c’è
bench-search = Ricerca su un core, { $decisions } decisioni con { $seats } giocatori:
bench-iterations = partite immaginate, come giocano i livelli
bench-iterations-to-the-end = partite immaginate, giocate fino alla fine
bench-level = { $bot }: { $mean } ms per una decisione, al massimo { $most } ms
bench-overrun = Un limite di { $limit } ms viene superato al massimo di { $most } ms.
bench-compile = Compilare tutto ciò che serve a una partita, da zero, su un core: { $seconds } s
bench-compile-simulate = Compilare una simulazione, da zero, su un core: { $seconds } s
bench-start = Dalla riga di comando alla prima domanda, con la cache pronta: { $seconds } s
bench-written = Scritto in { $file }.
compiling-all = Compilo le regole di tutti i giochi: { $games }. Succede una volta sola.
compiling-done = Fatto.
bench-legal = Elencare tutte le mosse permesse a metà partita [{ $phase }]: { $mean } µs in media, al massimo { $most } µs ({ $moves } mosse)
bench-compile-all = Compilare tutti i giochi in parallelo, da zero: { $seconds } s
arena-title = { $title }: { $matches } partite su { $deals } distribuzioni
arena-bot = bot
arena-wins = vittorie
arena-score = media punti
arena-rating = punteggio Elo
arena-note = Intervalli al 95%. Le stesse carte per tutti, ogni bot a ogni posto.
arena-note-alone = Intervalli al 95%.
arena-wins-in-parts = Una vittoria condivisa conta in parti.
arena-wins-of-teams = Le squadre vincono insieme: le vittorie sono la quota di partite in cui un bot era tra i vincitori.
arena-ending = come sono finite le partite
arena-matches = partite
arena-playing = Si giocano { $games } partite

fit-measuring = Misura dei pesi di { $game }
fit-weight = peso
fit-value = valore
fit-origin = origine
fit-derived = ricavato di nuovo
fit-other = altro valore
fit-wins = vittorie, in %
fit-loss = perdita logaritmica
hint-expects = La tua quota di vittoria, per come stanno le cose: { $share }%.
hint-expects-alone = Parte dell’oro in palio che puoi aspettarti: { $share }%.
hint-move = { $typed } ({ $move }): { $share }%. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share }%, da scegliere nel { $weight }% dei casi. { $reason }
replay-state-not-compared = La registrazione viene da una versione precedente che annotava diversamente lo stato della partita: ogni mossa era permessa, ma lo stato finale non si è potuto confrontare.
verify-confirmed = La mescolata è confermata: le carte derivano dal segreto del server e da ciò che ogni persona ha aggiunto, e ogni mossa era permessa.
verify-refused = La mescolata non è confermata.
verify-commitment = Pubblicato prima della prima carta (SHA-256 del segreto): { $commitment }
verify-nonce = Aggiunto dal posto { $seat }: { $nonce }
verify-no-nonces = Nessuno ha aggiunto niente: le carte le ha decise solo il segreto del server.
verify-not-over = La partita non è arrivata alla fine.
verify-score = Posto { $seat }: { $points }
verify-winners = Posti vincenti: { $seats }.

deck-refused =
    { $problems ->
        [one] { $file } non si può usare. Un errore:
       *[other] { $file } non si può usare. { $problems } errori:
    }
deck-problem =
    { $line ->
        [none] Nel file:
       *[other] Riga { $line }:
    } { $counted ->
        [yes] le carte danno { $given }.
       *[no] { $given }.
    } Permesso: { $allowed }{ $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }.
deck-good = { $file } va bene per { $title }: tutti i numeri stampati sono rispettati.
deck-unchanged = Nessuna carta cambierebbe.
deck-card-added = + { $card } ({ $table }): { $after }
deck-card-removed = - { $card } ({ $table }): { $before }
deck-card-changed = ~ { $card } ({ $table }): { $before } -> { $after }
deck-card-reordered = ~ { $table }: le carte sono in un altro ordine, quindi lo stesso seme distribuisce altre mani
deck-total-changed = Non stampato in alcun regolamento: { $name } diventa { $after } invece di { $before }.
deck-digest = Impronta di queste carte: { $digest }
deck-shipped-digest = Impronta delle carte fornite con Stope: { $digest }
deck-use = Per giocare con queste carte: { $setting }

database-current = Il database è aggiornato.
database-copied = Il database è stato copiato in { $file }. La copia è stata controllata e contiene queste righe: { $rows }.
database-restored = La copia è stata controllata ed è ora { $file }, con queste righe: { $rows }.
database-kept = Quello che c’era prima è conservato in { $file }.
database-archived = { $count ->
    [one] Una partita finita è stata archiviata.
   *[other] { $count } partite finite sono state archiviate.
}
serving = I tavoli sono pronti su { $address } (termina con Ctrl-C).
serving-no-client = Il client per il browser non è ancora costruito; «make client» lo costruisce.
serving-network-warning = Chiunque nella tua rete può aprire questo server, e nulla è cifrato. Per chi viene da fuori metti davanti un proxy con https: docs/deploy.md.
serving-for-others = Gli altri dispositivi aprono { $address }
serving-no-network = Questo computer non è in nessuna rete: per ora nessun altro dispositivo può raggiungerlo.
serving-could-share = Solo questo computer può aprirli. Con make play HOST=0.0.0.0 (stope serve --host 0.0.0.0) possono farlo tutti nella tua rete, su { $address }

# cards, places and moves in the terminal client
hand-empty = Non hai carte.
hand-no-paths = Non hai carte percorso.
card-crossing = incrocio
card-fork = bivio { $sides }
card-curve = curva { $sides }
card-straight = rettilineo { $sides }
card-places = La carta { $number } ({ $card }) può andare in: { $places }. Scrivi, per esempio: { $example }
card-turned = v: ruotata
card-moves = Con la carta { $number } ({ $card }) puoi scrivere: { $moves }
card-useless = La carta { $number } ({ $card }) ora non si può giocare.
board-part = Una parte del tavolo; ↑?5 sul bordo: una meta a 5 carte da te. Per vedere tutto: map
refused-place = Non puoi posare questa carta lì. { $reason } ({ $rule })
refused-step = Non puoi andare lì. { $reason } ({ $rule })
refused-move = Ora non puoi farlo. { $reason } ({ $rule })
possible-moves = Che cosa puoi fare: { $moves }.
step-numbers =
    { $most ->
        [one] Passo possibile: numero 1; f per non andare oltre.
       *[other] Passi possibili: numeri da 1 a { $most }; f per non andare oltre.
    }
typed-no-card = Non hai la carta { $given }. Le tue carte hanno i numeri da 1 a { $most }.
typed-no-place = «{ $given }» non è una posizione. Una posizione è fatta di due numeri: x, contato verso destra, e y, contato verso il basso, come in «2 -1».
typed-no-player = Qui non c’è nessun giocatore «{ $given }». Scrivi un nome o un numero da 0 a { $most }.
typed-no-choice = «{ $given }» qui non è possibile. Possibili: { $allowed }.
play-intro = Scrivi «?» per l’aiuto, «hint» per un consiglio, «r» per le regole, «q» per uscire.
