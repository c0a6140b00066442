# The Duel: names, events, refusals, the terminal client.

duel-title = Das Duell

duel-tool-lamp = Lampe
duel-tool-pickaxe = Spitzhacke
duel-tool-cart = Lore

duel-ending-goals = alle Ziele aufgedeckt
duel-ending-markers = kein Marker mehr da
duel-ending-cards = alle Karten aufgebraucht

duel-rank-learner = noch in der Lehre
duel-rank-miner = ein tüchtiger Grubenzwerg
duel-rank-master = ein Meister der Mine
duel-rank-legend = eine Legende unter Tage

duel-reason-most-gold = das meiste Gold
duel-reason-draw = gleich viel Gold: unentschieden
duel-reason-rank-1 = weniger als 15 Gold: { duel-rank-learner }
duel-reason-rank-2 = 15 bis 19 Gold: { duel-rank-miner }
duel-reason-rank-3 = 20 bis 24 Gold: { duel-rank-master }
duel-reason-rank-4 = 25 Gold oder mehr: { duel-rank-legend }

duel-move-place = eine Wegekarte legen
duel-move-sabotage = sabotieren
duel-move-repair = reparieren
duel-move-put-key = einen Schlüssel auf eine Tür legen
duel-move-rockfall = einen Steinschlag auslösen
duel-move-look = ein Ziel ansehen
duel-move-exchange = zwei Karten abwerfen, um ein Werkzeug zu reparieren
duel-move-pass-one = passen und eine Karte abwerfen
duel-move-pass-two = passen und zwei Karten abwerfen
duel-move-bribe = einen Troll bestechen
duel-move-done = den Zug beenden
duel-move-lay-goal = das Ziel hinlegen

duel-event-round-began =
    { $you ->
        [yes] Runde { $round }: Du fängst an.
       *[no] Runde { $round }: { $name } fängt an.
    }
duel-event-card-laid =
    { $you ->
        [yes] Du legst { $card } ({ $place })
       *[no] { $name } legt { $card } ({ $place })
    }{ $turned ->
        [yes] , gedreht.
       *[no] .
    }
duel-event-goal-seen = Ein Ziel ist erreicht ({ $place }): { $goal }.
duel-event-goal-laid =
    { $turned ->
        [yes] Das Ziel ({ $place }) wird gedreht hingelegt: { $goal }.
       *[no] Das Ziel ({ $place }) wird hingelegt: { $goal }.
    }
duel-event-gold-marked =
    { $you ->
        [yes] Du markierst { $gold } Gold ({ $place }).
       *[no] { $name } markiert { $gold } Gold ({ $place }).
    }
duel-event-troll-bribed =
    { $you ->
        [yes] Du bestichst den Troll ({ $place }); er lässt alle durch und kostet dich 1 Gold.
       *[no] { $name } besticht den Troll ({ $place }); er lässt alle durch.
    }
duel-event-sabotaged =
    { $you ->
        [yes] Du sabotierst die { $tool } der Gegenseite.
       *[no]
            { $watching ->
                [yes] { $name } sabotiert die { $tool } der Gegenseite.
               *[no] { $name } sabotiert deine { $tool }.
            }
    }
duel-event-repaired =
    { $you ->
        [yes] Du reparierst deine { $tool } ({ $card }).
       *[no] { $name } repariert die { $tool } ({ $card }).
    }
duel-event-key-put =
    { $you ->
        [yes] Du legst einen Schlüssel auf die Tür ({ $place }).
       *[no] { $name } legt einen Schlüssel auf die Tür ({ $place }).
    }
duel-event-rock-fell = Steinschlag ({ $place }): { $card } ist weg.
duel-event-map-used =
    { $you ->
        [yes] Du siehst dir das Ziel ({ $place }) an.
       *[no] { $name } sieht sich das Ziel ({ $place }) an.
    }
