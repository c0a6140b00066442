# Die dunkle Höhle im Browser.

# die Zeile über der Hand
dark-cave-client-turn-card = Du bist dran: Leg einen Weg, spiel eine Karte oder passe und wirf ab.
dark-cave-client-turn-steps =
    { $steps ->
        [one] Du kannst 1 Schritt gehen oder hier bleiben.
       *[other] Du kannst { $steps } Schritte gehen oder hier bleiben.
    }
dark-cave-client-turn-chop = Du kannst das Netz mit der Axt angehen oder deinen Zug beenden.
dark-cave-client-turn-stuck = Hier geht es nirgends weiter. Beende deinen Zug.
dark-cave-client-turn-creature =
    { $creature ->
        [rat] Die Ratte gehorcht dir.
        [lindworm] Der Lindwurm gehorcht dir.
       *[goblin] Der Goblin gehorcht dir.
    } { $steps ->
        [one] Noch 1 Schritt.
       *[other] Noch { $steps } Schritte.
    }
dark-cave-client-turn-axe =
    { $creature ->
        [rat] Die Ratte greift an!
        [lindworm] Der Lindwurm greift an!
       *[goblin] Der Goblin greift an!
    } Nimmst du deine Axt?
dark-cave-client-turn-goal = Du hast ein Ziel aufgedeckt. Wie herum soll es liegen?
dark-cave-client-wait-card = { $name } wählt eine Karte.
dark-cave-client-wait-steps = { $name } darf jetzt gehen.
dark-cave-client-wait-creature = { $name } führt eine Kreatur.
dark-cave-client-wait-axe = Eine Kreatur greift an: { $name } darf eine Axt benutzen.
dark-cave-client-wait-goal = { $name } legt ein Ziel hin.
dark-cave-client-wait-over = Die Partie ist vorbei.
dark-cave-client-walking = Unterwegs …
dark-cave-client-aim-path = Wähle einen leuchtenden Platz.
dark-cave-client-aim-information = Sieh dir ein Ziel an oder eine fremde Clankarte.
dark-cave-client-aim-rockfall = Welche Karte stürzt ein?
dark-cave-client-aim-swap = Mit wem tauschst du die Handkarten?
dark-cave-client-aim-web = Auf welcher Seite spinnst du das Netz?
dark-cave-client-aim-boots = Wer bekommt die Stiefel?
dark-cave-client-aim-axe = Wer bekommt die Axt?
dark-cave-client-aim-creature = Wo kommt die Kreatur heraus?
dark-cave-client-aim-nothing = Diese Karte nützt gerade nichts, du kannst sie aber abwerfen.
dark-cave-client-aim-discard = Wähle eine oder zwei Karten zum Abwerfen.
dark-cave-client-way =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
dark-cave-client-way-cards =
    { $cards ->
        [one] kostet 1 Karte
       *[other] kostet { $cards } Karten
    }
dark-cave-client-way-gold = kostet { $gold } Gold
dark-cave-client-way-fight =
    { $creature ->
        [rat] dort lauert die Ratte
        [lindworm] dort lauert der Lindwurm
       *[goblin] dort lauert der Goblin
    }
dark-cave-client-way-goal = deckt ein Ziel auf
dark-cave-client-way-there = Dieser Weg: { $way }.
dark-cave-client-aimed = Deine Wahl: { $what }. Sicher?

# Knöpfe
dark-cave-client-do-go = Hingehen
dark-cave-client-do-go-stay = Hingehen und bleiben
dark-cave-client-do-stop = Hier bleiben
dark-cave-client-do-stop-creature = Dort bleiben
dark-cave-client-do-end = Zug beenden
dark-cave-client-do-place = Hier anlegen
dark-cave-client-do-turn = Drehen
dark-cave-client-do-attack = Dort angreifen
dark-cave-client-do-look = Dieses Ziel ansehen
dark-cave-client-do-spy = Clankarte von { $name } ansehen
dark-cave-client-do-rockfall = Einstürzen lassen
dark-cave-client-do-swap = Mit { $name } tauschen
dark-cave-client-do-spin = Netz hier spinnen
dark-cave-client-do-chop = Netz zerhacken
dark-cave-client-do-equip = { $name } geben
dark-cave-client-do-equip-self = Selbst behalten
dark-cave-client-do-lure = Hierher locken
dark-cave-client-do-strike = Axt benutzen
dark-cave-client-do-endure = Axt behalten
dark-cave-client-do-lay-goal = So hinlegen
dark-cave-client-do-goal-other = Andersherum
dark-cave-client-do-discard =
    { $cards ->
        [0] Abwerfen
        [one] 1 Karte abwerfen
       *[other] { $cards } Karten abwerfen
    }
