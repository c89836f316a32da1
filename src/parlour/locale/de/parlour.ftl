## Who and what

a-seat = Platz { $number }
a-person = Person { $number }
a-computer = Computer { $number }
and = { $first } und { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
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
face =
    { $face ->
        [hat] Hut
        [glasses] Brille
        [ball] Ball
        [crystal] Kristallkugel
        [potion] Zaubertrank
       *[candle] Kerze
    }
timer = { $name }: { NUMBER($ms) } ms
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = Hand
zone-stock = Stapel
zone-score = Spielstand
zone-board = Brett
zone-die = Würfel
zone-circle = Kreis
zone-house = Haus

## Touches

touch-seat = { $seat }
touch-rank = { ranks }
touch-place = { $place }
do-done = Fertig
do-expire = Die Zeit ist um

## On the morris board

to-move = { $seat } ist am Zug.
white = Weiß
black = Schwarz
do-go = { $go }
moved = { $seat }: { $go }
closed = { $seat }: { $go }, Mühle!
not-your-stone = Dort steht keiner deiner Steine.
place-first = Setz erst alle deine Steine ein; noch zieht keiner.
stuck = Dieser Stein kann gerade nicht ziehen, aber diese können es.
not-a-neighbour = Ein Stein zieht auf einer Linie zum nächsten Punkt.
point-taken = { $point } ist nicht frei.
nothing-taken = In diesem Spiel werden keine Steine genommen.
result-mill = Die Mühle ist geschlossen.
result-cannot-move = Kein Stein kann mehr ziehen.
result-third-time = Unentschieden: zum dritten Mal dieselbe Stellung.

## On the squares of draughts

crowned = { $seat }: { $go }, Dame!
not-your-piece = Dort steht nichts von dir.
must-capture = Es ist Schlagzwang: Diese Steine können schlagen.
take-most = Es muss so geschlagen werden, dass die meisten Steine fallen.
take-by-rank = Schlag so viele wie möglich; dann geht die Dame vor dem Stein, dann zählen die meisten Damen, dann die früheste Dame.
go-on = Der Schlagzug ist noch nicht zu Ende: Spring weiter.
ends-there = Der Zug endet dort.
jump-there = Dieser Stein muss schlagen und kann auf diese Felder springen.
lands-behind = Eine Dame landet direkt hinter dem Stein, den sie schlägt.
square-taken = Feld { $square } ist nicht frei.
men-forwards = Steine ziehen nur vorwärts, ein Feld schräg.
capture-forwards = Einfache Steine schlagen nur vorwärts.
kings-are-safe = Ein einfacher Stein darf keine Dame schlagen.
kings-step = Eine Dame zieht ein Feld schräg.
kings-slide = Eine Dame zieht auf einer freien Schräge.
hand-empty = Du hast keinen Stein mehr in der Hand.
entry-blocked = Dein Einsetzfeld ist nicht frei.
enter-there = Steine aus der Hand werden nur hier eingesetzt.
zone-lost = Verloren
zone-in-hand = In der Hand
result-no-pieces = Kein Stein ist mehr da.
result-blocked = Kein Stein kann mehr ziehen.
result-no-progress = Unentschieden: 80 Züge nur mit Damen und ohne zu schlagen.
option-king = Wie eine Dame schlägt
choice-lands-behind = landet direkt hinter dem geschlagenen Stein
choice-lands-anywhere = landet irgendwo hinter dem geschlagenen Stein
choice-short = zieht und springt nur ein Feld weit
option-men_capture_back = Steine schlagen auch rückwärts
option-majority = Die meisten Steine müssen geschlagen werden
option-draw_rules = Unentschieden bei Wiederholung und nach 80 ruhigen Zügen
preset-federation = Verband

## In the eights games

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
to-follow = { $seat } ist dran: { suit } { suit-sign } oder eine Acht.
to-deal = { $seat } gibt das nächste Spiel.
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
played-eight = { $seat } spielt { $card } und wünscht { suit } { suit-sign }.
drew-one = { $seat } zieht eine Karte.
drew = Du ziehst { $cards }.
passed = { $seat } passt.
held = { $seat } hat noch { $cards }: { points }.
hand-won = { $seat } ist alle Karten los und bekommt { points }.
blocked-won = Niemand kann mehr spielen: { $seat } hat am wenigsten und bekommt { points }.
nobody-won = Niemand kann mehr spielen, und die niedrigsten Hände sind gleich: Niemand bekommt Punkte.
deal-first = Dieses Spiel ist zu Ende; das nächste muss gegeben werden.
no-cards-left = Der Stapel ist leer: Es gibt nichts mehr zu ziehen.
draw-first = Passen darfst du nur, wenn der Stapel leer ist und keine deiner Karten passt. Zieh oder spiel.
must-play = Passen darfst du nur, wenn keine deiner Karten passt: Diese hier passen.
eights-name = Nur mit einer Acht wünschst du eine Farbe.
not-in-hand = { $card } hast du nicht auf der Hand.
no-match = { $card } hat weder die Farbe noch den Wert der obersten Karte. Diese passen.
not-the-suit = Gewünscht ist { suit } { suit-sign }: { $card } passt nicht, nur diese Farbe oder wieder eine Acht.
nothing-fits = Keine deiner Karten passt: Zieh eine.
nothing-to-play = Keine deiner Karten passt, und der Stapel ist leer: Passe.
name-a-suit = Zu einer Acht gehört ein Wunsch: Wähl eine Farbe.
result-hand-limit = Das letzte Spiel ist gespielt.
option-cards = Karten pro Hand
option-max_hands = Spiele, nach denen die Partie endet
seven-for-two = Sieben Karten gibt es nur zu zweit.

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
agreed-draw = Ein Unentschieden ist vereinbart.
ended = { $seat } beendet die Partie.
seated = Platzwechsel: Für { $seat } spielt jetzt { $player }.

## How a match ends without its rules

result-resigned = Aufgegeben.
result-agreed-draw = Unentschieden vereinbart.
result-ended = Vorzeitig beendet; gewertet nach dem Spielstand.
result-last-stop = Nach sehr vielen Zügen beendet; gewertet nach dem Spielstand.

## Why not

over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht dran; am Zug: { $seats }.
wait-a-moment = Einen Moment: Es geht von selbst weiter.
too-late = Zu spät: Der Tisch hat sich verändert. Es kostet dich nichts.
stale = Der Tisch hat sich seither verändert. Bitte noch einmal hinschauen und wählen.
these-may-move = Das geht hier nicht. Hier siehst du, was geht.
has-a-choice = Hier gibt es etwas zu entscheiden: Das musst du selbst tun.
unreadable = „{ $text }“ verstehe ich nicht als Zug.
written-so = Dieser Zug schreibt sich hier „{ $text }“.
no-such-seat = Platz { $number } gibt es an diesem Tisch nicht.
no-such-row = Einen Zug { $number }, zu dem es zurückgehen könnte, gibt es nicht.
undo-needs-consent = Zum Zurücknehmen müssen alle zustimmen, weil etwas aufgedeckt wurde oder andere schon gezogen haben.
no-resigning = In diesem Spiel kann niemand aufgeben.
no-draw = In diesem Spiel lässt sich kein Unentschieden vereinbaren.
draw-needs-consent = Einem Unentschieden müssen alle zustimmen.
no-game = Das Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
no-preset = Den Regelsatz „{ $preset }“ gibt es nicht. Es gibt: { $presets }.
no-option = Die Hausregel „{ $option }“ gibt es nicht. Es gibt: { $options }.
no-choice = „{ $value }“ steht bei { $option } nicht zur Wahl. Zur Wahl stehen: { $choices }.
no-seats = { $game } ist nicht für { $seats } gedacht; Personen: { $players }.
no-names = Namen: { $names }, Plätze: { $seats }. Das passt nicht zusammen.
no-position = { $game } kann nicht aus einer aufgeschriebenen Stellung heraus beginnen.
first-not-there = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.

## Records

not-utf-8 = Das ist keine Aufzeichnung: Zeile { $line } ist kein UTF-8-Text.
record-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
record-cut-off = Die Aufzeichnung bricht in Zeile { $line } ab.
record-format = Die Aufzeichnung hat Format { $format }, das dieses Programm nicht kennt.
record-open = Die Aufzeichnung endet nach Eintrag { $rows } ohne Ergebnis: Sie wurde abgeschnitten, oder die Partie ist noch nicht zu Ende.
bad-line = Zeile { $line } lässt sich nicht lesen.
chain-broken = Zeile { $line } wurde verändert: Zeile { $next } erinnert sich anders an sie.
row-out-of-order = Zeile { $line } steht nicht an ihrer Stelle.
secret-differs = Zeile { $line } wurde verändert: Das Geheimnis ist nicht das versprochene.
draw-differs = Zeile { $line } wurde verändert: Eine Ziehung aus „{ $stream }“ ist nicht die versiegelte.
draws-differ = Zeile { $line } wurde verändert: Ihre Ziehungen sind nicht die, die die Regeln verlangen.
row-refused = Zeile { $line } wurde verändert: Die Regeln lassen das nicht zu.
line-differs = Zeile { $line } wurde verändert: Beim Nachspielen kommt etwas anderes heraus.
other-version = Die Aufzeichnung stammt von Version { $version } von { $game }; dieses Programm spielt eine andere.

## At one keyboard

nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
needs-screens = { $game } braucht für jede Person einen eigenen Bildschirm; an einer Tastatur kann eine Person allein mit Computern spielen.

## Stellungen und Partien als Text

fen-side = Zeile { $line }, Spalte { $column }: Eine Stellung beginnt mit W oder B, der Seite am Zug, nicht mit „{ $text }“.
fen-field = Zeile { $line }, Spalte { $column }: „{ $text }“ setzt keine Stellung fort. Das tun W und B mit ihren Steinen, je einmal.
fen-missing = Zeile { $line }, Spalte { $column }: Die Steine von { $text } fehlen.
fen-number = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Zahl, die hierher passt.
fen-square = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Feld dieses Bretts.
fen-taken = Zeile { $line }, Spalte { $column }: Auf { $text } stehen zwei Steine.
fen-king = Zeile { $line }, Spalte { $column }: In diesem Spiel gibt es keine Damen.
fen-pieces = Zeile { $line }, Spalte { $column }: { $text } hat { $count } Steine; in diesem Spiel hat die Seite anfangs { $most }.
pdn-too-long = Zeile { $line }, Spalte { $column }: Das ist zu lang für eine Partie.
pdn-empty = Zeile { $line }, Spalte { $column }: Hier steht keine Partie.
pdn-tag = Zeile { $line }, Spalte { $column }: Eine Angabe sieht aus wie [White "Anna"], nicht wie „{ $text }“.
pdn-tag-twice = Zeile { $line }, Spalte { $column }: Die Angabe { $text } steht hier zum zweiten Mal.
pdn-open = Zeile { $line }, Spalte { $column }: Dieses „{ $text }“ wird nie geschlossen.
pdn-game = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Spiel, das so geschrieben wird. Es gibt: { $games }.
pdn-rules = Zeile { $line }, Spalte { $column }: Die Hausregeln „{ $text }“ passen nicht zu { $game }.
pdn-move = Zeile { $line }, Spalte { $column }: „{ $text }“ ist kein Zug.
pdn-illegal = Zeile { $line }, Spalte { $column }: „{ $text }“ kann hier nicht gespielt werden.
pdn-ambiguous = Zeile { $line }, Spalte { $column }: „{ $text }“ kann einer von diesen sein: { $moves }.
pdn-over = Zeile { $line }, Spalte { $column }: Die Partie war vor „{ $text }“ zu Ende.
pdn-result = Zeile { $line }, Spalte { $column }: Das Ergebnis „{ $text }“ ist nicht das dieser Partie.
pdn-more = Zeile { $line }, Spalte { $column }: Die Partie endet vor dieser Stelle; eine Datei darf nur eine enthalten.
pdn-because = { $text } { $why }
pdn-no-game = Partien von { $game } lassen sich so nicht schreiben. Diese schon: { $games }.
