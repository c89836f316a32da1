title = Akkordeon
to-play = Stapel: { $count }, noch zu legen: { $left }.
nothing-left = Kein Zug ist mehr möglich, Stapel: { $count }. Nimm Züge zurück oder gib auf.
zone-row = Reihe

do-deal = Karte legen
do-move = Stapel { $pile } auf Stapel { $onto }
do-give-up = Aufgeben
do-sure = Ja, aufgeben
touch-pile = Stapel { $pile }
dealt = Neue Karte: { $cards }.
put = { $card } kommt von Stapel { $pile } auf Stapel { $onto }.

fits-nowhere = { $card } passt weder auf den Stapel direkt links noch auf den dritten links davon.
not-alike = { $cards }: Weder Farbe noch Wert sind gleich.
next-or-third = Ein Stapel kommt nur auf den direkt links davon oder auf den dritten links davon.

result-one-pile = Gewonnen: Alle Karten liegen auf einem Stapel.
result-no-move-left = Verloren: Kein Zug ist mehr möglich. Es zählen die Stapel.
result-given-up = Aufgegeben. Es zählen die Stapel und die Karten, die noch nicht liegen.
