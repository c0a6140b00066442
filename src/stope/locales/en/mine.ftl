# What the boards of the Duel and the Dark Cave share.

mine-zoom-in = Zoom in
mine-zoom-out = Zoom out
mine-fit = Show everything
mine-last-move = Show the last move
mine-show-rule = Show rule { $rule }
mine-hand = Your hand
mine-hand-card = Card { $number }: { $card }
mine-place-lay = Column { $x }, row { $y }: lay here
mine-place-why = Column { $x }, row { $y }: why not here?
mine-place-target = Column { $x }, row { $y }: { $card }