duel-event-map-shown =
    { $you ->
        [yes] Nur für dich sichtbar: Das Ziel ({ $place }) ist { $goal }.
       *[no] Nur { $name } sah das: Das Ziel ({ $place }) ist { $goal }.
    }
duel-event-exchanged =
    { $you ->
        [yes] Du wirfst zwei Karten ab und reparierst damit deine { $tool }.
       *[no] { $name } wirft zwei Karten ab und repariert damit die { $tool }.
    }
duel-event-passed =
    { $you ->
        [yes] Du passt. Abgeworfene Karten: { $cards }.
       *[no] { $name } passt. Abgeworfene Karten: { $cards }.
    }
duel-event-discarded =
    { $you ->
        [yes] Nur für dich sichtbar: Du hast { $card } abgeworfen.
       *[no] Nur { $name } sah das: { $name } hat { $card } abgeworfen.
    }
duel-event-drew =
    { $you ->
        [yes] Du ziehst nach. Karten: { $cards }.
       *[no] { $name } zieht nach. Karten: { $cards }.
    }
duel-event-card-drawn =
    { $you ->
        [yes] Nur für dich sichtbar: Du hast { $card } gezogen.
       *[no] Nur { $name } sah das: { $name } hat { $card } gezogen.
    }
duel-event-sits-out =
    { $you ->
        [yes] Du hast keine Karten mehr und setzt für den Rest der Runde aus.
       *[no] { $name } hat keine Karten mehr und setzt für den Rest der Runde aus.
    }
duel-event-round-ended = Runde { $round } ist vorbei: { $ending }.
duel-event-gold-taken =
    { $you ->
        [yes] Dein Gold aus dieser Runde: { $gold }.
       *[no] Gold aus dieser Runde für { $name }: { $gold }.
    }
duel-event-debt-paid =
    { $you ->
        [yes] Du schuldest den Trollen { $debt } Gold und gibst { $paid }.
       *[no] { $name } schuldet den Trollen { $debt } Gold und gibt { $paid }.
    }
duel-event-sabotage-drawn =
    { $lies ->
        [yes] Eine Sabotagekarte taucht auf und liegt nun vor dir: { $tool }.
       *[no] Eine zweite Sabotagekarte dieser Art taucht auf und wird abgelegt: { $tool }.
    }
duel-event-rockfall-drawn =
    { $removed ->
        [yes] Ein Steinschlag taucht auf: Die zuletzt gelegte Karte wird verschüttet.
       *[no] Ein Steinschlag taucht auf, aber es gibt nichts zu verschütten.
    }
duel-event-match-ended = Drei Runden sind vorbei. Das meiste Gold ({ $gold }): { $winners }.
duel-event-solo-ended =
    { $you ->
        [yes] Drei Runden sind vorbei. Du hast { $gold } Gold: { $rank }.
       *[no] Drei Runden sind vorbei. { $name } hat { $gold } Gold: { $rank }.
    }

