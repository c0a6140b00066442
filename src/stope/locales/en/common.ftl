# Words that several parts of the program share: phrases of the talk, results, the legend of rules.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think …
phrase-your-turn = It’s your turn!
phrase-trust-me = Trust me!
phrase-i-suspect-you = I suspect you!
phrase-again = One more?
phrase-goodbye = Goodbye!

you = you
list-nobody = nobody
rules-in-short = In short
rules-ruling = [ruling]
rules-option = [option]
rules-deck = [deck]
rules-legend = [ruling] marks a decision of ours where the booklet is silent or unclear, or where editions differ; [option] is the host’s choice. [deck] marks what rests on single cards: the booklets print only how many of each sort there are, so the cards, their shapes and their spaces are a reconstruction of ours.

play-result-nobody = Nobody wins.
play-result-win =
    { $game ->
        [duel] You win with { $points } gold!
       *[other]
            { $points ->
                [one] You win with { $points } point!
               *[other] You win with { $points } points!
            }
    }
play-result-shared =
    { $game ->
        [duel] You share the win with { $points } gold.
       *[other]
            { $points ->
                [one] You share the win with { $points } point.
               *[other] You share the win with { $points } points.
            }
    }
play-result-lost =
    { $game ->
        [duel] { $winners } wins with { $points } gold.
       *[other]
            { $points ->
                [one] { $winners } wins with { $points } point.
               *[other] { $winners } wins with { $points } points.
            }
    }
play-result-lost-shared =
    { $game ->
        [duel] { $winners } share the win with { $points } gold.
       *[other]
            { $points ->
                [one] { $winners } share the win with { $points } point.
               *[other] { $winners } share the win with { $points } points.
            }
    }
