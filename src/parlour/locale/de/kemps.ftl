title = Camps
about = Zwei Paare, geheime Zeichen, alle zugleich.
also = Kemps, Geheimzeichen
agreeing = Runde { $round }: Jedes Paar vereinbart ein geheimes Zeichen.
swapping = Runde { $round }: Sammle vier gleiche Karten, dann gib das Zeichen. Hat dein Gegenüber vier? Tipp dessen Platz an, um „Kemps!“ zu rufen.
next-take = Wähle jetzt die Karte, die du nimmst.
next-done-sign = Füg eine zweite Geste hinzu, oder tipp für diese allein auf „Fertig“.
partner = Mit dir spielt { $other }
signal = Unser Zeichen: { $signal }
offer = { $seat } schlägt vor: { $signal }
zone-middle = Mitte
zone-gone = Aus dem Spiel
zone-shown = Gezeigt
zone-gestures = Gesten
column-points = Punkte
sign =
    { $sign ->
        [wink-left] links zwinkern
        [wink-right] rechts zwinkern
        [scratch-ear] am Ohr kratzen
        [pucker-lips] Lippen spitzen
        [rub-chin] Kinn reiben
        [cough] husten
        [look-up] nach oben schauen
        [tap-table] auf den Tisch tippen
        [yawn] gähnen
       *[adjust-glasses] Brille zurechtrücken
    }

do-propose = Vorschlagen: { $signal }
do-accept = Zeichen annehmen
do-keep = Letztes Zeichen behalten
do-swap = { $give } hinlegen, { $take } nehmen
do-nothing = Nichts für mich
do-sign = Geste: { sign }
do-call = „Kemps!“ rufen und auf { $seat } zeigen
touch-sign = { sign }
touch-give = { $give } hinlegen
touch-take = { $take } nehmen

proposed = { $seat } schlägt vor: { $signal }
ready = { $seats } sind bereit.
dealt = Runde { $round }: Die Karten sind verteilt.
swapped = { $seat } legt { $give } hin und nimmt { $take }.
wants-nothing = { $seat }: „Nichts für mich.“
refilled = Vier neue Karten: { $cards }
gesture = { $seat } macht eine Geste: { sign }
called = { $seat } ruft „Kemps!“ und zeigt auf { $other }.
showed = { $seat } zeigt { $cards }.
call-right = Vier gleiche Karten: Der Ruf stimmt!
call-wrong = Keine vier gleichen Karten: Der Ruf ist falsch.
too-many-swaps = Zu oft getauscht: Die Runde endet ohne Wertung.
stock-empty = Der Stapel ist aufgebraucht: Die Runde endet ohne Wertung.

agree-first = Vereinbart erst zu zweit euer Zeichen.
others-agree = Ihr seid bereit; das andere Paar berät sich noch.
card-gone = { $card } ist weg.
not-your-card = { $card } hast du nicht auf der Hand.
already-nothing = Das hast du schon gesagt.

result-target-reached = Die Punktzahl ist erreicht.
result-round-limit = Die letzte Runde ist gespielt.

option-target = Punkte zum Sieg
option-partners = Paare
choice-as-seated = nach Sitzplatz
option-max_swaps = Tauschzüge, nach denen eine Runde endet
option-max_rounds = Höchstzahl der Runden
