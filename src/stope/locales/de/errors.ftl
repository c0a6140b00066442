# What is refused, and why. Each says what was given and what is expected.

error-unknown-game = Das Spiel { $given } gibt es hier nicht. Zur Wahl stehen: { $allowed }.
error-deck-without-game = Die Kartendatei { $file } sagt nicht, für welches Spiel sie ist. Schreib game = "..." an den Anfang oder nenne das Spiel mit --game: { $allowed }.
error-unknown-option = { $game } kennt die Option { $given } nicht. Möglich: { $allowed }.
error-bad-option = Die Option { $option } kann nicht { $given } sein. Möglich: { $allowed }.
error-unknown-language = Die Sprache { $given } gibt es hier nicht. Zur Wahl stehen: { $allowed }.
error-unknown-bot = Den Bot { $given } gibt es nicht. Erwartet: { $allowed }.
error-unknown-weight = Das Gewicht { $given } gibt es nicht. Erwartet: { $allowed }.
error-unknown-device = Das Gerät { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
error-bad-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $given } ({ $rule }).
error-bad-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $given }.
error-bad-move = { $given } ist kein Zug in diesem Spiel. Erwartet: { $allowed }.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $given }. Die Plätze gehen von { $least } bis { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Versucht: { $move } von Platz { $seat }. Jetzt erlaubt: { $allowed }.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $field } ist { $given }, erwartet: { $expected }.
error-record-of-other-version = Diese Version von Stope kann die Aufzeichnung nicht prüfen: { $field } ist { $given }, hier ist es { $expected }. Sie kann trotzdem richtig sein.
error-bad-position = Diese Stellung verstößt gegen { $rule }: { $field } ist { $given }, erwartet: { $expected }.
error-match-not-over = Die Partie ist noch nicht zu Ende. Diese Plätze müssen noch entscheiden: { $actors }.
error-no-gpu = Hier lässt sich keine Grafikkarte nutzen ({ $reason }); lass das Gerät weg oder wähle „cpu“.
error-no-ray = Dafür wird Ray gebraucht, das sich nicht laden lässt ({ $reason }); installiere es mit: pip install "stope[ray]".
error-match-failed = Mischung { $deal } mit { $bots } ließ sich nicht zu Ende spielen: { $reason }.
error-other-results = Die Datei { $given } enthält Ergebnisse anderer Bots, Optionen oder Seeds oder aus der Zeit vor einer Änderung der Bots. Wähle eine andere Datei.
error-worker-lost = Ein Prozess, der Partien spielte, ist unerwartet beendet worden ({ $reason }).
error-no-file = Die Datei { $given } lässt sich nicht lesen: { $reason }.
error-bad-key = Ein Schlüssel muss { $bytes } Bytes haben. Gib entweder einen Schlüssel oder einen Seed an, nicht beides.
error-bad-options = Optionen müssen eine Tabelle aus Namen und Werten sein, nicht { $given }.
error-bot-count = Nenne einen Bot für alle Plätze oder einen für jeden der { $seats } Plätze, nicht { $given }.
error-too-many-matches = Für { $given } Partien reicht der Speicher nicht.
error-cannot-write = Die Datei { $given } lässt sich nicht schreiben: { $reason }.
error-bad-database = { $given } ist keine Datenbank, die Stope nutzen kann. Erwartet: { $allowed }.
error-already-served = Diese Datei benutzt schon ein anderer Server: { $given }. Eine Datei ist für einen Server; für mehrere gibt es PostgreSQL.
error-no-database = Die Datenbank { $given } lässt sich nicht nutzen: { $reason }.
error-foreign-database = { $given } ist die Datenbank eines anderen Programms.
error-not-replaced = { $given } ist keine Datenbank von Stope und wird nicht ersetzt. Um dort wiederherzustellen, verschiebe zuerst, was dort ist.
error-no-asyncpg = PostgreSQL braucht asyncpg, das sich nicht laden lässt ({ $reason }); installiere es mit: pip install "stope[postgres]".
error-database-too-old = Die Datenbank { $given } hat die Version { $version }, gebraucht wird { $expected }. Bring sie auf den neuesten Stand mit: stope db migrate.
error-database-too-new = Die Datenbank { $given } hat die Version { $version } und ist damit neuer als dieses Programm ({ $expected }). Aktualisiere Stope.
error-no-backup = { $given } ist eine PostgreSQL-Datenbank. Sichere sie mit deren eigenem pg_dump und stelle sie mit pg_restore wieder her.
error-no-such-rule = Die Regel { $given } gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
error-system = Das System meldet: { $reason }

# At tables.

