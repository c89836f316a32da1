title = 8-28
about = Karten nehmen oder nicht: möglichst nahe an die 8 oder die 28 kommen.
also = 8 28, Acht achtundzwanzig
to-answer = { $seat }: Karte nehmen oder nicht? { $other } gibt.
to-answer-you = Du bist dran: Karte nehmen oder nicht? { $other } gibt.
to-choose = { $seat } wählt: auf die 8 oder auf die 28?
to-choose-you = Wähle: auf die 8 oder auf die 28?
to-deal = { $seat } gibt die nächste Runde.
to-deal-you = Du gibst die nächste Runde.
last-round = Letzte Runde: Ein roter Edelstein wurde gelegt.
makes = Summe: { $totals }
out = Raus für diese Runde
declined-for-good = Nimmt keine Karten mehr
zone-pile = Stapel
zone-hidden = Verdeckte Karte
zone-open = Offen
zone-middle-blue = Mitte, blau
zone-middle-red = Mitte, rot
zone-supply-blue = Vorrat, blau
zone-supply-red = Vorrat, rot
zone-goals = Spielen auf
column-points = Punkte

do-accept = Karte nehmen
do-decline = Nein, danke
do-choose = Auf die { $goal } spielen
do-deal = Nächste Runde geben
touch-goal = Auf die { $goal } spielen
play-for = Auf die { $goal }, mit { $total }

dealt = Runde { $round }: Alle bekommen eine Karte und legen sie verdeckt ab.
laid-blue =
    { $count ->
        [one] { $seat } legt einen blauen Edelstein; in der Mitte liegt { $count } Punkt.
       *[other] { $seat } legt einen blauen Edelstein; in der Mitte liegen { $count } Punkte.
    }
laid-red = { $seat } legt einen roten Edelstein: Das ist die letzte Runde. In der Mitte liegen { $count } Punkte.
laid-nothing = { $seat } legt nichts: Es ist kein Edelstein mehr da.
accepted = { $seat } nimmt { $cards }.
declined = { $seat } nimmt keine Karte.
is-out = 28 oder mehr offen: { $seat } ist für diese Runde raus.
nobody-took = Niemand hat eine Karte genommen: Die Runde ist zu Ende.
pile-empty = Der Stapel ist aufgebraucht: Die Runde ist zu Ende.
all-out = Alle sind raus: Die Runde ist zu Ende.
all-declined = Es ist niemand mehr zu fragen: Die Runde ist zu Ende.
turned = { $seat } deckt { $cards } auf und kommt auf { $totals }.
chose = { $seat } spielt auf die { $goal }.
direct-hit = Volltreffer, 8 und 28: { $seats }! Punkte pro Person: { $count }.
nearest = Am nächsten an der { $goal }, mit { $total }: { $seats }. Punkte pro Person: { $count }.
no-taker = Die Hälfte bei der { $goal } bekommt niemand.
left-over =
    { $count ->
        [one] { $count } Punkt bleibt in der Mitte.
       *[other] { $count } Punkte bleiben in der Mitte.
    }

answer-first = Dir wird eine Karte angeboten: Nimmst du sie?
choose-first = Wähl zuerst: Spielst du auf die 8 oder auf die 28?
deal-first = Die Runde ist zu Ende: Gib die nächste.

result-last-round = Die letzte Runde ist gewertet: Wer die meisten Punkte hat, gewinnt.

hint-wins-half = An der { $goal } ist niemand näher dran.
hint-nearer-half = Andere sind näher dran, aber bei der { $goal } könnte es noch reichen.
hint-another-card = Du kommst auf { $totals }: Eine weitere Karte kann dich näher heranbringen.
hint-both = Du kommst auf 8 und auf 28: Das gewinnt alles.
hint-made = Du hast die { $goal }: Näher kommt niemand.
hint-alone-low = Mit { $total } bist du unten wohl allein: Bei den anderen liegt schon mehr offen.
hint-stays-high = Mit { $total } verspricht Aufhören mehr als noch eine Karte.
hint-is-over = Du bist über 28; weitere Karten helfen nicht.

option-deck = Karten im Spiel
choice-a = fünfzehn Einsen, vier Achten
choice-b = sechzehn Einsen, drei Achten
option-pass_is_final = Wer ablehnt, bekommt in dieser Runde keine Karte mehr angeboten
option-low_may_chase_28 = Auch mit höchstens 8 darf man auf die 28 spielen
option-gems = Edelsteine
choice-full = 55 blaue und 15 rote
choice-short = 12 blaue und 4 rote
