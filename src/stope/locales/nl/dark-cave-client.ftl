# De Donkere Grot in de browser.

# de regel boven de hand
dark-cave-client-turn-card = Jouw beurt: leg een gang, speel een kaart, of pas en leg af.
dark-cave-client-turn-steps =
    { $steps ->
        [one] Je kunt 1 stap zetten of hier blijven.
       *[other] Je kunt { $steps } stappen zetten of hier blijven.
    }
dark-cave-client-turn-chop = Je kunt het web met je bijl te lijf gaan of je beurt beëindigen.
dark-cave-client-turn-stuck = Je kunt hier geen kant op. Beëindig je beurt.
dark-cave-client-turn-creature =
    { $creature ->
        [rat] De rat gehoorzaamt je.
        [lindworm] De lindworm gehoorzaamt je.
       *[goblin] De goblin gehoorzaamt je.
    } { $steps ->
        [one] Nog 1 stap.
       *[other] Nog { $steps } stappen.
    }
dark-cave-client-turn-axe =
    { $creature ->
        [rat] De rat valt aan!
        [lindworm] De lindworm valt aan!
       *[goblin] De goblin valt aan!
    } Gebruik je je bijl?
dark-cave-client-turn-goal = Je hebt een doel onthuld. Hoe leg je het neer?
dark-cave-client-wait-card = { $name } kiest een kaart.
dark-cave-client-wait-steps = { $name } mag lopen.
dark-cave-client-wait-creature = { $name } leidt een wezen.
dark-cave-client-wait-axe = Een wezen valt aan: { $name } mag een bijl gebruiken.
dark-cave-client-wait-goal = { $name } legt een doel neer.
dark-cave-client-wait-over = De partij is afgelopen.
dark-cave-client-walking = Onderweg…
dark-cave-client-aim-path = Kies een plek die oplicht.
dark-cave-client-aim-information = Bekijk een doel of iemands clankaart.
dark-cave-client-aim-rockfall = Welke kaart stort in?
dark-cave-client-aim-swap = Met wie ruil je van hand?
dark-cave-client-aim-web = Aan welke kant spin je het web?
dark-cave-client-aim-boots = Wie krijgt de laarzen?
dark-cave-client-aim-axe = Wie krijgt de bijl?
dark-cave-client-aim-creature = Waar komt het wezen tevoorschijn?
dark-cave-client-aim-nothing = Aan deze kaart heb je nu niets, maar je kunt hem afleggen.
dark-cave-client-aim-discard = Kies een of twee kaarten om af te leggen.
dark-cave-client-way =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
dark-cave-client-way-cards =
    { $cards ->
        [one] kost 1 kaart
       *[other] kost { $cards } kaarten
    }
dark-cave-client-way-gold = kost { $gold } goud
dark-cave-client-way-fight =
    { $creature ->
        [rat] daar wacht de rat
        [lindworm] daar wacht de lindworm
       *[goblin] daar wacht de goblin
    }
dark-cave-client-way-goal = onthult een doel
dark-cave-client-way-there = Deze weg: { $way }.
dark-cave-client-aimed = Jouw keuze: { $what }. Zeker?

# knoppen
dark-cave-client-do-go = Erheen
dark-cave-client-do-go-stay = Erheen en blijven
dark-cave-client-do-stop = Hier blijven
dark-cave-client-do-stop-creature = Daar blijven
dark-cave-client-do-end = Beurt beëindigen
dark-cave-client-do-place = Hier leggen
dark-cave-client-do-turn = Draaien
dark-cave-client-do-attack = Daar aanvallen
dark-cave-client-do-look = Dit doel bekijken
dark-cave-client-do-spy = Clankaart van { $name } bekijken
dark-cave-client-do-rockfall = Laten instorten
dark-cave-client-do-swap = Met { $name } ruilen
dark-cave-client-do-spin = Web hier spinnen
dark-cave-client-do-chop = Web doorhakken
dark-cave-client-do-equip = Aan { $name } geven
dark-cave-client-do-equip-self = Zelf houden
dark-cave-client-do-lure = Hierheen lokken
dark-cave-client-do-strike = Bijl gebruiken
dark-cave-client-do-endure = Bijl houden
dark-cave-client-do-lay-goal = Zo neerleggen
dark-cave-client-do-goal-other = Andersom
dark-cave-client-do-discard =
    { $cards ->
        [0] Afleggen
        [one] 1 kaart afleggen
       *[other] { $cards } kaarten afleggen
    }
