title = Wolf und Schafe
about = Vier Schafe sperren einen Wolf ein, oder er entwischt.
also = Fuchs und Hunde, Fuchs und Gänse
wolf-chooses = { $seat }, der Wolf, sucht sich ein Feld aus.
wolf-chooses-you = Du bist der Wolf: Such dir ein Feld aus.
do-go =
    { $enters ->
        [on] Auf { $go } beginnen
       *[off] { $go }
    }
entered = { $seat }: Der Wolf beginnt auf { $go }.

choose-square = Der Wolf beginnt auf einem dieser Felder.
wolf-steps = Der Wolf zieht ein Feld schräg, in jede Richtung.
sheep-forwards = Schafe ziehen nur vorwärts, ein Feld schräg.

result-wolf-caught = Der Wolf kann nicht mehr ziehen: Die Schafe haben gewonnen.
result-broken-through = Der Wolf ist an den Schafen vorbei und hat gewonnen.
result-sheep-stuck = Kein Schaf kann mehr ziehen: Der Wolf hat gewonnen.

option-wolf_start = Wo der Wolf beginnen darf
choice-near = in Reihe 2 oder 3
choice-any = in Reihe 2 bis 8
choice-far = in Reihe 8

hint-way-through = In der Reihe der Schafe ist eine Lücke.
hint-nearer = Der Wolf kommt näher an die Schafe heran.
hint-closes-gap = Das schließt eine Lücke in der Reihe.
hint-line-closed = Die Reihe bleibt ohne Lücke.
hint-one-way = Dem Wolf bleibt nur noch ein Feld.
