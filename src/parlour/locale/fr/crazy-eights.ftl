title = 8 américain
about = Suis la couleur ou la valeur ; un huit choisit la couleur.
also = Huit américain, Crazy Eights, Mau-Mau
column-points = Points
result-went-out = Quelqu’un n’a plus de cartes : la partie est finie.
result-hand-blocked = Plus personne ne peut jouer ; la main la plus basse gagne.
result-target-reached = L’objectif de points est atteint.

option-length = Durée de la partie
choice-hand = une donne
choice-points = jusqu’à un certain nombre de points
option-target = Points qui terminent la partie
