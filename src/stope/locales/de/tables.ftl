# Tables: what can be said in every language at once.

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
rules-ruling = [Festlegung]
rules-option = [Option]
rules-legend = [Festlegung] heißt: Hier sagt die Anleitung nichts oder nichts Klares, also haben wir entschieden. [Option] heißt: Das bestimmt der Host.

play-result-nobody = Niemand gewinnt.
play-result-win = Du gewinnst mit { $points } Punkten!
play-result-shared = Mit { $points } Punkten teilst du dir den Sieg.
play-result-lost = { $winners } gewinnt mit { $points } Punkten.
play-result-lost-shared = Geteilter Sieg mit { $points } Punkten: { $winners }.
