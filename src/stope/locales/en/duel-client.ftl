# The Duel in the browser.

duel-client-board = The mine

# the line above the hand
duel-client-line-yours = Your turn: take a card from your hand.
duel-client-line-broken = Your tools are broken: repair, or discard. Two discarded cards can mend one tool.
duel-client-line-other = { $name } is digging.
duel-client-line-path = Choose a glowing place. R turns the card.
duel-client-line-place = Choose a glowing place.
duel-client-line-again = Sure? Choose it once more.
duel-client-line-nowhere = This card fits nowhere now. You can discard it.
duel-client-line-useless = This card is of no use now. You can discard it.
duel-client-line-key = Choose a door for the key.
duel-client-line-rockfall = Choose a card to bury.
duel-client-line-map = Choose a goal to look at.
duel-client-line-sabotage = Lay it before { $name }.
duel-client-line-repair = Choose the tool to mend.
duel-client-line-discard = Choose one or two cards to discard.
duel-client-line-goal = You have reached a goal! Which way round shall it lie?
duel-client-line-bribe = Bribe this troll? It costs you 1 gold at the end of the round.
duel-client-line-after = You can still bribe a troll, or finish your turn.
duel-client-line-over = The match is over.

# buttons
duel-client-lay = Lay it here
duel-client-turn = Turn it
duel-client-back = Put back
duel-client-discard = Discard …
duel-client-discard-now =
    { $cards ->
        [1] Discard this card
       *[other] Discard both cards
    }
duel-client-trade = Mend the { $tool } with both
duel-client-lay-goal = Lay it like this
duel-client-finish = Finish turn
duel-client-do-bribe = Bribe for 1 gold
duel-client-do-sabotage = Sabotage!
duel-client-do-put-key = Put the key here
duel-client-do-rockfall = Let rocks fall
duel-client-do-look = Look at it
duel-client-mend = Mend: { $tool }
duel-client-sabotage-here = Before { $name }
duel-client-continue = Continue
duel-client-see-board = See the board
duel-client-seen = Keep it secret
duel-client-show-sums = How it stands

# what is where
duel-client-round = Round { $round } of 3
duel-client-round-of = Round { $round } of 3; the gold of all rounds counts
duel-client-pile = Cards in the pile: { $cards }
duel-client-markers = Markers left: { $markers }
duel-client-keys = Keys left: { $keys }
duel-client-before = Before { $name }
duel-client-broken = Broken: { $tool }
duel-client-seat-gold = Gold: { $gold }
duel-client-seat-cards = Cards in hand: { $cards }
duel-client-seat-debt = Owes the trolls: { $debt }
duel-client-seat-out = sits out
duel-client-peek =
    { $you ->
        [yes] For your eyes only
       *[no] Only { $name } saw this
    }

# ends
duel-client-round-over = Round { $round } is over
duel-client-you-win = You win!
duel-client-wins = { $name } wins!
duel-client-draw = A draw!
duel-client-solo-over = Your gold: { $gold }
duel-client-sum-player = Player
duel-client-sum-round = Round { $round }
duel-client-sum-found = Found
duel-client-sum-trolls = Trolls
duel-client-sum-paid = −{ $paid } of { $debt }
duel-client-sum-gold = Gold

# cards in words
duel-client-card-unseen = unknown card
duel-client-card-sabotage = sabotage: { $tool }
duel-client-card-repair = repair: { $tools }
duel-client-card-map = map
duel-client-card-rockfall = rockfall
duel-client-card-key = key
duel-client-face-down = goal, face down
duel-client-words-no-tools = none
duel-client-words-card = { $place }: { $card }

# what cards are good for
duel-client-purpose-sabotage = The other player lays no path card until the tool is mended.
duel-client-purpose-repair =
    { $tools ->
        [1] Mends this tool, so that you can lay paths again.
       *[other] Mends one of the two, so that you can lay paths again.
    }
duel-client-purpose-map = Look at one face-down goal in secret: is there gold?
duel-client-purpose-key = Opens a door of the other colour for you until the round ends.
duel-client-purpose-rockfall = Removes a path card from the mine, but none with gold or a troll.
duel-client-purpose-gold = The gold belongs to whoever’s way leads to it first.
duel-client-purpose-door =
    { $colour ->
        [green] The door lets only green pass; blue needs a key.
       *[blue] The door lets only blue pass; green needs a key.
    }
duel-client-purpose-troll = The troll lets nobody pass until somebody bribes it for 1 gold.
duel-client-purpose-ladder =
    { $colour ->
        [green] The ladder leads straight to the green start; green may lay it without a way to it.
       *[blue] The ladder leads straight to the blue start; blue may lay it without a way to it.
    }
duel-client-purpose-apart = The two paths do not meet.
duel-client-purpose-stub = The dead end leads nowhere.

# keys
duel-client-key-card = take a card, or turn it
duel-client-key-turn = turn the card
duel-client-key-places = go from place to place
duel-client-key-do = lay or do it
duel-client-key-back = put the card back
duel-client-key-discard = discard cards
duel-client-key-finish = finish the turn
duel-client-key-zoom = zoom in, zoom out, show everything
