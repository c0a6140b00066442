# The terminal: prompts, tables, progress.

compiling = Compilazione delle regole di { $game }, una volta sola: { $rule }
compiling-once = Compilazione delle regole di { $game }. Succede una volta sola e richiede qualche secondo.
simulating = Simulazione di { $games } partite
measuring = Misurazione: { $what }

prompt-again = Riprova.
prompt-unknown = Non capisco «{ $given }».
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

rules-title = { $title }: le regole da { $first } a { $last }

simulate-summary = { $title }: { $games } partite con { $seats } giocatori in { $seconds } s ({ $rate } al secondo)
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
bench-rounds = partite immaginate, come giocano i livelli
bench-rounds-to-the-end = partite immaginate, giocate fino alla fine
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
hint-expects = La tua quota di vittoria, per come stanno le cose: { $share }%.
hint-expects-alone = Parte dell’oro in palio che puoi aspettarti: { $share }%.
hint-move = { $typed } ({ $move }): { $share }%. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share }%, da scegliere nel { $weight }% dei casi. { $reason }
verify-confirmed = La mescolata è confermata: le carte derivano dal segreto del server e da ciò che ogni persona ha aggiunto, e ogni mossa era permessa.
verify-refused = La mescolata non è confermata.
verify-commitment = Pubblicato prima della prima carta (SHA-256 del segreto): { $commitment }
verify-nonce = Aggiunto dal posto { $seat }: { $nonce }
verify-no-nonces = Nessuno ha aggiunto niente: le carte le ha decise solo il segreto del server.
verify-not-over = La partita non è arrivata alla fine.
verify-score = Posto { $seat }: { $points }
verify-winners = Posti vincenti: { $seats }.

database-current = Il database è aggiornato.
database-copied = Il database è stato copiato in { $file }.
serving = I tavoli sono pronti su { $address } (termina con Ctrl-C).
serving-no-client = Il client per il browser non è ancora costruito; «make client» lo costruisce.
