# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Gioco sconosciuto: { $given }. Giochi disponibili: { $allowed }.
error-unknown-option = { $game } non ha l’opzione { $given }. Opzioni possibili: { $allowed }.
error-bad-option = L’opzione { $option } non può essere { $given }. Valori possibili: { $allowed }.
error-unknown-language = Lingua sconosciuta: { $given }. Lingue disponibili: { $allowed }.
error-unknown-bot = Bot sconosciuto: { $given }. Previsto: { $allowed }.
error-unknown-device = Dispositivo sconosciuto: { $given }. Dispositivi disponibili: { $allowed }.
error-bad-seats = { $game } è un gioco da { $least } a { $most } giocatori, non da { $given } ({ $rule }).
error-bad-seed = Un seme è un numero intero da 0 a { $most }, non { $given }.
error-bad-number = { $name } deve essere un numero intero, almeno { $least }, non { $given }.
error-bad-move = { $given } non è una mossa di questo gioco. Previsto: { $allowed }.
error-no-such-seat = A questo tavolo il posto { $given } non esiste. I posti vanno da { $least } a { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Ricevuto: { $move }, dal posto { $seat }. Ora si può: { $allowed }.
error-bad-record = Questa registrazione non si può rigiocare: { $field } è { $given }, previsto: { $expected }.
error-bad-position = Questa posizione viola { $rule }: { $field } è { $given }, previsto: { $expected }.
error-match-not-over = La partita non è ancora finita. Posti che devono ancora scegliere: { $actors }.
error-no-gpu = Qui non si può usare nessuna scheda grafica ({ $reason }); non indicare il dispositivo oppure scegli «cpu».
error-no-ray = Serve Ray, che non si può caricare ({ $reason }); installalo con: pip install "stope[ray]".
error-match-failed = Non è stato possibile giocare fino in fondo la distribuzione { $deal } con { $bots }: { $reason }.
error-other-results = Il file { $given } contiene risultati di altri bot, opzioni o semi, o precedenti a una modifica dei bot; continua in un altro file.
error-worker-lost = Un processo che giocava partite è scomparso ({ $reason }).
error-no-file = Impossibile leggere il file { $given }: { $reason }.
error-bad-key = Una chiave ha { $bytes } byte e si dà senza seme.
error-bad-options = Le opzioni sono una tabella di nomi e valori, non { $given }.
error-bot-count = Un bot per tutti i posti o uno per ognuno dei { $seats } posti, non { $given }.
error-too-many-matches = La memoria non basta per { $given } partite.
error-cannot-write = Il file { $given } non si può scrivere: { $reason }.
error-bad-database = { $given } non è un database che si possa usare. Previsto: { $allowed }.
error-already-served = Un altro server usa già questo file: { $given }. Un file è per un solo server; per più server c’è PostgreSQL.
error-no-database = Il database { $given } non si può usare: { $reason }.
error-foreign-database = { $given } è il database di un altro programma.
error-no-asyncpg = PostgreSQL richiede asyncpg, che non si può caricare ({ $reason }); installalo con: pip install "stope[postgres]".
error-database-too-old = Il database { $given } è alla versione { $version }, ma serve la versione { $expected }. Aggiornalo con: stope db migrate.
error-database-too-new = Il database { $given } è alla versione { $version }, più recente di questo programma ({ $expected }). Aggiorna Stope.
error-no-backup = { $given } è un database PostgreSQL. Fanne una copia con il suo pg_dump.
error-no-such-rule = La regola { $given } non esiste. Le regole vanno da { $first } a { $last }.
error-system = Il sistema segnala: { $reason }

# At tables.

error-already-started = A questo tavolo la partita è già iniziata; si può fare solo prima dell’inizio.
error-not-started = A questo tavolo la partita non è ancora iniziata; si può fare solo dopo l’inizio.
error-table-over = A questo tavolo la partita è finita; si può fare solo mentre si gioca.
error-already-rematched = Si gioca già la rivincita al tavolo { $table }.
error-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
error-seat-not-yours = Il posto { $seat } non è tuo. Puoi decidere solo per i posti che hai preso.
error-seats-empty = La partita inizia quando tutti i posti sono occupati. Ancora liberi: { $seats }.
error-host-only = Può farlo solo chi ospita questo tavolo.
error-still-there = Il posto { $seat } non può passare a un bot: chi ci gioca è presente e ha ancora tempo.
error-played-by-bot = Al posto { $seat } gioca un bot. Chi lo ha preso può riprenderselo in ogni momento.
error-played-by-person = Al posto { $seat } non gioca nessun bot: decide chi ci siede.
error-moved-on = La partita è andata avanti: era pensato per la mossa { $given } del posto { $seat }, che ora è alla mossa { $expected }.
error-bad-nonce = Ciò che una persona aggiunge alla mescolata ha da { $least } a { $most } byte, in cifre esadecimali minuscole, diversamente da { $given }.
error-unknown-phrase = Frase sconosciuta: { $given }. Frasi disponibili: { $allowed }.
error-nothing-said = Non c’è niente da leggere. Un nome vuole una lettera o una cifra, un messaggio qualcosa di visibile.
error-game-not-ready = Le regole di { $game } sono ancora in preparazione ({ $percent }%). Aspetta un momento.
error-table-broken = Questo tavolo qui non si può leggere: { $given }. Il suo registro viene da altre regole, o è danneggiato.
error-move-outside = La partita ha le mosse da 0 a { $most }, non { $given }.
error-try-later = Il server ora non raggiunge i suoi tavoli. Niente è andato perso; riprova fra un momento.
error-no-such-table = Non c’è un tavolo { $given } a cui puoi sederti. Un invito comprende il link intero.
error-no-spectators = Questo tavolo lo vede solo chi gioca.
error-bad-request = Qui non ha senso: { $given }. { $problem ->
        [missing] Manca: { $expected }.
        [unknown] Qui sconosciuto: { $expected }.
       *[other] Previsto: { $expected }.
    }
error-too-long = È troppo da leggere in una volta. Al massimo: { $most } byte.
error-nothing-here = A questo indirizzo non c’è niente: { $given }.
error-wrong-method = { $given } qui non è possibile. Possibile: { $allowed }.
error-id-used = Questo identificatore appartiene già a un’altra richiesta: { $given }.
error-too-often = Troppo in una volta. Aspetta un momento.
error-not-known = Non ti conosciamo ancora, o non più. Scegli prima un nome.
error-hints-off = A questo tavolo non ci sono consigli.
