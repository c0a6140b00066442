# The Dark Cave: names, events, refusals, the terminal client.

dark-cave-title = De Donkere Grot

dark-cave-clan-yellow = geel
dark-cave-clan-blue = blauw
dark-cave-character-loyal = trouw
dark-cave-character-saboteur = saboteur
dark-cave-role-loyal = { dark-cave-character-loyal }
dark-cave-role-saboteur = { dark-cave-character-saboteur }
dark-cave-creature-rat = rat
dark-cave-creature-lindworm = lindworm
dark-cave-creature-goblin = goblin
dark-cave-tool-boots = laarzen
dark-cave-tool-axe = een strijdbijl
dark-cave-cause-bridge = de brug
dark-cave-cause-rat = de rat
dark-cave-group-i = I
dark-cave-group-ii = II
dark-cave-group-iii = III
dark-cave-side-n = bovenkant
dark-cave-side-e = rechterkant
dark-cave-side-s = onderkant
dark-cave-side-w = linkerkant
dark-cave-ending-clan-out = iedereen die voor dezelfde clan werkt, is buiten
dark-cave-ending-cards = alle kaarten zijn op
dark-cave-ending-agreed = iedereen heeft met het einde ingestemd

dark-cave-reason-clan-out = iedereen die voor dezelfde clan werkt, is buiten
dark-cave-reason-cards = alle kaarten zijn op
dark-cave-reason-agreed = iedereen heeft met het einde ingestemd

dark-cave-action-information = geheime informatie
dark-cave-action-rockfall = instorting
dark-cave-action-swap = ruil
dark-cave-action-web = spinnenweb
dark-cave-action-boots = laarzen
dark-cave-action-axe = strijdbijl
dark-cave-action-rat = rat
dark-cave-action-lindworm = lindworm
dark-cave-action-goblin = goblin

dark-cave-move-place = een gangkaart leggen
dark-cave-move-look = een doel bekijken
dark-cave-move-spy = een clankaart bekijken
dark-cave-move-rockfall = een gang laten instorten
dark-cave-move-swap = van handkaarten ruilen
dark-cave-move-spin = een web spinnen
dark-cave-move-equip = laarzen of een bijl voor iemand leggen
dark-cave-move-lure = een wezen lokken
dark-cave-move-pass-one = passen en één kaart afleggen
dark-cave-move-pass-two = passen en twee kaarten afleggen
dark-cave-move-chop = een bijl tegen een web gebruiken
dark-cave-move-step = een stap zetten
dark-cave-move-stop = stoppen
dark-cave-move-strike = het wezen met een bijl verjagen
dark-cave-move-endure = de bijl houden
dark-cave-move-lay-goal = het doel neerleggen
dark-cave-move-agree = instemmen met het einde van de partij
dark-cave-move-disagree = de instemming met het einde intrekken

dark-cave-event-began =
    { $you ->
        [yes] De aarde beeft. Jij mag beginnen.
       *[no] De aarde beeft. { $name } mag beginnen.
    }
dark-cave-event-character-dealt =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hoort bij clan { $clan }, en je bent: { $character }.
       *[no] Alleen { $name } zag dit: clan { $clan }, { $character }.
    }
dark-cave-event-turn-began =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
dark-cave-event-sits-out =
    { $you ->
        [yes] Je hebt geen kaarten en slaat deze beurt over.
       *[no] { $name } heeft geen kaarten en slaat deze beurt over.
    }
dark-cave-event-creature-gone = De { $creature } verlaat de grot.
dark-cave-event-web-worn = Het web aan de { $side } ({ $place }) toont nu I.
dark-cave-event-web-gone = Het web aan de { $side } ({ $place }) is weg.
dark-cave-event-stood-up =
    { $you ->
        [yes] Je dwerg staat op en loopt deze beurt niet.
       *[no] De dwerg van { $name } staat op en loopt deze beurt niet.
    }
dark-cave-event-card-laid =
    { $you ->
        [yes] Je legt { $card } ({ $place })
       *[no] { $name } legt { $card } ({ $place })
    }{ $turned ->
        [yes] , gedraaid.
       *[no] .
    }
