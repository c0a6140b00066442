# Het Duel in de browser.

duel-client-board = De mijn

# de regel boven de hand
duel-client-line-yours = Jouw beurt: neem een kaart uit je hand.
duel-client-line-broken = Je gereedschap is stuk: repareer, of leg af. Twee afgelegde kaarten maken er één heel.
duel-client-line-other = { $name } graaft.
duel-client-line-path = Kies een plek die oplicht. R draait de kaart.
duel-client-line-place = Kies een plek die oplicht.
duel-client-line-again = Zeker? Kies nog een keer.
duel-client-line-nowhere = Deze kaart past nu nergens. Je kunt hem afleggen.
duel-client-line-useless = Deze kaart helpt nu niet. Je kunt hem afleggen.
duel-client-line-key = Kies een deur voor de sleutel.
duel-client-line-rockfall = Kies een kaart die instort.
duel-client-line-map = Kies een doel om te bekijken.
duel-client-line-sabotage = Leg hem voor { $name }.
duel-client-line-repair = Kies het gereedschap dat je repareert.
duel-client-line-discard = Kies een of twee kaarten om af te leggen.
duel-client-line-goal = Je hebt een doel bereikt! Hoe moet het liggen?
duel-client-line-bribe = Deze trol omkopen? Dat kost je 1 goud aan het eind van de ronde.
duel-client-line-after = Je kunt nog een trol omkopen, of je beurt beëindigen.
duel-client-line-over = De partij is voorbij.

# knoppen
duel-client-lay = Hier leggen
duel-client-turn = Draaien
duel-client-back = Terug
duel-client-discard = Afleggen…
duel-client-discard-now =
    { $cards ->
        [1] Deze kaart afleggen
       *[other] Beide afleggen
    }
duel-client-trade = Met beide repareren: { $tool }
duel-client-lay-goal = Zo neerleggen
duel-client-finish = Beurt beëindigen
duel-client-do-bribe = Omkopen voor 1 goud
duel-client-do-sabotage = Saboteren!
duel-client-do-put-key = Sleutel hierop
duel-client-do-rockfall = Laten instorten
duel-client-do-look = Bekijken
duel-client-mend = Repareren: { $tool }
duel-client-sabotage-here = Voor { $name }
duel-client-continue = Verder
duel-client-see-board = Naar het bord
duel-client-seen = Geheim houden
duel-client-show-sums = Hoe het staat

# wat er is
duel-client-round = Ronde { $round } van 3
duel-client-round-of = Ronde { $round } van 3; het goud van alle ronden telt
duel-client-pile = Kaarten op de stapel: { $cards }
duel-client-markers = Fiches over: { $markers }
duel-client-keys = Sleutels over: { $keys }
duel-client-before = Voor { $name }
duel-client-broken = Stuk: { $tool }
duel-client-seat-gold = Goud: { $gold }
duel-client-seat-cards = Handkaarten: { $cards }
duel-client-seat-debt = Schuld bij de trollen: { $debt }
duel-client-seat-out = doet niet mee
duel-client-peek =
    { $you ->
        [yes] Alleen voor jouw ogen
       *[no] Alleen { $name } zag dit
    }

# einde
duel-client-round-over = Ronde { $round } is voorbij
duel-client-you-win = Jij wint!
duel-client-wins = { $name } wint!
duel-client-draw = Gelijkspel!
duel-client-solo-over = Jouw goud: { $gold }
duel-client-sum-player = Speler
duel-client-sum-round = Ronde { $round }
duel-client-sum-found = Gevonden
duel-client-sum-trolls = Trollen
duel-client-sum-paid = −{ $paid } van { $debt }
duel-client-sum-gold = Goud

# kaarten in woorden
duel-client-card-unseen = onbekende kaart
duel-client-card-sabotage = sabotage: { $tool }
duel-client-card-repair = reparatie: { $tools }
duel-client-card-map = schatkaart
duel-client-card-rockfall = instorting
duel-client-card-key = sleutel
duel-client-face-down = doel, gedekt
duel-client-words-no-tools = geen
duel-client-words-card = { $place }: { $card }

# waar kaarten goed voor zijn
duel-client-purpose-sabotage = De andere speler legt geen gangkaart tot het gereedschap gerepareerd is.
duel-client-purpose-repair =
    { $tools ->
        [1] Repareert dit gereedschap, zodat je weer kunt graven.
       *[other] Repareert een van de twee, zodat je weer kunt graven.
    }
duel-client-purpose-map = Bekijk in het geheim een gedekt doel: ligt er goud?
duel-client-purpose-key = Opent voor jou een deur van de andere kleur tot het einde van de ronde.
duel-client-purpose-rockfall = Haalt een gangkaart uit de mijn, maar geen met goud of een trol.
duel-client-purpose-gold = Het goud is voor wie er als eerste een gang naartoe heeft.
duel-client-purpose-door =
    { $colour ->
        [green] De deur laat alleen groen door; blauw heeft een sleutel nodig.
       *[blue] De deur laat alleen blauw door; groen heeft een sleutel nodig.
    }
duel-client-purpose-troll = De trol laat niemand door tot iemand hem omkoopt voor 1 goud.
duel-client-purpose-ladder =
    { $colour ->
        [green] De ladder leidt recht naar de groene start; groen mag hem ook zonder gang erheen leggen.
       *[blue] De ladder leidt recht naar de blauwe start; blauw mag hem ook zonder gang erheen leggen.
    }
duel-client-purpose-apart = De twee gangen komen niet bij elkaar.
duel-client-purpose-stub = De doodlopende gang leidt nergens heen.

# toetsen
duel-client-key-card = een kaart nemen of draaien
duel-client-key-turn = de kaart draaien
duel-client-key-places = van plek naar plek gaan
duel-client-key-do = leggen of doen
duel-client-key-back = de kaart terugnemen
duel-client-key-discard = kaarten afleggen
duel-client-key-finish = de beurt beëindigen
duel-client-key-zoom = inzoomen, uitzoomen, alles tonen
