# The terminal: prompts, tables, progress.

compiling = Die Regeln von { $game } werden kompiliert, nur dieses eine Mal: { $rule }
compiling-once = Die Regeln von { $game } werden kompiliert. Das passiert nur einmal und dauert ein paar Sekunden.
simulating = { $games } Partien werden gespielt
measuring = Messung: { $what }

prompt-again = Bitte noch einmal.
prompt-unknown = Mit „{ $given }“ kann ich hier nichts anfangen.
goodbye = Tschüss! Die Partie wurde nicht zu Ende gespielt.
match-saved = Die Aufzeichnung dieser Partie liegt in { $file }.
interrupted = Abgebrochen.

play-welcome =
    { $seats ->
        [one] { $title } allein: { $names }.
       *[other] { $title } mit { $seats } am Tisch: { $names }.
    }
play-watching = Hier spielt niemand selbst mit; die Bots sind unter sich.
play-standings = Endstand ({ $reason })
play-standing = { $place }. { $name }: { $points }

rules-title = { $title }: die Regeln { $first } bis { $last }

simulate-summary = { $games } Partien { $title } mit { $seats } am Tisch in { $seconds } s ({ $rate } pro Sekunde)
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-mean = Punkte im Schnitt
simulate-most = meiste Punkte

bench-title = { $title }: vollständige Zufallspartien pro Sekunde
bench-what = womit
bench-seats = Spielerzahl
bench-rate = Partien pro Sekunde
bench-one-core = ein Kern
bench-all-cores = alle { $cores } Kerne
bench-interpreted = interpretiertes Python
bench-gpu = Grafikkarte, Ergebnisse zurückkopiert
bench-no-gpu = Grafikkarte: hier keine
bench-search = Suche auf einem Kern, { $decisions } Entscheidungen mit { $seats } am Tisch:
bench-rounds = gedachte Partien, wie die Stufen spielen
bench-rounds-to-the-end = gedachte Partien, bis zum Ende gespielt
bench-level = { $bot }: { $mean } ms für eine Entscheidung, höchstens { $most } ms
bench-overrun = Eine Grenze von { $limit } ms wird um höchstens { $most } ms überschritten.
bench-compile = Alles für eine Partie kompilieren, von null an, auf einem Kern: { $seconds } s
bench-compile-simulate = Eine Simulation kompilieren, von null an, auf einem Kern: { $seconds } s
bench-start = Von der Kommandozeile bis zur ersten Frage, mit warmem Cache: { $seconds } s
bench-written = Gespeichert in { $file }.
compiling-all = Die Regeln aller Spiele werden kompiliert: { $games }. Das geschieht nur einmal.
compiling-done = Fertig.
bench-legal = Alle erlaubten Züge mitten in einer Partie aufzählen [{ $phase }]: im Schnitt { $mean } µs, höchstens { $most } µs ({ $moves } Züge)
bench-compile-all = Alle Spiele nebeneinander kompilieren, von null an: { $seconds } s
arena-title = { $title }: { $matches } Partien mit { $deals } Mischungen
arena-bot = Bot
arena-wins = Siege
arena-score = Punkte im Schnitt
arena-rating = Wertung
arena-note = 95-%-Intervalle. Dieselben Karten für alle, jeder Bot auf jedem Platz.
arena-note-alone = 95-%-Intervalle.
arena-wins-in-parts = Ein geteilter Sieg zählt anteilig.
arena-wins-of-teams = Teams gewinnen gemeinsam: Siege sind der Anteil der Partien, in denen ein Bot unter den Siegern war.
arena-ending = wie Partien endeten
arena-matches = Partien
arena-playing = { $games } Partien werden gespielt
hint-expects = Dein Anteil am Sieg, so wie es steht: { $share } %.
hint-expects-alone = Teil des erreichbaren Goldes, mit dem du rechnen kannst: { $share } %.
hint-move = { $typed } ({ $move }): { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share } %, zu wählen in { $weight } % der Fälle. { $reason }
verify-confirmed = Die Mischung ist bestätigt: Die Karten folgen aus dem Geheimnis des Servers und aus dem, was alle am Tisch beigetragen haben, und jeder Zug war erlaubt.
verify-refused = Die Mischung ist nicht bestätigt.
verify-commitment = Veröffentlicht vor der ersten Karte (SHA-256 des Geheimnisses): { $commitment }
verify-nonce = Beitrag von Platz { $seat }: { $nonce }
verify-no-nonces = Niemand hat etwas beigetragen: Das Geheimnis des Servers allein bestimmte die Karten.
verify-not-over = Die Partie wurde nicht zu Ende gespielt.
verify-score = Platz { $seat }: { $points }
verify-winners = Siegreiche Plätze: { $seats }.

database-current = Die Datenbank ist auf dem neuesten Stand.
database-copied = Die Datenbank wurde nach { $file } kopiert.
serving = Die Tische stehen unter { $address } bereit (Ende mit Strg-C).
serving-no-client = Der Client für den Browser ist noch nicht gebaut; „make client“ baut ihn.