dark-cave-event-vein-filled = In de ader ({ $place }) glinstert goud.
dark-cave-event-looked =
    { $you ->
        [yes] Je bekijkt het doel ({ $place }).
       *[no] { $name } bekijkt het doel ({ $place }).
    }
dark-cave-event-goal-shown =
    { $you ->
        [yes] Alleen voor jou zichtbaar: het doel ({ $place }) is { $goal }.
       *[no] Alleen { $name } zag dit: het doel ({ $place }) is { $goal }.
    }
dark-cave-event-spied =
    { $you ->
        [yes] Je bekijkt de clankaart van { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } bekijkt jouw clankaart.
               *[no] { $name } bekijkt de clankaart van { $other }.
            }
    }
dark-cave-event-character-shown =
    { $you ->
        [yes] Alleen voor jou zichtbaar: { $other }, clan { $clan }: { $character }.
       *[no] Alleen { $name } zag dit: { $other }, clan { $clan }: { $character }.
    }
dark-cave-event-rock-fell =
    { $gold ->
        [0] Instorting ({ $place }): { $card } is weg.
       *[other] Instorting ({ $place }): { $card } is weg, en het goud erop ook.
    }
dark-cave-event-swapped =
    { $you ->
        [yes] Je ruilt van handkaarten met { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } ruilt van handkaarten met jou.
               *[no] { $name } ruilt van handkaarten met { $other }.
            }
    }
dark-cave-event-card-received =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hebt { $card } gekregen.
       *[no] Alleen { $name } zag dit: { $name } heeft { $card } gekregen.
    }
dark-cave-event-web-spun =
    { $you ->
        [yes] Je spint een web aan de { $side } ({ $place }).
       *[no] { $name } spint een web aan de { $side } ({ $place }).
    }
dark-cave-event-equipped =
    { $you ->
        [yes]
            { $to_you ->
                [yes] Je neemt zelf { $tool }.
               *[no] Je geeft { $other } { $tool }.
            }
       *[no]
            { $to_you ->
                [yes] { $name } geeft jou { $tool }.
               *[no]
                    { $same ->
                        [yes] { $name } neemt zelf { $tool }.
                       *[no] { $name } speelt { $tool } voor { $other }.
                    }
            }
    }
dark-cave-event-creature-lured =
    { $you ->
        [yes] Je lokt de { $creature } ({ $place }).
       *[no] { $name } lokt de { $creature } ({ $place }).
    }
dark-cave-event-creature-stepped = De { $creature } gaat verder ({ $place }).
dark-cave-event-passed =
    { $you ->
        [yes] Je past. Afgelegde kaarten: { $cards }.
       *[no] { $name } past. Afgelegde kaarten: { $cards }.
    }
dark-cave-event-discarded =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hebt { $card } afgelegd.
       *[no] Alleen { $name } zag dit: { $name } heeft { $card } afgelegd.
    }
dark-cave-event-web-chopped =
    { $you ->
        [yes] Je gebruikt een bijl tegen het web aan de { $side } ({ $place }).
       *[no] { $name } gebruikt een bijl tegen het web aan de { $side } ({ $place }).
    }{ " " }{ $level ->
        [0] Het is weg.
       *[other] Het toont nu I.
    }
dark-cave-event-creature-struck =
    { $you ->
        [yes] Je verjaagt de { $creature } met een bijl.
       *[no] { $name } verjaagt de { $creature } met een bijl.
    }
dark-cave-event-attack-endured =
    { $you ->
        [yes] De { $creature } valt aan, en jij houdt je bijl.
       *[no] De { $creature } valt aan, en { $name } houdt de bijl.
    }
dark-cave-event-stepped =
    { $you ->
        [yes] Je gaat verder ({ $place }).
       *[no] { $name } gaat verder ({ $place }).
    }
dark-cave-event-goal-seen = Er wordt een doel onthuld ({ $place }): { $goal }.
dark-cave-event-goal-laid =
    { $turned ->
        [yes] Het doel ({ $place }) wordt gedraaid neergelegd: { $goal }.
       *[no] Het doel ({ $place }) wordt neergelegd: { $goal }.
    }
