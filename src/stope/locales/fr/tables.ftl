# Tables: what can be said in every language at once.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-thinking = Je réfléchis…
phrase-your-turn = À toi de jouer !
phrase-trust-me = Fais-moi confiance !
phrase-i-suspect-you = Je te soupçonne !
phrase-again = On remet ça ?
phrase-goodbye = À bientôt !

you = toi
list-nobody = personne
rules-ruling = [décision]
rules-option = [option]
rules-legend = [décision] signale un choix de notre part, là où le livret ne dit rien ou manque de clarté ; [option] laisse le choix à l’hôte.

play-result-nobody = Personne ne gagne.
play-result-win = Tu gagnes avec { $points } points !
play-result-shared = Avec { $points } points, tu partages la victoire.
play-result-lost = { $winners } gagne avec { $points } points.
play-result-lost-shared = Avec { $points } points, { $winners } se partagent la victoire.
