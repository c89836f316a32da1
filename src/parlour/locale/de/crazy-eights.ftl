title = Mau-Mau mit verrückter Acht
about = Farbe oder Wert bedienen, mit einer Acht die Farbe wünschen.
also = Mau Mau, Mau-Mau, Crazy Eights, Tschau Sepp
column-points = Punkte
result-went-out = Jemand hat keine Karten mehr: Die Partie ist zu Ende.
result-hand-blocked = Niemand kann mehr spielen; die niedrigste Hand gewinnt.
result-target-reached = Die Punktzahl ist erreicht.

option-length = Länge der Partie
choice-hand = ein Spiel
choice-points = bis zu einer Punktzahl
option-target = Punkte, mit denen die Partie endet
