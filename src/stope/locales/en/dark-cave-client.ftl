# The Dark Cave in the browser.

# the line above the hand
dark-cave-client-turn-card = Your turn: lay a path, play a card, or pass and discard.
dark-cave-client-turn-steps =
    { $steps ->
        [one] You can walk 1 step, or stay here.
       *[other] You can walk { $steps } steps, or stay here.
    }
dark-cave-client-turn-chop = You can use an axe on the web, or end your turn.
dark-cave-client-turn-stuck = There is no way to go. End your turn.
dark-cave-client-turn-creature =
    { $creature ->
        [rat] The rat obeys you.
        [lindworm] The lindworm obeys you.
       *[goblin] The goblin obeys you.
    } { $steps ->
        [one] 1 step left.
       *[other] { $steps } steps left.
    }
dark-cave-client-turn-axe =
    { $creature ->
        [rat] The rat attacks!
        [lindworm] The lindworm attacks!
       *[goblin] The goblin attacks!
    } Do you use your axe?
dark-cave-client-turn-goal = You turned up a goal. Which way round does it lie?
dark-cave-client-wait-card = { $name } chooses a card.
dark-cave-client-wait-steps = { $name } may walk now.
dark-cave-client-wait-creature = { $name } leads a creature.
dark-cave-client-wait-axe = A creature attacks: { $name } may use an axe.
dark-cave-client-wait-goal = { $name } lays a goal.
dark-cave-client-wait-over = The game is over.
dark-cave-client-walking = On the way …
dark-cave-client-aim-path = Choose a place that glows.
dark-cave-client-aim-information = Look at a goal, or at somebody’s clan card.
dark-cave-client-aim-rockfall = Which card falls?
dark-cave-client-aim-swap = With whom do you swap hands?
dark-cave-client-aim-web = On which side do you spin the web?
dark-cave-client-aim-boots = Who gets the boots?
dark-cave-client-aim-axe = Who gets the axe?
dark-cave-client-aim-creature = Where does it come out?
dark-cave-client-aim-nothing = This card has no use now, but you can discard it.
dark-cave-client-aim-discard = Choose one card or two to discard.
dark-cave-client-way =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
dark-cave-client-way-cards =
    { $cards ->
        [one] costs 1 card
       *[other] costs { $cards } cards
    }
dark-cave-client-way-gold = costs { $gold } gold
dark-cave-client-way-fight =
    { $creature ->
        [rat] the rat waits there
        [lindworm] the lindworm waits there
       *[goblin] the goblin waits there
    }
dark-cave-client-way-goal = turns up a goal
dark-cave-client-way-there = This way: { $way }.
dark-cave-client-aimed = Your choice: { $what }. Sure?

# buttons
dark-cave-client-do-go = Go there
dark-cave-client-do-go-stay = Go and stay
dark-cave-client-do-stop = Stay here
dark-cave-client-do-stop-creature = It stays there
dark-cave-client-do-end = End my turn
dark-cave-client-do-place = Lay it here
dark-cave-client-do-turn = Turn it
dark-cave-client-do-attack = Attack there
dark-cave-client-do-look = Look at this goal
dark-cave-client-do-spy = Look at { $name }’s clan card
dark-cave-client-do-rockfall = Let rocks fall
dark-cave-client-do-swap = Swap hands with { $name }
dark-cave-client-do-spin = Spin the web here
dark-cave-client-do-chop = Chop the web
dark-cave-client-do-equip = Give it to { $name }
dark-cave-client-do-equip-self = Keep it myself
dark-cave-client-do-lure = Lure it here
dark-cave-client-do-strike = Use the axe
dark-cave-client-do-endure = Keep the axe
dark-cave-client-do-lay-goal = Lay it this way
dark-cave-client-do-goal-other = The other way round
dark-cave-client-do-discard =
    { $cards ->
        [0] Discard
        [one] Discard 1 card
       *[other] Discard { $cards } cards
    }
dark-cave-client-do-pass = Pass and discard
dark-cave-client-do-back = Back
dark-cave-client-do-agree = I would end the game now
dark-cave-client-do-disagree = I would go on after all
dark-cave-client-agreed = Would end now: { $count } of { $all }

# places, for those who do not see them
dark-cave-client-space = Card at { $place }, { $space }
dark-cave-client-there = there: { $who }
dark-cave-client-goal-at = Goal at { $place }, face down
dark-cave-client-side-at = Side { $side } of the card at { $place }
dark-cave-client-web-level =
    { $level ->
        [1] Web, one stroke of an axe
       *[other] Web, two strokes of an axe
    }
dark-cave-client-exit-chance = Exit: { $percent } %
dark-cave-client-exit-chances = How probably each goal is the exit
dark-cave-client-card-at = Card at { $place }

# what lies around
dark-cave-client-pile = Draw pile
dark-cave-client-pile-groups = I: { $one }, II: { $two }, III: { $three }
dark-cave-client-supply = Gold in the supply: { $gold }
dark-cave-client-gold = Gold: { $gold }
dark-cave-client-players = Players
dark-cave-client-hand-of = Cards in hand: { $cards }

# the own clan card
dark-cave-client-secret-loyal = You are loyal: you work for { $clan }.
dark-cave-client-secret-saboteur = You are a saboteur: you work for { $clan }.

