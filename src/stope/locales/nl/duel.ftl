# The Duel: names, events, refusals, the terminal client.

duel-title = Het Duel

duel-tool-lamp = lamp
duel-tool-pickaxe = houweel
duel-tool-cart = mijnkar

duel-ending-goals = alle doelen zijn onthuld
duel-ending-markers = de fiches zijn op
duel-ending-cards = alle kaarten zijn op

duel-rank-learner = nog in de leer
duel-rank-miner = een degelijke mijnwerker
duel-rank-master = een meester van de mijn
duel-rank-legend = een legende onder de grond

duel-reason-most-gold = het meeste goud
duel-reason-draw = evenveel goud: gelijkspel
duel-reason-rank-1 = minder dan 15 goud: { duel-rank-learner }
duel-reason-rank-2 = 15 tot en met 19 goud: { duel-rank-miner }
duel-reason-rank-3 = 20 tot en met 24 goud: { duel-rank-master }
duel-reason-rank-4 = 25 goud of meer: { duel-rank-legend }

duel-move-place = een gangkaart leggen
duel-move-sabotage = saboteren
duel-move-repair = repareren
duel-move-put-key = een sleutel op een deur leggen
duel-move-rockfall = een gang laten instorten
duel-move-look = een doel bekijken
duel-move-exchange = twee kaarten afleggen om gereedschap te repareren
duel-move-pass-one = passen en één kaart afleggen
duel-move-pass-two = passen en twee kaarten afleggen
duel-move-bribe = een trol omkopen
duel-move-done = de beurt beëindigen
duel-move-lay-goal = het doel neerleggen

duel-event-round-began =
    { $you ->
        [yes] Ronde { $round }: jij begint.
       *[no] Ronde { $round }: { $name } begint.
    }
duel-event-card-laid =
    { $you ->
        [yes] Je legt { $card } ({ $place })
       *[no] { $name } legt { $card } ({ $place })
    }{ $turned ->
        [yes] , gedraaid.
       *[no] .
    }
duel-event-goal-seen = Er is een doel bereikt ({ $place }): { $goal }.
duel-event-goal-laid =
    { $turned ->
        [yes] Het doel ({ $place }) wordt gedraaid neergelegd: { $goal }.
       *[no] Het doel ({ $place }) wordt neergelegd: { $goal }.
    }
duel-event-gold-marked =
    { $you ->
        [yes] Je markeert { $gold } goud ({ $place }).
       *[no] { $name } markeert { $gold } goud ({ $place }).
    }
duel-event-troll-bribed =
    { $you ->
        [yes] Je koopt de trol ({ $place }) om; hij laat iedereen door en kost je 1 goud.
       *[no] { $name } koopt de trol ({ $place }) om; hij laat iedereen door.
    }
duel-event-sabotaged =
    { $you ->
        [yes] Je saboteert gereedschap van de tegenstander: { $tool }.
       *[no]
            { $watching ->
                [yes] { $name } saboteert gereedschap van de tegenstander: { $tool }.
               *[no] { $name } saboteert je { $tool }.
            }
    }
duel-event-repaired =
    { $you ->
        [yes] Je repareert je { $tool } ({ $card }).
       *[no] { $name } repareert gereedschap: { $tool } ({ $card }).
    }
duel-event-key-put =
    { $you ->
        [yes] Je legt een sleutel op de deur ({ $place }).
       *[no] { $name } legt een sleutel op de deur ({ $place }).
    }
duel-event-rock-fell = Instorting ({ $place }): { $card } is weg.
duel-event-map-used =
    { $you ->
        [yes] Je bekijkt het doel ({ $place }).
       *[no] { $name } bekijkt het doel ({ $place }).
    }
duel-event-map-shown =
    { $you ->
        [yes] Alleen voor jou zichtbaar: het doel ({ $place }) is { $goal }.
       *[no] Alleen { $name } zag dit: het doel ({ $place }) is { $goal }.
    }
duel-event-exchanged =
    { $you ->
        [yes] Je legt twee kaarten af en repareert daarmee je { $tool }.
       *[no] { $name } legt twee kaarten af en repareert daarmee gereedschap: { $tool }.
    }
duel-event-passed =
    { $you ->
        [yes] Je past. Afgelegde kaarten: { $cards }.
       *[no] { $name } past. Afgelegde kaarten: { $cards }.
    }
duel-event-discarded =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hebt { $card } afgelegd.
       *[no] Alleen { $name } zag dit: { $name } heeft { $card } afgelegd.
    }
duel-event-drew =
    { $you ->
        [yes] Kaarten die je trekt: { $cards }.
       *[no] Kaarten die { $name } trekt: { $cards }.
    }
duel-event-card-drawn =
    { $you ->
        [yes] Alleen voor jou zichtbaar: je hebt { $card } getrokken.
       *[no] Alleen { $name } zag dit: { $name } heeft { $card } getrokken.
    }
