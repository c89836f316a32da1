title = Jeu de dames français
