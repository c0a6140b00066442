# Tables: what can be said in every language at once.

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