duel-event-sits-out =
    { $you ->
        [yes] Je hebt geen kaarten meer en doet de rest van de ronde niet meer mee.
       *[no] { $name } heeft geen kaarten meer en doet de rest van de ronde niet meer mee.
    }
duel-event-round-ended = Ronde { $round } is voorbij: { $ending }.
duel-event-gold-taken =
    { $you ->
        [yes] Jouw goud uit deze ronde: { $gold }.
       *[no] Goud uit deze ronde voor { $name }: { $gold }.
    }
duel-event-debt-paid =
    { $you ->
        [yes] Je bent de trollen { $debt } goud schuldig en geeft { $paid }.
       *[no] { $name } is de trollen { $debt } goud schuldig en geeft { $paid }.
    }
duel-event-sabotage-drawn =
    { $lies ->
        [yes] Er verschijnt een sabotagekaart, die nu voor je ligt: { $tool }.
       *[no] Er verschijnt een tweede sabotagekaart van deze soort, die wordt afgelegd: { $tool }.
    }
duel-event-rockfall-drawn =
    { $removed ->
        [yes] Er verschijnt een instorting: de laatst gelegde kaart wordt bedolven.
       *[no] Er verschijnt een instorting, maar er valt niets te bedelven.
    }
duel-event-match-ended = De drie ronden zijn voorbij. Het meeste goud ({ $gold }): { $winners }.
duel-event-solo-ended =
    { $you ->
        [yes] De drie ronden zijn voorbij. Je hebt { $gold } goud: { $rank }.
       *[no] De drie ronden zijn voorbij. { $name } heeft { $gold } goud: { $rank }.
    }

duel-refusal-3 = Deze kaart ziet er gedraaid precies hetzelfde uit, dus hij wordt niet gedraaid.
duel-refusal-6 = Je kunt alleen kaarten uit je hand spelen.
duel-refusal-7 = De andere speler is aan de beurt.
duel-refusal-12 = In je beurt doe je precies één ding: een gangkaart leggen, een actiekaart spelen, twee kaarten afleggen om gereedschap te repareren, of passen.
duel-refusal-20 = Een gangkaart komt op een lege plek naast een startkaart, een gelegde gangkaart of een onthuld doel.
duel-refusal-21 = Elke zijde moet bij de buren passen: open tegen open, dicht tegen dicht.
duel-refusal-22 = Minstens één open zijde moet aansluiten op een open zijde waar jouw eigen route naartoe leidt.
duel-refusal-23 = Een ladder ligt naast een startkaart of een gelegde gangkaart, nooit naast een doel of een gangkaart met goud.
duel-refusal-26 = Zolang er een sabotagekaart voor je ligt, kun je geen gangkaart leggen.
duel-refusal-27 = Eerst moet het onthulde doel worden neergelegd, in een richting die past.
duel-refusal-28 = Na je actie kun je alleen nog een trol omkopen of de beurt beëindigen.
duel-refusal-32 = Je kunt alleen een trol omkopen die nog niet is omgekocht en waar jouw eigen route naartoe leidt.
duel-refusal-40 = Een sabotagekaart komt voor je tegenstander, nooit twee van dezelfde soort.
duel-refusal-41 = Een reparatiekaart herstelt één stuk gereedschap dat erop staat en dat bij jou gesaboteerd is.
duel-refusal-42 = Een sleutel komt op een zichtbare deur van de andere kleur waar er nog geen op ligt.
duel-refusal-43 = Een instorting treft een gelegde gangkaart zonder goud en zonder trol.
duel-refusal-44 = Met een schatkaart bekijk je een gedekt doel.
duel-refusal-45 = Ligt er een sabotagekaart voor je, dan kun je twee handkaarten afleggen om ervan af te komen.
duel-refusal-46 = Wie past, legt een of twee handkaarten af.
duel-refusal-53 = De partij is afgelopen.
duel-refusal-64 = In je eentje valt er niemand te saboteren.

duel-prompt = Kaart en plaats, zoals in “2 0 -1”? (“2”: waar die past.) Hulp: ?
duel-prompt-goal = Het doel rechtop (u) of gedraaid (v) neerleggen? Meer: ?
duel-prompt-bribe = Een trol omkopen (b x y) of de beurt beëindigen (f)? Meer: ?
duel-help =
    2 3 -1      kaart 2 van je hand op x 3, y -1 spelen; 2 3 -1 v legt hem gedraaid
    2           wat kaart 2 kan, en waar; p 2 3 -1 betekent hetzelfde als 2 3 -1
    p 3         kaart 3 spelen als er geen plaats bij hoort: sabotage of reparatie
    p 3 lamp    lamp, houweel of mijnkar repareren met kaart 3
    k 4 0       een sleutel op de deur op 4, 0 leggen
    x 4 0       de kaart op 4, 0 laten instorten
    m 5 2       met een schatkaart het doel op 5, 2 bekijken
    d 1         passen en kaart 1 afleggen; d 1 2 legt er twee af
    c 1 2 lamp  twee kaarten afleggen en de lamp repareren
    b 3 0       de trol op 3, 0 omkopen; f beëindigt de beurt
    w           waar je gangkaarten passen
    map         het hele gangenstelsel; t alles op tafel
    h           je hand; o wat er te tellen valt
    hint        de beste zetten met kansen en redenen (denkt een seconde na)
    r           regels: allemaal, of met “r 22” één ervan
    q           stoppen: deze partij afbreken
