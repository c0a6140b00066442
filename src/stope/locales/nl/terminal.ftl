# The terminal: prompts, tables, progress.

compiling = De regels van { $game } worden gecompileerd, alleen deze ene keer
compiling-once = De regels van { $game } worden gecompileerd. Dat gebeurt maar één keer en duurt een paar seconden.
simulating = Bezig met { $games } partijen
measuring = Meting: { $what }

prompt-unknown = “{ $given }” begrijp ik hier niet. “?” toont wat je kunt typen.
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
play-result-alone = { $name }: { $points } ({ $reason })

rules-title = De regels van { $title }, { $first } tot en met { $last }

simulate-summary =
    { $games } partijen { $title } { $seats ->
        [one] voor één speler
       *[other] met { $seats } spelers
    } in { $seconds } s ({ $rate } per seconde)
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
bench-iterations = gedachte partijen, zoals de niveaus spelen
bench-iterations-to-the-end = gedachte partijen, tot het einde gespeeld
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

fit-measuring = Gewichten van { $game } worden gemeten
fit-weight = gewicht
fit-value = waarde
fit-origin = herkomst
fit-derived = opnieuw bepaald
fit-other = andere waarde
fit-wins = winst, in %
fit-loss = logverlies
hint-expects = Jouw aandeel in de overwinning, zoals het er nu voor staat: { $share }%.
hint-expects-alone = Deel van het te winnen goud dat je kunt verwachten: { $share }%.
hint-move = { $typed } ({ $move }): { $share }%. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share }%, te kiezen in { $weight }% van de gevallen. { $reason }
replay-state-not-compared = Het verslag komt van een eerdere versie die de stand van het spel anders vastlegde: elke zet was toegestaan, maar de eindstand kon niet worden vergeleken.
verify-confirmed = Het schudden is bevestigd: de kaarten volgen uit het geheim van de server en uit wat de spelers toevoegden, en elke zet was toegestaan.
verify-refused = Het schudden is niet bevestigd.
verify-commitment = Gepubliceerd voor de eerste kaart (SHA-256 van het geheim): { $commitment }
verify-nonce = Toegevoegd door plaats { $seat }: { $nonce }
verify-no-nonces = Niemand voegde iets toe: alleen het geheim van de server bepaalde de kaarten.
verify-not-over = De partij is niet uitgespeeld.
verify-score = Plaats { $seat }: { $points }
verify-winners = Winnende plaatsen: { $seats }.

deck-refused =
    { $problems ->
        [one] { $file } kan niet worden gebruikt. Eén fout:
       *[other] { $file } kan niet worden gebruikt. { $problems } fouten:
    }
deck-problem =
    { $line ->
        [none] In het bestand:
       *[other] Regel { $line }:
    } { $counted ->
        [yes] de kaarten geven samen { $given }.
       *[no] { $given }.
    } Toegestaan: { $allowed }{ $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }.
deck-good = { $file } is in orde voor { $title }: alle gedrukte aantallen kloppen.
deck-unchanged = Er zou geen kaart veranderen.
deck-card-added = + { $card } ({ $table }): { $after }
deck-card-removed = - { $card } ({ $table }): { $before }
deck-card-changed = ~ { $card } ({ $table }): { $before } -> { $after }
deck-card-reordered = ~ { $table }: de kaarten staan in een andere volgorde, dus dezelfde seed deelt andere handen uit
deck-total-changed = In geen regelboekje gedrukt: { $name } wordt { $after } in plaats van { $before }.
deck-digest = Controlegetal van deze kaarten: { $digest }
deck-shipped-digest = Controlegetal van de kaarten bij Stope: { $digest }
deck-use = Zo speel je ermee: { $setting }

database-current = De database is bijgewerkt.
database-copied = De database is gekopieerd naar { $file }. De kopie is gecontroleerd en heeft deze rijen: { $rows }.
database-restored = De back-up is gecontroleerd en is nu { $file }, met deze rijen: { $rows }.
database-kept = Wat er eerder stond, is bewaard als { $file }.
database-archived = { $count ->
    [one] Eén afgelopen partij is gearchiveerd.
   *[other] { $count } afgelopen partijen zijn gearchiveerd.
}
serving = De tafels staan klaar op { $address } (stop met Ctrl-C).
serving-no-client = De client voor de browser is nog niet gebouwd; “make client” bouwt hem.
serving-network-warning = Iedereen in je netwerk kan deze server openen, en niets is versleuteld. Zet er voor mensen van elders een proxy met https voor: docs/deploy.md.
serving-for-others = Andere apparaten openen { $address }
serving-no-network = Deze computer zit in geen netwerk: andere apparaten kunnen hem nu niet bereiken.
serving-could-share = Alleen deze computer kan ze openen. Met make play HOST=0.0.0.0 (stope serve --host 0.0.0.0) kan iedereen in je netwerk dat, op { $address }

# cards, places and moves in the terminal client
hand-empty = Je hebt geen kaarten.
hand-no-paths = Je hebt geen gangkaarten.
card-crossing = kruising
card-fork = splitsing { $sides }
card-curve = bocht { $sides }
card-straight = rechte gang { $sides }
card-places = Kaart { $number } ({ $card }) past op: { $places }. Typ bijvoorbeeld: { $example }
card-turned = v: gedraaid
card-moves = Met kaart { $number } ({ $card }) kun je typen: { $moves }
card-useless = Kaart { $number } ({ $card }) kan nu niet worden gespeeld.
board-part = Een deel van de tafel; ↑?5 aan de rand: een doel, 5 kaarten verderop. Alles: map
refused-place = Je kunt deze kaart daar niet leggen. { $reason } ({ $rule })
refused-step = Daar kun je niet heen. { $reason } ({ $rule })
refused-move = Dat kan nu niet. { $reason } ({ $rule })
possible-moves = Wat je kunt doen: { $moves }.
step-numbers =
    { $most ->
        [one] Mogelijke stap: nummer 1; met f ga je niet verder.
       *[other] Mogelijke stappen: nummer 1 tot en met { $most }; met f ga je niet verder.
    }
typed-no-card = Kaart { $given } heb je niet. Je kaarten hebben de nummers 1 tot en met { $most }.
typed-no-place = “{ $given }” is geen plaats. Een plaats bestaat uit twee getallen: x, naar rechts geteld, en y, naar beneden geteld, zoals in “2 -1”.
typed-no-player = Er is geen speler “{ $given }”. Typ een naam of een getal van 0 tot en met { $most }.
typed-no-choice = “{ $given }” kan hier niet. Mogelijk: { $allowed }.
play-intro = Typ “?” voor hulp, “hint” voor advies, “r” voor de regels, “q” om te stoppen.