duel-refusal-3 = Diese Karte sieht in beiden Richtungen gleich aus, also wird sie nicht gedreht.
duel-refusal-6 = Du kannst nur Karten aus deiner Hand spielen.
duel-refusal-7 = Jetzt ist dein Gegenüber am Zug.
duel-refusal-12 = In deinem Zug tust du genau eines: eine Wegekarte legen, eine Aktionskarte spielen, zwei Karten abwerfen, um ein Werkzeug zu reparieren, oder passen.
duel-refusal-20 = Eine Wegekarte kommt auf einen leeren Platz neben einer Startkarte, einer gelegten Wegekarte oder einem aufgedeckten Ziel.
duel-refusal-21 = Jede Seite muss zu ihren Nachbarn passen: offen an offen, geschlossen an geschlossen.
duel-refusal-22 = Mindestens eine offene Seite muss an eine offene Seite stoßen, zu der dein eigener Weg führt.
duel-refusal-23 = Eine Leiter liegt neben einer Startkarte oder einer gelegten Wegekarte, nie neben einem Ziel oder einer Wegekarte mit Gold.
duel-refusal-26 = Solange eine Sabotagekarte vor dir liegt, kannst du keine Wegekarte legen.
duel-refusal-27 = Zuerst muss das aufgedeckte Ziel hingelegt werden, und zwar so herum, wie es passt.
duel-refusal-28 = Nach deiner Aktion kannst du nur noch einen Troll bestechen oder den Zug beenden.
duel-refusal-32 = Bestechen kannst du nur einen noch nicht bestochenen Troll, zu dem dein eigener Weg führt.
duel-refusal-40 = Eine Sabotagekarte kommt vor dein Gegenüber, nie zwei der gleichen Art.
duel-refusal-41 = Eine Reparaturkarte repariert ein Werkzeug, das sie zeigt und das bei dir sabotiert ist.
duel-refusal-42 = Ein Schlüssel kommt auf eine aufgedeckte Tür der anderen Farbe, auf der noch keiner liegt.
duel-refusal-43 = Ein Steinschlag trifft eine gelegte Wegekarte ohne Gold und ohne Troll.
duel-refusal-44 = Mit einer Schatzkarte siehst du dir ein verdecktes Ziel an.
duel-refusal-45 = Liegt eine Sabotagekarte vor dir, kannst du zwei Handkarten abwerfen, um sie loszuwerden.
duel-refusal-46 = Wer passt, wirft eine oder zwei Handkarten ab.
duel-refusal-53 = Die Partie ist vorbei.
duel-refusal-64 = Allein gibt es niemanden zu sabotieren.

duel-prompt = Karte und Platz, wie in „2 0 -1“? („2“: wohin sie passt.) Hilfe: ?
duel-prompt-goal = Das Ziel aufrecht (u) oder gedreht (v) hinlegen? Mehr: ?
duel-prompt-bribe = Einen Troll bestechen (b x y) oder den Zug beenden (f)? Mehr: ?
duel-help =
    2 3 -1      Karte 2 deiner Hand auf x 3, y -1 spielen; 2 3 -1 v legt sie gedreht
    2           was Karte 2 kann und wo; p 2 3 -1 bedeutet dasselbe wie 2 3 -1
    p 3         Karte 3 spielen, wenn sie keinen Platz braucht: Sabotage, Reparatur
    p 3 lampe   mit Karte 3 Lampe, Spitzhacke oder Lore reparieren
    k 4 0       einen Schlüssel auf die Tür bei 4, 0 legen
    x 4 0       einen Steinschlag auf die Karte bei 4, 0 auslösen
    m 5 2       mit einer Schatzkarte das Ziel bei 5, 2 ansehen
    d 1         passen und Karte 1 abwerfen; d 1 2 wirft zwei ab
    c 1 2 lampe  zwei Karten abwerfen und die Lampe reparieren
    b 3 0       den Troll bei 3, 0 bestechen; f beendet den Zug
    w           wohin deine Wegekarten passen
    map         das ganze Wegenetz; t alles auf dem Tisch
    h           deine Hand; o was sich zählen lässt
    hint        die besten Züge mit Chancen und Gründen (denkt eine Sekunde nach)
    r           Regeln: alle, oder mit „r 22“ nur eine
    q           aufhören: diese Partie abbrechen
duel-hand = Deine Hand: { $cards }.
duel-status-round = Runde { $round } von 3. Stapel: { $pile }. Marker: { $markers }. Schlüssel: { $keys }.
duel-status-seat = { $name } ({ $colour }): Gold { $gold }, Handkarten { $cards }, sabotiert: { $tools }, Schulden bei den Trollen { $debt }.
duel-colour-green = grün
duel-colour-blue = blau
duel-words-face-down = { $place }: ein Ziel, verdeckt
duel-words-marked = { $colour } markiert
duel-words-key = mit Schlüssel
duel-words-bribed = bestochen
duel-odds = Karten im Stapel: { $pile }. Marker: { $markers }. Schlüssel: { $keys }. Karten, die du noch nicht gesehen hast: { $unseen }.
duel-legend = ◆ Start, ? verdecktes Ziel, $2 Gold, g2 b2 markiertes Gold, G B Tür (g b mit Schlüssel), T Troll (t bestochen), H Leiter, gepunktet: Sackgasse, ╫ Brücke.