# the knowledge sheet
dark-cave-client-sheet = What I know
dark-cave-client-sheet-close = Close
dark-cave-client-sheet-sure-loyal = Loyal
dark-cave-client-sheet-sure-saboteur = Saboteur
dark-cave-client-sheet-how-open = everyone has seen it
dark-cave-client-sheet-how-looked = you have seen it
dark-cave-client-sheet-how-counted = it can only be so
dark-cave-client-sheet-likely-loyal = Probably loyal
dark-cave-client-sheet-unclear = Could be either
dark-cave-client-sheet-likely-saboteur = Probably a saboteur
dark-cave-client-sheet-chance = Loyal: { $percent } %
dark-cave-client-sheet-friend = on your side
dark-cave-client-sheet-rival = against you
dark-cave-client-sheet-seen-you = has looked at your clan card
dark-cave-client-sheet-memory = Got from you: { $cards }
dark-cave-client-sheet-memory-left = Left that hand unseen since: { $cards }
dark-cave-client-sheet-note = Notes about { $name }
dark-cave-client-sheet-note-hint = Only for you, kept in this browser
dark-cave-client-sheet-spares = Set aside
dark-cave-client-sheet-spare-unknown = unknown
dark-cave-client-sheet-goals = Goals
dark-cave-client-sheet-goal-known = { $place }: { $what }
dark-cave-client-goal-exit = the exit
dark-cave-client-goal-ladder = a ladder
dark-cave-client-goal-hole = a dark hole
dark-cave-client-goal-vein = a gold vein
dark-cave-client-seen-goal =
    { $exit ->
        [yes]
            { $you ->
                [yes] The exit!
               *[no] { $name } saw the exit!
            }
       *[no]
            { $you ->
                [yes] No exit here: { $what }.
               *[no] { $name } saw no exit here: { $what }.
            }
    }
dark-cave-client-seen-loyal = { $name } is loyal to { $clan }
dark-cave-client-seen-saboteur = { $name } is a saboteur and works for { $clan }

# an axe against a creature
dark-cave-client-axe-title =
    { $creature ->
        [rat] The rat attacks you!
        [lindworm] The lindworm attacks you!
       *[goblin] The goblin attacks you!
    }
dark-cave-client-axe-rat = It takes a card from your hand.
dark-cave-client-axe-lindworm = It lays your dwarf low for a turn.
dark-cave-client-axe-goblin = It steals 1 gold.

# the end
dark-cave-client-end-why = It ended because { $why }.
dark-cave-client-end-you-win = You have won!
dark-cave-client-end-you-lose = This time the others have it.
dark-cave-client-end-nobody = Nobody got out. Nobody wins.
dark-cave-client-end-clan-yellow = The yellow clan wins
dark-cave-client-end-clan-blue = The blue clan wins
dark-cave-client-end-worked-yellow = They worked for yellow
dark-cave-client-end-worked-blue = They worked for blue
dark-cave-client-end-sum =
    { $rivals ->
        [one] { $gold } gold saved × 1 rival
       *[other] { $gold } gold saved × { $rivals } rivals
    }
dark-cave-client-end-treasure = Treasure: { $treasure }
dark-cave-client-end-tie = A tie: it goes to the clan that the first dwarf to leave was working for.
dark-cave-client-end-inside = still inside
dark-cave-client-end-look = See the cave
dark-cave-client-end-show = Show the result

# the board in words
dark-cave-client-words-you = You are { $character }, clan { $clan }, and work for { $works }.
dark-cave-client-words-seat = { $name }, clan { $clan }: { $things }.
dark-cave-client-words-card = { $place }: { $what }.
dark-cave-client-words-group = { $card }, group { $group }
dark-cave-client-words-gold-here = gold lies here
dark-cave-client-words-goal-down = goal, face down
dark-cave-client-words-dwarf = { $name } at { $place }
dark-cave-client-words-creature =
    { $creature ->
        [rat] The rat
        [lindworm] The lindworm
       *[goblin] The goblin
    } at { $place }
dark-cave-client-words-web = Web on the side { $side } of the card at { $place }, level { $level }
dark-cave-client-words-hand = Your hand: { $cards }.

# what cards are good for
dark-cave-client-purpose-information = Look in secret at a face-down goal or at another player’s clan card.
dark-cave-client-purpose-rockfall = Removes a path card with no dwarf and no creature on it.
dark-cave-client-purpose-swap = Exchange all your other cards for somebody’s whole hand.
dark-cave-client-purpose-web = Nobody gets through it, until it wears off or axes cut it down.
dark-cave-client-purpose-boots = One step more in every turn, for you or somebody else.
dark-cave-client-purpose-axe = Drives off a creature or weakens a web, once, for you or somebody else.
dark-cave-client-purpose-rat = Comes out of a dark hole and walks up to 3 steps; each dwarf it catches costs its player a card.
dark-cave-client-purpose-lindworm = Comes out of a dark hole and walks up to 4 steps; dwarves it catches lie down for a turn.
dark-cave-client-purpose-goblin = Comes out of a dark hole and walks up to 5 steps; dwarves it catches lose 1 gold each.
dark-cave-client-purpose-hole = Creatures come out of the dark hole.
dark-cave-client-purpose-ladder = From one ladder to any other is a single step.
dark-cave-client-purpose-vein = Whoever stops at the vein takes its gold and shows their clan card.
dark-cave-client-purpose-bridge = Walking over the bridge costs a card from your hand; the way below is free.
dark-cave-client-purpose-tunnel = Walking through the tunnel from path to path costs 1 gold.

# the keyboard map
dark-cave-client-key-card = take a card, again to turn it
dark-cave-client-key-turn = turn the card
dark-cave-client-key-places = go from place to place
dark-cave-client-key-do = lay, aim, walk
dark-cave-client-key-back = put it back
dark-cave-client-key-zoom = nearer, farther, everything
dark-cave-client-key-sheet = what I know
