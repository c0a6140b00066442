# The Dark Cave: names, events, refusals, the terminal client.

dark-cave-title = The Dark Cave

dark-cave-clan-yellow = yellow
dark-cave-clan-blue = blue
dark-cave-character-loyal = loyal
dark-cave-character-saboteur = saboteur
dark-cave-role-loyal = { dark-cave-character-loyal }
dark-cave-role-saboteur = { dark-cave-character-saboteur }
dark-cave-creature-rat = rat
dark-cave-creature-lindworm = lindworm
dark-cave-creature-goblin = goblin
dark-cave-tool-boots = boots
dark-cave-tool-axe = a battle-axe
dark-cave-cause-bridge = the bridge
dark-cave-cause-rat = the rat
dark-cave-group-i = I
dark-cave-group-ii = II
dark-cave-group-iii = III
dark-cave-side-n = upper
dark-cave-side-e = right
dark-cave-side-s = lower
dark-cave-side-w = left
dark-cave-ending-clan-out = all who work for one clan are out
dark-cave-ending-cards = all cards have been used
dark-cave-ending-agreed = all have agreed to stop

dark-cave-reason-clan-out = all who work for one clan are out
dark-cave-reason-cards = all cards have been used
dark-cave-reason-agreed = all have agreed to stop

dark-cave-action-information = secret information
dark-cave-action-rockfall = rockfall
dark-cave-action-swap = swap
dark-cave-action-web = spiderweb
dark-cave-action-boots = boots
dark-cave-action-axe = battle-axe
dark-cave-action-rat = rat
dark-cave-action-lindworm = lindworm
dark-cave-action-goblin = goblin

dark-cave-move-place = lay a path card
dark-cave-move-look = look at a goal
dark-cave-move-spy = look at a clan card
dark-cave-move-rockfall = let rocks fall
dark-cave-move-swap = swap hands
dark-cave-move-spin = spin a web
dark-cave-move-equip = lay boots or an axe before somebody
dark-cave-move-lure = lure a creature
dark-cave-move-pass-one = pass and discard one card
dark-cave-move-pass-two = pass and discard two cards
dark-cave-move-chop = use an axe on a web
dark-cave-move-step = go a step
dark-cave-move-stop = stop
dark-cave-move-strike = drive the creature off with an axe
dark-cave-move-endure = keep the axe
dark-cave-move-lay-goal = lay the goal
dark-cave-move-agree = agree to end the game
dark-cave-move-disagree = take back that the game may end

dark-cave-event-began =
    { $you ->
        [yes] The earth shakes. You begin.
       *[no] The earth shakes. { $name } begins.
    }
dark-cave-event-character-dealt =
    { $you ->
        [yes] For your eyes only: your clan is { $clan }, and you are: { $character }.
       *[no] Only { $name } saw this: clan { $clan }, { $character }.
    }
dark-cave-event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
dark-cave-event-sits-out =
    { $you ->
        [yes] You have no cards and sit this turn out.
       *[no] { $name } has no cards and sits this turn out.
    }
dark-cave-event-creature-gone = The { $creature } leaves the cave.
dark-cave-event-web-worn = The web on the { $side } side of { $place } shows I now.
dark-cave-event-web-gone = The web on the { $side } side of { $place } is gone.
dark-cave-event-stood-up =
    { $you ->
        [yes] Your dwarf stands up and does not move in this turn.
       *[no] { $name }’s dwarf stands up and does not move in this turn.
    }
dark-cave-event-card-laid =
    { $you ->
        [yes] You lay { $card } at { $place }
       *[no] { $name } lays { $card } at { $place }
    }{ $turned ->
        [yes] , turned.
       *[no] .
    }
dark-cave-event-vein-filled = Gold glitters in the vein at { $place }.
dark-cave-event-looked =
    { $you ->
        [yes] You look at the goal at { $place }.
       *[no] { $name } looks at the goal at { $place }.
    }
dark-cave-event-goal-shown =
    { $you ->
        [yes] For your eyes only: the goal at { $place } is { $goal }.
       *[no] Only { $name } saw this: the goal at { $place } is { $goal }.
    }
