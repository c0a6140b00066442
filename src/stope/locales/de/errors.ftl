# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Das Spiel { $given } gibt es hier nicht. Zur Wahl stehen: { $allowed }.
error-unknown-option = { $game } kennt die Option { $given } nicht. Möglich: { $allowed }.
error-bad-option = Die Option { $option } kann nicht { $given } sein. Möglich: { $allowed }.
error-unknown-language = Die Sprache { $given } gibt es hier nicht. Zur Wahl stehen: { $allowed }.
error-unknown-bot = Den Bot { $given } gibt es nicht. Erwartet: { $allowed }.
error-unknown-device = Das Gerät { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
error-bad-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $given } ({ $rule }).
error-bad-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $given }.
error-bad-move = { $given } ist kein Zug in diesem Spiel. Erwartet: { $allowed }.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $given }. Die Plätze gehen von { $least } bis { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Versucht: { $move } von Platz { $seat }. Jetzt erlaubt: { $allowed }.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $field } ist { $given }, erwartet: { $expected }.
error-bad-position = Diese Stellung verstößt gegen { $rule }: { $field } ist { $given }, erwartet: { $expected }.
error-match-not-over = Die Partie ist noch nicht vorbei: Es fehlt noch die Entscheidung von Platz { $actors }.
error-no-gpu = Hier lässt sich keine Grafikkarte nutzen ({ $reason }); lass das Gerät weg oder wähle „cpu“.
error-no-ray = Dafür wird Ray gebraucht, das sich nicht laden lässt ({ $reason }); installiere es mit: pip install "stope[ray]".
error-match-failed = Mischung { $deal } mit { $bots } ließ sich nicht zu Ende spielen: { $reason }.
error-other-results = Die Datei { $given } enthält Ergebnisse anderer Bots, Optionen oder Seeds oder aus der Zeit vor einer Änderung der Bots; bitte eine andere Datei nehmen.
error-worker-lost = Ein Prozess, der Partien spielte, ist verschwunden ({ $reason }).
error-no-file = Die Datei { $given } lässt sich nicht lesen: { $reason }.
error-bad-key = Ein Schlüssel hat { $bytes } Bytes und steht ohne Seed.
error-bad-options = Optionen sind eine Tabelle aus Namen und Werten, nicht { $given }.
error-bot-count = Ein Bot für alle Plätze oder einer für jeden der { $seats } Plätze, nicht { $given }.
error-too-many-matches = Für { $given } Partien reicht der Speicher nicht.
error-cannot-write = Die Datei { $given } lässt sich nicht schreiben: { $reason }.
error-bad-database = { $given } ist keine Datenbank, die wir nutzen können. Erwartet: { $allowed }.
error-already-served = Diese Datei benutzt schon ein anderer Server: { $given }. Eine Datei ist für einen Server; für mehrere gibt es PostgreSQL.
error-no-database = Die Datenbank { $given } lässt sich nicht nutzen: { $reason }.
error-foreign-database = { $given } ist die Datenbank eines anderen Programms.
error-no-asyncpg = PostgreSQL braucht asyncpg, das sich nicht laden lässt ({ $reason }); installiere es mit: pip install "stope[postgres]".
error-database-too-old = Die Datenbank { $given } hat die Version { $version }, gebraucht wird { $expected }. Bring sie auf den neuesten Stand mit: stope db migrate.
error-database-too-new = Die Datenbank { $given } hat die Version { $version } und ist damit neuer als dieses Programm ({ $expected }). Aktualisiere Stope.
error-no-backup = { $given } ist eine PostgreSQL-Datenbank. Sichere sie mit deren eigenem pg_dump.
error-no-such-rule = Die Regel { $given } gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
error-system = Das System meldet: { $reason }

# At tables.

error-already-started = Die Partie an diesem Tisch läuft schon; das geht nur vor dem Start.
error-not-started = Die Partie an diesem Tisch hat noch nicht begonnen; das geht erst nach dem Start.
error-table-over = Die Partie an diesem Tisch ist vorbei; das geht nur, solange gespielt wird.
error-already-rematched = An diesem Tisch ist Schluss, es geht schon an Tisch { $table } weiter.
error-seat-taken = Platz { $seat } ist besetzt. Nimm einen freien.
error-seat-not-yours = Platz { $seat } gehört dir nicht. Du entscheidest nur für Plätze, die du selbst genommen hast.
error-seats-empty = Los geht es, wenn alle Plätze besetzt sind. Noch frei: { $seats }.
error-host-only = Das darf nur der Host dieses Tisches.
error-still-there = Platz { $seat } kann kein Bot übernehmen: Wer dort sitzt, ist da und hat noch Zeit.
error-played-by-bot = Auf Platz { $seat } spielt ein Bot. Wer dort eigentlich sitzt, kann den Platz jederzeit wieder übernehmen.
error-played-by-person = Auf Platz { $seat } spielt kein Bot: Wer dort sitzt, entscheidet selbst.
error-moved-on = Die Partie ist schon weiter: Das war für Zug { $given } von Platz { $seat } gedacht, jetzt ist Zug { $expected } dran.
error-bad-nonce = Was jemand zum Mischen beiträgt, hat { $least } bis { $most } Bytes, als hexadezimale Ziffern in Kleinschreibung, anders als { $given }.
error-unknown-phrase = Den Satz { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
error-nothing-said = Hier gibt es nichts zu lesen. Ein Name braucht einen Buchstaben oder eine Ziffer, eine Nachricht etwas Sichtbares.
error-game-not-ready = Die Regeln von { $game } werden noch vorbereitet ({ $percent } %). Bitte warte einen Moment.
error-table-broken = Dieser Tisch lässt sich hier nicht lesen: { $given }. Sein Protokoll stammt von anderen Regeln oder ist beschädigt.
error-move-outside = Die Partie hat die Züge 0 bis { $most }, nicht { $given }.
error-try-later = Der Server erreicht seine Tische gerade nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.
error-no-such-table = Einen Tisch { $given }, an den du dich setzen kannst, gibt es nicht. Zu einer Einladung gehört der ganze Link.
error-no-spectators = Diesen Tisch sieht nur, wer mitspielt.
error-bad-request = Damit lässt sich hier nichts anfangen: { $given }. { $problem ->
        [missing] Es fehlt: { $expected }.
        [unknown] Hier unbekannt: { $expected }.
       *[other] Erwartet: { $expected }.
    }
error-too-long = Das ist zu viel auf einmal. Höchstens: { $most } Bytes.
error-nothing-here = Unter dieser Adresse ist nichts: { $given }.
error-wrong-method = { $given } geht hier nicht. Möglich: { $allowed }.
error-id-used = Diese Kennung hatte schon eine andere Anfrage: { $given }.
error-too-often = Das war zu viel auf einmal. Bitte warte einen Moment.
error-not-known = Wir kennen dich noch nicht oder nicht mehr. Wähle zuerst einen Namen.
error-hints-off = An diesem Tisch gibt es keine Tipps.
