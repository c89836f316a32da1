title = Jeu de dames français
about = Des dames où les pions prennent aussi en arrière.
also = Dames françaises, Checkers