dark-cave-client-do-pass = Passen en afleggen
dark-cave-client-do-back = Terug
dark-cave-client-do-agree = Van mij mag het stoppen
dark-cave-client-do-disagree = Toch maar doorspelen
dark-cave-client-agreed = Willen stoppen: { $count } van { $all }

# plekken, voor wie ze niet ziet
dark-cave-client-space = Kaart ({ $place }), { $space }
dark-cave-client-there = daar: { $who }
dark-cave-client-goal-at = Doel ({ $place }), gedekt
dark-cave-client-side-at = Kant { $side } van de kaart ({ $place })
dark-cave-client-web-level =
    { $level ->
        [1] Web, één bijlslag
       *[other] Web, twee bijlslagen
    }
dark-cave-client-exit-chance = Uitgang: { $percent }%
dark-cave-client-exit-chances = Hoe waarschijnlijk elk doel de uitgang is
dark-cave-client-card-at = Kaart ({ $place })

# wat er ligt
dark-cave-client-pile = Trekstapel
dark-cave-client-pile-groups = I: { $one }, II: { $two }, III: { $three }
dark-cave-client-supply = Goud in de voorraad: { $gold }
dark-cave-client-gold = Goud: { $gold }
dark-cave-client-players = Spelers
dark-cave-client-hand-of = Handkaarten: { $cards }

# de eigen clankaart
dark-cave-client-secret-loyal = Je bent trouw: je werkt voor { $clan }.
dark-cave-client-secret-saboteur = Je bent saboteur: je werkt voor { $clan }.

# wat je weet
dark-cave-client-sheet = Wat ik weet
dark-cave-client-sheet-close = Sluiten
dark-cave-client-sheet-sure-loyal = Trouw
dark-cave-client-sheet-sure-saboteur = Saboteur
dark-cave-client-sheet-how-open = iedereen heeft het gezien
dark-cave-client-sheet-how-looked = jij hebt het gezien
dark-cave-client-sheet-how-counted = het kan niet anders
dark-cave-client-sheet-likely-loyal = Waarschijnlijk trouw
dark-cave-client-sheet-unclear = Kan allebei
dark-cave-client-sheet-likely-saboteur = Waarschijnlijk saboteur
dark-cave-client-sheet-chance = Trouw: { $percent }%
dark-cave-client-sheet-friend = aan jouw kant
dark-cave-client-sheet-rival = tegen jou
dark-cave-client-sheet-seen-you = heeft jouw clankaart gezien
dark-cave-client-sheet-memory = Kreeg van jou: { $cards }
dark-cave-client-sheet-memory-left = Sindsdien ongezien verdwenen: { $cards }
dark-cave-client-sheet-note = Notities over { $name }
dark-cave-client-sheet-note-hint = Alleen voor jou, in deze browser
dark-cave-client-sheet-spares = Opzij gelegd
dark-cave-client-sheet-spare-unknown = onbekend
dark-cave-client-sheet-goals = Doelen
dark-cave-client-sheet-goal-known = { $place }: { $what }
dark-cave-client-goal-exit = de uitgang
dark-cave-client-goal-ladder = een ladder
dark-cave-client-goal-hole = een donker gat
dark-cave-client-goal-vein = een goudader
dark-cave-client-seen-goal =
    { $exit ->
        [yes]
            { $you ->
                [yes] De uitgang!
               *[no] { $name } zag de uitgang!
            }
       *[no]
            { $you ->
                [yes] Hier is geen uitgang: { $what }.
               *[no] { $name } zag hier geen uitgang: { $what }.
            }
    }
dark-cave-client-seen-loyal = { $name } is trouw aan { $clan }
dark-cave-client-seen-saboteur = { $name } is saboteur en werkt voor { $clan }

# een bijl tegen een wezen
dark-cave-client-axe-title =
    { $creature ->
        [rat] De rat valt je aan!
        [lindworm] De lindworm valt je aan!
       *[goblin] De goblin valt je aan!
    }
