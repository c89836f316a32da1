title = Krieg
about = Die höhere Karte nimmt beide, bei gleichen gibt es Krieg.
also = Battle, Leben und Tod, Tod und Leben
to-turn = Schlachten bisher: { $count }. Beide decken eine Karte auf.
has-won =
    { $laid ->
        [2] Schlacht { $count }: { $other } gewinnt beide Karten.
       *[other] Schlacht { $count }: { $other } gewinnt alle { $laid } Karten.
    }
zone-stacks = Stapel
zone-laid = Gelegt

do-turn = Karten aufdecken
laid = { $seat } deckt { $cards } auf.
war = Gleichstand: Krieg!
took = { $seat } gewinnt { $count } Karten.
out-of-cards = Für den Krieg fehlt eine Karte: { $seats }.
both-out = Für den Krieg fehlt eine Karte: { $seats }.

result-all-cards = Alle Karten sind in einer Hand.
result-out-of-cards = Eine Seite hat keine Karte mehr für den Krieg.
result-both-out = Beide haben keine Karte mehr für den Krieg.
result-battle-limit = Die letzte erlaubte Schlacht ist geschlagen; der größere Stapel gewinnt.

option-collect = Wie gewonnene Karten unter den Stapel kommen
choice-winner-first = zuerst die eigenen
choice-loser-first = zuerst die fremden
choice-shuffled = gemischt
option-max_battles = Schlachten, nach denen die Partie endet
