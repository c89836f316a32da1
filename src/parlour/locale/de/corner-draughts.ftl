title = Eckdame
about = Neun Steine im Wettlauf in die andere Ecke.
also = Ecken, Eckenspiel
next-done-place = Spring weiter, oder tipp den Stein noch einmal an und bleib dort.
arrived = { $seat }: { $count } von 9 Steinen in der Ecke gegenüber.
do-pass = Passen
passed = { $seat } kann nicht ziehen und passt.

never-back = Steine ziehen nie rückwärts.
step-or-jump-on = Ein Stein zieht ein Feld weit oder springt in gerader Linie über einen gegnerischen Stein daneben auf das freie Feld dahinter.

result-corner-filled = Eine Seite hat alle Steine in der Ecke gegenüber.
result-both-passed = Niemand kann mehr ziehen; es zählen die Steine in der Ecke gegenüber, dann der kürzere Weg.
result-move-limit = 100 Züge jeder Seite; es zählen die Steine in der Ecke gegenüber, dann der kürzere Weg.

option-sideways = Züge und Sprünge zur Seite
option-chain_jumps = Mehrere Sprünge in einem Zug

hint-steps = Der Stein kommt auf einmal { $steps } Schritte näher an die Ecke gegenüber.
hint-last-man = Der hinterste Stein holt auf.
