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
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $given }. Die Plätze gehen von 0 bis { $most }. ({ $rule })
error-illegal-move = { $reason } ({ $rule }) Versucht: { $move } von Platz { $seat }. Jetzt erlaubt: { $allowed }.
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $field } ist { $given }, erwartet: { $expected }.
error-bad-position = Diese Stellung verstößt gegen { $rule }: { $field } ist { $given }, erwartet: { $expected }.
error-match-not-over = Die Partie ist noch nicht vorbei: Es fehlt noch die Entscheidung von Platz { $actors }.
error-no-gpu = Hier lässt sich keine Grafikkarte nutzen ({ $reason }); lass das Gerät weg oder wähle „cpu“.
error-no-file = Die Datei { $given } lässt sich nicht lesen: { $reason }.
error-bad-key = Ein Schlüssel hat { $bytes } Bytes und steht ohne Startwert.
error-bad-options = Optionen sind eine Tabelle aus Namen und Werten, nicht { $given }.
error-bot-count = Ein Bot für alle Plätze oder einer für jeden der { $seats } Plätze, nicht { $given }.
error-too-many-matches = Für { $given } Partien reicht der Speicher nicht.
error-cannot-write = Die Datei { $given } lässt sich nicht schreiben: { $reason }.
error-no-such-rule = Die Regel { $given } gibt es nicht. Die Regeln gehen von { $first } bis { $last }.
error-system = Das System meldet: { $reason }