error-already-started = Die Partie an diesem Tisch läuft schon; das geht nur vor dem Start.
error-not-started = Die Partie an diesem Tisch hat noch nicht begonnen; das geht erst nach dem Start.
error-table-over = Die Partie an diesem Tisch ist vorbei; das geht nur, solange gespielt wird.
error-already-rematched = An diesem Tisch ist Schluss, es geht schon an Tisch { $table } weiter.
error-seat-taken = Platz { $seat } ist besetzt. Nimm einen freien.
error-seat-not-yours = Platz { $seat } gehört dir nicht. Du entscheidest nur für Plätze, die du selbst genommen hast.
error-no-seat-here = Das können nur Spieler mit einem Platz an diesem Tisch.
error-cannot-undo = Für Platz { $seat } lässt sich nichts zurücknehmen: nur eine eben gelegte Wegekarte oder ein Schritt über offene Karten, nur gegen Bots allein und nur, solange nichts Verdecktes gezeigt wurde.
error-seats-empty = Los geht es, wenn alle Plätze besetzt sind. Noch frei: { $seats }.
error-host-only = Das darf nur der Host dieses Tisches.
error-still-there = Platz { $seat } kann kein Bot übernehmen: Wer dort sitzt, ist da und hat noch Zeit.
error-wrong-stand-in = Auf Platz { $seat } darf in Abwesenheit nur der Bot einspringen, der für diesen Tisch festgelegt ist: { $allowed }, nicht { $given }.
error-played-by-bot = Auf Platz { $seat } spielt ein Bot. Wer dort eigentlich sitzt, kann den Platz jederzeit wieder übernehmen.
error-played-by-person = Auf Platz { $seat } spielt kein Bot: Wer dort sitzt, entscheidet selbst.
error-moved-on = Die Partie ist schon weiter: Das war für Zug { $given } von Platz { $seat } gedacht, jetzt ist Zug { $expected } dran.
error-bad-nonce = Die Zahl, die jemand zum Mischen beiträgt, muss { $least } bis { $most } Bytes haben, als hexadezimale Ziffern in Kleinschreibung. Angegeben: { $given }.
error-unknown-phrase = Den Satz { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
error-nothing-said = Hier gibt es nichts zu lesen. Ein Name braucht einen Buchstaben oder eine Ziffer, eine Nachricht etwas Sichtbares.
error-game-not-ready = Die Regeln von { $game } werden noch vorbereitet ({ $percent } %). Bitte warte einen Moment.
error-table-broken = Dieser Tisch lässt sich hier nicht lesen: { $given }. Sein Protokoll ist beschädigt.
error-match-outdated = Die Regeln oder die Karten dieses Spiels haben sich geändert, seit die Partie an Tisch { $table } begann. Hier lässt sie sich weder weiterspielen noch zeigen; ihre Aufzeichnung lässt sich herunterladen.
error-move-outside = Die Partie hat die Züge 0 bis { $most }, nicht { $given }.
error-try-later = Der Server erreicht seine Tische gerade nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.
error-owned-elsewhere = Ein anderer Prozess dieses Servers hat jetzt den Tisch. Nichts ist verloren; bitte versuche es gleich noch einmal.
error-no-such-table = Es gibt keinen Tisch { $given }, an den du dich setzen kannst. Wenn du eingeladen bist, nimm den ganzen Link.
error-no-spectators = Diesen Tisch sieht nur, wer mitspielt.
error-one-seat-each = Du hast hier schon einen Platz. Mehrere nehmen darf nur, wer den Tisch eröffnet hat oder über den Einladungslink gekommen ist.
error-removed-from-table = Du wurdest von diesem Tisch weggeschickt. Nur wer ihn eröffnet hat, kann dich wieder hereinlassen.
error-not-removed = { $given } wurde nicht von diesem Tisch weggeschickt. Wieder hereingelassen wird nur, wer es wurde.
error-bad-request = Diese Anfrage ist ungültig: { $given }. { $problem ->
        [missing] Es fehlt: { $expected }.
        [unknown] Hier unbekannt: { $expected }.
       *[other] Erwartet: { $expected }.
    }
error-too-long = Das ist zu viel auf einmal. Höchstens: { $most } Bytes.
error-nothing-here = Unter dieser Adresse ist nichts: { $given }.
error-wrong-method = { $given } geht hier nicht. Möglich: { $allowed }.
error-id-used = Diese Kennung hatte schon eine andere Anfrage: { $given }.
error-too-often = Das waren zu viele Anfragen auf einmal. Bitte warte einen Moment.
error-rate-limited = { $what ->
    [talk] Du hast in kurzer Zeit sehr viel gesagt.
    [hints] Das waren viele Tipps in kurzer Zeit.
    [hellos] Du bist in kurzer Zeit sehr oft an den Tisch gekommen.
   *[other] Das waren viele Änderungen in kurzer Zeit.
} Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-table-full = An diesem Tisch sind schon { $most } Einträge dieser Art festgehalten; mehr werden es nicht. Die Partie lässt sich trotzdem zu Ende spielen.
error-not-known = Wir kennen dich noch nicht oder nicht mehr. Wähle zuerst einen Namen.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-hint-pending = An deinem letzten Tipp wird noch gerechnet. Sobald er da ist, kannst du wieder fragen.
error-hints-busy = Gerade fragen sehr viele nach Tipps. Bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
