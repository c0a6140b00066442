# The client in the browser: everything around the boards.

# everywhere

client-close = Chiudi
client-menu = Menu
client-menu-calls = Menu: tocca a te a { $tables ->
        [one] un altro tavolo
       *[other] altri { $tables } tavoli
    }
client-settings = Impostazioni
client-language = Lingua
client-theme = Colori
client-theme-system = come su questo dispositivo
client-theme-dark = scuri, a lume di lampada
client-theme-light = chiari, alla luce del giorno
client-motion = Animazioni
client-motion-system = come su questo dispositivo
client-motion-full = mostra che cosa succede
client-motion-none = tieni tutto fermo
client-bot-speed = Velocità dei bot
client-bot-speed-slow = lenta
client-bot-speed-normal = normale
client-bot-speed-fast = rapida
client-bot-speed-at-once = immediata
client-holds-cards = Contro i bot: lasciami 2 secondi per riprendere una carta posata
client-sound = Suoni
client-single-keys = Al tavolo, lettere e cifre da sole fanno qualcosa (1, R, H…)
client-name = Il tuo nome
client-to-lobby = Alla lobby
client-coming = Giù nella miniera…

# before the start

client-host = ospita
client-seat-empty = libero
client-seat-yours = il tuo posto
client-seat-expected = si aspetta { $name }
client-rename = Cambia il nome { $name }
client-rename-save = Salva
client-sit = Siediti qui
client-sit-at = Siediti qui: posto { $seat }
client-add-bot = Bot
client-add-bot-at = Un bot per il posto { $seat }
client-free = Libera il posto di { $name }
client-bots-level = Forza dei bot
client-level-newcomer = Novellino
client-level-miner = Minatore
client-level-foreman = Caposquadra
client-level-master = Maestro
client-start = Si comincia
client-start-filled =
    { $seats ->
        [one] Comincia con 1 bot
       *[other] Comincia con { $seats } bot
    }
client-wait-for-host = Ci sei. La partita la fa partire chi ospita.
client-wait-for = Si aspetta { $names }.
client-wait-for-guests =
    { $seats ->
        [one] Un posto è libero. Invita qualcuno con il link o lascialo a un bot.
       *[other] { $seats } posti sono liberi. Invita altri con il link o lasciali ai bot.
    }
client-leave = Lascia questo tavolo
client-take-a-seat = Scegli un nome e prendi posto.
client-preparing = Le regole si stanno preparando: { $percent }%. Succede una volta sola.
client-invite = Invita
client-invite-how = Chi ha questo link può venire al tavolo. Niente account, basta un nome.
client-invite-link = Link a questo tavolo
client-invite-qr = Il link come codice QR
client-invite-only-here = Gli altri dispositivi non possono venire: questo server risponde solo su questo computer. Collega il computer alla tua rete e avvia il server con «make play HOST=0.0.0.0»; poi questo link funziona per tutti lì.
client-invite-could-share = Gli altri dispositivi non possono ancora venire: questo server risponde solo su questo computer. Avvialo con «make play HOST=0.0.0.0»; poi tutti nella tua rete potranno aprire { $address }
client-copy = Copia
client-copied = Copiato
client-copy-by-hand = Il browser non ci lascia copiare. Il link è selezionato: copialo tu.
client-share = Condividi
client-fair = Una mescolata onesta
client-fair-how = Questo numero era fissato prima che qualcuno si sedesse. Chiunque si sieda aggiunge un po’ di caso, e dopo la partita la registrazione dimostra che nessuno ha scelto le carte.

# what the host chooses

client-clock-none = senza orologio
client-clock-live = { $minutes } min a testa, { $seconds } s in più a ogni mossa
client-clock-days =
    { $days ->
        [one] 1 giorno per decisione
       *[other] { $days } giorni per decisione
    }
client-option-diamant-chests = Forzieri
client-value-diamant-chests-open = aperti
client-value-diamant-chests-hidden = chiusi fino alla fine
client-option-duel-goals = Mete ancora coperte dopo una manche
client-value-duel-goals-leave = escono dal gioco
client-value-duel-goals-return = si rimescolano con le altre
client-option-duel-dwarf = Il tuo nano quando giochi in solitario
client-value-duel-dwarf-green = verde
client-value-duel-dwarf-blue = blu
client-option-dark-cave-last-card = Quando è stata usata l’ultima carta
client-value-dark-cave-last-card-at-once = la partita finisce subito
client-value-dark-cave-last-card-end-of-turn = il turno si gioca fino in fondo

