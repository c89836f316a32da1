title = Jeu de dames
about = Saute par-dessus les pions adverses, fais des dames.
also = Dames, Checkers
