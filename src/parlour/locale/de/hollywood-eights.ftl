title = Hollywood Eights
about = Mau-Mau auf einem Blatt mit drei Spalten zugleich.
also = Mau Mau, Mau-Mau
column-won = Gewonnen
column-total = Gesamt
entered = Aufgeschrieben für { $seat }: { points }. Spalte Nummer: { $games }.
game-won = Spalte { $number } geht an { $seat }.
result-all-games-won = Alle Spalten auf dem Blatt sind gewonnen.

option-games = Spalten auf dem Blatt
option-points = Punkte zum Sieg in einer Spalte
