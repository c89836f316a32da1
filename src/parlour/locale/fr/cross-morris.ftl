title = Jeu du moulin
result-all-moves-made = Partie nulle : 200 coups et aucun moulin.

option-draw_rules = Partie nulle par répétition et après 200 coups