dark-cave-event-spied =
    { $you ->
        [yes] You look at { $other }’s clan card.
       *[no]
            { $to_you ->
                [yes] { $name } looks at your clan card.
               *[no] { $name } looks at { $other }’s clan card.
            }
    }
dark-cave-event-character-shown =
    { $you ->
        [yes] For your eyes only: { $other }, clan { $clan }: { $character }.
       *[no] Only { $name } saw this: { $other }, clan { $clan }: { $character }.
    }
dark-cave-event-rock-fell =
    { $gold ->
        [0] Rocks fall at { $place }: { $card } is gone.
       *[other] Rocks fall at { $place }: { $card } is gone, and its gold with it.
    }
dark-cave-event-swapped =
    { $you ->
        [yes] You swap hands with { $other }.
       *[no]
            { $to_you ->
                [yes] { $name } swaps hands with you.
               *[no] { $name } swaps hands with { $other }.
            }
    }
dark-cave-event-card-received =
    { $you ->
        [yes] For your eyes only: you got { $card }.
       *[no] Only { $name } saw this: { $name } got { $card }.
    }
dark-cave-event-web-spun =
    { $you ->
        [yes] You spin a web on the { $side } side of { $place }.
       *[no] { $name } spins a web on the { $side } side of { $place }.
    }
dark-cave-event-equipped =
    { $you ->
        [yes]
            { $to_you ->
                [yes] You take { $tool }.
               *[no] You give { $other } { $tool }.
            }
       *[no]
            { $to_you ->
                [yes] { $name } gives you { $tool }.
               *[no]
                    { $same ->
                        [yes] { $name } takes { $tool }.
                       *[no] { $name } gives { $tool } to { $other }.
                    }
            }
    }
dark-cave-event-creature-lured =
    { $you ->
        [yes] You lure the { $creature } at { $place }.
       *[no] { $name } lures the { $creature } at { $place }.
    }
dark-cave-event-creature-stepped = The { $creature } goes to { $place }.
dark-cave-event-passed =
    { $you ->
        [yes] You pass. Cards discarded: { $cards }.
       *[no] { $name } passes. Cards discarded: { $cards }.
    }
dark-cave-event-discarded =
    { $you ->
        [yes] For your eyes only: you discarded { $card }.
       *[no] Only { $name } saw this: { $name } discarded { $card }.
    }
dark-cave-event-web-chopped =
    { $you ->
        [yes] You use an axe on the web on the { $side } side of { $place }.
       *[no] { $name } uses an axe on the web on the { $side } side of { $place }.
    }{ " " }{ $level ->
        [0] It is gone.
       *[other] It shows I now.
    }
dark-cave-event-creature-struck =
    { $you ->
        [yes] You drive the { $creature } off with an axe.
       *[no] { $name } drives the { $creature } off with an axe.
    }
dark-cave-event-attack-endured =
    { $you ->
        [yes] The { $creature } attacks, and you keep your axe.
       *[no] The { $creature } attacks, and { $name } keeps the axe.
    }
dark-cave-event-stepped =
    { $you ->
        [yes] You go to { $place }.
       *[no] { $name } goes to { $place }.
    }
dark-cave-event-goal-seen = A goal is turned up at { $place }: { $goal }.
dark-cave-event-goal-laid =
    { $turned ->
        [yes] The goal at { $place } is laid turned: { $goal }.
       *[no] The goal at { $place } is laid: { $goal }.
    }
dark-cave-event-card-lost =
    { $you ->
        [yes] You lose a card of group { $group } to { $cause }.
       *[no] { $name } loses a card of group { $group } to { $cause }.
    }
dark-cave-event-lost-card-seen =
    { $you ->
        [yes] For your eyes only: the lost card was { $card }.
       *[no] Only { $name } saw this: the lost card was { $card }.
    }
dark-cave-event-tunnel-paid =
    { $you ->
        [yes] You pay 1 gold for the tunnel.
       *[no] { $name } pays 1 gold for the tunnel.
    }
dark-cave-event-laid-low =
    { $you ->
        [yes] The lindworm lays your dwarf low.
       *[no] The lindworm lays { $name }’s dwarf low.
    }
dark-cave-event-gold-stolen =
    { $you ->
        [yes] The goblin steals 1 gold from you.
       *[no] The goblin steals 1 gold from { $name }.
    }
