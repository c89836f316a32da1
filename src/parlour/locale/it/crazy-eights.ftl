title = Otto americano
column-points = Punti
result-went-out = Una mano è vuota: la partita è finita.
result-hand-blocked = Nessuno può più giocare; vince la mano più bassa.
result-target-reached = I punti sono raggiunti.

option-length = Durata della partita
choice-hand = una mano
choice-points = fino a un certo punteggio
option-target = Punti che chiudono la partita