# hints: what speaks for a move, or against it; 0 cards stand for a way that does not exist
duel-hint-goal = Ein Ziel wird erreicht und aufgedeckt.
duel-hint-goal-known =
    { $gold ->
        [0] Ein Ziel wird erreicht, das du kennst: ohne Gold.
       *[other] Ein Ziel wird erreicht, das du kennst: mit { $gold } Gold.
    }
duel-hint-gold = Markiert { $gold } Gold für dich.
duel-hint-nearer =
    { $before ->
        [0] Öffnet dir einen Weg; bis zum nächsten Ziel fehlende Karten: { $after }.
       *[other] Bringt dich einem Ziel näher; fehlende Karten: { $after } statt { $before }.
    }
duel-hint-block =
    { $after ->
        [0] Versperrt deinem Gegenüber den Weg zu den Zielen; vorher fehlende Karten: { $before }.
       *[other] Macht den Weg deines Gegenübers zu einem Ziel länger; fehlende Karten: { $after } statt { $before }.
    }
duel-hint-farther =
    { $after ->
        [0] Vorsicht, das versperrt dir selbst den Weg zu den Zielen.
       *[other] Vorsicht, dein eigener Weg zu einem Ziel wird länger; fehlende Karten: { $after } statt { $before }.
    }
duel-hint-branch = Gibt dir mehr Enden, an denen du weitergraben kannst: { $after } statt { $before }.
duel-hint-same-ways = Die kürzesten Wege zu den Zielen bleiben so lang, wie sie sind.
duel-hint-sabotage =
    { $tool ->
        [lamp] Ohne Lampe
        [pickaxe] Ohne Spitzhacke
       *[cart] Ohne Lore
    } legt dein Gegenüber bis zur Reparatur keine Wegekarte.
duel-hint-repair =
    { $left ->
        [0] Danach kannst du wieder Wegekarten legen. Repariert:
       *[other] Eine Sabotage weniger; Sabotagekarten noch vor dir: { $left }. Repariert:
    }{ " " }{ $tool ->
        [lamp] Lampe.
        [pickaxe] Spitzhacke.
       *[cart] Lore.
    }
duel-hint-exchange =
    { $left ->
        [0] Kostet zwei Karten, und du kannst wieder Wegekarten legen. Repariert:
       *[other] Kostet zwei Karten; Sabotagekarten noch vor dir: { $left }. Repariert:
    }{ " " }{ $tool ->
        [lamp] Lampe.
        [pickaxe] Spitzhacke.
       *[cart] Lore.
    }
duel-hint-look =
    { $known ->
        [yes] Dieses Ziel kennst du schon.
       *[no] Zeigt dir, was dieses Ziel birgt; noch verdeckt: { $goals }.
    }
duel-hint-pass =
    { $drawn ->
        [0] Wirft nur ab, denn der Stapel ist leer. Karten: { $cards }.
       *[other] Macht Platz für bessere Karten; abgeworfen: { $cards }, gezogen: { $drawn }.
    }
duel-hint-bribe =
    { $opens ->
        [goal] Kostet 1 Gold und deckt ein Ziel auf.
        [gold] Kostet 1 Gold und öffnet den Weg zu { $gold } Gold.
       *[way] Kostet 1 Gold und öffnet allen den Weg am Troll vorbei.
    }
duel-hint-done = Beendet den Zug und spart das Bestechungsgold.
