title = Mau Mau mit verrückter Acht
column-points = Punkte
result-went-out = Eine Hand ist leer: Die Partie ist zu Ende.
result-hand-blocked = Niemand kann mehr spielen; die niedrigste Hand gewinnt.
result-target-reached = Die Punkte sind erreicht.

option-length = Länge der Partie
choice-hand = ein Spiel
choice-points = bis zu einer Punktzahl
option-target = Punkte, mit denen die Partie endet
