title = Go Fish
about = Fragen, angeln, vier Gleiche sammeln.
also = Fischen, Quartett, Angeln
to-ask =
    { $count ->
        [0] { $seat } darf fragen, noch kein Quartett.
        [one] { $seat } darf fragen, { $count } Quartett.
       *[other] { $seat } darf fragen, { $count } Quartette.
    }
to-ask-you = Du bist dran: Wen fragst du, und wonach?
to-draw = { $seat } kann niemanden fragen und zieht eine Karte.
to-draw-you = Du bist dran: Du kannst niemanden fragen, also zieh eine Karte.
to-pass = { $seat } kann weder fragen noch ziehen und passt.
to-pass-you = Du bist dran: Du kannst weder fragen noch ziehen. Passe.
next-seat = Wähle jetzt, wen du fragst.
next-rank = Wähle jetzt eine Karte, nach deren Wert du fragst.
heard = Bisher gehört: hat { $holds }; hat keine { $lacks }
heard-holds = Bisher gehört: hat { $holds }
heard-lacks = Bisher gehört: hat keine { $lacks }
zone-books = Quartette
ranks =
    { $rank ->
        [A] Asse
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
        [T] Zehnen
        [J] Buben
        [Q] Damen
       *[K] Könige
    }
ranks-some = { ranks }
ranks-none = { ranks }
touch-rank = { ranks }

do-ask =
    { $seat } nach { $rank ->
        [A] Assen
        [K] Königen
       *[other] { ranks }
    } fragen
do-draw = Karte ziehen
do-pass = Passen
asked = { $seat } zu { $other }: „Hast du { ranks }?“
gave = { $seat } gibt { $other } { $cards }.
go-fish = { $seat }: „Geh angeln!“
caught = { $seat } angelt { $cards }: ein guter Fang!
fished = { $seat } zieht eine Karte.
drew = Du ziehst { $cards }.
book = { $seat } legt ein Quartett ab: { ranks }.
passed = { $seat } passt.

hint-sure-catch = { $seat } muss { ranks } haben.
hint-sure-book = { $seat } muss { ranks } haben, und das gibt ein Quartett.
hint-likely = { $seat } hat wahrscheinlich { ranks }.
hint-known-already = Dass du { ranks } hast, wissen schon alle: Die Frage verrät nichts.
hint-many = Du hast schon { $count } der vier { ranks }.

ask-another = Dich selbst kannst du nicht fragen.
has-no-cards = { $seat } hat keine Karten und kann nicht gefragt werden.
not-held = Du hast keine { ranks }; fragen darfst du nur nach dem, was du selbst auf der Hand hast.

result-most-books = Alle Quartette sind abgelegt.
result-nothing-moves = Schon lange hat sich keine Karte mehr bewegt.

option-max_dry = Züge in Folge ohne Kartenbewegung, nach denen die Partie endet
option-memory_aid = Zeigen, was alle gehört haben
