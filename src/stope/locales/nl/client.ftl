# The client in the browser: everything around the boards.

# everywhere

client-close = Sluiten
client-menu = Menu
client-menu-calls = Menu: je bent aan de beurt aan { $tables ->
        [one] een andere tafel
       *[other] { $tables } andere tafels
    }
client-settings = Instellingen
client-language = Taal
client-theme = Kleuren
client-theme-system = zoals op dit apparaat
client-theme-dark = donker, bij lamplicht
client-theme-light = licht, bij daglicht
client-motion = Beweging
client-motion-system = zoals op dit apparaat
client-motion-full = laten zien wat er gebeurt
client-motion-none = alles stil houden
client-bot-speed = Tempo van de bots
client-bot-speed-slow = langzaam
client-bot-speed-normal = normaal
client-bot-speed-fast = snel
client-bot-speed-at-once = meteen
client-holds-cards = Tegen bots: geef me 2 seconden om een gelegde kaart terug te nemen
client-sound = Geluiden
client-single-keys = Losse letters en cijfers doen iets aan tafel (1, R, H, …)
client-name = Je naam
client-to-lobby = Naar de lobby
client-coming = Omlaag de mijn in…

# before the start

client-host = host
client-seat-empty = vrij
client-seat-yours = jouw plaats
client-seat-expected = { $name } wordt verwacht
client-rename = De naam { $name } wijzigen
client-rename-save = Opslaan
client-sit = Hier zitten
client-sit-at = Hier zitten: plaats { $seat }
client-add-bot = Bot
client-add-bot-at = Een bot voor plaats { $seat }
client-free = Plaats van { $name } vrijmaken
client-bots-level = Sterkte van de bots
client-level-newcomer = Nieuweling
client-level-miner = Mijnwerker
client-level-foreman = Voorman
client-level-master = Meester
client-start = Beginnen
client-start-filled =
    { $seats ->
        [one] Beginnen met 1 bot
       *[other] Beginnen met { $seats } bots
    }
client-wait-for-host = Je doet mee. De host begint de partij.
client-wait-for = We wachten op { $names }.
client-wait-for-guests =
    { $seats ->
        [one] Eén plaats is nog vrij. Nodig iemand uit met de link of laat hem aan een bot.
       *[other] { $seats } plaatsen zijn nog vrij. Nodig mensen uit met de link of laat ze aan bots.
    }
client-leave = Deze tafel verlaten
client-take-a-seat = Kies een naam en neem plaats.
client-preparing = De regels worden voorbereid: { $percent }%. Dat gebeurt maar één keer.
client-invite = Uitnodigen
client-invite-how = Wie deze link heeft, kan aan tafel komen. Geen account, een naam is genoeg.
client-invite-link = Link naar deze tafel
client-invite-qr = De link als QR-code
client-invite-only-here = Andere apparaten kunnen niet meedoen: deze server antwoordt alleen op deze computer. Verbind de computer met je netwerk en start de server met “make play HOST=0.0.0.0”; dan werkt deze link voor iedereen daar.
client-invite-could-share = Andere apparaten kunnen nog niet meedoen: deze server antwoordt alleen op deze computer. Start hem met “make play HOST=0.0.0.0”; dan kan iedereen in je netwerk { $address } openen.
client-copy = Kopiëren
client-copied = Gekopieerd
client-copy-by-hand = De browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
client-share = Delen
client-fair = Eerlijk geschud
client-fair-how = Dit getal lag vast voordat iemand ging zitten. Iedereen die gaat zitten, voegt eigen toeval toe, en na de partij bewijst het verslag dat niemand de kaarten heeft uitgekozen.

# what the host chooses

client-clock-none = zonder klok
client-clock-live = { $minutes } min per speler, { $seconds } s erbij per zet
client-clock-days =
    { $days ->
        [one] 1 dag per beslissing
       *[other] { $days } dagen per beslissing
    }
client-option-diamant-chests = Kisten
client-value-diamant-chests-open = open
client-value-diamant-chests-hidden = gesloten tot het eind
client-option-duel-goals = Doelen die na een ronde nog gedekt liggen
client-value-duel-goals-leave = gaan uit het spel
client-value-duel-goals-return = worden weer ingeschud
client-option-duel-dwarf = Je dwerg als je alleen speelt
client-value-duel-dwarf-green = groen
client-value-duel-dwarf-blue = blauw
client-option-dark-cave-last-card = Als de laatste kaart op is
client-value-dark-cave-last-card-at-once = eindigt de partij meteen
client-value-dark-cave-last-card-end-of-turn = wordt de beurt uitgespeeld

