title = 8 américain version Hollywood
about = Le 8 américain sur une feuille de trois parties à la fois.
also = Huit américain, Hollywood Eights
column-won = Gagnées
column-total = Total
entered = Feuille, { $seat } : { points }. Partie numéro : { $games }.
game-won = La partie { $number } revient à { $seat }.
result-all-games-won = Toutes les parties de la feuille sont gagnées.

option-games = Parties sur la feuille
option-points = Points pour gagner une partie
