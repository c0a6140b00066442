# Tables: what can be said in every language at once.

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
rules-ruling = [precisazione]
rules-option = [opzione]
rules-legend = [precisazione] segnala una nostra decisione dove il regolamento tace o non è chiaro; [opzione] lascia la scelta a chi ospita.

play-result-nobody = Nessuno vince.
play-result-win = Hai vinto con { $points } punti!
play-result-shared = Con { $points } punti condividi la vittoria.
play-result-lost = { $winners } vince con { $points } punti.
play-result-lost-shared = Con { $points } punti, { $winners } condividono la vittoria.
