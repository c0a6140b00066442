# Words that several parts of the program share: phrases of the talk, results, the legend of rules.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-thinking = Moment, ich überlege …
phrase-your-turn = Du bist dran!
phrase-trust-me = Vertrau mir!
phrase-i-suspect-you = Dich habe ich im Verdacht!
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!

you = du
list-nobody = niemand
rules-in-short = In Kürze
rules-ruling = [Festlegung]
rules-option = [Option]
rules-deck = [Karten]
rules-legend = [Festlegung] heißt: Hier sagt die Anleitung nichts oder nichts Klares, oder die Ausgaben widersprechen sich, also haben wir entschieden. [Option] heißt: Das bestimmt der Host. [Karten] heißt: Die Anleitung nennt nur Anzahlen; die einzelnen Karten, ihre Formen und ihre Felder haben wir rekonstruiert.

play-result-nobody = Niemand gewinnt.
play-result-win =
    { $game ->
        [duel] Du gewinnst mit { $points } Gold!
       *[other]
            { $points ->
                [one] Du gewinnst mit { $points } Punkt!
               *[other] Du gewinnst mit { $points } Punkten!
            }
    }
play-result-shared =
    { $game ->
        [duel] Mit { $points } Gold teilst du dir den Sieg.
       *[other]
            { $points ->
                [one] Mit { $points } Punkt teilst du dir den Sieg.
               *[other] Mit { $points } Punkten teilst du dir den Sieg.
            }
    }
play-result-lost =
    { $game ->
        [duel] { $winners } gewinnt mit { $points } Gold.
       *[other]
            { $points ->
                [one] { $winners } gewinnt mit { $points } Punkt.
               *[other] { $winners } gewinnt mit { $points } Punkten.
            }
    }
play-result-lost-shared =
    { $game ->
        [duel] Geteilter Sieg mit { $points } Gold: { $winners }.
       *[other]
            { $points ->
                [one] Geteilter Sieg mit { $points } Punkt: { $winners }.
               *[other] Geteilter Sieg mit { $points } Punkten: { $winners }.
            }
    }
