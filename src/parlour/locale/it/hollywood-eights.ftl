title = Otto Hollywood
about = Otto americano su un foglio di tre partite insieme.
also = Hollywood Eights, Mau-Mau
column-won = Vinte
column-total = Totale
entered = Sul foglio, { $seat }: { points }. Partita numero: { $games }.
game-won = La partita { $number } va a { $seat }.
result-all-games-won = Tutte le partite del foglio sono state vinte.

option-games = Partite sul foglio
option-points = Punti per vincere una partita
