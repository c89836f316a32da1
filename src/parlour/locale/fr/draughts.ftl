title = Jeu de dames
