title = Hollywood Eights
about = Mau-Mau auf einem Blatt mit drei Spielen zugleich.
also = Mau Mau, Mau-Mau
column-won = Gewonnen
column-total = Gesamt
entered = Aufgeschrieben für { $seat }: { points }. Partien: { $games }.
game-won = Partie { $number } geht an { $seat }.
result-all-games-won = Alle Partien auf dem Blatt sind gewonnen.

option-games = Partien auf dem Blatt
option-points = Punkte zum Sieg in einer Partie
