# The Duel: names, events, refusals, the terminal client.

duel-title = The Duel

duel-tool-lamp = lamp
duel-tool-pickaxe = pickaxe
duel-tool-cart = mine cart

duel-ending-goals = all goals lie face up
duel-ending-markers = no marker is left
duel-ending-cards = all cards have been used

duel-rank-learner = still learning to dig
duel-rank-miner = a solid miner
duel-rank-master = a master of the mine
duel-rank-legend = a legend below ground

duel-reason-most-gold = the most gold
duel-reason-draw = equal gold: a draw
duel-reason-rank-1 = fewer than 15 gold: { duel-rank-learner }
duel-reason-rank-2 = 15 to 19 gold: { duel-rank-miner }
duel-reason-rank-3 = 20 to 24 gold: { duel-rank-master }
duel-reason-rank-4 = 25 gold or more: { duel-rank-legend }

duel-move-place = lay a path card
duel-move-sabotage = sabotage
duel-move-repair = repair
duel-move-put-key = put a key on a door
duel-move-rockfall = let rocks fall
duel-move-look = look at a goal
duel-move-exchange = discard two cards to mend a tool
duel-move-pass-one = pass and discard one card
duel-move-pass-two = pass and discard two cards
duel-move-bribe = bribe a troll
duel-move-done = finish the turn
duel-move-lay-goal = lay the goal

duel-event-round-began =
    { $you ->
        [yes] Round { $round }: you start.
       *[no] Round { $round }: { $name } starts.
    }
duel-event-card-laid =
    { $you ->
        [yes] You lay { $card } at { $place }
       *[no] { $name } lays { $card } at { $place }
    }{ $turned ->
        [yes] , turned.
       *[no] .
    }
duel-event-goal-seen = A goal is reached at { $place }: { $goal }.
duel-event-goal-laid =
    { $turned ->
        [yes] The goal at { $place } is laid turned: { $goal }.
       *[no] The goal at { $place } is laid: { $goal }.
    }
duel-event-gold-marked =
    { $you ->
        [yes] You mark { $gold } gold at { $place }.
       *[no] { $name } marks { $gold } gold at { $place }.
    }
duel-event-troll-bribed =
    { $you ->
        [yes] You bribe the troll at { $place }; it lets everyone pass and costs you 1 gold.
       *[no] { $name } bribes the troll at { $place }; it lets everyone pass.
    }
duel-event-sabotaged =
    { $you ->
        [yes] You sabotage the other player’s { $tool }.
       *[no]
            { $watching ->
                [yes] { $name } sabotages the other player’s { $tool }.
               *[no] { $name } sabotages your { $tool }.
            }
    }
duel-event-repaired =
    { $you ->
        [yes] You mend your { $tool } ({ $card }).
       *[no] { $name } mends the { $tool } ({ $card }).
    }
duel-event-key-put =
    { $you ->
        [yes] You put a key on the door at { $place }.
       *[no] { $name } puts a key on the door at { $place }.
    }
duel-event-rock-fell = Rocks fall at { $place }: { $card } is gone.
duel-event-map-used =
    { $you ->
        [yes] You look at the goal at { $place }.
       *[no] { $name } looks at the goal at { $place }.
    }
duel-event-map-shown =
    { $you ->
        [yes] For your eyes only: the goal at { $place } is { $goal }.
       *[no] Only { $name } saw this: the goal at { $place } is { $goal }.
    }
duel-event-exchanged =
    { $you ->
        [yes] You discard two cards and mend your { $tool } with them.
       *[no] { $name } discards two cards and mends the { $tool } with them.
    }
duel-event-passed =
    { $you ->
        [yes] You pass. Cards discarded: { $cards }.
       *[no] { $name } passes. Cards discarded: { $cards }.
    }
duel-event-discarded =
    { $you ->
        [yes] For your eyes only: you discarded { $card }.
       *[no] Only { $name } saw this: { $name } discarded { $card }.
    }
