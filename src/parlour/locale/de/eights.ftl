suit =
    { $suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
    }
suit-sign =
    { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
to-play = { $seat } ist dran.
to-play-you =
    { $stock ->
        [0] Du bist dran: Spiel eine Karte. Hast du keine, die hier geht, so passe.
       *[other] Du bist dran: Spiel eine Karte oder zieh eine.
    }
to-follow = { $seat } ist dran: { suit } { suit-sign } oder eine Acht.
to-follow-you =
    { $stock ->
        [0] Du bist dran: { suit } { suit-sign } oder eine Acht; passe, wenn du nichts davon hast.
       *[other] Du bist dran: { suit } { suit-sign } oder eine Acht, oder zieh eine Karte.
    }
to-deal = { $seat } gibt das nächste Spiel.
to-deal-you = Du gibst das nächste Spiel.
next-suit = Wünsch dir jetzt eine Farbe.
named = Gewünscht: { suit } { suit-sign }
holding = { points }
zone-discard = Ablage
zone-held = Gezeigt
zone-suits = Farben
touch-card = { $card }
touch-suit = { suit }
do-play = { $card } ausspielen
do-name = { $card } ausspielen und { suit } { suit-sign } wünschen
do-draw = Karte ziehen
do-pass = Passen
do-deal = Nächstes Spiel geben
dealt = Spiel { $hand }: Die Karten sind verteilt.
buried = { $cards } lag zuerst offen: Eine Acht kommt mitten in den Stapel.
turned = Den Anfang macht { $card }.
played = { $seat } spielt { $card }.
played-eight = { $seat } spielt { $card } und wünscht sich { suit } { suit-sign }.
drew-one = { $seat } zieht eine Karte.
drew = Du ziehst { $cards }.
passed = { $seat } passt.
held = { $seat } hat noch { $cards }: { points }.
hand-won = { $seat } ist alle Karten los und bekommt { points }.
blocked-won = Niemand kann mehr spielen: { $seat } hat die niedrigste Hand und bekommt { points }.
nobody-won = Niemand kann mehr spielen, und die niedrigsten Hände sind gleich: Niemand bekommt Punkte.
deal-first = Dieses Spiel ist zu Ende; das nächste muss gegeben werden.
no-cards-left = Der Stapel ist leer: Es gibt nichts mehr zu ziehen.
draw-first = Passen darfst du nur, wenn der Stapel leer ist und keine deiner Karten passt. Zieh oder spiel.
must-play = Passen darfst du nur, wenn keine deiner Karten passt: Diese hier passen.
eights-name = Nur mit einer Acht wünschst du dir eine Farbe.
not-in-hand = { $card } hast du nicht auf der Hand.
no-match = { $card } hat weder die Farbe noch den Wert der obersten Karte. Diese passen.
not-the-suit = Gewünscht ist { suit } { suit-sign }: { $card } passt nicht, nur diese Farbe oder wieder eine Acht.
nothing-fits = Keine deiner Karten passt: Zieh eine.
nothing-to-play = Keine deiner Karten passt, und der Stapel ist leer: Passe.
name-a-suit = Zu einer Acht gehört ein Wunsch: Wähl eine Farbe.
hint-goes-out = Das ist deine letzte Karte.
hint-lacks-suit = { $seat } hat wohl kein { suit } { suit-sign }.
hint-names-most = Von { suit } { suit-sign } hast du am meisten.
hint-keeps-eight = So bleibt eine Acht für später, wenn nichts anderes passt.
hint-follows = Du hast noch eine Karte, die darauf passt.
hint-saves-eight = Für eine Acht ist es zu früh: Vielleicht passt auch die gezogene Karte.
result-hand-limit = Das letzte Spiel ist gespielt.
option-cards = Karten pro Person
option-max_hands = Spiele, nach denen die Partie endet
seven-for-two = Sieben Karten gibt es nur zu zweit.