# at the table

client-seats = Spelers
client-seat-you = jij
client-seat-away = weg
client-seat-turn = aan de beurt
client-seat-late = geen tijd meer
client-seat-here = Zit aan tafel.
client-seat-gone = Is nu niet verbonden.
client-seat-bot = Een bot: { $level }.
client-seat-handed = Hier speelt voorlopig een bot: { $level }.
client-hand = Een bot laten spelen
client-hand-for = Een bot voor { $name } laten spelen
client-hand-own = Als je wilt, speelt een bot op je plaats tot je die weer overneemt.
client-hand-other = { $name } is weg of heeft geen tijd meer. Een bot ({ $level }) kan spelen tot { $name } terug is.
client-hand-soon = Blijft dat zo, dan kunnen jullie over { $seconds } s een bot laten spelen.
client-absent = { $name } is al { $away } weg; over { $left } mag een bot voor { $name } spelen.
client-absent-aloud = { $name } is weg. Blijft dat zo, dan kun je straks een bot voor { $name } laten spelen.
client-absent-long = { $name } is al { $away } weg. Een bot kan spelen tot { $name } terug is.
client-absent-long-aloud = { $name } is nog steeds weg. Je mag nu een bot voor { $name } laten spelen.
client-bot-plays = Een bot speelt voor jou.
client-take-back = Zelf verder spelen
client-skip = Overslaan
client-skipping = Slaat over
client-skip-long = De bots spelen zonder pauzes tot jij aan de beurt bent, zodra alle spelers hier dat willen
client-undo = Terugnemen
client-undo-long = De gelegde kaart of de laatste stap terugnemen
client-give-up = Voorgoed weggaan…
client-give-up-how = Een bot speelt verder in jouw plaats, zodat niemand op je wacht. De tafel verdwijnt uit je lijst.
client-give-up-now = Weggaan
client-give-up-stay = Blijven
client-mute = { $name } dempen
client-unmute = { $name } weer horen
client-watching = Je kijkt toe.
client-your-turn = Jouw beurt
client-elsewhere = Aan een andere tafel ben jij aan de beurt: { $game }
client-elsewhere-many = Aan { $tables } andere tafels ben jij aan de beurt
client-elsewhere-aside = Nu niet
client-late = { $name } heeft geen tijd meer. Wacht, of laat een bot spelen.
client-late-own = Je tijd is om. Beslis snel: de anderen mogen een bot voor je laten spelen.
client-late-watched = { $name } heeft geen tijd meer. De anderen mogen een bot laten spelen.
client-hide-secrets = Mijn geheimen verbergen
client-hide-hands = Verbergen wat geheim was
client-in-words = Het bord in woorden
client-in-words-hidden = Je geheimen zijn nu verborgen, en de woorden ook.
client-move-with = { $move }: { $with }
client-curtain = { $name }, jij bent aan de beurt
client-curtain-how = De anderen kijken weg. Wat { $name } mag zien, ligt achter dit gordijn.
client-curtain-ready = Ik ben { $name }

# story and talk

client-drawer = Verloop en gesprek
client-log = Verloop
client-aloud = Wat er gebeurt
client-log-empty = Er is nog niets gebeurd.
client-log-show = Op het bord tonen
client-log-secret = Alleen voor jouw ogen.
client-log-handed =
    { $you ->
        [yes] Nu speelt een bot voor jou.
       *[no] Nu speelt een bot voor { $name }.
    }
client-log-taken-back =
    { $you ->
        [yes] Je bent terug en speelt verder.
       *[no] { $name } is terug en speelt verder.
    }
client-talk = Gesprek
client-talk-empty = Er heeft nog niemand iets gezegd.
client-talk-muted = (gedempt)
client-talk-watching =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
client-talk-unheard =
    { $count ->
        [one] Gesprek, 1 nieuw bericht
       *[other] Gesprek, { $count } nieuwe berichten
    }
client-phrases = Zinnen
client-say = Iets zeggen
client-send = Versturen

# hints, rules, keys