# at the table

client-seats = Giocatori
client-seat-you = tu
client-seat-away = assente
client-seat-turn = di turno
client-seat-late = tempo scaduto
client-seat-here = È al tavolo.
client-seat-gone = Al momento senza connessione.
client-seat-bot = Un bot: { $level }.
client-seat-handed = Per ora qui gioca un bot: { $level }.
client-hand = Fai giocare un bot
client-hand-for = Fai giocare un bot per { $name }
client-hand-own = Se vuoi, un bot gioca al tuo posto finché non te lo riprendi.
client-hand-other = { $name } è assente o non ha più tempo. Un bot ({ $level }) può giocare finché { $name } non torna.
client-hand-soon = Se resta così, tra { $seconds } s potrete far giocare un bot.
client-absent = { $name } manca da { $away }; tra { $left } un bot potrà giocare al suo posto.
client-absent-aloud = { $name } non c’è. Se non torna, presto potrai far giocare un bot al suo posto.
client-absent-long = { $name } manca da { $away }. Un bot può giocare finché non torna.
client-absent-long-aloud = { $name } manca ancora: ora puoi far giocare un bot al suo posto.
client-bot-plays = Un bot gioca per te.
client-take-back = Riprendo io
client-skip = Salta
client-skipping = Salto in corso
client-skip-long = I bot giocano senza pause finché non tocca a te, appena lo vogliono tutti i giocatori presenti
client-undo = Riprendi
client-undo-long = Riprendi la carta posata o l’ultimo passo
client-give-up = Lascia per sempre…
client-give-up-how = Un bot continua al tuo posto, così nessuno ti aspetta. Il tavolo sparisce dal tuo elenco.
client-give-up-now = Lascia
client-give-up-stay = Resta
client-mute = Silenzia { $name }
client-unmute = Riascolta { $name }
client-watching = Stai guardando.
client-your-turn = Tocca a te
client-elsewhere = Tocca a te a un altro tavolo: { $game }
client-elsewhere-many = Tocca a te ad altri { $tables } tavoli
client-elsewhere-aside = Non ora
client-late = { $name } non ha più tempo. Aspetta, o fai giocare un bot.
client-late-own = Il tuo tempo è scaduto. Decidi presto: gli altri possono far giocare un bot per te.
client-late-watched = { $name } non ha più tempo. Gli altri possono far giocare un bot.
client-hide-secrets = Nascondi i miei segreti
client-hide-hands = Nascondi ciò che era segreto
client-in-words = Il tavolo a parole
client-in-words-hidden = Ora i tuoi segreti sono nascosti, e con loro le parole.
client-move-with = { $move }: { $with }
client-curtain = { $name }, tocca a te
client-curtain-how = Gli altri guardano altrove. Quello che { $name } può vedere è dietro questa tenda.
client-curtain-ready = Sono { $name }

# story and talk

client-drawer = Racconto e chiacchiere
client-log = Racconto
client-aloud = Che cosa succede
client-log-empty = Non è ancora successo niente.
client-log-show = Mostra sul tavolo
client-log-secret = Solo per i tuoi occhi.
client-log-handed =
    { $you ->
        [yes] Adesso gioca un bot per te.
       *[no] Adesso gioca un bot per { $name }.
    }
client-log-taken-back =
    { $you ->
        [yes] Rieccoti: riprendi a giocare tu.
       *[no] { $name } è di ritorno e riprende a giocare.
    }
client-talk = Chiacchiere
client-talk-empty = Nessuno ha ancora detto niente.
client-talk-muted = (silenziato)
client-talk-watching =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
client-talk-unheard =
    { $count ->
        [one] Chiacchiere, 1 nuovo messaggio
       *[other] Chiacchiere, { $count } nuovi messaggi
    }
client-phrases = Frasi pronte
client-say = Di’ qualcosa
client-send = Invia

# hints, rules, keys

