# The terminal: prompts, tables, progress.

compiling = Die Regeln von { $game } werden kompiliert, nur dieses eine Mal
compiling-once = Die Regeln von { $game } werden kompiliert. Das passiert nur einmal und dauert ein paar Sekunden.
simulating = { $games } Partien werden gespielt
measuring = Messung: { $what }

prompt-unknown = Mit „{ $given }“ kann ich hier nichts anfangen. Was du eingeben kannst, zeigt „?“.
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
play-result-alone = { $name }: { $points } ({ $reason })

rules-title = { $title }: die Regeln { $first } bis { $last }

simulate-summary =
    { $games } Partien { $title } { $seats ->
        [one] allein
       *[other] mit { $seats } am Tisch
    } in { $seconds } s ({ $rate } pro Sekunde)
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
bench-iterations = gedachte Partien, wie die Stufen spielen
bench-iterations-to-the-end = gedachte Partien, bis zum Ende gespielt
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

fit-measuring = Gewichte von { $game } werden gemessen
fit-weight = Gewicht
fit-value = Wert
fit-origin = Herkunft
fit-derived = neu bestimmt
fit-other = anderer Wert
fit-wins = Siege in %
fit-loss = Log-Verlust
hint-expects = Dein Anteil am Sieg, so wie es steht: { $share } %.
hint-expects-alone = Teil des erreichbaren Goldes, mit dem du rechnen kannst: { $share } %.
hint-move = { $typed } ({ $move }): { $share } %. { $reason }
hint-move-mixed = { $typed } ({ $move }): { $share } %, zu wählen in { $weight } % der Fälle. { $reason }
replay-state-not-compared = Die Aufzeichnung stammt von einer früheren Version, die den Spielstand anders ablegte: Jeder Zug war erlaubt, aber der Endstand ließ sich nicht vergleichen.
verify-confirmed = Die Mischung ist bestätigt: Die Karten folgen aus dem Geheimnis des Servers und aus dem, was alle am Tisch beigetragen haben, und jeder Zug war erlaubt.
verify-refused = Die Mischung ist nicht bestätigt.
verify-commitment = Veröffentlicht vor der ersten Karte (SHA-256 des Geheimnisses): { $commitment }
verify-nonce = Beitrag von Platz { $seat }: { $nonce }
verify-no-nonces = Niemand hat etwas beigetragen: Das Geheimnis des Servers allein bestimmte die Karten.
verify-not-over = Die Partie wurde nicht zu Ende gespielt.
verify-score = Platz { $seat }: { $points }
verify-winners = Siegreiche Plätze: { $seats }.

deck-refused =
    { $problems ->
        [one] { $file } kann nicht benutzt werden. Ein Fehler:
       *[other] { $file } kann nicht benutzt werden. { $problems } Fehler:
    }
deck-problem =
    { $line ->
        [none] In der Datei:
       *[other] Zeile { $line }:
    } { $counted ->
        [yes] die Karten ergeben { $given }.
       *[no] { $given }.
    } Erlaubt: { $allowed }{ $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }.
deck-good = { $file } ist in Ordnung für { $title }: Alle gedruckten Anzahlen stimmen.
deck-unchanged = Keine Karte würde sich ändern.
deck-card-added = + { $card } ({ $table }): { $after }
deck-card-removed = - { $card } ({ $table }): { $before }
deck-card-changed = ~ { $card } ({ $table }): { $before } -> { $after }
deck-card-reordered = ~ { $table }: Die Karten stehen in anderer Reihenfolge, derselbe Seed teilt also andere Hände aus
deck-total-changed = In keiner Anleitung gedruckt: { $name } wird { $after } statt { $before }.
deck-digest = Prüfsumme dieser Karten: { $digest }
deck-shipped-digest = Prüfsumme der mitgelieferten Karten: { $digest }
deck-use = So wird damit gespielt: { $setting }

database-current = Die Datenbank ist auf dem neuesten Stand.
database-copied = Die Datenbank wurde nach { $file } kopiert. Die Kopie wurde geprüft und hat diese Zeilen: { $rows }.
database-restored = Die Sicherung wurde geprüft und ist jetzt { $file }, mit diesen Zeilen: { $rows }.
database-kept = Was vorher dort war, liegt jetzt in { $file }.
database-archived = { $count ->
    [one] Eine beendete Partie wurde archiviert.
   *[other] { $count } beendete Partien wurden archiviert.
}
serving = Die Tische stehen unter { $address } bereit (Ende mit Strg-C).
serving-no-client = Der Client für den Browser ist noch nicht gebaut; „make client“ baut ihn.
serving-network-warning = Alle in deinem Netz können diesen Server öffnen, und nichts ist verschlüsselt. Für Leute von anderswo stell einen Proxy mit https davor: docs/deploy.md.
serving-for-others = Andere Geräte öffnen { $address }
serving-no-network = Dieser Rechner ist in keinem Netz: Andere Geräte können ihn jetzt nicht erreichen.
serving-could-share = Nur dieser Rechner kann sie öffnen. Mit make play HOST=0.0.0.0 (stope serve --host 0.0.0.0) können es alle in deinem Netz, unter { $address }

# cards, places and moves in the terminal client
hand-empty = Du hast keine Karten.
hand-no-paths = Du hast keine Wegekarten.
card-crossing = Kreuzung
card-fork = Abzweigung { $sides }
card-curve = Kurve { $sides }
card-straight = Gerade { $sides }
card-places = Karte { $number } ({ $card }) passt auf: { $places }. Zum Beispiel eingeben: { $example }
card-turned = v: gedreht
card-moves = Karte { $number } ({ $card }), das kannst du eingeben: { $moves }
card-useless = Karte { $number } ({ $card }) lässt sich jetzt nicht spielen.
board-part = Ausschnitt; ↑?5 am Rand: ein Ziel, 5 Karten von dir entfernt. Alles zeigt: map
refused-place = Dort kannst du diese Karte nicht anlegen. { $reason } ({ $rule })
refused-step = Dorthin kannst du nicht gehen. { $reason } ({ $rule })
refused-move = Das geht jetzt nicht. { $reason } ({ $rule })
possible-moves = Das kannst du tun: { $moves }.
step-numbers =
    { $most ->
        [one] Möglicher Schritt: Nummer 1; mit f gehst du nicht weiter.
       *[other] Mögliche Schritte: Nummer 1 bis { $most }; mit f gehst du nicht weiter.
    }
typed-no-card = Eine Karte { $given } hast du nicht. Deine Karten haben die Nummern 1 bis { $most }.
typed-no-place = „{ $given }“ ist kein Platz. Ein Platz sind zwei Zahlen: x, nach rechts gezählt, und y, nach unten gezählt, wie in „2 -1“.
typed-no-player = „{ $given }“ spielt hier nicht mit. Gib einen Namen ein oder eine Zahl von 0 bis { $most }.
typed-no-choice = „{ $given }“ geht hier nicht. Möglich: { $allowed }.
play-intro = Hilfe zeigt „?“, einen Rat gibt „hint“, die Regeln zeigt „r“, mit „q“ hörst du auf.
