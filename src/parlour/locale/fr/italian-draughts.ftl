title = Jeu de dames italien

option-priorities = Ordre de priorité entre prises égales
option-dark_corner = La case sombre du coin devant chaque joueur
choice-left = à gauche
choice-right = à droite
