# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Gioco sconosciuto: { $given }. Giochi disponibili: { $allowed }.
error-deck-without-game = Il file di carte { $file } non dice per quale gioco è fatto. Scrivi game = "..." all’inizio, oppure indica il gioco con --game: { $allowed }.
error-unknown-option = { $game } non ha l’opzione { $given }. Opzioni possibili: { $allowed }.
error-bad-option = L’opzione { $option } non può essere { $given }. Valori possibili: { $allowed }.
error-unknown-language = Lingua sconosciuta: { $given }. Lingue disponibili: { $allowed }.
error-unknown-bot = Bot sconosciuto: { $given }. Previsto: { $allowed }.
error-unknown-weight = Peso sconosciuto: { $given }. Previsto: { $allowed }.
error-unknown-device = Dispositivo sconosciuto: { $given }. Dispositivi disponibili: { $allowed }.
error-bad-seats = { $game } è un gioco da { $least } a { $most } giocatori, non da { $given } ({ $rule }).
error-bad-seed = Un seme è un numero intero da 0 a { $most }, non { $given }.
error-bad-number = { $name } deve essere un numero intero, almeno { $least }, non { $given }.
error-bad-move = { $given } non è una mossa di questo gioco. Previsto: { $allowed }.
error-no-such-seat = A questo tavolo il posto { $given } non esiste. I posti vanno da { $least } a { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Ricevuto: { $move }, dal posto { $seat }. Ora si può: { $allowed }.
error-bad-record = Questa registrazione non si può rigiocare: { $field } è { $given }, previsto: { $expected }.
error-record-of-other-version = Questa versione di Stope non può verificare questa registrazione: { $field } è { $given }, qui è { $expected }. Può comunque essere giusta.
error-bad-position = Questa posizione viola { $rule }: { $field } è { $given }, previsto: { $expected }.
error-match-not-over = La partita non è ancora finita. Questi posti devono ancora decidere: { $actors }.
error-no-gpu = Qui non si può usare nessuna scheda grafica ({ $reason }); non indicare il dispositivo oppure scegli «cpu».
error-no-ray = Serve Ray, che non si può caricare ({ $reason }); installalo con: pip install "stope[ray]".
error-match-failed = Non è stato possibile giocare fino in fondo la distribuzione { $deal } con { $bots }: { $reason }.
error-other-results = Il file { $given } contiene risultati di altri bot, opzioni o semi, o precedenti a una modifica dei bot. Scegli un altro file.
error-worker-lost = Un processo che giocava partite è terminato in modo imprevisto ({ $reason }).
error-no-file = Impossibile leggere il file { $given }: { $reason }.
error-bad-key = Una chiave deve avere { $bytes } byte. Indica o una chiave o un seme, non entrambi.
error-bad-options = Le opzioni devono essere una tabella di nomi e valori, non { $given }.
error-bot-count = Indica un bot per tutti i posti o uno per ognuno dei { $seats } posti, non { $given }.
error-too-many-matches = La memoria non basta per { $given } partite.
error-cannot-write = Il file { $given } non si può scrivere: { $reason }.
error-bad-database = { $given } non è un database che Stope possa usare. Previsto: { $allowed }.
error-already-served = Un altro server usa già questo file: { $given }. Un file è per un solo server; per più server c’è PostgreSQL.
error-no-database = Il database { $given } non si può usare: { $reason }.
error-foreign-database = { $given } è il database di un altro programma.
error-not-replaced = { $given } non è un database di Stope e non viene sostituito. Per ripristinare lì, sposta prima quello che c’è.
error-no-asyncpg = PostgreSQL richiede asyncpg, che non si può caricare ({ $reason }); installalo con: pip install "stope[postgres]".
error-database-too-old = Il database { $given } è alla versione { $version }, ma serve la versione { $expected }. Aggiornalo con: stope db migrate.
error-database-too-new = Il database { $given } è alla versione { $version }, più recente di questo programma ({ $expected }). Aggiorna Stope.
error-no-backup = { $given } è un database PostgreSQL. Fanne una copia con il suo pg_dump e ripristinala con pg_restore.
error-no-such-rule = La regola { $given } non esiste. Le regole vanno da { $first } a { $last }.
error-system = Il sistema segnala: { $reason }

# At tables.

error-already-started = A questo tavolo la partita è già iniziata; si può fare solo prima dell’inizio.
error-not-started = A questo tavolo la partita non è ancora iniziata; si può fare solo dopo l’inizio.
error-table-over = A questo tavolo la partita è finita; si può fare solo mentre si gioca.
error-already-rematched = Si gioca già la rivincita al tavolo { $table }.
error-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
error-seat-not-yours = Il posto { $seat } non è tuo. Puoi decidere solo per i posti che hai preso.
error-no-seat-here = Possono farlo solo i giocatori con un posto a questo tavolo.
error-cannot-undo = Per il posto { $seat } non si può ritirare nulla: solo una carta percorso appena posata o un passo su carte scoperte, contro soli bot, e finché non è stato mostrato nulla di nascosto.
error-seats-empty = La partita inizia quando tutti i posti sono occupati. Ancora liberi: { $seats }.
error-host-only = Può farlo solo chi ospita questo tavolo.
error-still-there = Il posto { $seat } non può passare a un bot: chi ci gioca è presente e ha ancora tempo.
error-wrong-stand-in = Al posto { $seat } chi è assente può essere sostituito solo dal bot scelto per questo tavolo: { $allowed }, non { $given }.
error-played-by-bot = Al posto { $seat } gioca un bot. Chi lo ha preso può riprenderselo in ogni momento.
error-played-by-person = Al posto { $seat } non gioca nessun bot: decide chi ci siede.
error-moved-on = La partita è andata avanti: era pensato per la mossa { $given } del posto { $seat }, che ora è alla mossa { $expected }.
error-bad-nonce = Il numero che una persona aggiunge alla mescolata deve avere da { $least } a { $most } byte, in cifre esadecimali minuscole. Ricevuto: { $given }.
error-unknown-phrase = Frase sconosciuta: { $given }. Frasi disponibili: { $allowed }.
error-nothing-said = Non c’è niente da leggere. Un nome vuole una lettera o una cifra, un messaggio qualcosa di visibile.
error-game-not-ready = Le regole di { $game } sono ancora in preparazione ({ $percent }%). Aspetta un momento.
error-table-broken = Questo tavolo qui non si può leggere: { $given }. Il suo registro è danneggiato.
error-match-outdated = Le regole o le carte di questo gioco sono cambiate da quando è iniziata la partita al tavolo { $table }. Qui non si può né continuare né mostrare; la registrazione si può scaricare.
error-move-outside = La partita ha le mosse da 0 a { $most }, non { $given }.
error-try-later = Il server ora non raggiunge i suoi tavoli. Niente è andato perso; riprova fra un momento.
error-owned-elsewhere = Ora il tavolo è di un altro processo di questo server. Niente è andato perso; riprova fra un momento.
error-no-such-table = Non c’è un tavolo { $given } a cui puoi sederti. Se ti hanno invitato, usa il link intero.
error-no-spectators = Questo tavolo lo vede solo chi gioca.
error-one-seat-each = Hai già un posto qui. Solo chi ospita e chi è arrivato con il link d’invito può prenderne più d’uno.
error-removed-from-table = Chi ospita ti ha allontanato da questo tavolo. Solo chi ospita può farti rientrare.
error-not-removed = { $given } non è stato allontanato da questo tavolo. Può rientrare solo chi è stato allontanato.
error-bad-request = Questa richiesta non è valida: { $given }. { $problem ->
        [missing] Manca: { $expected }.
        [unknown] Qui sconosciuto: { $expected }.
       *[other] Previsto: { $expected }.
    }
error-too-long = È troppo da leggere in una volta. Al massimo: { $most } byte.
error-nothing-here = A questo indirizzo non c’è niente: { $given }.
error-wrong-method = { $given } qui non è possibile. Possibile: { $allowed }.
error-id-used = Questo identificatore appartiene già a un’altra richiesta: { $given }.
error-too-often = Troppe richieste in una volta. Aspetta un momento.
error-rate-limited = { $what ->
    [talk] Hai detto molte cose in poco tempo.
    [hints] Hai chiesto molti consigli in poco tempo.
    [hellos] Ti colleghi al tavolo molto spesso in poco tempo.
   *[other] Troppe modifiche in poco tempo.
} Riprova fra { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
}
error-table-full = Questo tavolo ha già registrato { $most } voci di questo tipo e non ne accetta altre. La partita si può comunque giocare fino alla fine.
error-not-known = Non ti conosciamo ancora, o non più. Scegli prima un nome.
error-hints-off = A questo tavolo non ci sono consigli.
error-hint-pending = Il tuo ultimo consiglio è ancora in preparazione. Quando arriva, puoi chiederne un altro.
error-hints-busy = In questo momento molti chiedono consigli. Riprova fra { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
}