dark-cave-client-do-pass = Passen und abwerfen
dark-cave-client-do-back = Zurück
dark-cave-client-do-agree = Ich würde jetzt aufhören
dark-cave-client-do-disagree = Ich will doch weiterspielen
dark-cave-client-agreed = Würden aufhören: { $count } von { $all }

# Plätze, für alle, die sie nicht sehen
dark-cave-client-space = Karte ({ $place }), { $space }
dark-cave-client-there = dort: { $who }
dark-cave-client-goal-at = Ziel ({ $place }), verdeckt
dark-cave-client-side-at = Seite { $side } der Karte ({ $place })
dark-cave-client-web-level =
    { $level ->
        [1] Netz, ein Axthieb
       *[other] Netz, zwei Axthiebe
    }
dark-cave-client-exit-chance = Ausgang: { $percent } %
dark-cave-client-exit-chances = Wie wahrscheinlich jedes Ziel der Ausgang ist
dark-cave-client-card-at = Karte ({ $place })

# was herumliegt
dark-cave-client-pile = Nachziehstapel
dark-cave-client-pile-groups = I: { $one }, II: { $two }, III: { $three }
dark-cave-client-supply = Gold im Vorrat: { $gold }
dark-cave-client-gold = Gold: { $gold }
dark-cave-client-players = Mitspielende
dark-cave-client-hand-of = Handkarten: { $cards }

# die eigene Clankarte
dark-cave-client-secret-loyal = Du bist loyal und arbeitest für { $clan }.
dark-cave-client-secret-saboteur = Du bist Saboteur und arbeitest für { $clan }.

# was man weiß
dark-cave-client-sheet = Was ich weiß
dark-cave-client-sheet-close = Schließen
dark-cave-client-sheet-sure-loyal = Loyal
dark-cave-client-sheet-sure-saboteur = Saboteur
dark-cave-client-sheet-how-open = alle haben es gesehen
dark-cave-client-sheet-how-looked = du hast es gesehen
dark-cave-client-sheet-how-counted = es kann nicht anders sein
dark-cave-client-sheet-likely-loyal = Wohl loyal
dark-cave-client-sheet-unclear = Beides möglich
dark-cave-client-sheet-likely-saboteur = Wohl Saboteur
dark-cave-client-sheet-chance = Loyal: { $percent } %
dark-cave-client-sheet-friend = auf deiner Seite
dark-cave-client-sheet-rival = gegen dich
dark-cave-client-sheet-seen-you = kennt deine Clankarte
dark-cave-client-sheet-memory = Bekam von dir: { $cards }
dark-cave-client-sheet-memory-left = Seitdem ungesehen verschwunden: { $cards }
dark-cave-client-sheet-note = Notizen zu { $name }
dark-cave-client-sheet-note-hint = Nur für dich, in diesem Browser
dark-cave-client-sheet-spares = Beiseitegelegt
dark-cave-client-sheet-spare-unknown = unbekannt
dark-cave-client-sheet-goals = Ziele
dark-cave-client-sheet-goal-known = { $place }: { $what }
dark-cave-client-goal-exit = der Ausgang
dark-cave-client-goal-ladder = eine Leiter
dark-cave-client-goal-hole = ein dunkles Loch
dark-cave-client-goal-vein = eine Goldader
dark-cave-client-seen-goal =
    { $exit ->
        [yes]
            { $you ->
                [yes] Der Ausgang!
               *[no] { $name } hat den Ausgang gesehen!
            }
       *[no]
            { $you ->
                [yes] Hier ist kein Ausgang: { $what }.
               *[no] { $name } hat hier keinen Ausgang gesehen: { $what }.
            }
    }
dark-cave-client-seen-loyal = { $name } ist loyal zu { $clan }
dark-cave-client-seen-saboteur = { $name } ist Saboteur und arbeitet für { $clan }

# eine Axt gegen eine Kreatur
dark-cave-client-axe-title =
    { $creature ->
        [rat] Die Ratte greift dich an!
        [lindworm] Der Lindwurm greift dich an!
       *[goblin] Der Goblin greift dich an!
    }
dark-cave-client-axe-rat = Sie frisst eine deiner Handkarten.
dark-cave-client-axe-lindworm = Er wirft deinen Zwerg für einen Zug zu Boden.
dark-cave-client-axe-goblin = Er stiehlt 1 Gold.

