# The client in the browser: everything around the boards.

# everywhere

client-close = Schließen
client-menu = Menü
client-menu-calls = Menü: Du bist an { $tables ->
        [one] einem anderen Tisch
       *[other] { $tables } anderen Tischen
    } dran
client-settings = Einstellungen
client-language = Sprache
client-theme = Farben
client-theme-system = wie auf diesem Gerät
client-theme-dark = dunkel, bei Lampenlicht
client-theme-light = hell, bei Tageslicht
client-motion = Bewegung
client-motion-system = wie auf diesem Gerät
client-motion-full = zeigen, was geschieht
client-motion-none = alles ruhig halten
client-bot-speed = Tempo der Bots
client-bot-speed-slow = langsam
client-bot-speed-normal = normal
client-bot-speed-fast = schnell
client-bot-speed-at-once = sofort
client-holds-cards = Gegen Bots: 2 Sekunden Zeit, eine gelegte Karte zurückzunehmen
client-sound = Geräusche
client-single-keys = Einzelne Buchstaben und Ziffern tun am Tisch etwas (1, R, H, …)
client-name = Dein Name
client-to-lobby = Zur Lobby
client-coming = Hinab in die Mine …

# before the start

client-host = Host
client-seat-empty = frei
client-seat-yours = dein Platz
client-seat-expected = { $name } wird erwartet
client-rename = Den Namen { $name } ändern
client-rename-save = Speichern
client-sit = Hier sitzen
client-sit-at = Hier sitzen: Platz { $seat }
client-add-bot = Bot
client-add-bot-at = Ein Bot für Platz { $seat }
client-free = Platz von { $name } freigeben
client-bots-level = Stärke der Bots
client-level-newcomer = Neuling
client-level-miner = Bergmann
client-level-foreman = Steiger
client-level-master = Meister
client-start = Los geht’s
client-start-filled =
    { $seats ->
        [one] Mit 1 Bot beginnen
       *[other] Mit { $seats } Bots beginnen
    }
client-wait-for-host = Du bist dabei. Der Host beginnt die Partie.
client-wait-for = Wir warten auf { $names }.
client-wait-for-guests =
    { $seats ->
        [one] Ein Platz ist noch frei. Lade jemanden mit dem Link ein oder überlass ihn einem Bot.
       *[other] { $seats } Plätze sind noch frei. Lade Leute mit dem Link ein oder überlass die Plätze Bots.
    }
client-leave = Diesen Tisch verlassen
client-take-a-seat = Wähle einen Namen und nimm Platz.
client-preparing = Die Regeln werden vorbereitet: { $percent } %. Das geschieht nur einmal.
client-invite = Einladen
client-invite-how = Wer diesen Link hat, kann an den Tisch kommen. Ohne Konto, ein Name genügt.
client-invite-link = Link zu diesem Tisch
client-invite-qr = Der Link als QR-Code
client-invite-only-here = Andere Geräte können nicht dazukommen: Dieser Server antwortet nur auf diesem Computer. Verbinde den Computer mit deinem Netz und starte den Server mit „make play HOST=0.0.0.0“, dann gilt dieser Link für alle dort.
client-invite-could-share = Andere Geräte können noch nicht dazukommen: Dieser Server antwortet nur auf diesem Computer. Starte ihn mit „make play HOST=0.0.0.0“, dann können alle in deinem Netz { $address } öffnen.
client-copy = Kopieren
client-copied = Kopiert
client-copy-by-hand = Der Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
client-share = Teilen
client-fair = Ehrlich gemischt
client-fair-how = Diese Zahl stand fest, bevor jemand Platz nahm. Alle, die sich setzen, fügen eigenen Zufall hinzu, und nach der Partie beweist die Aufzeichnung, dass niemand die Karten ausgesucht hat.

# what the host chooses

