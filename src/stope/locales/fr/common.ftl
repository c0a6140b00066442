# Words that several parts of the program share: phrases of the talk, results, the legend of rules.

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
rules-in-short = En bref
rules-ruling = [décision]
rules-option = [option]
rules-deck = [cartes]
rules-legend = [décision] signale un choix de notre part, là où le livret ne dit rien ou manque de clarté, ou si les éditions diffèrent ; [option] laisse le choix à l’hôte. [cartes] signale ce qui tient au détail des cartes : le livret n’en donne que le nombre ; les cartes, leurs formes et leurs cases sont une reconstitution de notre part.

play-result-nobody = Personne ne gagne.
play-result-win =
    { $game ->
        [duel]
            { $points ->
                [one] Tu gagnes avec { $points } pépite !
               *[other] Tu gagnes avec { $points } pépites !
            }
       *[other]
            { $points ->
                [one] Tu gagnes avec { $points } point !
               *[other] Tu gagnes avec { $points } points !
            }
    }
play-result-shared =
    { $game ->
        [duel]
            { $points ->
                [one] Avec { $points } pépite, tu partages la victoire.
               *[other] Avec { $points } pépites, tu partages la victoire.
            }
       *[other]
            { $points ->
                [one] Avec { $points } point, tu partages la victoire.
               *[other] Avec { $points } points, tu partages la victoire.
            }
    }
play-result-lost =
    { $game ->
        [duel]
            { $points ->
                [one] { $winners } gagne avec { $points } pépite.
               *[other] { $winners } gagne avec { $points } pépites.
            }
       *[other]
            { $points ->
                [one] { $winners } gagne avec { $points } point.
               *[other] { $winners } gagne avec { $points } points.
            }
    }
play-result-lost-shared =
    { $game ->
        [duel]
            { $points ->
                [one] Avec { $points } pépite, { $winners } se partagent la victoire.
               *[other] Avec { $points } pépites, { $winners } se partagent la victoire.
            }
       *[other]
            { $points ->
                [one] Avec { $points } point, { $winners } se partagent la victoire.
               *[other] Avec { $points } points, { $winners } se partagent la victoire.
            }
    }
