title = Jeu de dames italien
about = Des dames où le rang dit qui prend qui.
also = Dames italiennes, Checkers

option-priorities = Ordre de priorité entre prises égales
option-dark_corner = La case sombre du coin, vue de sa place
choice-left = à gauche
choice-right = à droite
