# What the boards of the Duel and the Dark Cave share.

mine-zoom-in = Zoom in
mine-zoom-out = Zoom out
mine-fit = Show everything
mine-last-move = Show the last move
mine-beyond = More places: { $way }
mine-show-rule = Show rule { $rule }
mine-no-cards = The cards of this game could not be fetched.
mine-ask-again = Try again
mine-sent = Your move is on its way.
mine-hand = Your hand
mine-hand-card = Card { $number }: { $card }
mine-hand-hidden = hidden
mine-place-lay = { $place }: lay { $card }
mine-place-why = { $place }: why not here?
mine-place-target = { $place }: { $card }

# places, counted from the middle
mine-spot-middle = the middle
mine-spot-right = { $count } right
mine-spot-left = { $count } left
mine-spot-up = { $count } up
mine-spot-down = { $count } down
mine-side-n = up
mine-side-e = right
mine-side-s = down
mine-side-w = left
mine-card-start = start
mine-card-goal = goal
mine-card-joined = path { $sides }
mine-card-stub = dead end { $sides }
mine-card-door =
    { $colour ->
        [green] green door { $side }
       *[blue] blue door { $side }
    }
mine-card-troll = troll { $side }
mine-card-coloured-ladder =
    { $colour ->
        [green] green ladder
       *[blue] blue ladder
    }
mine-card-ladder = ladder
mine-card-bridge = bridge { $sides }
mine-card-passage = tunnel between the paths
mine-card-hole = dark hole
mine-card-vein = gold vein
mine-card-exit = exit
mine-card-gold = { $gold } gold
mine-card-where = { $what } ({ $where })

# the spaces of a card, the way round that it lies
mine-arm-n = upper arm
mine-arm-e = right arm
mine-arm-s = lower arm
mine-arm-w = left arm
mine-arm-over-bridge = leads over the bridge
mine-arm-under-bridge = leads under the bridge
mine-space-centre = centre
mine-space-centre-of = centre of the path { $sides }
mine-space-on-bridge = on the bridge
mine-space-under-bridge = under the bridge
mine-space-hole = at the dark hole
mine-space-ladder = at the ladder
mine-space-vein = at the gold vein
mine-space-exit = at the exit
