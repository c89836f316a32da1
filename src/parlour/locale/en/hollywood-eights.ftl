title = Hollywood Eights
about = Crazy eights on a sheet of three games at once.
also = Mau Mau
column-won = Won
column-total = Total
entered = Sheet: { points } for { $seat }. Game number: { $games }.
game-won = Game { $number } goes to { $seat }.
result-all-games-won = All games on the sheet have been won.

option-games = Games on the sheet
option-points = Points that win a game
