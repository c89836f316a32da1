## Who and what

a-seat = Platz { $number }
a-person = Person { $number }
a-computer = Computer { $number }
and = { $first } und { $last }
or = { $first } oder { $last }
nor = { $first } oder { $last }
beside = { $first }; { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pieces-on =
    { $seat }, { $piece ->
        [stone] Steine
        [man] Steine
        [king] Damen
        [wolf] Wolf
        [sheep] Schafe
        [pawn] Figuren
       *[other] Figuren
    }: { $places }
last-move = Letzter Zug: { $places }
card-face-down = verdeckt
card-none = nichts
face =
    { $face ->
        [hat] Hut
        [glasses] Brille
        [ball] Ball
        [crystal] Kristallkugel
        [potion] Zaubertrank
       *[candle] Kerze
    }
timer = { $name }: { NUMBER($seconds) } s
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = Hand
zone-stock = Stapel
zone-score = Spielstand
zone-board = Brett
zone-die = Würfel

## Touches

touch-seat = { $seat }
touch-place = { $place }
do-done = Fertig
do-wait = Warten
do-expire = Die Zeit ist um

## House rules that many games have

option-first = Wer beginnt
choice-random = ausgelost
choice-on = an
choice-off = aus
preset-book = wie im Regelheft
preset-short = kurz

## Told by the match itself

undone = { $seat } nimmt einen Zug zurück.
resigned = { $seat } gibt auf.
out-of-time = Die Zeit von { $seat } ist abgelaufen.
agreed-draw = Ein Unentschieden ist vereinbart.
ended = { $seat } beendet die Partie.
broken-off = { $seat } beendet die Partie; niemand hat gewonnen.
seated = Platz von { $seat }: Ab jetzt spielt { $player }.
hinted = { $seat } bittet um einen Tipp.

## How a match ends without its rules

result-resigned = Aufgegeben.
result-out-of-time = Zeit abgelaufen.
result-agreed-draw = So vereinbart.
result-ended = Vorzeitig beendet; gewertet nach dem Spielstand.
result-broken-off = Von der Tischleitung beendet; niemand hat gewonnen.
result-last-stop = Nach sehr vielen Zügen beendet; gewertet nach dem Spielstand.

## Why not

over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht dran; am Zug: { $seats }.
wait-a-moment = Einen Moment: Es geht von selbst weiter.
too-late = Zu spät: Inzwischen ist schon etwas anderes passiert. Es kostet dich nichts.
stale = Inzwischen hat sich auf dem Tisch etwas geändert. Bitte noch einmal hinschauen und wählen.
roll-first = Würfle zuerst.
not-your-piece = Dort steht nichts von dir.
these-may-move = Das geht hier nicht. Hier siehst du, was geht.
has-a-choice = Hier gibt es etwas zu entscheiden: Das musst du selbst tun.
no-hints = In diesem Spiel gibt es keine Tipps: Niemand hat eine Wahl.
no-hints-reflex = Wo es auf Schnelligkeit ankommt, gibt es keine Tipps.
unreadable = „{ $text }“ verstehe ich nicht als Zug.
written-so = Dieser Zug wird hier „{ $text }“ geschrieben.
no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
no-such-row = Zu Zug { $number } kann man nicht zurückgehen.
undo-needs-consent = Zum Zurücknehmen müssen alle zustimmen, weil etwas aufgedeckt wurde oder andere schon gezogen haben.
no-resigning = In diesem Spiel kann niemand aufgeben.
no-draw = In diesem Spiel lässt sich kein Unentschieden vereinbaren.
draw-needs-consent = Einem Unentschieden müssen alle zustimmen.
no-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
no-preset = Den Regelsatz „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
no-option = Die Hausregel „{ $option }“ gibt es nicht. Es gibt: { $options }.
no-choice = „{ $value }“ steht bei { $option } nicht zur Wahl. Zur Wahl stehen: { $choices }.
no-seats = Für { $game } passt diese Zahl der Plätze nicht: { $seats }. Möglich ist: { $players }.
no-names = Namen: { $names }, Plätze: { $seats }. Das passt nicht zusammen.
no-position = { $game } kann nicht aus einer aufgeschriebenen Stellung heraus beginnen.
first-not-there = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.

## Records

not-utf-8 = Das ist keine Aufzeichnung: Zeile { $line } ist kein UTF-8-Text.
record-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
record-cut-off = Die Aufzeichnung bricht in Zeile { $line } ab.
record-format = Die Aufzeichnung hat das Format { $format }, das dieses Programm nicht kennt.
record-open = Die Aufzeichnung endet nach Eintrag { $rows } ohne Ergebnis: Sie wurde abgeschnitten, oder die Partie ist noch nicht zu Ende.
record-of-running = Das ist nur, was an einem Platz von der Partie zu sehen war, und sie lief beim Speichern noch. Speichere die Aufzeichnung noch einmal, wenn die Partie vorbei ist.
bad-line = Zeile { $line } lässt sich nicht lesen.
chain-broken = Zeile { $line } wurde verändert: Sie passt nicht mehr zu Zeile { $next }.
row-out-of-order = Zeile { $line } steht nicht an ihrer Stelle.
secret-differs = Zeile { $line } wurde verändert: Das Geheimnis ist nicht das versprochene.
seed-differs = Zeile { $line } wurde verändert: Eine Zufallszahl vom Tisch ist nicht die versprochene.
draw-differs = Zeile { $line } wurde verändert: Eine Ziehung aus „{ $stream }“ ist nicht die versiegelte.
draws-differ = Zeile { $line } wurde verändert: Ihre Ziehungen sind nicht die, die die Regeln verlangen.
row-refused = Zeile { $line } wurde verändert: Die Regeln lassen das nicht zu.
line-differs = Zeile { $line } wurde verändert: Beim Nachspielen kommt etwas anderes heraus.
other-commitment = Hier wurde anders gegeben: Das Versprechen in der Aufzeichnung ist nicht das aufbewahrte.
other-head = Das ist nicht die gespielte Partie, oder nicht die ganze: Ihr Fingerabdruck ist nicht der aufbewahrte.
other-version = Die Aufzeichnung stammt von Version { $version } von { $game }; dieses Programm spielt eine andere.

## At one keyboard

nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
needs-screens = In diesem Spiel braucht jede Person einen eigenen Bildschirm; an einer Tastatur kann eine Person allein mit Computern spielen.

## Positions and games as text

fen-side = Zeile { $line }, Spalte { $column }: Eine Stellung beginnt mit W oder B, der Seite am Zug, nicht mit „{ $text }“.
fen-field = Zeile { $line }, Spalte { $column }: „{ $text }“ gehört nicht in eine Stellung. Nach der Seite am Zug folgen W und B mit ihren Steinen, je einmal.
fen-missing = Zeile { $line }, Spalte { $column }: Die Steine von { $text } fehlen.
fen-number = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Zahl, die hierher passt.
fen-square = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Feld dieses Bretts.
fen-taken = Zeile { $line }, Spalte { $column }: Auf { $text } stehen zwei Steine.
fen-king = Zeile { $line }, Spalte { $column }: In diesem Spiel gibt es keine Damen.
fen-crowned = Zeile { $line }, Spalte { $column }: Ein einfacher Stein auf { $text } wäre eine Dame.
fen-pieces =
    { $count ->
        [one] Zeile { $line }, Spalte { $column }: { $text } hat { $count } Stein; in diesem Spiel hat die Seite anfangs { $most }.
       *[other] Zeile { $line }, Spalte { $column }: { $text } hat { $count } Steine; in diesem Spiel hat die Seite anfangs { $most }.
    }
pdn-too-long = Zeile { $line }, Spalte { $column }: Das ist zu lang für eine Partie.
pdn-empty = Zeile { $line }, Spalte { $column }: Hier steht keine Partie.
pdn-tag = Zeile { $line }, Spalte { $column }: Eine Angabe sieht aus wie [White "Anna"], nicht wie „{ $text }“.
pdn-tag-twice = Zeile { $line }, Spalte { $column }: Die Angabe { $text } steht hier zum zweiten Mal.
pdn-open = Zeile { $line }, Spalte { $column }: Dieses „{ $text }“ wird nie geschlossen.
pdn-game = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Spiel, das so geschrieben wird. Es gibt: { $games }.
pdn-rules = Zeile { $line }, Spalte { $column }: Die Hausregeln „{ $text }“ passen nicht zu { $game }.
pdn-move = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Zug.
pdn-illegal = Zeile { $line }, Spalte { $column }: „{ $text }“ kann hier nicht gespielt werden.
pdn-ambiguous = Zeile { $line }, Spalte { $column }: Mit „{ $text }“ kann jeder dieser Züge gemeint sein: { $moves }.
pdn-over = Zeile { $line }, Spalte { $column }: Die Partie war vor „{ $text }“ zu Ende.
pdn-result = Zeile { $line }, Spalte { $column }: Das Ergebnis „{ $text }“ ist nicht das dieser Partie.
pdn-more = Zeile { $line }, Spalte { $column }: Die Züge enden vor dieser Stelle.
pdn-because = { $text } { $why }
pdn-because-of = { $text } { $why } Möglich wäre: { $squares }.
pdn-many = In dieser Datei stehen { $count } Partien. Eine davon wählt man mit --number, alle mit --number all.
pdn-no-number = Eine Partie { $number } gibt es in dieser Datei nicht; sie enthält { $count }.
pdn-number = Partie { $number }: { $text }
pdn-went-on = Nach Eintrag { $number } war die Partie nach unseren Hausregeln unentschieden, ging aber weiter. Sie wird mit { $rules } gelesen.
pdn-no-game = Partien von { $game } lassen sich so nicht schreiben. Diese schon: { $games }.

## Why a move is suggested

hint-only = Das ist der einzige Zug.
hint-wins =
    { $moves ->
        [1] Damit ist die Partie sofort gewonnen.
       *[other] Das gewinnt sicher, in { $moves } Zügen.
    }
hint-resists = Hier verliert inzwischen alles; so dauert es am längsten.
hint-saves = Alles andere verliert.
hint-holds = Das sichert das Unentschieden.
hint-by-far = Das ist hier mit Abstand das Beste.
hint-ahead = So bleibt der Vorsprung.
hint-behind = Leicht ist es hier nicht; so sind die Chancen am besten.
hint-alike = Andere Züge sind etwa gleich gut, besser ist keiner.
hint-most = Im Ganzen verspricht das am meisten.
hint-usual = So spielt hier, wer das Spiel gut kann.
certain-win =
    { $moves ->
        [1] gewinnt sofort
       *[other] gewinnt in { $moves } Zügen
    }
certain-draw = unentschieden
certain-loss =
    { $moves ->
        [one] verliert in einem Zug
       *[other] verliert in { $moves } Zügen
    }

## What cost most, once a match is over

no-review = In diesem Spiel gibt es nichts nachzubesprechen.
review-early = Nachbesprochen wird, wenn die Partie vorbei ist.
review-wins =
    { $moves ->
        [1] Zug { $number }: { $played }. Das hätte sofort gewonnen: { $better }.
       *[other] Zug { $number }: { $played }. Das hätte in { $moves } Zügen gewonnen: { $better }.
    }
review-holds = Zug { $number }: { $played }. Das hätte das Unentschieden gesichert: { $better }.
review-costs = Zug { $number }: { $played }. Besser war: { $better } (vorher { $before }, nachher { $after }).
review-better = Zug { $number }: { $played }. Besser war: { $better }.
standing-won = gewonnen
standing-nearly-won = fast gewonnen
standing-ahead = vorn
standing-even = ausgeglichen
standing-behind = im Rückstand
standing-nearly-lost = fast verloren
standing-lost = verloren

## Rules pages

a-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
section-aim = Ziel
section-need = Was ihr braucht
section-begin = So geht es los
section-turn = Wenn du dran bist
section-end = So endet es
section-example = Ein Beispiel
section-tip = Ein Tipp
section-decided = Was im Heft nicht steht
section-house-rules = Hausregeln
section-typing = Züge tippen
page-facts = { $players } · etwa { $minutes } Minuten · ab { $age } Jahren
page-players =
    { $most ->
        [one] { $from }{ $most } Person
       *[other] { $from }{ $most } Personen
    }
house-rule = Hausregel
marked = Markiert: { $things }
rule-printed = (oder: { $others })
rule-changed = (im Heft: { $printed })
rule-preset = Regelsatz „{ $preset }“: { $rules }
page-in-english = Diese Seite ist noch nicht übersetzt; hier steht sie auf Englisch.
