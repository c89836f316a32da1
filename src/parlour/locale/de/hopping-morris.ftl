title = Hüpfmühle
about = Drei Steine hüpfen überallhin; die erste Mühle gewinnt.
also = Springmühle, Dreiermühle, Kleine Mühle
result-all-moves-made = 200 Züge und keine Mühle.

option-draw_rules = Unentschieden bei Wiederholung und nach 200 Zügen
