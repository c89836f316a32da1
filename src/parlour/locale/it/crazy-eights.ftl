title = Otto americano
about = Rispondi a seme o valore; un otto sceglie il seme.
also = Crazy Eights, Mau-Mau, Otto matti
column-points = Punti
result-went-out = Qualcuno ha finito le carte: la partita è finita.
result-hand-blocked = Nessuno può più giocare; vince la mano più bassa.
result-target-reached = Il punteggio stabilito è stato raggiunto.

option-length = Durata della partita
choice-hand = una mano
choice-points = fino a un certo punteggio
option-target = Punti che chiudono la partita