# das Ende
dark-cave-client-end-why = Zu Ende, denn { $why }.
dark-cave-client-end-you-win = Du hast gewonnen!
dark-cave-client-end-you-lose = Diesmal gewinnen die anderen.
dark-cave-client-end-nobody = Niemand kam hinaus. Niemand gewinnt.
dark-cave-client-end-clan-yellow = Clan Gelb gewinnt
dark-cave-client-end-clan-blue = Clan Blau gewinnt
dark-cave-client-end-worked-yellow = Sie arbeiteten für Gelb
dark-cave-client-end-worked-blue = Sie arbeiteten für Blau
dark-cave-client-end-sum =
    { $rivals ->
        [one] { $gold } Gold gerettet × 1 Gegner
       *[other] { $gold } Gold gerettet × { $rivals } Gegner
    }
dark-cave-client-end-treasure = Schatz: { $treasure }
dark-cave-client-end-tie = Gleichstand: Es gewinnt der Clan, für den der zuerst entkommene Zwerg gearbeitet hat.
dark-cave-client-end-inside = noch drinnen
dark-cave-client-end-look = Die Höhle ansehen
dark-cave-client-end-show = Ergebnis zeigen

# das Brett in Worten
dark-cave-client-words-you = Du bist { $character }, Clan { $clan }, und arbeitest für { $works }.
dark-cave-client-words-seat = { $name }, Clan { $clan }: { $things }.
dark-cave-client-words-card = { $place }: { $what }.
dark-cave-client-words-group = { $card }, Gruppe { $group }
dark-cave-client-words-gold-here = hier liegt Gold
dark-cave-client-words-goal-down = Ziel, verdeckt
dark-cave-client-words-dwarf = { $name }: { $place }
dark-cave-client-words-creature =
    { $creature ->
        [rat] Die Ratte
        [lindworm] Der Lindwurm
       *[goblin] Der Goblin
    }: { $place }
dark-cave-client-words-web = Netz, Seite { $side } der Karte ({ $place }), Stufe { $level }
dark-cave-client-words-hand = Deine Hand: { $cards }.

# wozu Karten gut sind
dark-cave-client-purpose-information = Sieh dir heimlich ein verdecktes Ziel oder eine fremde Clankarte an.
dark-cave-client-purpose-rockfall = Entfernt eine Wegekarte, auf der weder Zwerg noch Kreatur steht.
dark-cave-client-purpose-swap = Tausche deine übrigen Karten gegen die ganze Hand einer anderen Person.
dark-cave-client-purpose-web = Niemand kommt hindurch, bis es zerfällt oder Äxte es zerschlagen.
dark-cave-client-purpose-boots = In jedem Zug ein Schritt mehr, für dich oder jemand anderen.
dark-cave-client-purpose-axe = Vertreibt einmal eine Kreatur oder schwächt ein Netz, für dich oder jemand anderen.
dark-cave-client-purpose-rat = Kommt aus einem dunklen Loch und geht bis zu 3 Schritte; jeder Zwerg, den sie erwischt, kostet eine Handkarte.
dark-cave-client-purpose-lindworm = Kommt aus einem dunklen Loch und geht bis zu 4 Schritte; Zwerge, die er erwischt, liegen einen Zug lang.
dark-cave-client-purpose-goblin = Kommt aus einem dunklen Loch und geht bis zu 5 Schritte; Zwerge, die er erwischt, verlieren je 1 Gold.
dark-cave-client-purpose-hole = Aus dem dunklen Loch kommen Kreaturen.
dark-cave-client-purpose-ladder = Von einer Leiter zu jeder anderen ist es ein einziger Schritt.
dark-cave-client-purpose-vein = Wer an der Ader stehen bleibt, nimmt das Gold und zeigt die Clankarte.
dark-cave-client-purpose-bridge = Über die Brücke zu gehen kostet eine Handkarte; der Weg darunter ist frei.
dark-cave-client-purpose-tunnel = Durch den Tunnel von Weg zu Weg zu gehen kostet 1 Gold.

# die Tasten
dark-cave-client-key-card = eine Karte nehmen, noch einmal: drehen
dark-cave-client-key-turn = die Karte drehen
dark-cave-client-key-places = von Platz zu Platz
dark-cave-client-key-do = legen, zielen, gehen
dark-cave-client-key-back = zurücklegen
dark-cave-client-key-zoom = näher, weiter weg, alles
dark-cave-client-key-sheet = was ich weiß