duel-hand = Je hand: { $cards }.
duel-status-round = Ronde { $round } van 3. Stapel: { $pile }. Fiches: { $markers }. Sleutels: { $keys }.
duel-status-seat = { $name } ({ $colour }): goud { $gold }, handkaarten { $cards }, gesaboteerd: { $tools }, schuld bij de trollen { $debt }.
duel-colour-green = groen
duel-colour-blue = blauw
duel-words-face-down = { $place }: een doel, gedekt
duel-words-marked = { $colour } gemarkeerd
duel-words-key = met sleutel
duel-words-bribed = omgekocht
duel-odds = Kaarten op de stapel: { $pile }. Fiches: { $markers }. Sleutels: { $keys }. Kaarten die je nog niet hebt gezien: { $unseen }.
duel-legend = ◆ start, ? gedekt doel, $2 goud, g2 b2 gemarkeerd goud, G B deur (g b met sleutel), T trol (t omgekocht), H ladder, gestippeld: doodlopend, ╫ brug.

# hints: what speaks for a move, or against it; 0 cards stand for a way that does not exist
duel-hint-goal = Een doel wordt bereikt en onthuld.
duel-hint-goal-known =
    { $gold ->
        [0] Een doel dat je kent wordt bereikt: zonder goud.
       *[other] Een doel dat je kent wordt bereikt: met { $gold } goud.
    }
duel-hint-gold = Markeert { $gold } goud voor jou.
duel-hint-nearer =
    { $before ->
        [0] Opent een route voor je; kaarten tot het dichtstbijzijnde doel: { $after }.
       *[other] Brengt je dichter bij een doel; nog te leggen kaarten: { $after } in plaats van { $before }.
    }
duel-hint-block =
    { $after ->
        [0] Sluit je tegenstander van de doelen af; te leggen kaarten tot nu toe: { $before }.
       *[other] Maakt de route van je tegenstander naar een doel langer; nog te leggen kaarten: { $after } in plaats van { $before }.
    }
duel-hint-farther =
    { $after ->
        [0] Pas op, dit sluit je eigen route naar de doelen af.
       *[other] Pas op, je eigen route naar een doel wordt langer; nog te leggen kaarten: { $after } in plaats van { $before }.
    }
duel-hint-branch = Geeft je meer uiteinden om verder te graven: { $after } in plaats van { $before }.
duel-hint-same-ways = De kortste routes naar de doelen blijven even lang.
duel-hint-sabotage =
    { $tool ->
        [lamp] Zonder lamp
        [pickaxe] Zonder houweel
       *[cart] Zonder mijnkar
    } legt je tegenstander tot de reparatie geen gangkaart.
duel-hint-repair =
    { $left ->
        [0] Daarna kun je weer gangkaarten leggen. Gerepareerd:
       *[other] Eén sabotage minder; sabotagekaarten nog voor je: { $left }. Gerepareerd:
    }{ " " }{ $tool ->
        [lamp] lamp.
        [pickaxe] houweel.
       *[cart] mijnkar.
    }
duel-hint-exchange =
    { $left ->
        [0] Kost twee kaarten, en je kunt weer gangkaarten leggen. Gerepareerd:
       *[other] Kost twee kaarten; sabotagekaarten nog voor je: { $left }. Gerepareerd:
    }{ " " }{ $tool ->
        [lamp] lamp.
        [pickaxe] houweel.
       *[cart] mijnkar.
    }
duel-hint-look =
    { $known ->
        [yes] Dit doel ken je al.
       *[no] Laat je zien wat er op dit doel staat; nog gedekt: { $goals }.
    }
duel-hint-pass =
    { $drawn ->
        [0] Legt alleen af, want de stapel is leeg. Kaarten: { $cards }.
       *[other] Maakt plaats voor betere kaarten; afgelegd: { $cards }, getrokken: { $drawn }.
    }
duel-hint-bribe =
    { $opens ->
        [goal] Kost 1 goud en onthult een doel.
        [gold] Kost 1 goud en opent de route naar { $gold } goud.
       *[way] Kost 1 goud en opent voor iedereen de route langs de trol.
    }
duel-hint-done = Beëindigt de beurt en spaart het omkoopgeld uit.