dark-cave-event-card-lost =
    { $you ->
        [yes] Je verliest door { $cause } een kaart van groep { $group }.
       *[no] { $name } verliest door { $cause } een kaart van groep { $group }.
    }
dark-cave-event-lost-card-seen =
    { $you ->
        [yes] Alleen voor jou zichtbaar: de verloren kaart was { $card }.
       *[no] Alleen { $name } zag dit: de verloren kaart was { $card }.
    }
dark-cave-event-tunnel-paid =
    { $you ->
        [yes] Je betaalt 1 goud voor de tunnel.
       *[no] { $name } betaalt 1 goud voor de tunnel.
    }
dark-cave-event-laid-low =
    { $you ->
        [yes] De lindworm werpt je dwerg tegen de grond.
       *[no] De lindworm werpt de dwerg van { $name } tegen de grond.
    }
dark-cave-event-gold-stolen =
    { $you ->
        [yes] De goblin steelt 1 goud van je.
       *[no] De goblin steelt 1 goud van { $name }.
    }
dark-cave-event-gold-taken =
    { $you ->
        [yes] Je neemt het goud uit de ader ({ $place }).
       *[no] { $name } neemt het goud uit de ader ({ $place }).
    }
dark-cave-event-revealed =
    { $you ->
        [yes] Je clankaart wordt onthuld: { $clan }, { $character }.
       *[no] De clankaart van { $name } wordt onthuld: { $clan }, { $character }.
    }
dark-cave-event-left-cave =
    { $you ->
        [yes] Je verlaat de grot! Gered goud: { $gold }.
       *[no] { $name } verlaat de grot! Gered goud: { $gold }.
    }
dark-cave-event-spares-seen =
    { $you ->
        [yes] Je bent als eerste buiten en bekijkt de clankaarten die opzij zijn gelegd.
       *[no] { $name } is als eerste buiten en bekijkt de clankaarten die opzij zijn gelegd.
    }
dark-cave-event-spare-shown =
    { $you ->
        [yes] Alleen voor jou zichtbaar, opzij gelegd: { $clan }, { $character }.
       *[no] Alleen { $name } zag dit, opzij gelegd: { $clan }, { $character }.
    }
dark-cave-event-drew =
    { $you ->
        [yes] Je trekt een kaart van groep { $group }.
       *[no] { $name } trekt een kaart van groep { $group }.
    }
dark-cave-event-card-drawn =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hebt { $card } getrokken.
       *[no] Alleen { $name } zag dit: { $name } heeft { $card } getrokken.
    }
dark-cave-event-agreed =
    { $you ->
        [yes] Je wilt de partij nu wel beëindigen.
       *[no] { $name } wil de partij nu wel beëindigen.
    }
dark-cave-event-disagreed =
    { $you ->
        [yes] Je wilt toch liever verder spelen.
       *[no] { $name } wil toch liever verder spelen.
    }
dark-cave-event-treasure = Schat van clan { $clan }: { $gold } goud gered (dwergen die ervoor werken: { $workers }), maal { $rivals } aan de andere kant, is { $treasure }.
dark-cave-event-ended = De partij is afgelopen: { $ending }. Winnaars: { $winners }.

