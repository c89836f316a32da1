title = Jeu de dames italien

option-priorities = Ordre de priorité entre prises égales
option-dark_corner = La case sombre du coin, vue de sa place
choice-left = à gauche
choice-right = à droite