client-hint = Consiglio
client-hint-thinking = Il bot sta pensando…
client-hint-expects = La tua quota di vittoria, per come stanno le cose: { $share }
client-hint-alone = Parte dell’oro in palio che puoi aspettarti: { $share }
client-hint-order = Per prima la mossa che il bot preferisce. Le barre mostrano quanto consiglia ogni mossa; dove il consiglio è debole, la quota è solo indicativa.
client-hint-share = La tua quota di vittoria così: circa { $share }
client-hint-share-alone = Parte dell’oro in palio così: circa { $share }
client-hint-show = Mostra sul tavolo
client-hint-none = Per ora non c’è niente da decidere.
client-rules = Regole
client-rules-of = Regole: { $game }
client-keys = Tastiera
client-key-map = mostra questi tasti
client-key-hide = tieni premuto: nascondi i miei segreti
client-key-log = il racconto della partita
client-key-talk = le chiacchiere
client-key-skip = far giocare i bot senza pause
client-key-undo = riprendere una carta posata o un passo
client-key-close = chiudi o rimetti a posto
client-key-tab = al prossimo comando
client-key-step = una mossa indietro, una avanti
client-key-pan = spostare la vista
client-key-ends = all’inizio, alla fine
client-key-run = fai scorrere, o ferma

# the line

client-line-broken = La connessione è caduta. Niente è andato perso, torniamo subito.
client-line-waiting = La connessione è caduta. La tua mossa è al sicuro e parte appena torniamo.
client-line-hurry = Riprova ora
client-failed-offline = Nessuna connessione al server. Controlla la tua rete e riprova.
client-failed-busy = Il server ora ha troppo da fare. Riprova tra un attimo.
client-failed-strange = Questa non è una risposta del nostro server. Ricarica la pagina; se la tua rete chiede di accedere, fallo prima.
client-failed-part = Una parte della pagina non è arrivata. Forse manca la rete, o c’è una nuova versione.
client-nowhere = A questo indirizzo non c’è nessuna pagina. Forse una lettera del link si è persa per strada.
client-again = Riprova
client-closed = Di qui non si passa
client-closed-senseless = La nostra pagina e il server non si capiscono. Ricarica la pagina, per favore.
client-closed-no-spectators = Questo tavolo lo vede solo chi gioca.
client-closed-removed = Chi ospita ti ha allontanato da questo tavolo. Solo chi ospita può farti rientrare.
client-removed = Allontanati da questo tavolo
client-let-in = Far rientrare { $name }
client-closed-no-table = Questo tavolo non c’è, oppure il link non è completo.
client-closed-unreadable = Il server non riesce più a leggere questo tavolo. Tutti gli altri vanno avanti.
client-outdated = Le regole sono cambiate nel frattempo
client-outdated-broken-off = Questa partita è iniziata con regole o carte diverse da quelle che questo server ha adesso. Non può continuare e nessuno ha vinto. La registrazione contiene tutte le mosse fatte fin qui.
client-outdated-over = Questa partita è stata giocata con regole o carte diverse da quelle che questo server ha adesso. È tutto conservato: puoi rivederla com’era e scaricarne la registrazione.

# the end

client-rematch = Un’altra partita
client-replay = Rivedi
client-figures = Numeri
client-figures-name = Giocatore
client-figures-points =
    { $game ->
        [duel] Oro
       *[other] Punti
    }
client-figures-decisions = Decisioni
client-figures-pace = Tempo per ognuna
client-figures-won = ha vinto
client-figures-whole =
    { $moves ->
        [one] 1 mossa in { $time }
       *[other] { $moves } mosse in { $time }
    }
client-minutes = { $minutes } min { $seconds } s
client-seconds = { $seconds } s
client-record = Scarica la registrazione
client-record-how = La registrazione contiene tutta la partita e la prova della mescolata. Da riga di comando la controlla «stope verify».
client-check-shuffle = Controlla questa mescolata
client-shuffle-fair = Confermato. Le carte sono state mescolate con il segreto fissato prima che ti sedessi e con il tuo numero.
client-shuffle-promise-kept = Confermato, per quanto ne sa questo browser: il segreto è quello fissato prima della prima carta. Da qui non è stato aggiunto nessun numero.
client-shuffle-nothing-kept = Questo browser non ha visto il tavolo prima della partita e non può confrontare. La registrazione si controlla con «stope verify».
client-shuffle-other-secret = Non confermato: il segreto rivelato non è quello promesso prima che ti sedessi.
client-shuffle-other-number = Non confermato: il tuo numero non è entrato nelle carte.
client-shuffle-other-key = Non confermato: le carte sono state mescolate con una chiave diversa da quella che deriva dal segreto e da tutti i numeri.
client-next-table = Gli altri rigiocano a un nuovo tavolo.
client-go-on = Vacci

# the lobby

