# Was die Bretter des Duells und der Dunklen Höhle gemeinsam haben.

mine-zoom-in = Näher
mine-zoom-out = Weiter weg
mine-fit = Alles zeigen
mine-last-move = Letzten Zug zeigen
mine-show-rule = Regel { $rule } zeigen
mine-hand = Deine Hand
mine-hand-card = Karte { $number }: { $card }
mine-place-lay = Spalte { $x }, Zeile { $y }: hier anlegen
mine-place-why = Spalte { $x }, Zeile { $y }: warum hier nicht?
mine-place-target = Spalte { $x }, Zeile { $y }: { $card }
