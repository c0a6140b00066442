# Words that several parts of the program share: phrases of the talk, results, the legend of rules.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-thinking = Ci sto pensando…
phrase-your-turn = Tocca a te!
phrase-trust-me = Fidati di me!
phrase-i-suspect-you = Sospetto di te!
phrase-again = Ancora una?
phrase-goodbye = Alla prossima!

you = tu
list-nobody = nessuno
rules-in-short = In breve
rules-ruling = [precisazione]
rules-option = [opzione]
rules-deck = [carte]
rules-legend = [precisazione] segnala una nostra decisione dove il regolamento tace o non è chiaro, o dove le edizioni divergono; [opzione] lascia la scelta a chi ospita. [carte] segnala ciò che dipende dalle singole carte: il regolamento ne dà solo il numero; le carte, le loro forme e le loro caselle sono una nostra ricostruzione.

play-result-nobody = Nessuno vince.
play-result-win =
    { $game ->
        [duel]
            { $points ->
                [one] Hai vinto con { $points } pepita!
               *[other] Hai vinto con { $points } pepite!
            }
       *[other]
            { $points ->
                [one] Hai vinto con { $points } punto!
               *[other] Hai vinto con { $points } punti!
            }
    }
play-result-shared =
    { $game ->
        [duel]
            { $points ->
                [one] Con { $points } pepita condividi la vittoria.
               *[other] Con { $points } pepite condividi la vittoria.
            }
       *[other]
            { $points ->
                [one] Con { $points } punto condividi la vittoria.
               *[other] Con { $points } punti condividi la vittoria.
            }
    }
play-result-lost =
    { $game ->
        [duel]
            { $points ->
                [one] { $winners } vince con { $points } pepita.
               *[other] { $winners } vince con { $points } pepite.
            }
       *[other]
            { $points ->
                [one] { $winners } vince con { $points } punto.
               *[other] { $winners } vince con { $points } punti.
            }
    }
play-result-lost-shared =
    { $game ->
        [duel]
            { $points ->
                [one] Con { $points } pepita, { $winners } condividono la vittoria.
               *[other] Con { $points } pepite, { $winners } condividono la vittoria.
            }
       *[other]
            { $points ->
                [one] Con { $points } punto, { $winners } condividono la vittoria.
               *[other] Con { $points } punti, { $winners } condividono la vittoria.
            }
    }
