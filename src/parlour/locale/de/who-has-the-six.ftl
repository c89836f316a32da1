title = Wer hat die 6?
about = Je vier Figuren, einmal rundherum und nach Hause.
also = Mensch ärgere dich nicht, Ludo, Pachisi
to-open = { $seat } würfelt. Wer zuerst den Hut würfelt, beginnt.
to-open-you = Du bist dran: Würfle. Wer zuerst den Hut würfelt, beginnt.
to-roll = { $seat } würfelt.
to-roll-you = Du bist dran: Würfle.
to-go = { $seat } zieht eine Figur: { face }.
to-go-you = Du bist dran: Zieh eine Figur. Gewürfelt: { face }.
to-pass = { $seat } muss passen: { face }, und keine Figur kann ziehen.
to-pass-you = Du musst passen: { face }, und keine Figur kann ziehen.
zone-circle = Kreis
zone-house = Haus
touch-place =
    { $place ->
        [c0] { zone-circle }
        [c1] { zone-circle }
        [c2] { zone-circle }
        [c3] { zone-circle }
        [h0] { zone-house }
        [h1] { zone-house }
        [h2] { zone-house }
        [h3] { zone-house }
       *[other] { $place }
    }
do-roll = Würfeln
do-place = Eine Figur aufs Startfeld setzen
do-go =
    { $target ->
        [house] Figur von { $place } ins Haus
       *[other] Figur von { $place } nach { $target }
    }
do-pass = Passen
rolled = { $seat } würfelt: { face }.
placed = { $seat } setzt eine Figur aufs Startfeld.
went =
    { $target ->
        [house] { $seat } bringt eine Figur von { $place } ins Haus.
       *[other] { $seat } zieht eine Figur von { $place } nach { $target }.
    }
passed = { $seat } passt: Keine Figur kann ziehen.
sent-back = { $seat } schickt eine Figur von { $other } zurück in den Kreis.
home = Alle Figuren von { $seat } sind im Haus!
result-all-home = Jemand hat alle vier Figuren im Haus.
result-roll-limit = Der letzte Wurf ist getan; es zählt, wie die Figuren stehen.

is-home = Diese Figur ist schon im Haus.
own-pawn-there = Auf { $place } steht schon deine eigene Figur. Nimm eine andere.
needs-hat-or-glasses = Nur Hut oder Brille bringt eine Figur aus dem Kreis.
none-ahead = Vor dem Haus hat diese Figur kein solches Feld mehr ({ face }). Nur die Brille führt hinein.

hint-into-house = Eine Figur kommt ins Haus, wo niemand sie zurückschicken kann.
hint-sends-back = Das schickt eine Figur von { $other } zurück in den Kreis.
hint-new-pawn = Mit einer Figur mehr auf der Bahn lassen sich mehr Würfe nutzen.
hint-out-of-reach = Dort kann sie beim nächsten Wurf niemand zurückschicken.
hint-less-danger = Dort ist die Figur weniger in Gefahr als jetzt.
hint-last-glasses = Von dort führt die Brille geradewegs ins Haus.

option-track = Felder der Bahn
option-roll_again = Nach einem Ball noch einmal würfeln
option-play_out = Weiterspielen, bis nur noch eine Person nicht fertig ist
option-max_rolls = Höchstzahl der Würfe