duel-event-drew =
    { $you ->
        [yes] Cards you draw: { $cards }.
       *[no] Cards { $name } draws: { $cards }.
    }
duel-event-card-drawn =
    { $you ->
        [yes] For your eyes only: you drew { $card }.
       *[no] Only { $name } saw this: { $name } drew { $card }.
    }
duel-event-sits-out =
    { $you ->
        [yes] You have no cards left and sit out the rest of the round.
       *[no] { $name } has no cards left and sits out the rest of the round.
    }
duel-event-round-ended = Round { $round } is over: { $ending }.
duel-event-gold-taken =
    { $you ->
        [yes] Gold you take from this round: { $gold }.
       *[no] Gold { $name } takes from this round: { $gold }.
    }
duel-event-debt-paid =
    { $you ->
        [yes] You owe the trolls { $debt } and give { $paid }.
       *[no] { $name } owes the trolls { $debt } and gives { $paid }.
    }
duel-event-sabotage-drawn =
    { $lies ->
        [yes] A sabotage card comes up and lies before you: { $tool }.
       *[no] A second sabotage card of its kind comes up and is discarded: { $tool }.
    }
duel-event-rockfall-drawn =
    { $removed ->
        [yes] A rockfall comes up: the card laid last is buried.
       *[no] A rockfall comes up, but there is nothing to bury.
    }
duel-event-match-ended = Three rounds are over. Most gold, { $gold }: { $winners }.
duel-event-solo-ended =
    { $you ->
        [yes] Three rounds are over. You have { $gold } gold: { $rank }.
       *[no] Three rounds are over. { $name } has { $gold } gold: { $rank }.
    }

duel-refusal-3 = This card looks the same both ways round, so it is not turned.
duel-refusal-6 = You can only play cards from your hand.
duel-refusal-7 = It is the other player’s turn.
duel-refusal-12 = In your turn you do exactly one thing: lay a path card, play an action card, discard two cards to mend a tool, or pass.
duel-refusal-20 = A path card goes on an empty place beside a start card, a laid path card or a goal that lies face up.
duel-refusal-21 = Every side has to match its neighbours: open to open, closed to closed.
duel-refusal-22 = At least one open side has to meet an open side that your own way leads to.
duel-refusal-23 = A ladder lies beside a start card or a laid path card, never beside a goal or a path card with gold.
duel-refusal-26 = No path card while a sabotage card lies before you.
duel-refusal-27 = First the goal that was turned up has to be laid, one of the ways round that fit.
duel-refusal-28 = After your action you can only bribe a troll or finish the turn.
duel-refusal-32 = A bribe needs an unbribed troll that your own way leads to.
duel-refusal-40 = A sabotage card goes before the other player, never two of the same kind.
duel-refusal-41 = A repair card mends one tool that it shows and that is sabotaged before you.
duel-refusal-42 = A key goes on a face-up door of the other colour that has none yet.
duel-refusal-43 = A rockfall takes a laid path card without gold and without a troll.
duel-refusal-44 = A map looks at a goal that lies face down.
duel-refusal-45 = With a sabotage card before you, you can discard two hand cards to be rid of it.
duel-refusal-46 = To pass, discard one or two of your hand cards.
duel-refusal-53 = The match is over.
duel-refusal-64 = Alone there is nobody to sabotage.

duel-prompt = A card and a place, as in “2 0 -1”? (“2”: where it fits.) Help: ?
duel-prompt-goal = Lay the goal upright (u) or turned (v)? More: ?
duel-prompt-bribe = Bribe a troll (b x y) or finish (f)? More: ?
duel-help =
    2 3 -1      play card 2 of your hand at x 3, y -1; 2 3 -1 v lays it turned
    2           what card 2 can do and where; p 2 3 -1 is the same as 2 3 -1
    p 3         play card 3 if it needs no place: sabotage or repair
    p 3 lamp    repair your lamp, pickaxe or cart with card 3
    k 4 0       put a key on the door at 4, 0
    x 4 0       let rocks fall on the card at 4, 0
    m 5 2       look at the goal at 5, 2 with a map
    d 1         pass and discard card 1; d 1 2 discards two
    c 1 2 lamp  discard two cards and mend the lamp
    b 3 0       bribe the troll at 3, 0; f finishes the turn
    w           where your path cards can go
    map         the whole network; t everything on the table
    h           your hand; o what can be counted
    hint        the best moves with chances and reasons (thinks a second)
    r           rules: all of them, or “r 22” for one
    q           quit: end this match
