# The rules of Diamant in our own words; ids as everywhere else.

diamant-in-short-aim = Vijf grotten na elkaar: jullie gaan samen naar binnen en verzamelen edelstenen, maar alleen wat in je kist ligt, is veilig.
diamant-in-short-turn = Vóór elke nieuwe kaart kiest iedereen in de grot in het geheim: doorgaan of terugkeren. Edelstenen die verschijnen, worden verdeeld onder wie binnen is; wie terugkeert, leegt de buidel in de kist en raapt op wat onderweg is blijven liggen.
diamant-in-short-end = Komt een gevaar in een grot voor de tweede keer, dan is iedereen die nog binnen is de buidel kwijt. Na de vijfde grot wint de volste kist.

diamant-section-material = Materiaal
diamant-section-expedition = Een expeditie
diamant-section-end = Het einde

diamant-rule-1 = Voor 3 tot en met 8 spelers. Iedereen heeft een kist, waarin edelstenen veilig zijn, en een buidel, waarin ze gevaar lopen.
diamant-rule-2 = Er zijn 30 grotkaarten. Op 15 daarvan staan edelstenen: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 en 17. Op de andere 15 staan gevaren: slang, schorpioen, steenlawine, gas en explosie, elk drie keer.
diamant-rule-3 = Rode edelstenen tellen voor 1 en witte voor 5; wisselen kan altijd. Wij tellen gewoon punten, en de voorraad raakt nooit op.
diamant-rule-4 = Een partij bestaat uit vijf expedities, op volgorde naar grot 1 tot en met 5. Iedereen gaat samen naar binnen.
diamant-rule-5 = De eerste kaart van een expeditie wordt omgedraaid voordat iemand een keuze maakt.
diamant-rule-6 = De edelstenen op een kaart worden gelijk verdeeld onder de spelers in de grot en gaan in hun buidels. Wat niet te verdelen valt, blijft op de kaart liggen.
diamant-rule-7 = Het eerste gevaar van een soort heeft in een expeditie geen gevolgen.
diamant-rule-8 = Komt er in dezelfde expeditie een tweede gevaar van die soort, wanneer dan ook, dan is het meteen afgelopen. Iedereen in de grot vlucht en is de inhoud van de buidel kwijt; de kisten zijn veilig.
diamant-rule-9 = Vóór elke volgende kaart kiest iedereen in de grot in het geheim: doorgaan of terugkeren. Iedereen ziet wie er al gekozen heeft, maar niet wat, en ook niet of iemand zich bedacht heeft. Je mag je keuze veranderen tot de laatste binnen is; dan worden ze allemaal getoond en tegelijk uitgevoerd. Wie al is teruggekeerd, hoeft niet te kiezen.
diamant-rule-10 = Wie terugkeert, legt de inhoud van de buidel in de kist. Alle edelstenen die op de kaarten in de grot liggen, worden opgeteld en gelijk verdeeld onder wie op hetzelfde moment terugkeert; wat niet te verdelen valt, blijft zo diep mogelijk in de grot liggen. Is er niemand meer in de grot, dan gaat die rest terug naar de voorraad.
diamant-rule-11 = Wie is teruggekeerd, doet de rest van de expeditie niet meer mee.
diamant-rule-12 = Een expeditie eindigt zodra er niemand meer in de grot is. Er komen hooguit 21 kaarten aan te pas, dus de stapel raakt nooit op.
diamant-rule-13 = Na een expeditie gaan de edelstenen op de kaarten terug naar de voorraad. Als een gevaar er een eind aan maakte, gaat een van de twee gelijke kaarten voorgoed uit het spel, en iedereen weet welke. Alle andere kaarten worden geschud voor de volgende expeditie. Dit geldt ook na de vijfde.
diamant-rule-14 = Na de vijfde expeditie wint wie de meeste punten in de kist heeft. Geldt dat voor meerdere spelers, dan delen ze de overwinning.
diamant-rule-15 = De kisten zijn open, of gesloten als de host dat liever heeft. Gesloten betekent alleen dat de inhoud pas aan het eind wordt getoond: wat iemand bij het terugkeren meeneemt, ziet iedereen. De buidels zijn altijd open.
diamant-rule-16 = Op tafel maakt het pad bij elk gevaar een bocht, behalve als het gevaar de eerste kaart is, en het loopt nooit tegen zichzelf of het kamp aan.
