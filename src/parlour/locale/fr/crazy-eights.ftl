title = 8 américain
column-points = Points
result-went-out = Une main est vide : la partie est finie.
result-hand-blocked = Plus personne ne peut jouer ; la main la plus basse gagne.
result-target-reached = Le nombre de points est atteint.

option-length = Durée de la partie
choice-hand = une donne
choice-points = jusqu'à un nombre de points
option-target = Points qui terminent la partie
