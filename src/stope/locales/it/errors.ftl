# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Gioco sconosciuto: { $given }. Giochi disponibili: { $allowed }.
error-unknown-option = { $game } non ha l'opzione { $given }. Opzioni possibili: { $allowed }.
error-bad-option = L'opzione { $option } non può essere { $given }. Valori possibili: { $allowed }.
error-unknown-language = Lingua sconosciuta: { $given }. Lingue disponibili: { $allowed }.
error-unknown-bot = Bot sconosciuto: { $given }. Previsto: { $allowed }.
error-unknown-device = Dispositivo sconosciuto: { $given }. Dispositivi disponibili: { $allowed }.
error-bad-seats = { $game } è un gioco da { $least } a { $most } giocatori, non da { $given } ({ $rule }).
error-bad-seed = Un seme è un numero intero da 0 a { $most }, non { $given }.
error-bad-number = { $name } deve essere un numero intero, almeno { $least }, non { $given }.
error-bad-move = { $given } non è una mossa di questo gioco. Previsto: { $allowed }.
error-no-such-seat = A questo tavolo il posto { $given } non esiste. I posti vanno da 0 a { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Ricevuto: { $move }, dal posto { $seat }. Ora si può: { $allowed }.
error-bad-record = Questa registrazione non si può rigiocare: { $field } è { $given }, previsto: { $expected }.
error-bad-position = Questa posizione viola { $rule }: { $field } è { $given }, previsto: { $expected }.
error-match-not-over = La partita non è ancora finita. Posti che devono ancora scegliere: { $actors }.
error-no-gpu = Qui non si può usare nessuna scheda grafica ({ $reason }); non indicare il dispositivo oppure scegli «cpu».
error-no-file = Impossibile leggere il file { $given }: { $reason }.
error-bad-key = Una chiave ha { $bytes } byte e si dà senza seme.
error-bad-options = Le opzioni sono una tabella di nomi e valori, non { $given }.
error-bot-count = Un bot per tutti i posti o uno per ognuno dei { $seats } posti, non { $given }.
error-too-many-matches = La memoria non basta per { $given } partite.
error-cannot-write = Il file { $given } non si può scrivere: { $reason }.
error-no-such-rule = La regola { $given } non esiste. Le regole vanno da { $first } a { $last }.
error-system = Il sistema segnala: { $reason }
