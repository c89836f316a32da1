title = Uno
to-roll = Tocca a { $seat } tirare, lancio { $count }.
to-roll-you = Tocca a te: tira finché esce la palla. Lancio { $count }.
do-roll = Tira il dado
rolled = { $seat } tira: { face } (lancio { $count }).
missed = { $seat }: dieci lanci e nessuna pallina.
roll-off = Parità: spareggio tra { $seats }.
round-won = Il giro va a { $seats }.
column-rolls = Lanci
column-total = Totale
column-wins = Vittorie
result-fewest-rolls = Tutti i giri sono finiti.

option-ties = In caso di parità
choice-roll-off = spareggio
choice-shared = vittoria condivisa
option-rounds = Giri