dark-cave-event-gold-taken =
    { $you ->
        [yes] You take the gold of the vein at { $place }.
       *[no] { $name } takes the gold of the vein at { $place }.
    }
dark-cave-event-revealed =
    { $you ->
        [yes] Your clan card is turned up: { $clan }, { $character }.
       *[no] { $name }’s clan card is turned up: { $clan }, { $character }.
    }
dark-cave-event-left-cave =
    { $you ->
        [yes] You leave the cave! Gold carried out: { $gold }.
       *[no] { $name } leaves the cave! Gold carried out: { $gold }.
    }
dark-cave-event-spares-seen =
    { $you ->
        [yes] As the first one out, you look at the clan cards set aside.
       *[no] As the first one out, { $name } looks at the clan cards set aside.
    }
dark-cave-event-spare-shown =
    { $you ->
        [yes] For your eyes only, set aside: { $clan }, { $character }.
       *[no] Only { $name } saw this, set aside: { $clan }, { $character }.
    }
dark-cave-event-drew =
    { $you ->
        [yes] You draw a card of group { $group }.
       *[no] { $name } draws a card of group { $group }.
    }
dark-cave-event-card-drawn =
    { $you ->
        [yes] For your eyes only: you drew { $card }.
       *[no] Only { $name } saw this: { $name } drew { $card }.
    }
dark-cave-event-agreed =
    { $you ->
        [yes] You would end the game now.
       *[no] { $name } would end the game now.
    }
dark-cave-event-disagreed =
    { $you ->
        [yes] You would go on after all.
       *[no] { $name } would go on after all.
    }
dark-cave-event-treasure = Treasure of the clan { $clan }: { $gold } gold saved (dwarves working for it: { $workers }), times { $rivals } on the other side, makes { $treasure }.
dark-cave-event-ended = The game is over: { $ending }. Winners: { $winners }.

dark-cave-refusal-7 = You can only play cards from your hand.
dark-cave-refusal-9 = It is somebody else’s turn.
dark-cave-refusal-12 = In your turn you do exactly one thing with your cards: lay a path card, play an action card, or pass and discard one or two.
dark-cave-refusal-13 = You move after your card, as far as you have steps left.
dark-cave-refusal-20 = A path card goes on an empty place beside the start card, a laid path card or a goal that lies face up.
dark-cave-refusal-21 = This card looks the same both ways round, so it is not turned.
dark-cave-refusal-22 = Every side has to match its neighbours: open to open, closed to closed.
dark-cave-refusal-23 = A path card has to continue a path.
dark-cave-refusal-31 = A step leads to an adjacent space of the card, across an open side to the next card, or from ladder to ladder.
dark-cave-refusal-38 = The goal that was turned up is laid first, one of the ways round that fit; otherwise there is none to lay.
dark-cave-refusal-50 = Secret information shows you a goal that lies face down, or the hidden clan card of another player.
dark-cave-refusal-51 = A rockfall takes a laid path card with no dwarf and no creature on it.
dark-cave-refusal-52 = You swap hands with another player.
dark-cave-refusal-53 = A web lies on a side that is open on both cards, or on an open end, one in each place; nobody walks through it.
dark-cave-refusal-54 = Boots go before a player who has none.
dark-cave-refusal-55 = An axe goes before a player; from there it works in your own turn against a web beside your dwarf, not while a creature walks.
dark-cave-refusal-56 = You can drive off a creature with an axe only when it attacks and you are asked.
dark-cave-refusal-57 = A creature comes out of a dark hole on a card that lies face up, and then walks or stops.
dark-cave-refusal-58 = This creature is in the cave already: it goes on from where it stands.
dark-cave-refusal-59 = Creatures enter neither the exit nor goals that lie face down.
dark-cave-refusal-70 = The game is over.
dark-cave-refusal-71 = You have said so already, or there is nothing to take back.

