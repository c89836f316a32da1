title = Kreuzmühle
about = Sechs Steine ziehen Schritt für Schritt; die erste Mühle gewinnt.
also = Sechsermühle
result-all-moves-made = 200 Züge und keine Mühle.

option-draw_rules = Unentschieden bei Wiederholung und nach 200 Zügen