dark-cave-client-axe-rat = Hij pakt een kaart uit je hand.
dark-cave-client-axe-lindworm = Hij werpt je dwerg een beurt lang tegen de grond.
dark-cave-client-axe-goblin = Hij steelt 1 goud.

# het einde
dark-cave-client-end-why = Afgelopen, want { $why }.
dark-cave-client-end-you-win = Je hebt gewonnen!
dark-cave-client-end-you-lose = Deze keer winnen de anderen.
dark-cave-client-end-nobody = Niemand is buiten gekomen. Niemand wint.
dark-cave-client-end-clan-yellow = Clan geel wint
dark-cave-client-end-clan-blue = Clan blauw wint
dark-cave-client-end-worked-yellow = Zij werkten voor geel
dark-cave-client-end-worked-blue = Zij werkten voor blauw
dark-cave-client-end-sum =
    { $rivals ->
        [one] { $gold } goud gered × 1 rivaal
       *[other] { $gold } goud gered × { $rivals } rivalen
    }
dark-cave-client-end-treasure = Schat: { $treasure }
dark-cave-client-end-tie = Gelijke stand: de clan waarvoor de eerst ontsnapte dwerg werkte, wint.
dark-cave-client-end-inside = nog binnen
dark-cave-client-end-look = De grot bekijken
dark-cave-client-end-show = Uitslag tonen

# het bord in woorden
dark-cave-client-words-you = Je bent { $character }, clan { $clan }, en werkt voor { $works }.
dark-cave-client-words-seat = { $name }, clan { $clan }: { $things }.
dark-cave-client-words-card = { $place }: { $what }.
dark-cave-client-words-group = { $card }, groep { $group }
dark-cave-client-words-gold-here = hier ligt goud
dark-cave-client-words-goal-down = doel, gedekt
dark-cave-client-words-dwarf = { $name }: { $place }
dark-cave-client-words-creature =
    { $creature ->
        [rat] De rat
        [lindworm] De lindworm
       *[goblin] De goblin
    }: { $place }
dark-cave-client-words-web = Web, kant { $side } van de kaart ({ $place }), niveau { $level }
dark-cave-client-words-hand = Je hand: { $cards }.

# waar kaarten goed voor zijn
dark-cave-client-purpose-information = Bekijk in het geheim een gedekt doel of de clankaart van een andere speler.
dark-cave-client-purpose-rockfall = Haalt een gangkaart weg waarop geen dwerg en geen wezen staat.
dark-cave-client-purpose-swap = Ruil je andere kaarten tegen de hele hand van een andere speler.
dark-cave-client-purpose-web = Niemand komt erdoor, tot het vergaat of bijlen het stukslaan.
dark-cave-client-purpose-boots = Elke beurt een stap meer, voor jou of iemand anders.
dark-cave-client-purpose-axe = Verjaagt één keer een wezen of verzwakt een web, voor jou of iemand anders.
dark-cave-client-purpose-rat = Komt uit een donker gat en loopt tot 3 stappen; elke dwerg die hij vangt, kost zijn speler een kaart.
dark-cave-client-purpose-lindworm = Komt uit een donker gat en loopt tot 4 stappen; dwergen die hij vangt, liggen een beurt lang.
dark-cave-client-purpose-goblin = Komt uit een donker gat en loopt tot 5 stappen; dwergen die hij vangt, verliezen elk 1 goud.
dark-cave-client-purpose-hole = Uit het donkere gat komen wezens.
dark-cave-client-purpose-ladder = Van de ene ladder naar elke andere is één stap.
dark-cave-client-purpose-vein = Wie op de ader stopt, neemt het goud en toont de clankaart.
dark-cave-client-purpose-bridge = Over de brug lopen kost een handkaart; eronderdoor is gratis.
dark-cave-client-purpose-tunnel = Door de tunnel van gang naar gang lopen kost 1 goud.

# de toetsen
dark-cave-client-key-card = een kaart pakken; nog eens: draaien
dark-cave-client-key-turn = de kaart draaien
dark-cave-client-key-places = van plek naar plek
dark-cave-client-key-do = leggen, mikken, lopen
dark-cave-client-key-back = terugleggen
dark-cave-client-key-zoom = dichterbij, verder weg, alles
dark-cave-client-key-sheet = wat ik weet
