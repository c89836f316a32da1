title = Uhr-Patience
about = Alle Karten aufdecken, bevor der vierte König kommt.
also = Clock Solitaire, Uhr, Solitär, Patience
to-turn = Aufgedeckt: { $count }, verdeckt: { $left }.
zone-piles = Uhr

do-turn = Nächste Karte aufdecken
turned = Stapel { $pile }: { $cards }.

result-all-turned = Gewonnen: Alle Karten sind aufgedeckt.
result-fourth-king = Verloren: Der vierte König kam zu früh.
