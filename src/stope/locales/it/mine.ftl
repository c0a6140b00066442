# Quello che i tabelloni del Duello e della Grotta Oscura hanno in comune.

mine-zoom-in = Ingrandisci
mine-zoom-out = Rimpicciolisci
mine-fit = Mostra tutto
mine-last-move = Mostra l’ultima mossa
mine-show-rule = Mostra la regola { $rule }
mine-hand = La tua mano
mine-hand-card = Carta { $number }: { $card }
mine-place-lay = Colonna { $x }, riga { $y }: posa qui
mine-place-why = Colonna { $x }, riga { $y }: perché qui no?
mine-place-target = Colonna { $x }, riga { $y }: { $card }