client-hint = Tip
client-hint-thinking = De bot denkt na…
client-hint-expects = Jouw aandeel in de overwinning, zoals het er nu voor staat: { $share }
client-hint-alone = Deel van het te winnen goud dat je kunt verwachten: { $share }
client-hint-order = De favoriet van de bot staat bovenaan. De balken laten zien hoe sterk hij elke zet aanraadt; waar het advies zwak is, klopt het aandeel maar ongeveer.
client-hint-share = Jouw aandeel in de overwinning daarmee: ongeveer { $share }
client-hint-share-alone = Deel van het te winnen goud daarmee: ongeveer { $share }
client-hint-show = Op het bord tonen
client-hint-none = Er valt nu niets te beslissen.
client-rules = Regels
client-rules-of = Regels van { $game }
client-keys = Toetsenbord
client-key-map = deze toetsen tonen
client-key-hide = vasthouden: mijn geheimen verbergen
client-key-log = het verloop van de partij
client-key-talk = het gesprek
client-key-skip = de bots zonder pauzes laten spelen
client-key-undo = een gelegde kaart of een stap terugnemen
client-key-close = sluiten of terugleggen
client-key-tab = naar de volgende knop
client-key-step = een zet terug, een zet verder
client-key-pan = het bord verschuiven
client-key-ends = naar het begin, naar het eind
client-key-run = laten lopen, of stoppen

# the line

client-line-broken = De verbinding is weg. Er gaat niets verloren, we komen terug.
client-line-waiting = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra we terug zijn.
client-line-hurry = Nu proberen
client-failed-offline = Geen verbinding met de server. Controleer je netwerk en probeer het dan opnieuw.
client-failed-busy = De server heeft nu zijn handen vol. Probeer het zo nog eens.
client-failed-strange = Dat was geen antwoord van onze server. Laad de pagina opnieuw; als je netwerk je vraagt in te loggen, doe dat dan eerst.
client-failed-part = Een deel van de pagina is niet aangekomen. Misschien is het netwerk weg, of is er een nieuwere versie.
client-nowhere = Op dit adres is geen pagina. Misschien is er onderweg een letter van de link kwijtgeraakt.
client-again = Opnieuw proberen
client-closed = Hier loopt het dood
client-closed-senseless = Onze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
client-closed-no-spectators = Alleen wie meespeelt, ziet deze tafel.
client-closed-removed = De host heeft je van deze tafel gestuurd. Alleen de host kan je weer toelaten.
client-removed = Van deze tafel gestuurd
client-let-in = { $name } weer toelaten
client-closed-no-table = Deze tafel bestaat niet, of de link is niet compleet.
client-closed-unreadable = De server kan deze tafel niet meer lezen. Alle andere gaan door.
client-outdated = De regels zijn sindsdien veranderd
client-outdated-broken-off = Deze partij is begonnen met andere regels of kaarten dan deze server nu heeft. Ze kan niet verder en niemand heeft gewonnen. Het verslag bevat elke zet tot hier.
client-outdated-over = Deze partij is gespeeld met andere regels of kaarten dan deze server nu heeft. Alles is bewaard: je kunt haar terugzien zoals ze was en het verslag downloaden.

# the end

client-rematch = Nog een keer
client-replay = Terugkijken
client-figures = Cijfers
client-figures-name = Speler
client-figures-points =
    { $game ->
        [duel] Goud
       *[other] Punten
    }
client-figures-decisions = Beslissingen
client-figures-pace = Tijd per stuk
client-figures-won = gewonnen
client-figures-whole =
    { $moves ->
        [one] 1 zet in { $time }
       *[other] { $moves } zetten in { $time }
    }
client-minutes = { $minutes } min { $seconds } s
client-seconds = { $seconds } s
client-record = Verslag downloaden
client-record-how = Het verslag bevat de hele partij en het bewijs van het schudden. Op de opdrachtregel controleert “stope verify” het.
client-check-shuffle = Controleer dit schudden
client-shuffle-fair = Bevestigd. De kaarten zijn geschud met het geheim dat vastlag voordat je ging zitten, en met je eigen getal.
client-shuffle-promise-kept = Bevestigd voor zover deze browser het weet: het geheim is hetzelfde dat vóór de eerste kaart vastlag. Vanaf hier kwam er geen getal bij.
client-shuffle-nothing-kept = Deze browser heeft de tafel niet vóór de partij gezien en kan niet vergelijken. “stope verify” controleert het verslag.
client-shuffle-other-secret = Niet bevestigd: het geopende geheim is niet het geheim dat beloofd was voordat je ging zitten.
client-shuffle-other-number = Niet bevestigd: je eigen getal zit niet in de kaarten.
client-shuffle-other-key = Niet bevestigd: de kaarten zijn geschud met een andere sleutel dan die uit het geheim en alle getallen volgt.
client-next-table = De anderen spelen verder aan een nieuwe tafel.
client-go-on = Erheen

# the lobby

