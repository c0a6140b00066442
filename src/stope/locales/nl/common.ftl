# Words that several parts of the program share: phrases of the talk, results, the legend of rules.

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-thinking = Even denken…
phrase-your-turn = Jij bent aan de beurt!
phrase-trust-me = Vertrouw me maar!
phrase-i-suspect-you = Ik verdenk jou!
phrase-again = Nog een keer?
phrase-goodbye = Tot ziens!

you = jij
list-nobody = niemand
rules-in-short = In het kort
rules-ruling = [afspraak]
rules-option = [optie]
rules-deck = [kaarten]
rules-legend = [afspraak] betekent: het regelboekje zegt hier niets of is niet duidelijk, of de uitgaven verschillen, dus hebben wij de knoop doorgehakt. [optie] betekent: dit bepaalt de host. [kaarten] betekent: het regelboekje noemt alleen aantallen; de afzonderlijke kaarten, hun vormen en hun velden zijn een reconstructie van ons.

play-result-nobody = Niemand wint.
play-result-win =
    { $game ->
        [duel] Je wint met { $points } goud!
       *[other]
            { $points ->
                [one] Je wint met { $points } punt!
               *[other] Je wint met { $points } punten!
            }
    }
play-result-shared =
    { $game ->
        [duel] Met { $points } goud deel je de overwinning.
       *[other]
            { $points ->
                [one] Met { $points } punt deel je de overwinning.
               *[other] Met { $points } punten deel je de overwinning.
            }
    }
play-result-lost =
    { $game ->
        [duel] { $winners } wint met { $points } goud.
       *[other]
            { $points ->
                [one] { $winners } wint met { $points } punt.
               *[other] { $winners } wint met { $points } punten.
            }
    }
play-result-lost-shared =
    { $game ->
        [duel] Gedeelde overwinning met { $points } goud: { $winners }.
       *[other]
            { $points ->
                [one] Gedeelde overwinning met { $points } punt: { $winners }.
               *[other] Gedeelde overwinning met { $points } punten: { $winners }.
            }
    }
