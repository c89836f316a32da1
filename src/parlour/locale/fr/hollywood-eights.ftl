title = 8 américain version Hollywood
column-won = Gagnées
column-total = Total
entered = Feuille, { $seat } : { points } en partie { $games }.
game-won = La partie { $number } revient à { $seat }.
result-all-games-won = Toutes les parties de la feuille sont gagnées.

option-games = Parties sur la feuille
option-points = Points pour gagner une partie
