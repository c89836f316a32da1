# Berichte von `parlour lab`.

report-title = „{ $game }“: wer gewinnt, wie lange es dauert, was Hausregeln ändern
report-played = Partien für jede Zeile: { $matches }. Plätze: { $seats }. Startwert: { $seed }. Parlour { $parlour }, Version { $version } der Regeln.
report-given = Hausregeln durchweg: { $rules }.
report-opening = Jede Partie beginnt mit Zufallszügen: { $plies }.
report-stopped = Vorzeitig angehalten: Hier steht, was bis dahin fertig war.
report-reading = Eine Partie bringt einen Punkt für den ersten Rang; wer ihn teilt, teilt auch den Punkt. In Klammern und als Balken steht der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt; die dünne Linie zeigt, womit zu vergleichen ist.
report-level = Stufe { $level }
report-random = Zufallszüge
report-luck = ohne Entscheidungen
report-wins = gewonnene Partien
report-begins = wer beginnt
report-draws = unentschieden
report-rule = { $rule }: { $value }
report-preset = Regelsatz: { $preset }
report-moves = Züge pro Partie
report-best-play =
    { $plies ->
        [0] wer beginnt, bei bestem Spiel (unentschieden)
       *[other] wer beginnt, bei bestem Spiel (entschieden in { $plies } Halbzügen)
    }

section-seats = Wer gewinnt
about-seats = Anteil an den Punkten in Prozent, wenn alle gleich spielen. Die dünne Linie ist der gerechte Anteil.
section-lengths = Länge und Wechsel
about-lengths = Züge pro Partie sowie Wechsel, also wie oft jemand anders vorne liegt als zuvor. Wer vorne liegt, sagt der Punktestand, auf Brettern ein kurzer Blick auf die Stellung, dem ein Unterschied von etwa einem halben Stein auffällt. Die Balken zeigen, wie oft Partien wie lang waren, bei der stärksten Stufe.
section-pairs = Stufen gegeneinander
about-pairs = Anteil an den Punkten in Prozent, mit wechselnden Plätzen und denselben Karten und Würfen von jedem Platz aus.
section-rules = Was eine Hausregel ändert
about-rules = Die stärkste Stufe mit einem anderen Wert einer Hausregel, verglichen mit den Regeln von oben. „Anderer Verlauf“ sagt, in wie viel Prozent derselben Ausgangslagen die Partie anders verläuft: wie oft die Regel greift. Die übrigen Spalten sind Unterschiede: Anteile in Prozentpunkten, Längen in Zügen.
section-ends = Wie Partien enden
about-ends = In Prozent der Partien der stärksten Stufe.
section-told = Was wie oft geschieht
about-told = Jede Art von Meldung am Tisch mit einem Beispiel: in wie viel Prozent der Partien und wie oft pro Partie. Die seltensten stehen oben.
section-exact = Genau und simuliert
about-exact = Was sich ausrechnen lässt, neben dem, was gespielt wurde. Bestes Spiel heißt, nie einen Fehler zu machen; der Unterschied ist, was hier vergeben wurde.
about-chance = Was sich ausrechnen lässt, neben dem, was gespielt wurde. Hier hat niemand eine Wahl; der Unterschied ist Zufall.

column-player = es spielt
column-who = wer
column-share = Anteil
column-fair = gerechter Anteil
column-against = gegen
column-least = kürzeste
column-median = Median
column-mean = Mittel
column-most = längste
column-swings = Wechsel
column-rule = Hausregel
column-otherwise = anderer Verlauf
column-begins = wer beginnt
column-drawn = unentschieden
column-longer = Züge
column-end = Ende
column-in-matches = in Partien
column-line = Meldung
column-times = pro Partie
column-what = was
column-certain = genau
column-simulated = simuliert
column-difference = Unterschied
