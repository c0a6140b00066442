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
