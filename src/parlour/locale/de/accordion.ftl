title = Akkordeon
about = Eine Reihe Karten zu einem Stapel zusammenschieben.
also = Ziehharmonika, Solitär, Patience
to-play = Stapel: { $count }, noch zu legen: { $left }.
nothing-left = Kein Zug ist mehr möglich, Stapel: { $count }. Nimm Züge zurück oder gib auf.
next-pile = Tipp jetzt den Stapel an, auf den er kommt.
next-sure = Sicher? Dann bestätige es.
zone-row = Reihe

do-deal = Karte legen
do-move = Stapel { $pile } auf Stapel { $onto }
do-give-up = Aufgeben
do-sure = Ja, aufgeben
touch-pile = Stapel { $pile }
dealt = Neue Karte: { $cards }.
put = { $card } kommt von Stapel { $pile } auf Stapel { $onto }.

fits-nowhere = { $card } passt weder auf den nächsten Stapel links noch auf den dritten links.
not-alike = { $cards }: weder gleiche Farbe noch gleicher Wert.
next-or-third = Ein Stapel kommt nur auf den nächsten oder auf den dritten links von ihm.

result-one-pile = Gewonnen: Alle Karten liegen auf einem Stapel.
result-no-move-left = Verloren: Kein Zug ist mehr möglich. Es zählt die Zahl der Stapel.
result-given-up = Aufgegeben. Es zählen die Stapel und die Karten, die noch nicht liegen.