duel-hand = Your hand: { $cards }.
duel-status-round = Round { $round } of 3. Pile: { $pile }. Markers: { $markers }. Keys: { $keys }.
duel-status-seat = { $name } ({ $colour }): gold { $gold }, hand { $cards }, sabotaged: { $tools }, owes the trolls { $debt }.
duel-colour-green = green
duel-colour-blue = blue
duel-words-face-down = { $place }: a goal, face down
duel-words-marked = marked { $colour }
duel-words-key = with a key
duel-words-bribed = bribed
duel-odds = Cards in the pile: { $pile }. Markers: { $markers }. Keys: { $keys }. Cards you have not seen yet: { $unseen }.
duel-legend = ◆ start, ? goal face down, $2 gold, g2 b2 gold marked, G B door (g b with a key), T troll (t bribed), H ladder, dotted: a dead end, ╫ bridge.

# hints: what speaks for a move, or against it; 0 cards stand for a way that does not exist
duel-hint-goal = A goal is reached and turned up.
duel-hint-goal-known =
    { $gold ->
        [0] A goal that you know is reached: no gold is on it.
       *[other] A goal that you know is reached: { $gold } gold is on it.
    }
duel-hint-gold = Marks { $gold } gold for you.
duel-hint-nearer =
    { $before ->
        [0] Opens a way for you; cards missing to the nearest goal: { $after }.
       *[other] Brings you nearer to a goal; cards missing: { $after } instead of { $before }.
    }
duel-hint-block =
    { $after ->
        [0] Shuts the other player off from the goals; cards missing before: { $before }.
       *[other] Makes the other player’s way to a goal longer; cards missing: { $after } instead of { $before }.
    }
duel-hint-farther =
    { $after ->
        [0] Careful, this shuts off your own way to the goals.
       *[other] Careful, your own way to a goal grows; cards missing: { $after } instead of { $before }.
    }
duel-hint-branch = Gives you more ends to dig on from: { $after } instead of { $before }.
duel-hint-same-ways = The shortest ways to the goals stay as long as they are.
duel-hint-sabotage =
    { $tool ->
        [lamp] Without a lamp
        [pickaxe] Without a pickaxe
       *[cart] Without a mine cart
    } the other player lays no path card until it is mended.
duel-hint-repair =
    { $left ->
        [0] With this mended, you can lay path cards again:
       *[other] One sabotage less; sabotage cards still before you: { $left }. Mended:
    }{ " " }{ $tool ->
        [lamp] lamp.
        [pickaxe] pickaxe.
       *[cart] mine cart.
    }
duel-hint-exchange =
    { $left ->
        [0] Costs two cards, and you can lay path cards again. Mended:
       *[other] Costs two cards; sabotage cards still before you: { $left }. Mended:
    }{ " " }{ $tool ->
        [lamp] lamp.
        [pickaxe] pickaxe.
       *[cart] mine cart.
    }
duel-hint-look =
    { $known ->
        [yes] You know this goal already.
       *[no] Shows you what is on this goal; face down still: { $goals }.
    }
duel-hint-pass =
    { $drawn ->
        [0] Only discards, as the pile is empty. Cards: { $cards }.
       *[other] Makes room for better cards; discarded: { $cards }, drawn: { $drawn }.
    }
duel-hint-bribe =
    { $opens ->
        [goal] Costs 1 gold and turns up a goal.
        [gold] Costs 1 gold and opens the way to { $gold } gold.
       *[way] Costs 1 gold and opens the way past the troll, for everyone.
    }
duel-hint-done = Ends the turn and saves the gold for a bribe.
