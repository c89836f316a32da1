title = Mauern
about = Gegnerische Steine abschneiden und einmauern.
also = Mauer, Einmauern, Blockade
caught =
    { $count ->
        [one] { $seat } verliert einen eingemauerten Stein.
       *[other] { $seat } verliert { $count } eingemauerte Steine.
    }

step-or-jump = Ein Stein zieht auf ein freies Feld daneben oder springt über einen Stein auf das freie Feld direkt dahinter.

result-no-men = Alle Steine einer Seite sind eingemauert.
result-crossed = Alle Steine einer Seite sind drüben angekommen.
result-nothing-caught = 60 Züge jeder Seite, ohne dass ein Stein eingemauert wurde: Wer mehr Steine hat, gewinnt.
result-move-limit = 200 Züge jeder Seite: Wer mehr Steine hat, gewinnt.

option-goal = Wie man gewinnt
choice-wall-in = durch Einmauern
choice-cross = durch Einmauern oder durch Hinüberziehen

hint-walls-in =
    { $count ->
        [one] Das mauert einen Stein ein.
       *[other] Das mauert { $count } Steine ein.
    }
hint-holds-men = Die Gegenseite kann dann { $count } Steine weniger ziehen.
hint-frees-men = Damit können { $count } eigene Steine mehr ziehen.
