# Wat de borden van het Duel en de Donkere Grot delen.

mine-zoom-in = Inzoomen
mine-zoom-out = Uitzoomen
mine-fit = Alles tonen
mine-last-move = Laatste zet tonen
mine-show-rule = Regel { $rule } tonen
mine-hand = Jouw hand
mine-hand-card = Kaart { $number }: { $card }
mine-place-lay = Kolom { $x }, rij { $y }: leg hier
mine-place-why = Kolom { $x }, rij { $y }: waarom hier niet?
mine-place-target = Kolom { $x }, rij { $y }: { $card }
