title = Jeu de dames russe

result-no-pieces = Plus aucune pièce : c'est gagné.
result-blocked = Plus aucune pièce ne peut bouger, et ici cela fait gagner.