dark-cave-prompt = A card and a place, as in “2 0 -1”? (“2”: where it fits.) Help: ?
dark-cave-prompt-creature = Where does the creature go? A number, or f to stop. Steps left: { $steps }. More: ?
dark-cave-prompt-axe = The creature attacks: { $creature }. Use your axe, y or n? More: ?
dark-cave-prompt-goal = Lay the goal upright (u) or turned (v)? More: ?
dark-cave-prompt-steps = Where do you go? A number, or f to finish. Steps left: { $steps }. More: ?
dark-cave-prompt-chop = Use an axe on a web, or f to finish. More: ?
dark-cave-help =
    2 3 -1       play card 2 of your hand at x 3, y -1; 2 3 -1 v lays it turned
    2            what card 2 can do and where; p 2 3 -1 is the same as 2 3 -1
    d 1          pass and discard card 1; d 1 2 discards two
    m -4 4       look at the goal at -4, 4; i bo looks at Bo’s clan card
    x 4 0        let rocks fall on the card at 4, 0
    c bo         swap hands with Bo
    n 1 0 e      spin a web on the side n, e, s or w of 1, 0
    b 0          boots for player 0 (you); k 0 an axe
    l rat 1 0    lure the rat (lindworm, goblin) out of the hole at 1, 0
    a 1 0 e      use your axe on the web on a side of 1, 0
    1            when walking: go the step with this number; s 1 0 n names the space
    f            finish walking
    w            where your path cards can go
    g            which spaces you reach, in how many steps, at what cost
    map          the whole cave; t everything on the table
    h            your hand; o what can be counted
    agree        say that the game may end now; disagree takes it back
    hint         the best moves with chances and reasons (thinks a second)
    r            rules: all of them, or “r 38” for one
    q            quit: end this match
dark-cave-status = Draw pile: { $one } of I, { $two } of II, { $three } of III. Supply: { $supply } gold.
dark-cave-status-seat = { $number } { $name } (clan { $clan }): gold { $gold }, hand { $cards }.
dark-cave-player = { $number } { $name } ({ $clan }) { $gold }$
dark-cave-mark-revealed = Card turned up
dark-cave-mark-out = Out of the cave
dark-cave-mark-lying = Lying down
dark-cave-mark-boots = Boots
dark-cave-mark-agreed = Would end the game
dark-cave-mark-axes = Axes: { $axes }
dark-cave-memory = You remember what { $name } got from you: { $cards }. Cards that left that hand unseen since: { $gone }.
dark-cave-spares = Clan cards set aside: { $cards }.
dark-cave-chops = Webs your axe reaches: { $webs }.
dark-cave-cost-cards = cards lost: { $cards }
dark-cave-cost-gold = gold paid: { $gold }
dark-cave-reach =
    { $steps ->
        [one] In reach with 1 step (steps, space, costs):
       *[other] In reach with { $steps } steps (steps, space, costs):
    }
dark-cave-reach-none = Nothing is in reach.
dark-cave-crowd = At { $place }: { $who }.
dark-cave-words-face-down = { $place }: a goal, face down
dark-cave-words-gold = with gold
dark-cave-words-dwarf = { $name }: at { $place }
dark-cave-words-creature = The { $creature }: at { $place }
dark-cave-words-web = A web on the { $side } side of { $x } { $y }, showing { $level }
dark-cave-odds = Draw pile: { $one } of I, { $two } of II, { $three } of III. Not seen yet, wherever they are: path cards { $paths }, action cards { $actions }. Supply: { $supply } gold.
dark-cave-odds-loyal = How likely players are loyal to their own clan, going by what everyone did: { $seats }.
dark-cave-odds-exit = How likely each goal is the exit, going by where those went who have looked: { $goals }.
dark-cave-legend = ○ space, ● hole, H ladder, $ gold, ∩ tunnel, X exit, ╪ ╫ bridge, ? goal face down, digits dwarves, R L G creatures, * several, ▓ ░ web II and I.

# hints: what speaks for a move, or against it; ways are estimates, 0 steps: only one way exists
dark-cave-hint-nearer =
    { $steps ->
        [0] Opens a way to the exit for you.
        [one] Makes your way to the exit about 1 step shorter.
       *[other] Makes your way to the exit about { $steps } steps shorter.
    }
dark-cave-hint-farther =
    { $steps ->
        [0] Careful, this shuts off your own way to the exit.
        [one] Careful, your own way to the exit grows by about 1 step.
       *[other] Careful, your own way to the exit grows by about { $steps } steps.
    }