client-welcome = Dove scaviamo?
client-games = Giochi
client-about-diamant = Un altro passo nella grotta o a casa con le gemme? Si decide tutti insieme.
client-about-duel = Due nani, una montagna: scavare più in fretta, bloccare con furbizia, arrivare primi all’oro. O in solitario.
client-about-dark-cave = Trova l’oro e l’uscita, ma chi lavora per chi? Creature in giro e sabotatori che sorridono.
client-players = Giocatori
client-alone = da soli
client-bots = Bot
client-play = Gioca
client-with-friends = Con amici…
client-preparing-wanted = Le regole si stanno preparando: { $percent }%. Appena pronte, si comincia.
client-unreachable = Il server non risponde. Continuiamo a provare.
client-own-tables = I tuoi tavoli
client-public-tables = Tavoli pubblici
client-finished-tables = Partite finite
client-put-away = Metti via: { $game }
client-bring-back =
    { $tables ->
        [one] Mostra 1 tavolo messo via
       *[other] Mostra { $tables } tavoli messi via
    }
client-status-open = aspetta giocatori
client-status-playing = in corso
client-status-over = da rivedere
client-status-broken-off = regole cambiate
client-about = Informazioni su Stope
client-unofficial = Non ufficiale. Nomi e illustrazioni dei giochi stampati appartengono ai loro editori.
client-about-what = Stope raccoglie tre giochi di grotte per il browser e il terminale, con amici e contro i bot. Tutti i disegni qui li fa il nostro codice.
client-about-unofficial = Questo è un progetto non ufficiale di appassionati. Non è legato agli editori o agli autori dei giochi stampati; nomi e illustrazioni appartengono a loro. Se questi giochi ti piacciono, comprali e giocaci anche a un tavolo vero.
client-about-cards = Sulle carte: i regolamenti dicono quante carte ci sono di ogni tipo, ma non le elencano una per una. Le carte del Duello sono una ricostruzione che rispetta tutti i numeri stampati. Nella Grotta Oscura le forme delle carte, la loro distribuzione fra i gruppi e l’adiacenza delle caselle sono nostre. Di Diamant sono stampate tutte le carte. Nelle regole, [carte] segnala ciò che ne dipende.
client-about-own-cards = Se hai una scatola, puoi inserire le sue carte: copia il file delle carte del gioco, modificalo, fallo controllare da «stope deck check» e indicalo al server in STOPE_DECK_DUEL o STOPE_DECK_DARK_CAVE. Il file docs/decks.md spiega come.
client-about-fair = Nessuno sceglie le carte: prima che qualcuno si sieda il server fissa un segreto, ognuno aggiunge un po’ di caso, e dopo la partita chiunque può rifare i conti con «stope verify».
client-about-private = Nessun account e nessun tracciamento: basta un nome. Le tue impostazioni restano in questo browser.

# making a table

client-make-table = Un tavolo per { $game }
client-who = Chi gioca?
client-who-open = un ospite, su invito
client-who-here = su questo dispositivo
client-who-bot = Bot: { $level }
client-seat = Posto { $seat }
client-player = Giocatore { $seat }
client-name-at = Nome al posto { $seat }
client-clock = Orologio
client-clock-by-match = per tutta la partita
client-clock-by-days = giorni per decisione
client-clock-minutes = Minuti a testa
client-clock-increment = Secondi in più a ogni mossa
client-clock-for-each = Giorni
client-fill = I bot prendono i posti liberi
client-fill-never = solo se lo dice chi ospita
client-fill-seconds = dopo { $seconds } secondi
client-fill-minutes = dopo { $minutes } minuti
client-stand-in = Bot per chi è assente
client-stand-in-after = Può subentrare
client-public = Pubblico: tutti trovano questo tavolo nella lobby
client-spectators = Altri possono guardare
client-hints-allowed = I consigli sono permessi
client-open-table = Apri il tavolo

# a newer client

client-update = C’è una nuova versione.
client-update-take = Carica
client-update-later = Più tardi

# replays

client-replay-move = Mossa
client-replay-at = { $move } di { $moves }
client-replay-first = All’inizio
client-replay-previous = Una mossa indietro
client-replay-play = Fai scorrere
client-replay-pause = Ferma
client-replay-next = Una mossa avanti
client-replay-last = Alla fine
client-replay-eyes = Con gli occhi di chi
client-replay-all = vedere tutto
client-replay-watching = da spettatore
client-replay-link = Link a questa mossa

# beside the board

client-notes = Note
