# Das Duell im Browser.

duel-client-board = Die Mine

# die Zeile über der Hand
duel-client-line-yours = Du bist dran: Nimm eine Karte aus deiner Hand.
duel-client-line-broken = Dein Werkzeug ist kaputt: Repariere es oder wirf ab. Zwei abgeworfene Karten machen eines heil.
duel-client-line-other = { $name } gräbt.
duel-client-line-path = Wähle einen leuchtenden Platz. R dreht die Karte.
duel-client-line-place = Wähle einen leuchtenden Platz.
duel-client-line-again = Sicher? Wähle es noch einmal.
duel-client-line-nowhere = Diese Karte passt gerade nirgends. Du kannst sie abwerfen.
duel-client-line-useless = Diese Karte nützt gerade nichts. Du kannst sie abwerfen.
duel-client-line-key = Wähle eine Tür für den Schlüssel.
duel-client-line-rockfall = Wähle eine Karte, die verschüttet wird.
duel-client-line-map = Wähle ein Ziel, das du ansiehst.
duel-client-line-sabotage = Leg sie vor { $name }.
duel-client-line-repair = Wähle das Werkzeug, das du reparierst.
duel-client-line-discard = Wähle eine oder zwei Karten zum Abwerfen.
duel-client-line-goal = Du hast ein Ziel erreicht! Wie herum soll es liegen?
duel-client-line-bribe = Diesen Troll bestechen? Das kostet dich am Ende der Runde 1 Gold.
duel-client-line-after = Du kannst noch einen Troll bestechen oder deinen Zug beenden.
duel-client-line-over = Die Partie ist vorbei.

# Knöpfe
duel-client-lay = Hier anlegen
duel-client-turn = Drehen
duel-client-back = Zurück
duel-client-discard = Abwerfen …
duel-client-discard-now =
    { $cards ->
        [1] Diese Karte abwerfen
       *[other] Beide abwerfen
    }
duel-client-trade = Mit beiden reparieren: { $tool }
duel-client-lay-goal = So hinlegen
duel-client-finish = Zug beenden
duel-client-do-bribe = Für 1 Gold bestechen
duel-client-do-sabotage = Sabotieren!
duel-client-do-put-key = Schlüssel hierher
duel-client-do-rockfall = Verschütten
duel-client-do-look = Ansehen
duel-client-mend = Reparieren: { $tool }
duel-client-sabotage-here = Vor { $name }
duel-client-continue = Weiter
duel-client-see-board = Zum Spielfeld
duel-client-seen = Geheim halten
duel-client-show-sums = So steht es

# was wo ist
duel-client-round = Runde { $round } von 3
duel-client-round-of = Runde { $round } von 3; das Gold aller Runden zählt
duel-client-pile = Karten im Stapel: { $cards }
duel-client-markers = Marker übrig: { $markers }
duel-client-keys = Schlüssel übrig: { $keys }
duel-client-before = Vor { $name }
duel-client-broken = Kaputt: { $tool }
duel-client-seat-gold = Gold: { $gold }
duel-client-seat-cards = Handkarten: { $cards }
duel-client-seat-debt = Schulden bei den Trollen: { $debt }
duel-client-seat-out = setzt aus
duel-client-peek =
    { $you ->
        [yes] Nur für deine Augen
       *[no] Nur { $name } sah das
    }

# Enden
duel-client-round-over = Runde { $round } ist vorbei
duel-client-you-win = Du gewinnst!
duel-client-wins = { $name } gewinnt!
duel-client-draw = Unentschieden!
duel-client-solo-over = Dein Gold: { $gold }
duel-client-sum-player = Name
duel-client-sum-round = Runde { $round }
duel-client-sum-found = Gefunden
duel-client-sum-trolls = Trolle
duel-client-sum-paid = −{ $paid } von { $debt }
duel-client-sum-gold = Gold

# Karten in Worten
duel-client-card-unseen = unbekannte Karte
duel-client-card-sabotage = Sabotage: { $tool }
duel-client-card-repair = Reparatur: { $tools }
duel-client-card-map = Schatzkarte
duel-client-card-rockfall = Steinschlag
duel-client-card-key = Schlüssel
duel-client-face-down = Ziel, verdeckt
duel-client-words-no-tools = keins
duel-client-words-card = { $place }: { $card }

# wozu Karten gut sind
duel-client-purpose-sabotage = Dein Gegenüber legt keine Wegekarte, bis das Werkzeug repariert ist.
duel-client-purpose-repair =
    { $tools ->
        [1] Repariert dieses Werkzeug, damit du wieder Wege legen kannst.
       *[other] Repariert eines davon, damit du wieder Wege legen kannst.
    }
duel-client-purpose-map = Sieh dir heimlich ein verdecktes Ziel an: Liegt dort Gold?
duel-client-purpose-key = Öffnet dir eine Tür der anderen Farbe bis zum Ende der Runde.
duel-client-purpose-rockfall = Entfernt eine Wegekarte aus der Mine, aber keine mit Gold oder Troll.
duel-client-purpose-gold = Das Gold bekommt, wessen Weg zuerst dorthin führt.
duel-client-purpose-door =
    { $colour ->
        [green] Die Tür lässt nur Grün durch; Blau braucht einen Schlüssel.
       *[blue] Die Tür lässt nur Blau durch; Grün braucht einen Schlüssel.
    }
duel-client-purpose-troll = Der Troll lässt niemanden durch, bis ihn jemand für 1 Gold besticht.
duel-client-purpose-ladder =
    { $colour ->
        [green] Die Leiter führt direkt zum grünen Start; Grün darf sie auch ohne Weg dorthin legen.
       *[blue] Die Leiter führt direkt zum blauen Start; Blau darf sie auch ohne Weg dorthin legen.
    }
duel-client-purpose-apart = Die beiden Wege treffen sich nicht.
duel-client-purpose-stub = Die Sackgasse führt nirgendwohin.

# Tasten
duel-client-key-card = eine Karte nehmen oder drehen
duel-client-key-turn = die Karte drehen
duel-client-key-places = von Platz zu Platz gehen
duel-client-key-do = anlegen oder ausführen
duel-client-key-back = die Karte zurücklegen
duel-client-key-discard = Karten abwerfen
duel-client-key-finish = den Zug beenden
duel-client-key-zoom = näher, weiter weg, alles zeigen
