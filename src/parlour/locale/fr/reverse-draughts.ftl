title = Dames à qui perd gagne
about = Le jeu de dames à l’envers : qui perd tous ses pions gagne.
also = Jeu de dames russe, Qui perd gagne

result-no-pieces = Plus aucune pièce : c’est gagné.
result-blocked = Plus aucune pièce ne peut bouger, et ici cela fait gagner.
