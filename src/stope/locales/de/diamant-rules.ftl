# The rules of Diamant in our own words; ids as everywhere else.

diamant-in-short-aim = Fünf Höhlen nacheinander: Ihr geht gemeinsam hinein und sammelt Edelsteine, aber sicher ist nur, was in deiner Truhe liegt.
diamant-in-short-turn = Vor jeder neuen Karte entscheiden alle in der Höhle geheim: weitergehen oder umkehren. Edelsteine, die auftauchen, werden unter allen in der Höhle geteilt; wer umkehrt, leert den Beutel in die Truhe und nimmt mit, was am Weg liegen geblieben ist.
diamant-in-short-end = Kommt in einer Höhle eine Gefahr zum zweiten Mal, verlieren alle, die noch darin sind, ihren Beutel. Nach der fünften Höhle gewinnt die vollste Truhe.

diamant-section-material = Material
diamant-section-expedition = Eine Expedition
diamant-section-end = Das Ende

diamant-rule-1 = Für 3 bis 8 Personen. Alle haben eine Truhe, in der Edelsteine sicher sind, und einen Beutel, in dem sie verloren gehen können.
diamant-rule-2 = Es gibt 30 Höhlenkarten. 15 davon zeigen Edelsteine: 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15 und 17. Die anderen 15 zeigen Gefahren: Schlange, Skorpion, Erdrutsch, Gaswolke und Explosion, jede dreimal.
diamant-rule-3 = Rote Edelsteine zählen 1, weiße zählen 5; wechseln kann man jederzeit. Wir zählen einfach Punkte, und der Vorrat geht nie aus.
diamant-rule-4 = Eine Partie besteht aus fünf Expeditionen, der Reihe nach in die Höhlen 1 bis 5. Alle gehen gemeinsam hinein.
diamant-rule-5 = Die erste Karte einer Expedition wird aufgedeckt, bevor sich jemand entscheidet.
diamant-rule-6 = Die Edelsteine einer Karte werden gleichmäßig auf alle in der Höhle verteilt und kommen in die Beutel. Was sich nicht aufteilen lässt, bleibt auf der Karte.
diamant-rule-7 = Die erste Gefahr einer Art hat in einer Expedition keine Folgen.
diamant-rule-8 = Kommt in derselben Expedition eine zweite Gefahr dieser Art, egal wann, ist sofort Schluss. Alle in der Höhle fliehen und verlieren, was im Beutel ist; die Truhen sind sicher.
diamant-rule-9 = Vor jeder weiteren Karte entscheiden alle in der Höhle geheim: weitergehen oder umkehren. Alle sehen, wer sich schon entschieden hat, aber nicht wofür, und auch nicht, ob sich jemand umentschieden hat. Ändern kann man seine Wahl, bis die letzte Entscheidung gefallen ist; dann werden alle aufgedeckt und gleichzeitig ausgeführt. Wer schon umgekehrt ist, wird nicht gefragt.
diamant-rule-10 = Wer umkehrt, legt den Inhalt des Beutels in die Truhe. Alle Edelsteine, die auf den Karten der Höhle liegen, werden zusammengezählt und gleichmäßig unter denen aufgeteilt, die im selben Moment umkehren; was sich nicht aufteilen lässt, bleibt so tief wie möglich in der Höhle liegen. Ist niemand mehr in der Höhle, kommt dieser Rest zurück in den Vorrat.
diamant-rule-11 = Wer umgekehrt ist, ist für den Rest der Expedition nicht mehr dabei.
diamant-rule-12 = Eine Expedition endet, wenn niemand mehr in der Höhle ist. Sie hat höchstens 21 Karten, der Stapel reicht also immer.
diamant-rule-13 = Nach einer Expedition kommen die Edelsteine auf den Karten zurück in den Vorrat. Hat eine Gefahr die Expedition beendet, kommt eine der beiden gleichen Karten endgültig aus dem Spiel, und alle wissen, welche. Alle anderen Karten werden für die nächste Expedition gemischt. Das gilt auch nach der fünften.
diamant-rule-14 = Nach der fünften Expedition gewinnt, wer die meisten Punkte in der Truhe hat. Trifft das auf mehrere zu, teilen sie sich den Sieg.
diamant-rule-15 = Die Truhen sind offen oder, wenn der Host es lieber so hat, geschlossen. Geschlossen heißt nur, dass der Inhalt erst am Ende gezeigt wird: Was jemand beim Umkehren mitnimmt, sehen alle. Die Beutel sind immer offen.
diamant-rule-16 = Auf dem Tisch biegt der Weg bei jeder Gefahr ab, außer wenn die Gefahr die erste Karte ist, und er stößt nie auf sich selbst oder auf das Lager.
