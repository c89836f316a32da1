title = Moulin en croix
about = Six pions avancent pas à pas ; le premier moulin gagne.
also = Jeu du moulin, Marelle en croix
result-all-moves-made = 200 coups et aucun moulin.

option-draw_rules = Partie nulle par répétition et après 200 coups
