title = Moulin à sauts
about = Trois pions sautent où ils veulent ; le premier moulin gagne.
also = Marelle à sauts, Petite marelle
result-all-moves-made = 200 coups et aucun moulin.

option-draw_rules = Partie nulle par répétition et après 200 coups
