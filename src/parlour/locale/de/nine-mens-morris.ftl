title = Mühle
about = Wer drei in eine Reihe bringt, nimmt einen Stein weg.
also = Mühlespiel, Neunermühle, Nine Men’s Morris
to-place = { $seat } ist dran und setzt einen Stein, noch { $count } in der Hand.
to-place-you = Du bist dran: Setz einen Stein (noch { $count }).
zone-in-hand = In der Hand
zone-lost = Verloren

placed = { $seat }: { $go }
took = { $seat }: { $go }, Mühle!

no-mill = Das schließt keine Mühle, also wird kein Stein genommen.
all-in-mills = Alle gegnerischen Steine stehen in Mühlen, also wird keiner genommen.
take-one = Du schließt eine Mühle: Nimm einen gegnerischen Stein.
take-two = Du schließt zwei Mühlen: Nimm zwei gegnerische Steine.
in-a-mill = Du darfst nur einen Stein nehmen, der nicht in einer Mühle steht.
not-an-enemy = Nur gegnerische Steine können genommen werden.

result-two-stones = Eine Seite hat nur noch zwei Steine.
result-no-stone-taken = 100 Züge, ohne dass ein Stein genommen wurde.

option-take_from_mills = Steine aus Mühlen nehmen
choice-never = nie
choice-if-all = wenn alle in Mühlen stehen
option-double_mill = Steine für zwei Mühlen auf einmal
option-flying = Springen mit den letzten drei Steinen
option-draw_rules = Unentschieden bei Wiederholung und nach 100 Zügen, ohne dass ein Stein genommen wurde
preset-tournament = Turnier
