title = Treibjagd
about = Drei springende Steine gegen sieben auf der Jagd.
also = Jagdmühle, Jagd
white = Weiß: springt auf jeden freien Punkt
black = Schwarz: zieht auf den Linien
moves-left =
    { $count ->
        [one] Schwarz hat noch { $count } Zug für eine Mühle.
       *[other] Schwarz hat noch { $count } Züge für eine Mühle.
    }
result-no-mill-in-time = Schwarz hat nicht rechtzeitig eine Mühle geschlossen.

option-move_limit = Züge, in denen Schwarz eine Mühle schließen muss
preset-expert = für Geübte