dark-cave-refusal-7 = Je kunt alleen kaarten uit je hand spelen.
dark-cave-refusal-9 = Iemand anders is aan de beurt.
dark-cave-refusal-12 = In je beurt doe je met je kaarten precies één ding: een gangkaart leggen, een actiekaart spelen, of passen en er een of twee afleggen.
dark-cave-refusal-13 = Lopen doe je na je kaart, en alleen zolang je nog stappen over hebt.
dark-cave-refusal-20 = Een gangkaart komt op een lege plek naast de startkaart, een gelegde gangkaart of een onthuld doel.
dark-cave-refusal-21 = Deze kaart ziet er gedraaid precies hetzelfde uit, dus hij wordt niet gedraaid.
dark-cave-refusal-22 = Elke zijde moet bij de buren passen: open tegen open, dicht tegen dicht.
dark-cave-refusal-23 = Een gangkaart moet een gang voortzetten.
dark-cave-refusal-31 = Met één stap ga je naar een aangrenzend veld van de kaart, over een open zijde naar de volgende kaart, of van ladder naar ladder.
dark-cave-refusal-38 = Een pas onthuld doel wordt eerst neergelegd, in een richting die past; anders is er geen doel om neer te leggen.
dark-cave-refusal-50 = Met geheime informatie bekijk je een gedekt doel, of de clankaart van een andere speler als die nog niet onthuld is.
dark-cave-refusal-51 = Een instorting treft een gelegde gangkaart waarop geen dwerg en geen wezen staat.
dark-cave-refusal-52 = Van handkaarten ruil je met een andere speler.
dark-cave-refusal-53 = Een web komt op een zijde die op beide kaarten open is, of op een open einde, op elke plek maar één; niemand kan erdoor.
dark-cave-refusal-54 = Laarzen komen voor een speler die er nog geen heeft.
dark-cave-refusal-55 = Een bijl komt voor een speler; van daaruit gebruik je hem in je eigen beurt tegen een web naast je dwerg, maar niet terwijl er een wezen loopt.
dark-cave-refusal-56 = Met een bijl kun je een wezen alleen verjagen als het aanvalt en jij de vraag krijgt.
dark-cave-refusal-57 = Een wezen komt uit een donker gat op een openliggende kaart; daarna loopt het of stopt het.
dark-cave-refusal-58 = Dit wezen is al in de grot: het loopt verder vanaf de plek waar het staat.
dark-cave-refusal-59 = Wezens komen niet op het veld met de uitgang en niet op gedekte doelen.
dark-cave-refusal-70 = De partij is afgelopen.
dark-cave-refusal-71 = Dat heb je al gezegd, of er valt niets in te trekken.

dark-cave-prompt = Kaart en plaats, zoals in “2 0 -1”? (“2”: waar die past.) Hulp: ?
dark-cave-prompt-creature = Waar gaat het wezen heen? Een getal, of f om te stoppen. Stappen over: { $steps }. Meer: ?
dark-cave-prompt-axe = Er valt een wezen aan: { $creature }. Je bijl gebruiken, y (ja) of n (nee)? Meer: ?
dark-cave-prompt-goal = Het doel rechtop (u) of gedraaid (v) neerleggen? Meer: ?
dark-cave-prompt-steps = Waar ga je heen? Een getal, of f om te stoppen. Stappen over: { $steps }. Meer: ?
dark-cave-prompt-chop = Met de bijl op een web, of f om te stoppen. Meer: ?
dark-cave-help =
    2 3 -1       kaart 2 van je hand op x 3, y -1 spelen; 2 3 -1 v legt hem gedraaid
    2            wat kaart 2 kan, en waar; p 2 3 -1 betekent hetzelfde als 2 3 -1
    d 1          passen en kaart 1 afleggen; d 1 2 legt er twee af
    m -4 4       het doel op -4, 4 bekijken; i bo de clankaart van Bo
    x 4 0        de kaart op 4, 0 laten instorten
    c bo         van handkaarten ruilen met Bo
    n 1 0 e      een web spinnen op zijde n, e (oost), s (zuid) of w van 1, 0
    b 0          laarzen voor speler 0 (jou); k 0 een bijl
    l rat 1 0    de rat (of lindworm, goblin) uit het gat op 1, 0 lokken
    a 1 0 e      je bijl gebruiken tegen het web op een zijde van 1, 0
    1            bij het lopen: de stap met dit nummer zetten; s 1 0 n noemt het veld
    f            niet verder lopen
    w            waar je gangkaarten passen
    g            welke velden je bereikt, met hoeveel stappen en welke kosten
    map          de hele grot; t alles op tafel
    h            je hand; o wat er te tellen valt
    agree        instemmen met het einde van de partij; disagree trekt dat in
    hint         de beste zetten met kansen en redenen (denkt een seconde na)
    r            regels: allemaal, of met “r 38” één ervan
    q            stoppen: deze partij afbreken