dark-cave-hint-friend =
    { $steps ->
        [0] Opens a way to the exit for { $name };
        [one] Makes { $name }’s way out about 1 step shorter;
       *[other] Makes { $name }’s way out about { $steps } steps shorter;
    } on your side: { $percent } %.
dark-cave-hint-block =
    { $steps ->
        [0] Shuts { $name } off from the exit;
        [one] Makes { $name }’s way out about 1 step longer;
       *[other] Makes { $name }’s way out about { $steps } steps longer;
    } against you: { $percent } %.
dark-cave-hint-same-ways = Neither your way out nor that of a likely friend gets shorter.
dark-cave-hint-new-vein = Lays a vein: gold for whoever gets there first.
dark-cave-hint-look =
    { $goals ->
        [0] You know where the exit is already.
        [one] The exit can only be here.
       *[other] Tells you whether this is the exit; it is one of { $goals } goals.
    }
dark-cave-hint-spy = Makes sure of { $name }; on your side so far: { $percent } %.
dark-cave-hint-swap = You give { $give } and get { $take } cards; they come from { $name }.
dark-cave-hint-equip =
    { $tool ->
        [boots] One step more for you in every turn.
       *[axe] An axe for you, against a creature or a web.
    }
dark-cave-hint-gift =
    { $tool ->
        [boots] Boots
       *[axe] An axe
    } for { $name }; on your side: { $percent } %.
dark-cave-hint-prey =
    { $creature ->
        [rat] The rat
        [lindworm] The lindworm
       *[goblin] The goblin
    } can get as far as { $name }; against you: { $percent } %.
dark-cave-hint-no-prey =
    { $creature ->
        [rat] The rat
        [lindworm] The lindworm
       *[goblin] The goblin
    } gets to nobody else, but it stands in the way.
dark-cave-hint-attack =
    { $creature ->
        [rat] The rat
        [lindworm] The lindworm
       *[goblin] The goblin
    } attacks { $name }; against you: { $percent } %.
dark-cave-hint-attack-self =
    { $creature ->
        [rat] Careful, the rat
        [lindworm] Careful, the lindworm
       *[goblin] Careful, the goblin
    } attacks your own dwarf here.
dark-cave-hint-stop-creature =
    { $creature ->
        [rat] The rat
        [lindworm] The lindworm
       *[goblin] The goblin
    } stays where it is.
dark-cave-hint-pass =
    { $drawn ->
        [0] Only discards, as the pile is empty. Cards: { $cards }.
       *[other] Makes room for better cards; discarded: { $cards }, drawn: { $drawn }.
    }
dark-cave-hint-chop =
    { $level ->
        [0] The web is gone after this.
       *[other] The web holds one axe less.
    }
dark-cave-hint-exit = Leaves the cave with { $gold } gold.
dark-cave-hint-turn-up =
    { $goals ->
        [0] Turns up a goal that is not the exit.
        [one] Turns up the exit.
       *[other] Turns up a goal; the exit is one of { $goals }.
    }
dark-cave-hint-step =
    { $steps ->
        [one] About 1 step nearer to the exit
       *[other] About { $steps } steps nearer to the exit
    }{ $cost ->
        [card] , but it costs a card.
        [gold] , but it costs 1 gold.
       *[none] .
    }
dark-cave-hint-step-aside = This step brings you no nearer to the exit.
dark-cave-hint-creature =
    { $creature ->
        [rat] Careful, the rat
        [lindworm] Careful, the lindworm
       *[goblin] Careful, the goblin
    } stands there and attacks.
dark-cave-hint-vein = Gold lies here for whoever stops.
dark-cave-hint-take = You take the gold of the vein, and everybody sees your clan card.
dark-cave-hint-stop = You stay where you are.
dark-cave-hint-strike =
    { $creature ->
        [rat] Drives the rat off;
        [lindworm] Drives the lindworm off;
       *[goblin] Drives the goblin off;
    } axes left: { $left }.
dark-cave-hint-endure =
    { $creature ->
        [rat] Saves the axe; the rat may cost you a card.
        [lindworm] Saves the axe; the lindworm may lay your dwarf low.
       *[goblin] Saves the axe; the goblin may steal 1 gold.
    }
