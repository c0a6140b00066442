# The terminal: prompts, tables, progress.

compiling = De regels van { $game } worden gecompileerd, alleen deze ene keer: { $rule }
compiling-once = De regels van { $game } worden gecompileerd. Dat gebeurt maar één keer en duurt een paar seconden.
simulating = Bezig met { $games } partijen
measuring = Meting: { $what }

prompt-again = Probeer het nog eens.
prompt-unknown = “{ $given }” begrijp ik hier niet.
goodbye = Tot ziens! De partij is niet uitgespeeld.
match-saved = Het verslag van deze partij staat in { $file }.
interrupted = Afgebroken.

play-welcome =
    { $seats ->
        [one] { $title } alleen: { $names }.
       *[other] { $title } met { $seats } spelers: { $names }.
    }
play-watching = Er speelt niemand zelf mee; de bots spelen onder elkaar.
play-standings = Eindstand ({ $reason })
play-standing = { $place }. { $name }: { $points }

rules-title = De regels van { $title }, { $first } tot en met { $last }

simulate-summary = { $games } partijen { $title } met { $seats } spelers in { $seconds } s ({ $rate } per seconde)
simulate-seat = plaats
simulate-bot = bot
simulate-wins = gewonnen
simulate-mean = punten gemiddeld
simulate-most = meeste punten

bench-title = { $title }: volledige willekeurige partijen per seconde
bench-what = waarmee
bench-seats = spelers
bench-rate = partijen per seconde
bench-one-core = één kern
bench-all-cores = alle { $cores } kernen
bench-interpreted = geïnterpreteerd Python
bench-gpu = grafische kaart, resultaten teruggekopieerd
bench-no-gpu = grafische kaart: hier geen
bench-search = Zoeken op één kern, { $decisions } beslissingen met { $seats } spelers:
bench-rounds = gedachte partijen, zoals de niveaus spelen
bench-rounds-to-the-end = gedachte partijen, tot het einde gespeeld
bench-level = { $bot }: { $mean } ms per beslissing, hoogstens { $most } ms
bench-overrun = Een grens van { $limit } ms wordt met hoogstens { $most } ms overschreden.
bench-compile = Alles voor een partij compileren, vanaf nul, op één kern: { $seconds } s
bench-compile-simulate = Een simulatie compileren, vanaf nul, op één kern: { $seconds } s
bench-start = Van de opdrachtregel tot de eerste vraag, met een warme cache: { $seconds } s
bench-written = Opgeslagen in { $file }.
compiling-all = De regels van alle spellen worden gecompileerd: { $games }. Dat gebeurt maar één keer.
compiling-done = Klaar.
bench-legal = Alle toegestane zetten midden in een partij opsommen [{ $phase }]: gemiddeld { $mean } µs, hoogstens { $most } µs ({ $moves } zetten)
bench-compile-all = Alle spellen naast elkaar compileren, vanaf nul: { $seconds } s
arena-title = { $title }: { $matches } partijen met { $deals } delingen
arena-bot = bot
arena-wins = gewonnen
arena-score = punten gemiddeld
arena-rating = rating
arena-note = 95%-intervallen. Dezelfde kaarten voor iedereen, elke bot op elke plaats.
arena-note-alone = 95%-intervallen.
arena-wins-in-parts = Een gedeelde overwinning telt naar rato.
arena-wins-of-teams = Teams winnen samen: gewonnen is het deel van de partijen waarin een bot bij de winnaars hoorde.
arena-ending = hoe partijen eindigden
arena-matches = partijen
arena-playing = { $games } partijen worden gespeeld
hint-expects = Jouw aandeel in de overwinning, zoals het er nu voor staat: { $share }%.
hint-expects-alone = Deel van het te winnen goud dat je kunt verwachten: { $share }%.
hint-move = { $typed } ({ $move }): { $share }%. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share }%, te kiezen in { $weight }% van de gevallen. { $reason }
verify-confirmed = Het schudden is bevestigd: de kaarten volgen uit het geheim van de server en uit wat de spelers toevoegden, en elke zet was toegestaan.
verify-refused = Het schudden is niet bevestigd.
verify-commitment = Gepubliceerd voor de eerste kaart (SHA-256 van het geheim): { $commitment }
verify-nonce = Toegevoegd door plaats { $seat }: { $nonce }
verify-no-nonces = Niemand voegde iets toe: alleen het geheim van de server bepaalde de kaarten.
verify-not-over = De partij is niet uitgespeeld.
verify-score = Plaats { $seat }: { $points }
verify-winners = Winnende plaatsen: { $seats }.

database-current = De database is bijgewerkt.
database-copied = De database is gekopieerd naar { $file }.
serving = De tafels staan klaar op { $address } (stop met Ctrl-C).
serving-no-client = De client voor de browser is nog niet gebouwd; “make client” bouwt hem.