dark-cave-status = Trekstapel: { $one } van I, { $two } van II, { $three } van III. Voorraad: { $supply } goud.
dark-cave-status-seat = { $number } { $name } (clan { $clan }): goud { $gold }, handkaarten { $cards }.
dark-cave-player = { $number } { $name } ({ $clan }) { $gold }$
dark-cave-mark-revealed = Kaart onthuld
dark-cave-mark-out = Uit de grot
dark-cave-mark-lying = Ligt op de grond
dark-cave-mark-boots = Laarzen
dark-cave-mark-agreed = Wil de partij beëindigen
dark-cave-mark-axes = Bijlen: { $axes }
dark-cave-memory = Je weet nog welke kaarten { $name } van jou heeft gekregen: { $cards }. Sindsdien ongezien uit die hand verdwenen: { $gone }.
dark-cave-spares = Opzij gelegde clankaarten: { $cards }.
dark-cave-chops = Webben binnen bereik van je bijl: { $webs }.
dark-cave-cost-cards = verloren kaarten: { $cards }
dark-cave-cost-gold = betaald goud: { $gold }
dark-cave-reach =
    { $steps ->
        [one] Bereikbaar met { $steps } stap (stappen, veld, kosten):
       *[other] Bereikbaar met { $steps } stappen (stappen, veld, kosten):
    }
dark-cave-reach-none = Er is nu niets bereikbaar.
dark-cave-crowd = Op { $place }: { $who }.
dark-cave-words-face-down = { $place }: een doel, gedekt
dark-cave-words-gold = met goud
dark-cave-words-dwarf = { $name }: op { $place }
dark-cave-words-creature = De { $creature }: op { $place }
dark-cave-words-web = Een web aan de { $side } van { $x } { $y }, het toont { $level }
dark-cave-odds = Trekstapel: { $one } van I, { $two } van II, { $three } van III. Nog niet gezien, waar ze ook zijn: gangkaarten { $paths }, actiekaarten { $actions }. Voorraad: { $supply } goud.
dark-cave-odds-loyal = Hoe waarschijnlijk het is dat spelers hun eigen clan trouw zijn, naar wat iedereen heeft gedaan: { $seats }.
dark-cave-odds-exit = Hoe waarschijnlijk elk doel de uitgang is, naar waar zij gingen die hebben gekeken: { $goals }.
dark-cave-legend = ○ veld, ● gat, H ladder, $ goud, ∩ tunnel, X uitgang, ╪ ╫ brug, ? gedekt doel, cijfers: dwergen, R L G wezens, * meerdere, ▓ ░ web II en I.

# hints: what speaks for a move, or against it; ways are estimates, 0 steps: only one way exists
dark-cave-hint-nearer =
    { $steps ->
        [0] Opent een route naar de uitgang voor je.
        [one] Maakt je route naar de uitgang ongeveer 1 stap korter.
       *[other] Maakt je route naar de uitgang ongeveer { $steps } stappen korter.
    }
dark-cave-hint-farther =
    { $steps ->
        [0] Pas op, dit sluit je eigen route naar de uitgang af.
        [one] Pas op, je eigen route naar de uitgang wordt ongeveer 1 stap langer.
       *[other] Pas op, je eigen route naar de uitgang wordt ongeveer { $steps } stappen langer.
    }
dark-cave-hint-friend =
    { $steps ->
        [0] Opent een route naar de uitgang voor { $name };
       *[other] Helpt { $name } naar buiten (bespaarde stappen: { $steps });
    } aan jouw kant: { $percent }%.
dark-cave-hint-block =
    { $steps ->
        [0] Sluit { $name } van de uitgang af;
       *[other] Maakt de route naar buiten langer voor { $name } (stappen: { $steps });
    } tegen jou: { $percent }%.
