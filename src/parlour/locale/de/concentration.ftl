title = Memo
about = Zwei Karten aufdecken, merken, Paare nehmen.
also = Memory, Gedächtnisspiel, Paare suchen
to-turn =
    { $count ->
        [0] { $seat } deckt eine Karte auf, noch kein Paar.
        [one] { $seat } deckt eine Karte auf, bisher { $count } Paar.
       *[other] { $seat } deckt eine Karte auf, bisher { $count } Paare.
    }
to-turn-you = Du bist dran: Deck eine Karte auf.
to-turn-second = { $seat } deckt eine zweite Karte auf.
to-turn-second-you = Deck jetzt die zweite Karte auf.
to-remember = Kein Paar für { $seat }: Merkt euch diese beiden!
to-remember-you = Kein Paar für dich: Merk dir diese beiden!
zone-layout = Karten auf dem Tisch
zone-taken = Gewonnene Karten
zone-pause = Gleich wieder verdeckt
column-pairs = Paare

do-turn = Karte { $place } aufdecken
turned = { $seat } deckt Karte { $place } auf: { $cards }.
pair = { $seat } nimmt ein Paar: { $cards }.
no-pair = { $seat } findet kein Paar.

lies-open = Karte { $place } liegt schon offen; nimm eine andere.
no-card = Platz { $place } ist leer.

result-all-taken = Alle Paare sind gefunden.
result-no-pairs = Schon lange wurde kein Paar mehr gefunden.

hint-known-pair = Die Karte dazu war schon zu sehen.
hint-new-card = Kein Gegenstück ist bekannt; eine neue Karte zeigt vielleicht eins.
hint-known-card = Diese Karte kennen alle: Eine neue würde eher denen helfen, die nach dir kommen.

option-pairs = Paare auf dem Tisch
option-pause = Sekunden, die zwei Karten offen liegen, bevor sie wieder verdeckt werden
option-max_dry = Züge in Folge ohne Paar, nach denen die Partie endet
