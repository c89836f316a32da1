title = Six Card Golf
to-turn = Loch { $hole }: { $seat } deckt zwei Karten auf.
to-draw = Loch { $hole }: { $seat } zieht vom Stapel oder nimmt die oberste Ablage.
to-swap = Loch { $hole }: { $seat } tauscht die gezogene Karte ein oder legt sie ab.
to-deal = Loch { $hole } ist vorbei; { $seat } gibt für das nächste.
zone-layout = Sechs Karten
zone-discard = Ablage
zone-drawn = Gezogen
column-total = Summe

do-turn = Karte { $place } aufdecken
do-draw = Vom Stapel ziehen
do-take = Oberste Ablage gegen Karte { $place } tauschen
do-swap = Gegen Karte { $place } tauschen
do-discard = Ablegen
do-deal = Für das nächste Loch geben
touch-top = Oberste Ablage
touch-held = Gezogene Karte
dealt = Loch { $hole } ist ausgeteilt.
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
scored = { $seat }: { $cards } zählt { $strokes }.

turn-two = Decke zuerst zwei deiner Karten auf.
swap-or-discard = Du hast gezogen: Tausche die Karte gegen eine deiner sechs oder lege sie ab.
draw-first = Ziehe zuerst vom Stapel, oder tippe auf die Ablage, um ihre oberste Karte zu nehmen.
deal-first = Dieses Loch ist vorbei; erst wird neu gegeben.

result-all-holes = Alle Löcher sind gespielt; die niedrigste Summe gewinnt.

option-holes = Löcher
option-last_turn = Liegen bei jemandem alle Karten offen, sind die anderen noch einmal dran
option-max_turns = Züge für jeden, nach denen ein Loch endet