client-clock-none = ohne Uhr
client-clock-live = je { $minutes } Min., mit jedem Zug { $seconds } s mehr
client-clock-days =
    { $days ->
        [one] 1 Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
client-option-diamant-chests = Truhen
client-value-diamant-chests-open = offen
client-value-diamant-chests-hidden = bis zum Ende geschlossen
client-option-duel-goals = Nach einer Runde noch verdeckte Ziele
client-value-duel-goals-leave = scheiden aus
client-value-duel-goals-return = werden wieder eingemischt
client-option-duel-dwarf = Dein Zwerg, wenn du allein spielst
client-value-duel-dwarf-green = grün
client-value-duel-dwarf-blue = blau
client-option-dark-cave-last-card = Wenn die letzte Karte verbraucht ist
client-value-dark-cave-last-card-at-once = endet die Partie sofort
client-value-dark-cave-last-card-end-of-turn = wird der Zug zu Ende gespielt

# at the table

client-seats = Mitspielende
client-seat-you = du
client-seat-away = nicht da
client-seat-turn = am Zug
client-seat-late = keine Zeit mehr
client-seat-here = Ist am Tisch.
client-seat-gone = Ist gerade nicht verbunden.
client-seat-bot = Ein Bot: { $level }.
client-seat-handed = Hier spielt vorerst ein Bot: { $level }.
client-hand = Einen Bot spielen lassen
client-hand-for = Einen Bot für { $name } spielen lassen
client-hand-own = Wenn du möchtest, spielt ein Bot auf deinem Platz, bis du wieder übernimmst.
client-hand-other = { $name } ist nicht da oder hat keine Zeit mehr. Ein Bot ({ $level }) kann spielen, bis { $name } zurück ist.
client-hand-soon = Bleibt das so, könnt ihr in { $seconds } s einen Bot spielen lassen.
client-absent = { $name } ist seit { $away } weg; in { $left } darf ein Bot für { $name } spielen.
client-absent-aloud = { $name } ist weg. Bleibt es dabei, kannst du bald einen Bot für { $name } spielen lassen.
client-absent-long = { $name } ist seit { $away } weg. Ein Bot kann spielen, bis { $name } wieder da ist.
client-absent-long-aloud = { $name } ist immer noch weg. Du darfst jetzt einen Bot für { $name } spielen lassen.
client-bot-plays = Ein Bot spielt für dich.
client-take-back = Selbst weiterspielen
client-skip = Überspringen
client-skipping = Überspringt
client-skip-long = Die Bots ziehen ohne Pausen, bis du dran bist, sobald alle Mitspieler hier das wollen
client-undo = Zurücknehmen
client-undo-long = Die gelegte Karte oder den letzten Schritt zurücknehmen
client-give-up = Ganz aussteigen …
client-give-up-how = Ein Bot spielt an deiner Stelle weiter, damit niemand auf dich wartet. Der Tisch verschwindet aus deiner Liste.
client-give-up-now = Aussteigen
client-give-up-stay = Bleiben
client-mute = { $name } stummschalten
client-unmute = { $name } wieder hören
client-watching = Du schaust zu.
client-your-turn = Du bist dran
client-elsewhere = An einem anderen Tisch bist du dran: { $game }
client-elsewhere-many = An { $tables } anderen Tischen bist du dran
client-elsewhere-aside = Jetzt nicht
client-late = { $name } hat keine Zeit mehr. Warte oder lass einen Bot spielen.
client-late-own = Deine Zeit ist um. Entscheide bald: Die anderen dürfen einen Bot für dich spielen lassen.
client-late-watched = { $name } hat keine Zeit mehr. Die anderen dürfen einen Bot spielen lassen.
client-hide-secrets = Meine Geheimnisse verdecken
client-hide-hands = Geheimes verdecken
client-in-words = Das Spielfeld in Worten
client-in-words-hidden = Deine Geheimnisse sind gerade verdeckt, und mit ihnen die Worte.
client-move-with = { $move }: { $with }
client-curtain = { $name }, du bist dran
client-curtain-how = Alle anderen schauen weg. Was { $name } sehen darf, liegt hinter diesem Vorhang.
client-curtain-ready = Ich bin { $name }

# story and talk

client-drawer = Verlauf und Gespräch
client-log = Verlauf
client-aloud = Was geschieht
client-log-empty = Noch ist nichts geschehen.
client-log-show = Auf dem Spielfeld zeigen
client-log-secret = Nur für deine Augen.
client-log-handed =
    { $you ->
        [yes] Jetzt spielt ein Bot für dich.
       *[no] Jetzt spielt ein Bot für { $name }.
    }
client-log-taken-back =
    { $you ->
        [yes] Du bist zurück und spielst weiter.
       *[no] { $name } ist zurück und spielt weiter.
    }
client-talk = Gespräch
client-talk-empty = Noch hat niemand etwas gesagt.
client-talk-muted = (stumm)
client-talk-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
client-talk-unheard =
    { $count ->
        [one] Gespräch, 1 neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
client-phrases = Sätze
client-say = Etwas sagen
client-send = Senden

# hints, rules, keys

client-hint = Tipp
client-hint-thinking = Der Bot denkt nach …
client-hint-expects = Dein Anteil am Sieg, so wie es steht: { $share }
client-hint-alone = Teil des erreichbaren Goldes, mit dem du rechnen kannst: { $share }
client-hint-order = Was der Bot am liebsten täte, steht oben. Die Balken zeigen, wie sehr er zu jedem Zug rät; wo der Rat schwach ist, stimmt der Anteil nur ungefähr.
client-hint-share = Dein Anteil am Sieg damit: etwa { $share }
client-hint-share-alone = Teil des erreichbaren Goldes damit: etwa { $share }
client-hint-show = Auf dem Spielfeld zeigen
client-hint-none = Gerade gibt es nichts zu entscheiden.
client-rules = Regeln
client-rules-of = Regeln: { $game }
client-keys = Tastatur
client-key-map = diese Tasten zeigen
client-key-hide = halten: meine Geheimnisse verdecken
client-key-log = der Verlauf der Partie
client-key-talk = das Gespräch
client-key-skip = die Bots ohne Pausen ziehen lassen
client-key-undo = eine gelegte Karte oder einen Schritt zurücknehmen
client-key-close = schließen oder zurücklegen
client-key-tab = zum nächsten Bedienelement
client-key-step = ein Zug zurück, ein Zug weiter
client-key-pan = das Spielfeld verschieben
client-key-ends = zum Anfang, zum Ende
client-key-run = laufen lassen oder anhalten

# the line

client-line-broken = Die Verbindung ist weg. Nichts geht verloren, gleich geht es weiter.
client-line-waiting = Die Verbindung ist weg. Dein Zug ist gespeichert und wird gesendet, sobald wir zurück sind.
client-line-hurry = Jetzt versuchen
client-failed-offline = Keine Verbindung zum Server. Prüfe dein Netz und versuche es dann noch einmal.
client-failed-busy = Der Server hat gerade alle Hände voll zu tun. Versuche es gleich noch einmal.
client-failed-strange = Das war keine Antwort unseres Servers. Lade die Seite neu; wenn dein Netz eine Anmeldung verlangt, melde dich zuerst dort an.
client-failed-part = Ein Teil der Seite ist nicht angekommen. Vielleicht ist das Netz weg, oder es gibt eine neuere Version.
client-nowhere = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe des Links verloren gegangen.
client-again = Noch einmal versuchen
client-closed = Hier geht es nicht weiter
client-closed-senseless = Unsere Seite und der Server verstehen einander nicht. Bitte lade die Seite neu.
client-closed-no-spectators = Diesen Tisch sieht nur, wer mitspielt.
client-closed-removed = Du wurdest von diesem Tisch weggeschickt. Nur wer ihn eröffnet hat, kann dich wieder hereinlassen.
client-removed = Von diesem Tisch weggeschickt
client-let-in = { $name } wieder hereinlassen
client-closed-no-table = Diesen Tisch gibt es nicht, oder der Link ist nicht vollständig.
client-closed-unreadable = Diesen Tisch kann der Server nicht mehr lesen. Alle anderen gehen weiter.
client-outdated = Die Regeln haben sich seither geändert
client-outdated-broken-off = Diese Partie wurde mit anderen Regeln oder Karten begonnen, als dieser Server jetzt hat. Sie kann nicht weitergehen, und niemand hat gewonnen. Ihre Aufzeichnung enthält jeden Zug bis hierher.
client-outdated-over = Diese Partie wurde mit anderen Regeln oder Karten gespielt, als dieser Server jetzt hat. Alles ist aufbewahrt: Du kannst sie noch einmal ansehen, wie sie war, und ihre Aufzeichnung herunterladen.

# the end

client-rematch = Noch einmal
client-replay = Nachspielen
client-figures = Zahlen
client-figures-name = Name
client-figures-points =
    { $game ->
        [duel] Gold
       *[other] Punkte
    }
client-figures-decisions = Entscheidungen
client-figures-pace = Zeit für jede
client-figures-won = gewonnen
client-figures-whole =
    { $moves ->
        [one] 1 Zug in { $time }
       *[other] { $moves } Züge in { $time }
    }
client-minutes = { $minutes } Min. { $seconds } s
client-seconds = { $seconds } s
client-record = Aufzeichnung herunterladen
client-record-how = Die Aufzeichnung enthält die ganze Partie und den Beweis, dass ehrlich gemischt wurde. In der Kommandozeile prüft sie „stope verify“.
client-check-shuffle = Mischung prüfen
client-shuffle-fair = Bestätigt. Gemischt wurde mit dem Geheimnis, das feststand, bevor du dich gesetzt hast, und mit deiner eigenen Zahl.
client-shuffle-promise-kept = Bestätigt, soweit dieser Browser es weiß: Das Geheimnis ist das, das vor der ersten Karte feststand. Eine Zahl von dir kam von hier nicht dazu.
client-shuffle-nothing-kept = Dieser Browser hat den Tisch vor der Partie nicht gesehen und kann nicht vergleichen. Die Aufzeichnung lässt sich mit „stope verify“ prüfen.
client-shuffle-other-secret = Nicht bestätigt: Das geöffnete Geheimnis ist nicht das, das versprochen war, bevor du dich gesetzt hast.
client-shuffle-other-number = Nicht bestätigt: Deine eigene Zahl ist nicht in die Karten eingegangen.
client-shuffle-other-key = Nicht bestätigt: Gemischt wurde mit einem anderen Schlüssel als dem, der aus dem Geheimnis und allen Zahlen folgt.
client-next-table = Die anderen spielen an einem neuen Tisch weiter.
client-go-on = Dorthin

# the lobby

client-welcome = Wo graben wir heute?
client-games = Spiele
client-about-diamant = Noch einen Schritt in die Höhle oder mit den Steinen heim? Alle entscheiden gleichzeitig.
client-about-duel = Zwei Zwerge, ein Berg: schneller graben, schlauer sperren, zuerst am Gold sein. Oder allein gegen den Berg.
client-about-dark-cave = Finde Gold und den Ausgang. Aber wer arbeitet für wen? Kreaturen streifen umher, und Saboteure lächeln.
client-players = Personen
client-alone = allein
client-bots = Bots
client-play = Spielen
client-with-friends = Mit Freunden …
client-preparing-wanted = Die Regeln werden vorbereitet: { $percent } %. Sobald sie fertig sind, geht es los.
client-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.
client-own-tables = Deine Tische
client-public-tables = Öffentliche Tische
client-finished-tables = Zu Ende gespielt
client-put-away = Weglegen: { $game }
client-bring-back =
    { $tables ->
        [one] 1 weggelegten Tisch wieder zeigen
       *[other] { $tables } weggelegte Tische wieder zeigen
    }
client-status-open = wartet auf Mitspielende
client-status-playing = wird gespielt
client-status-over = nachspielen
client-status-broken-off = Regeln geändert
client-about = Über Stope
client-unofficial = Inoffiziell. Namen und Bilder der gedruckten Spiele gehören ihren Verlagen.
client-about-what = Stope, das sind drei Höhlenspiele für Browser und Terminal, mit Freunden und gegen Bots. Alle Bilder hier zeichnet unser eigener Code.
client-about-unofficial = Das ist ein inoffizielles Projekt von Fans. Es hat mit den Verlagen und Autoren der gedruckten Spiele nichts zu tun; deren Namen und Bilder gehören ihnen. Wenn dir die Spiele gefallen, kauf sie und spiel sie auch an einem echten Tisch.
client-about-cards = Zu den Karten: Die Anleitungen nennen, wie viele Karten es von jeder Sorte gibt, aber nicht jede einzelne. Die Karten des Duells sind eine Rekonstruktion, die alle gedruckten Zahlen einhält. In der dunklen Höhle sind die Formen der Karten, ihre Verteilung auf die Gruppen und die Nachbarschaft der Felder von uns. Bei Diamant ist jede Karte gedruckt. In den Regeln ist mit [Karten] gekennzeichnet, was darauf beruht.
client-about-own-cards = Wer eine Schachtel besitzt, kann ihre Karten eintragen: die Kartendatei des Spiels kopieren und ändern, mit „stope deck check“ prüfen und dem Server in STOPE_DECK_DUEL oder STOPE_DECK_DARK_CAVE nennen. Wie das geht, steht in docs/decks.md.
client-about-fair = Niemand sucht die Karten aus: Bevor jemand Platz nimmt, legt der Server ein Geheimnis fest, alle fügen Zufall hinzu, und nach der Partie kann jeder mit „stope verify“ nachrechnen.
client-about-private = Kein Konto, kein Tracking: Ein Name genügt. Deine Einstellungen bleiben in diesem Browser.

# making a table

client-make-table = Ein Tisch für { $game }
client-who = Wer spielt mit?
client-who-open = ein Gast, mit Einladung
client-who-here = an diesem Gerät
client-who-bot = Bot: { $level }
client-seat = Platz { $seat }
client-player = Person { $seat }
client-name-at = Name auf Platz { $seat }
client-clock = Uhr
client-clock-by-match = für die ganze Partie
client-clock-by-days = Tage für jede Entscheidung
client-clock-minutes = Minuten pro Person
client-clock-increment = Sekunden mehr mit jedem Zug
client-clock-for-each = Tage
client-fill = Bots besetzen freie Plätze
client-fill-never = nur wenn der Host es sagt
client-fill-seconds = nach { $seconds } Sekunden
client-fill-minutes = nach { $minutes } Minuten
client-stand-in = Bot für Abwesende
client-stand-in-after = Er darf einspringen
client-public = Öffentlich: Alle finden diesen Tisch in der Lobby
client-spectators = Andere dürfen zuschauen
client-hints-allowed = Tipps sind erlaubt
client-open-table = Tisch eröffnen

# a newer client

client-update = Es gibt eine neuere Version.
client-update-take = Laden
client-update-later = Später

# replays

client-replay-move = Zug
client-replay-at = { $move } von { $moves }
client-replay-first = Zum Anfang
client-replay-previous = Einen Zug zurück
client-replay-play = Laufen lassen
client-replay-pause = Anhalten
client-replay-next = Einen Zug weiter
client-replay-last = Zum Ende
client-replay-eyes = Mit wessen Augen
client-replay-all = alles sehen
client-replay-watching = als Zuschauer
client-replay-link = Link zu diesem Zug

# beside the board

client-notes = Hinweise
