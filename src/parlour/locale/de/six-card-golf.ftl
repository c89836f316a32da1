title = Golf mit sechs Karten
about = Sechs verdeckte Karten tauschen, möglichst wenige Punkte sammeln.
also = Six Card Golf, Golf
to-turn =
    Loch { $hole }: { $seat } deckt { $left ->
        [1] noch eine Karte
       *[other] zwei Karten
    } auf.
to-turn-you =
    Loch { $hole }: Deck { $left ->
        [1] noch eine deiner Karten
       *[other] zwei deiner Karten
    } auf.
to-draw = Loch { $hole }: { $seat } zieht vom Stapel oder nimmt von der Ablage.
to-draw-you = Loch { $hole }, du bist dran: Zieh vom Stapel oder nimm von der Ablage.
to-swap = Loch { $hole }: { $seat } tauscht die gezogene Karte ein oder legt sie ab.
to-swap-you = Loch { $hole }: Tausch die Karte gegen eine deiner sechs oder leg sie ab.
to-deal = Loch { $hole } ist gespielt; { $seat } gibt für das nächste.
to-deal-you = Loch { $hole } ist gespielt; du gibst für das nächste.
next-place = Tipp jetzt die Karte an, die ersetzt werden soll.
zone-layout = Sechs Karten
zone-discard = Ablage
zone-drawn = Gezogene Karte
column-total = Gesamt

do-turn = Karte { $place } aufdecken
do-draw = Vom Stapel ziehen
do-take = Von der Ablage gegen Karte { $place } tauschen
do-swap = Gegen Karte { $place } tauschen
do-discard = Ablegen
do-deal = Für das nächste Loch geben
touch-top = Oberste Karte der Ablage
touch-held = Gezogene Karte
dealt = Loch { $hole }: Die Karten sind verteilt.
turned = { $seat } deckt { $cards } auf.
drew = { $seat } zieht eine Karte.
got = Du ziehst { $cards }.
took = { $seat } nimmt { $take } von der Ablage und legt { $give } ab.
swapped = { $seat } tauscht { $take } ein und legt { $give } ab.
discarded = { $seat } legt { $cards } ab.
all-up = Alle Karten von { $seat } liegen offen.
turns-up = Alle hatten den letzten Zug an diesem Loch.
stock-empty = Der Stapel ist zum dritten Mal leer.
refilled =
    { $count ->
        [one] Die Ablage wird zum neuen Stapel gemischt: { $count } Karte.
       *[other] Die Ablage wird zum neuen Stapel gemischt: { $count } Karten.
    }
scored = { $seat }: { $cards }, zusammen { $strokes }.

turn-two = Deck zuerst zwei deiner Karten auf.
swap-or-discard = Du hast gezogen: Tausch die Karte gegen eine deiner sechs oder leg sie ab.
draw-first = Zieh zuerst vom Stapel, oder tipp auf die Ablage, um ihre oberste Karte zu nehmen.
deal-first = Dieses Loch ist gespielt; erst wird neu gegeben.

result-all-holes = Alle Löcher sind gespielt; die niedrigste Summe gewinnt.

hint-draw = Die offene Karte hilft wenig; eine neue verspricht mehr.
hint-discard = Diese Karte ist nicht besser als das, was dafür wegmüsste.
hint-apart = In zwei Spalten können beide Karten noch einen Partner finden.
hint-pair = Das gibt ein Paar: Die Spalte zählt 0.
hint-ends-hole = Das beendet das Loch, bevor es für die anderen besser wird.
hint-covers-hidden = Das ersetzt eine Karte, die niemand kennt, und bringt das Ende näher.
hint-saves-strokes =
    { $count ->
        [one] Das spart { $count } Schlag.
       *[other] Das spart { $count } Schläge.
    }
hint-prepares-pair = Dort kann die Karte ihren Partner finden.

option-holes = Löcher
option-last_turn = Liegen bei jemandem alle Karten offen, sind die anderen noch einmal dran
option-max_turns = Züge pro Person, nach denen ein Loch endet
