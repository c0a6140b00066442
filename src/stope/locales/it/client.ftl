# The client in the browser: everything around the boards.

# everywhere

client-close = Chiudi
client-menu = Menu
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
client-sound = Suoni
client-name = Il tuo nome
client-to-lobby = All’atrio
client-coming = Giù nella miniera …

# before the start

client-host = ospita
client-seat-empty = libero
client-sit = Siediti qui
client-sit-at = Siediti al posto { $seat }
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
client-take-a-seat = Scegli un nome e prendi posto.
client-preparing = Le regole si stanno preparando: { $percent } %. Succede una volta sola.
client-invite = Invita
client-invite-how = Chi ha questo link può venire al tavolo. Niente account, basta un nome.
client-invite-link = Link a questo tavolo
client-invite-qr = Il link come codice QR
client-copy = Copia
client-copied = Copiato
client-share = Condividi
client-fair = Mescolato onestamente
client-fair-how = Questo numero era fissato prima che qualcuno si sedesse. Chi si siede aggiunge un caso suo, e dopo la partita la registrazione prova che nessuno ha scelto le carte.

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
client-value-diamant-chests-hidden = nascosti fino alla fine
client-option-duel-goals = Mete ancora coperte dopo un turno
client-value-duel-goals-leave = escono dal gioco
client-value-duel-goals-return = si rimescolano
client-option-duel-dwarf = Il tuo nano quando giochi da solo
client-value-duel-dwarf-green = verde
client-value-duel-dwarf-blue = blu
client-option-dark-cave-last-card = Quando l’ultima carta è finita
client-value-dark-cave-last-card-at-once = il gioco finisce subito
client-value-dark-cave-last-card-end-of-turn = il turno si gioca fino in fondo

# at the table

client-seats = Giocatori
client-seat-you = tu
client-seat-away = assente
client-seat-turn = deve giocare
client-seat-here = È al tavolo.
client-seat-gone = In questo momento non è connesso.
client-seat-bot = Un bot: { $level }.
client-seat-handed = Per ora qui gioca un bot: { $level }.
client-hand = Fai giocare un bot
client-hand-for = Fai giocare un bot per { $name }
client-hand-own = Un bot gioca al tuo posto finché non te lo riprendi.
client-hand-other = { $name } è assente o non ha più tempo. Un bot può giocare finché { $name } non torna.
client-bot-plays = Un bot gioca per te.
client-take-back = Riprendo io
client-mute = Silenzia { $name }
client-unmute = Riascolta { $name }
client-watching = Stai guardando.
client-your-turn = Tocca a te
client-elsewhere = Tocca a te a un altro tavolo: { $game }
client-hide-secrets = Nascondi i miei segreti
client-in-words = Il tavolo a parole
client-place = in { $x }, { $y }
client-curtain = { $name }, tocca a te
client-curtain-how = Gli altri guardano altrove. Quello che { $name } può vedere è dietro questa tenda.
client-curtain-ready = Sono { $name }

# story and talk

client-drawer = Racconto e chiacchiere
client-log = Racconto
client-log-empty = Non è ancora successo niente.
client-log-show = Mostra sul tavolo
client-log-handed =
    { $you ->
        [yes] Adesso gioca un bot per te.
       *[no] Adesso gioca un bot per { $name }.
    }
client-log-taken-back =
    { $you ->
        [yes] Riprendi a giocare tu.
       *[no] { $name } riprende a giocare.
    }
client-talk = Chiacchiere
client-talk-empty = Nessuno ha ancora detto niente.
client-talk-muted = (silenziato)
client-talk-unheard =
    { $count ->
        [one] Chiacchiere, 1 nuova
       *[other] Chiacchiere, { $count } nuove
    }
client-phrases = Frasi pronte
client-say = Di’ qualcosa
client-send = Invia

# hints, rules, keys

client-hint = Consiglio
client-hint-thinking = Il bot sta pensando …
client-hint-expects = La tua parte della vittoria, per come stanno le cose: { $share }
client-hint-alone = Parte dell’oro in palio che puoi aspettarti: { $share }
client-hint-show = Mostra sul tavolo
client-hint-none = Per ora non c’è niente da decidere.
client-rules = Regole
client-rules-of = Regole di { $game }
client-keys = Tastiera
client-key-map = mostra questi tasti
client-key-hide = tieni premuto: nascondi i miei segreti
client-key-log = il racconto della partita
client-key-talk = le chiacchiere
client-key-close = chiudi o rimetti a posto
client-key-tab = al prossimo comando

# the line

client-line-broken = La connessione è caduta. Niente è perso, stiamo tornando.
client-line-hurry = Riprova ora
client-closed = Di qui non si passa
client-closed-senseless = La nostra pagina e il server non si capiscono. Ricarica la pagina, per favore.
client-closed-no-spectators = Questo tavolo lo vede solo chi gioca.
client-closed-no-table = Questo tavolo non c’è, oppure il link non è completo.

# the end

client-rematch = Un’altra partita
client-replay = Rivedi
client-figures = Numeri
client-figures-name = Giocatore
client-figures-points = Punti
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
client-record-how = La registrazione contiene tutta la partita e la prova del mescolamento. Da riga di comando la controlla «stope verify».
client-next-table = Gli altri rigiocano a un nuovo tavolo.
client-go-on = Vacci