dark-cave-hint-same-ways = Jouw route naar buiten wordt niet korter, en die van een vermoedelijke medestander ook niet.
dark-cave-hint-new-vein = Legt een goudader: goud voor wie er het eerst is.
dark-cave-hint-look =
    { $goals ->
        [0] Je weet al waar de uitgang is.
        [one] De uitgang kan alleen hier zijn.
       *[other] Laat je zien of dit de uitgang is; het is een van { $goals } doelen.
    }
dark-cave-hint-spy = Geeft je zekerheid over { $name }; tot nu toe aan jouw kant: { $percent }%.
dark-cave-hint-swap = Je geeft { $give } en krijgt { $take } kaarten; ze komen van { $name }.
dark-cave-hint-equip =
    { $tool ->
        [boots] Elke beurt een stap meer voor jou.
       *[axe] Een bijl voor jou, tegen een wezen of een web.
    }
dark-cave-hint-gift =
    { $tool ->
        [boots] Laarzen
       *[axe] Een bijl
    } voor { $name }; aan jouw kant: { $percent }%.
dark-cave-hint-prey =
    { $creature ->
        [rat] De rat
        [lindworm] De lindworm
       *[goblin] De goblin
    } kan tot bij { $name } komen; tegen jou: { $percent }%.
dark-cave-hint-no-prey =
    { $creature ->
        [rat] De rat
        [lindworm] De lindworm
       *[goblin] De goblin
    } komt bij niemand anders, maar staat wel in de weg.
dark-cave-hint-attack =
    { $creature ->
        [rat] De rat
        [lindworm] De lindworm
       *[goblin] De goblin
    } valt { $name } aan; tegen jou: { $percent }%.
dark-cave-hint-attack-self =
    { $creature ->
        [rat] Pas op, de rat
        [lindworm] Pas op, de lindworm
       *[goblin] Pas op, de goblin
    } valt hier je eigen dwerg aan.
dark-cave-hint-stop-creature =
    { $creature ->
        [rat] De rat
        [lindworm] De lindworm
       *[goblin] De goblin
    } blijft waar hij is.
dark-cave-hint-pass =
    { $drawn ->
        [0] Legt alleen af, want de stapel is leeg. Kaarten: { $cards }.
       *[other] Maakt plaats voor betere kaarten; afgelegd: { $cards }, getrokken: { $drawn }.
    }
dark-cave-hint-chop =
    { $level ->
        [0] Daarna is het web weg.
       *[other] Daarna houdt het web één bijl minder tegen.
    }
dark-cave-hint-exit = Verlaat de grot met { $gold } goud.
dark-cave-hint-turn-up =
    { $goals ->
        [0] Onthult een doel dat niet de uitgang is.
        [one] Onthult de uitgang.
       *[other] Onthult een doel; de uitgang is een van de { $goals }.
    }
dark-cave-hint-step =
    { $steps ->
        [one] Ongeveer 1 stap dichter bij de uitgang
       *[other] Ongeveer { $steps } stappen dichter bij de uitgang
    }{ $cost ->
        [card] , maar het kost een kaart.
        [gold] , maar het kost 1 goud.
       *[none] .
    }
dark-cave-hint-step-aside = Deze stap brengt je niet dichter bij de uitgang.
dark-cave-hint-creature =
    { $creature ->
        [rat] Pas op, de rat
        [lindworm] Pas op, de lindworm
       *[goblin] Pas op, de goblin
    } staat daar en valt aan.
dark-cave-hint-vein = Hier ligt goud voor wie blijft staan.
dark-cave-hint-take = Je pakt het goud van de ader, en iedereen ziet je clankaart.
dark-cave-hint-stop = Je blijft waar je bent.
dark-cave-hint-strike =
    { $creature ->
        [rat] Verjaagt de rat;
        [lindworm] Verjaagt de lindworm;
       *[goblin] Verjaagt de goblin;
    } bijlen over: { $left }.
dark-cave-hint-endure =
    { $creature ->
        [rat] Spaart de bijl; de rat kan je een kaart kosten.
        [lindworm] Spaart de bijl; de lindworm kan je dwerg tegen de grond werpen.
       *[goblin] Spaart de bijl; de goblin kan 1 goud van je stelen.
    }