client-welcome = Waar gaan we graven?
client-games = Spellen
client-about-diamant = Nog een stap de grot in, of met de edelstenen naar huis? Iedereen beslist tegelijk.
client-about-duel = Twee dwergen, één berg: sneller graven, slimmer blokkeren, als eerste bij het goud. Of alleen tegen de berg.
client-about-dark-cave = Vind goud en de uitgang, maar wie werkt voor wie? Er dwalen wezens rond, en saboteurs glimlachen.
client-players = Spelers
client-alone = alleen
client-bots = Bots
client-play = Spelen
client-with-friends = Met vrienden…
client-preparing-wanted = De regels worden voorbereid: { $percent }%. Zodra ze klaar zijn, begint je partij.
client-unreachable = De server antwoordt niet. We blijven het proberen.
client-own-tables = Jouw tafels
client-public-tables = Openbare tafels
client-finished-tables = Uitgespeeld
client-put-away = Opbergen: { $game }
client-bring-back =
    { $tables ->
        [one] 1 opgeborgen tafel weer tonen
       *[other] { $tables } opgeborgen tafels weer tonen
    }
client-status-open = wacht op spelers
client-status-playing = wordt gespeeld
client-status-over = terugkijken
client-status-broken-off = regels veranderd
client-about = Over Stope
client-unofficial = Niet officieel. Namen en illustraties van de gedrukte spellen zijn van hun uitgevers.
client-about-what = Stope bestaat uit drie grottenspellen voor browser en terminal, met vrienden en tegen bots. Alle tekeningen hier maakt onze eigen code.
client-about-unofficial = Dit is een niet-officieel project van liefhebbers. Het heeft niets te maken met de uitgevers of auteurs van de gedrukte spellen; hun namen en illustraties zijn van hen. Vind je deze spellen leuk, koop ze dan en speel ze ook aan een echte tafel.
client-about-cards = Over de kaarten: de regelboekjes noemen hoeveel kaarten er van elke soort zijn, maar niet elke kaart. De kaarten van het Duel zijn een reconstructie die aan alle gedrukte aantallen voldoet. In de Donkere Grot zijn de vormen van de kaarten, hun verdeling over de groepen en welke velden aan elkaar grenzen van ons. Bij Diamant staat elke kaart in het boekje. In de regels geeft [kaarten] aan wat hierop berust.
client-about-own-cards = Heb je een doos, dan kun je de kaarten daaruit invoeren: kopieer het kaartbestand van het spel, pas het aan, laat het nakijken door “stope deck check” en geef het aan de server door in STOPE_DECK_DUEL of STOPE_DECK_DARK_CAVE. In docs/decks.md staat hoe.
client-about-fair = Niemand kiest de kaarten: voordat iemand gaat zitten, legt de server een geheim vast, iedereen voegt toeval toe, en na de partij kan iedereen het narekenen met “stope verify”.
client-about-private = Geen account en geen tracking: een naam is genoeg. Je instellingen blijven in deze browser.

# making a table

client-make-table = Een tafel voor { $game }
client-who = Wie speelt er mee?
client-who-open = een gast, op uitnodiging
client-who-here = op dit apparaat
client-who-bot = Bot: { $level }
client-seat = Plaats { $seat }
client-player = Speler { $seat }
client-name-at = Naam op plaats { $seat }
client-clock = Klok
client-clock-by-match = voor de hele partij
client-clock-by-days = dagen per beslissing
client-clock-minutes = Minuten per speler
client-clock-increment = Seconden erbij per zet
client-clock-for-each = Dagen
client-fill = Bots nemen vrije plaatsen
client-fill-never = alleen als de host het zegt
client-fill-seconds = na { $seconds } seconden
client-fill-minutes = na { $minutes } minuten
client-stand-in = Bot voor wie afwezig is
client-stand-in-after = Die mag invallen
client-public = Openbaar: iedereen vindt deze tafel in de lobby
client-spectators = Anderen mogen toekijken
client-hints-allowed = Tips zijn toegestaan
client-open-table = Tafel openen

# a newer client

client-update = Er is een nieuwere versie.
client-update-take = Laden
client-update-later = Later

# replays

client-replay-move = Zet
client-replay-at = { $move } van { $moves }
client-replay-first = Naar het begin
client-replay-previous = Een zet terug
client-replay-play = Laten lopen
client-replay-pause = Stoppen
client-replay-next = Een zet verder
client-replay-last = Naar het eind
client-replay-eyes = Door wiens ogen
client-replay-all = alles zien
client-replay-watching = als toeschouwer
client-replay-link = Link naar deze zet

# beside the board

client-notes = Mededelingen
