title = Hollywood Eights
column-won = Won
column-total = Total
entered = Sheet: { points } for { $seat } in game { $games }.
game-won = Game { $number } goes to { $seat }.
result-all-games-won = All games on the sheet are won.

option-games = Games on the sheet
option-points = Points that win a game
