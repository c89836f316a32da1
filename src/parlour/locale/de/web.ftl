## Everywhere

menu = Menü
one-moment = Einen Moment …
no-connection = Der Server ist nicht erreichbar. Läuft er, und bist du im selben Netz?
server-away = Der Server ist gerade nicht erreichbar. Nichts ist verloren; es geht von selbst weiter.
level = Computer, { strength }
is-away = abwesend
how-many-watch =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## Cards

card-name =
    { $suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
    }-{ $rank ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
card-joker = Joker
card-hidden = eine verdeckte Karte
card-gap = ein leerer Platz
card-at = Platz { $place }: { $card }
card-on =
    { $card } auf { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
cards-in =
    { $label }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
cards-under =
    { $label }: { $top } obenauf, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

## Pages

language = Sprache
theme =
    { $theme ->
        [light] Aussehen: hell
        [dark] Aussehen: dunkel
       *[auto] Aussehen: wie das System
    }
close = Schließen
to-the-shelf = Zu den Spielen
tries-again = Diese Seite versucht es von selbst noch einmal.
nobody-answers = Niemand antwortet
offline = Du bist offline
needs-server = Jedes Spiel braucht den Server, auch eines gegen den Computer.
page-unknown = Hier ist nichts
page-unknown-next = Vielleicht ging ein Buchstabe des Links verloren. Öffne ihn noch einmal oder such dir ein Spiel aus.
game-unknown = Dieses Spiel steht nicht im Regal. Such dir ein anderes aus.
welcome = Was spielen wir?
welcome-more = Such dir ein Spiel aus. Spiel gegen den Computer oder schick anderen einen Link.
games = Spiele
games-found =
    { $count ->
        [one] Ein Spiel.
       *[other] { $count } Spiele.
    }
filter =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
show-all-games = Alle Spiele zeigen
search-games = Ein Spiel suchen
also-called = auch: { $name }
no-game-fits = Kein Spiel passt zu dieser Auswahl.
any = egal
players = Personen
time = Dauer
time-of =
    { $time ->
        [short] bis 10 Min.
        [medium] bis 20 Min.
       *[long] länger
    }
kinds = Art
kind =
    { $kind ->
        [board] Brett
        [dice] Würfel
        [cards] Karten
       *[reflex] schnelle Hände
    }
minutes = { $minutes } Min.
go-on-playing = Weiterspielen
standing =
    { $standing ->
        [waits] noch nicht begonnen
        [yours] du bist dran
        [theirs] jemand anders ist dran
       *[over] beendet
    }
show-all = Alle zeigen ({ $count })
have-a-code = Hast du einen Code für einen Tisch?
code-hint = Bitte tipp die Ziffern des Codes ein.
go = Los
how-to-play = So wird gespielt
new-to-game = Neu in diesem Spiel?
tour = Kurze Einführung
tour-step = { $at } von { $of }
tour-show = Zeig es mir
tour-no = Nein, danke
tour-skip = Überspringen
tour-next = Weiter
tour-done = Verstanden
see-rule = Zur Regel
play = Spielen
play-computer = Gegen den Computer
how-strong = Spielstärke des Computers
opponents = Gegenüber
fewer-opponents = Ein Gegenüber weniger
more-opponents = Ein Gegenüber mehr
who-begins = Wer beginnt
begins-me = ich
begins-computer = der Computer
begins-lot = ausgelost
child-table = Für Kinder
child-table-more = Nur fertige Sätze, sanfte Computer, Tipps, keine Uhr.
strength =
    { $level ->
        [1] Kind
        [2] Freizeit
        [3] Verein
       *[4] Meister
    }
with-house-rules =
    { $count ->
        [one] Mit einer eigenen Hausregel.
       *[other] Mit { $count } eigenen Hausregeln.
    }
with-friends = Mit anderen
your-name = Dein Name
guest = Gast
player = Person { $number }
name-of = Name von Person { $number }
seats = Plätze
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
seat = Platz { $number }
that-is-you = du
friend-by-link = Jemand mit dem Link
at-this-device = Jemand an diesem Gerät
computer = Computer
computer-of = Computer: { $level }
house-rules = Hausregeln
house-rules-here = Hausregeln an diesem Tisch
presets = Regelsätze
own-rules = eigene
rules-changed = Du hast die Regeln geändert.
rules-back = Zurück zu „{ $preset }“
open-the-table = Tisch eröffnen
link-follows = Den Link für die anderen bekommst du gleich danach.
invitation = Einladung
invites-you = { $host } lädt dich ein:
you-are-invited = Du bist eingeladen:
sit-down = Hinsetzen
table-is-full = Alle Plätze sind besetzt
full-but-watch = Du kannst zuschauen oder einen eigenen Tisch eröffnen.
full-so-open = Frag nach einem Platz oder eröffne einen eigenen Tisch.
match-is-running = Gerade läuft eine Partie.
watch = Zuschauen
open-own-table = Eigenen Tisch eröffnen
at-the-table = Am Tisch
free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
seat-elsewhere = Ich habe hier schon einen Platz, an einem anderen Gerät
seat-elsewhere-how = Öffne dort das Menü des Tisches. Es zeigt den Link deines Platzes, auch als QR-Code: Den öffnest du hier.
invitation-lost = Dieser Link führt zu keinem Tisch

## Boards, tokens and dice

board = Spielbrett
board-flip = Brett drehen
place-empty = frei
place-start = Start von { $name }
place-circle = Kreis von { $name }
place-house = Haus von { $name }
piece-of = { $piece } von { $name }
piece-stone = Stein
piece-man = Stein
piece-king = Dame
piece-wolf = Wolf
piece-sheep = Schaf
piece-pawn = Figur
piece-other = Figur
tokens = { $label }: { $count }
dice-rest = Noch nicht gewürfelt
dice-show = Gewürfelt: { $faces }
face-hat = Hut
face-glasses = Brille
face-ball = Ball
face-crystal = Kristallkugel
face-potion = Zaubertrank
face-candle = Kerze

## Around the table

back = Zurück
yes = Ja
no = Nein
no-stay = Nein, lieber nicht
name = Name
labelled = { $label }: { $value }
you = du
host = Tischleitung
copy = Kopieren
copied = Kopiert
copy-yourself = Der Link ist markiert: Kopiere ihn mit dem Menü deines Geräts.
share = Teilen
qr-label = Der Link als QR-Code
qr-hint = Handykamera hierauf richten.
no-qr = Der QR-Code ist gerade nicht da. Der Link geht trotzdem.
invite = Leute einladen
invitation-link = Einladungslink
invitation-text = Spiel mit mir „{ $game }“!
tv-open = Diesen Tisch auf einem Fernseher zeigen
tv-hint = Diese Seite auf einem großen Bildschirm öffnen: Dort sehen alle den Tisch, und jedes Handy zeigt die eigene Hand.
tv-join = Mitspielen
short-code = Kurzer Code zum Durchsagen
read-code = Auf der Startseite eingeben:
code-minutes = Gilt { $minutes } Minuten.
who-plays = Wer spielt mit
waits-for-friend = wartet auf jemanden
who-sits-at = Wer auf Platz { $number } spielt
add-chair = Noch ein Stuhl
remove-chair = Stuhl { $number } wegstellen
lent-to = es spielt ein Computer ({ strength })
waits-next = spielt ab der nächsten Partie
change-name = Namen ändern
keep-name = OK
more-about = Mehr zu { $name }
make-host = Tischleitung übergeben
make-host-sure = Soll { $name } den Tisch von jetzt an ganz übernehmen?
new-seat-link = Neuer Link für diesen Platz
new-seat-link-hint = Mit diesem Link kommt { $name } an den Platz zurück. Der alte gilt nicht mehr.
seat-link = Link zum Platz
remove = Vom Tisch entfernen
remove-sure = Soll { $name } den Tisch verlassen?
stand-up = Diesen Platz aufgeben
stand-up-sure = Soll der Platz von { $name } frei werden?
lend-other = Computer weiterspielen lassen
sits-here = Noch jemand spielt an diesem Gerät:
take-a-seat = Platz nehmen
start = Los geht’s
fill-and-start = Mit Computern auffüllen und starten
host-starts = { $name } startet die Partie.
nobody-starts = Gerade leitet niemand den Tisch.
rules = Spielregeln
moves = Alle meine Züge als Liste
type-move = Zug oder seine Nummer eintippen
keys-help = Tasten: Pfeile gehen von Feld zu Feld, mit der Umschalttaste zu dem, was geht; Ziffern gehen schräg, Pos1, Ende, Bild auf und Bild ab in die Ecken; Eingabe nimmt, Esc lässt los.
planned = Vorgemerkt: { $places }. Nochmals berühren hebt es auf.
planned-step = vorgemerkt, Schritt { $step }
planned-dropped = Der vorgemerkte Zug geht jetzt nicht.
planned-typed = Vorgemerkt: { $places }.
planned-cancel = Vorgemerkten Zug aufheben
planned-type = Du kannst einen Zug im Voraus eintippen: Er wird gespielt, sobald du dran bist.
no-moves = Gerade hast du nichts zu tun.
view-text = Den Tisch als Text zeigen
view-pictures = Den Tisch als Bild zeigen
say-something = Etwas sagen
write = Schreib etwas
send = Senden
log = Spielverlauf
log-empty = Noch ist nichts passiert.
older = Ältere zeigen
undo = Meinen letzten Zug zurücknehmen
play-on = Weiterlaufen lassen
play-on-stop = Anhalten
seen-enough = Weiter
seen-waiting = Warten auf die anderen
grave-move = { $move }?
grave-sure = Ist das so gemeint?
offer-draw = Unentschieden anbieten
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Sie zählt als verloren.
lend = Computer für mich spielen lassen
plays-for = Für { $name } spielt ein Computer ({ strength }).
take-back = Selbst weiterspielen
newcomer = { $name }: Du bist während der Partie gekommen; ein Computer spielt sie zu Ende.
ask-to-play = Die anderen fragen
waits-for-answer = Die anderen antworten noch.
other-device = Mein Platz auf einem anderen Gerät
other-device-warning = Dieser Link ist dein Platz. Wer ihn hat, sieht deine Karten und spielt für dich: Behalte ihn für dich.
my-settings = Meine Einstellungen
only-mine = Nur für mich
colours = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
speed = Tempo der Bewegungen
speed-still = aus
slower = langsamer
quicker = schneller
sounds = Töne
volume = Lautstärke
softer = leiser
louder = lauter
vibrate = Vibrieren, wenn ich dran bin
notify = Bescheid geben, wenn ich dran bin und gerade woanders hinschaue
notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
notify-insecure = Ohne https zeigt ein Browser keine Mitteilungen: Diese Seite kann nur einen Ton geben, wenn du dran bist.
your-turn = Du bist dran.
four-colours = Kreuz, Karo, Herz und Pik in vier Farben
large-cards = Große Zeichen auf den Karten
flip-board = Brett von der anderen Seite
confirm-moves = Auf Brettern vor jedem Zug nachfragen
premoves = Auf Brettern einen Zug vormerken, während andere überlegen
table-settings = Einstellungen für den Tisch
spectators = Andere dürfen zuschauen
named = Der Link nennt meinen Namen, wo immer er hingeschickt wird
chat = Chat
chat-off = keiner
chat-phrases = fertige Sätze
chat-free = freier Text
judging = Wenn mehrere schnell sind
judging-fair = die schnellste Reaktion; langsame Leitungen ausgeglichen
judging-arrival = wessen Zug zuerst ankommt
judging-calm = es wird gelost, keine Eile
pace = Computer und Uhren
idle = Bedenkzeit
idle-none = so lange man möchte
idle-seconds = { $count } Sekunden
idle-day = ein Tag
idle-choice = Und dann
clock = Uhr für die Partie
clock-none = keine
clock-left = { $name } hat noch { $time }
increment = Jeder Zug bringt
increment-none = nichts
best-of = Serie
best-of-none = einzelne Partien
best-of-count =
    { $count ->
        [one] eine Partie
       *[other] höchstens { $count } Partien
    }
idle-bot = spielt ein Computer weiter
idle-wait = wird weiter gewartet
idle-end = endet die Partie
new-invitation = Neue Einladung
new-invitation-sure = Einen neuen Link erstellen? Mit dem alten kann sich dann niemand mehr dazusetzen oder zuschauen.
end-match = Partie beenden
end-match-sure = Die Partie für alle beenden? Dann hat niemand gewonnen.
leave = Tisch verlassen
leave-sure = Endgültig gehen? Dein Platz wird frei.
leave-sure-running = Endgültig gehen? Ein Computer spielt für dich weiter. Wenn du wiederkommen möchtest, schließ einfach nur die Seite.
delete-table = Tisch löschen
delete-table-sure = Den Tisch mit allen Partien und Punkten löschen, für alle?
match-over = Die Partie ist zu Ende
result-you-won = Gewonnen!
result-you-share = Du teilst dir den ersten Platz.
result-you-lost = Verloren.
result-draw = Unentschieden.
result-you-came = Du bist auf Platz { $rank } von { $count }.
result-winners =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
result-again = Ergebnis zeigen
series-standing = Serie über höchstens { $of } Partien: { $standing }.
series-decided = Die Serie ist entschieden.
play-again = Noch eine Partie
next-match = Nächste Partie der Serie
another-game = Anderes Spiel
score-book = Punktetabelle
look-at-table = Tisch ansehen
download-record = Aufzeichnung speichern
seal-kept = Es wurde so gegeben, wie es versprochen war.
seal-without = Beim Geben fehlte die Zufallszahl dieses Geräts; darum kann es nicht dafür bürgen.
seal-broken = Vorsicht: Die Aufzeichnung dieser Partie ist nicht, was diesem Gerät versprochen wurde.
fingerprint = Fingerabdruck der Partie: { $head }. Alle Geräte mit dem gleichen haben dieselbe Partie gesehen.
waiting-for-devices = Warten auf alle Geräte …
download-scores = Als Tabelle speichern
wins = Siege
matches = Partien
no-scores = Noch ist keine Partie zu Ende.
draws = Unentschieden
by-game = Nach Spiel
by-opponent = Nach Gegenüber
wins-apart = Siege nach Spiel und Gegenüber
statistics = Statistik dieses Geräts
statistics-private = Partien, die auf diesem Gerät zu Ende gespielt wurden. Das steht nur in diesem Browser und geht an niemanden.
statistics-erase = Statistik löschen
statistics-erase-sure = Alles löschen, was hier gezählt ist? Es lässt sich nicht zurückholen.
hand-to = Gib das Gerät an { $name } weiter
i-am = Ich bin { $name }
whose-turn-to-look = Wer schaut auf den Bildschirm?
others-look-away = Alle anderen schauen weg.
turn-of = { $name } ist dran.
somebody-else = Möchte jemand anders schauen?
hand-over = Weitergeben
to-the-invitation = Zur Einladung
try-again = Noch einmal versuchen
to-move = am Zug
seats-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
idle-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
seats-exactly =
    { $count ->
        [one] für eine Person
       *[other] für { $count } Personen
    }
seats-from-to = für { $from } bis { $to } Personen
too-few-seats = zu wenige Plätze für { $people } Personen

## Tipps

hint = Tipp
hint-title = Was würde hier ein Meister tun? (H)
hint-pondering = Ein Tipp wird gesucht …
hint-step = Tipp, Schritt { $step }
hints-allowed = Wer am Zug ist, darf um einen Tipp bitten

## Nachbesprechung und Üben

review = Nachbesprechung
review-progress = Angesehene Entscheidungen: { $done } von { $of } …
review-none = Kein Zug sticht heraus: Viel besser ging es nicht.
review-no-slips = Nichts, was viel besser gewesen wäre.
review-played = Was gespielt wurde
review-better-move = Was besser war
practise = Von hier aus spielen
practise-level = Gegen wen?
practise-boards-only = Von hier aus spielen geht nur bei Brettspielen: Karten, die niemand gesehen hat, lassen sich nicht noch einmal so geben.
practice = Übung
other-side = Die andere Seite spielen
certain-win = gewinnt
certain-draw = unentschieden
certain-loss = verliert
computer-fewer = Der Computer spielt mit weniger Steinen
no-fewer = gleich viele

## Watching again

replay = Wiedergabe
watch-again = Noch einmal ansehen
replay-title = Eine Partie noch einmal ansehen
replay-about = Wähle eine Aufzeichnung: die Datei aus „Aufzeichnung speichern“. Der Server prüft sie und spielt sie dir vor; er behält nichts davon.
replay-none = Diese Partie lässt sich nicht ansehen
replay-to-table = Zum Tisch
replay-at = { $at } von { $of }
replay-start = Die Partie beginnt.
replay-unseen = Etwas, das von hier aus nicht zu sehen war.
replay-first = An den Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-slider = Stelle in der Partie
replay-moves = Züge
replay-undone = zurückgenommen
replay-mistake = Fehler:
replay-mark = Fehler markieren
replay-eyes = Gesehen von
replay-spectator = Publikum
replay-as = Weiterspielen als
replay-picture = Bild speichern
replay-pdn = Als PDN speichern
replay-link = Link zu diesem Zug
replay-link-hint = Dieser Link führt genau zu diesem Zug. Wer ihn hat, kann auch an den Tisch kommen.
record-choose = Datei wählen
record-drop = oder hier ablegen
record-other = Andere Datei
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

## The seal page

seal-page = Aufzeichnung prüfen
seal-about = Diese Seite prüft die Aufzeichnung einer Partie auf diesem Gerät, ohne den Server zu fragen. Wähle die Datei aus „Aufzeichnung speichern“.
seal-good = In Ordnung
seal-good-what = „{ $game }“, gespielt von { $names }. Einträge: { $rows }; jeder passt zu dem davor.
seal-draws =
    { $count ->
        [0] Nichts hing vom Zufall ab, und das Siegel öffnet sich.
        [one] Das Siegel öffnet sich, und die eine Ziehung ist die versiegelte.
       *[other] Das Siegel öffnet sich, und alle { $count } Ziehungen sind die versiegelten.
    }
seal-unsealed = Nichts war versiegelt: Würfel und Karten können ausgesucht sein.
seal-withheld = { $name } hat eine Zufallszahl versprochen und nicht gegeben.
seal-kept-head = Dieses Gerät war dabei: Es ist genau die Partie, die gespielt wurde.
seal-kept-seed = Dieses Gerät war beim Versprechen vor dem Geben dabei: Würfel und Karten hat sich niemand ausgesucht. Das Ende hat es nicht gesehen.
seal-kept-commitment = Dieses Gerät hat das Versprechen von vor dem Geben aufbewahrt, und die Aufzeichnung erfüllt es. Das Ende hat es nicht gesehen.
seal-kept-nothing = Dieses Gerät hat von dieser Partie nichts aufbewahrt. Vergleiche den Fingerabdruck mit dem eines Geräts, das dabei war.
seal-bad = Nicht in Ordnung
seal-bad-means = Jemand hat die Datei verändert, oder sie wurde unterwegs beschädigt.
seal-not-utf-8 = Das ist keine Aufzeichnung: Es ist kein Text.
seal-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
seal-record-cut-off = Die Aufzeichnung bricht in Zeile { $line } ab.
seal-record-format = Diese Aufzeichnung hat ein Format, das diese Seite nicht kennt.
seal-record-of-running = Das ist nur, was an einem Platz von der Partie zu sehen war, und sie lief noch. Speichere die Aufzeichnung noch einmal, wenn die Partie vorbei ist.
seal-record-open = Die Aufzeichnung endet in Zeile { $line } ohne Ergebnis: Sie wurde abgeschnitten, oder die Partie war noch nicht vorbei.
seal-bad-line = Zeile { $line } lässt sich nicht lesen.
seal-row-out-of-order = Zeile { $line } steht nicht an ihrer Stelle.
seal-chain-broken = Zeile { $line } wurde verändert: Sie passt nicht mehr zu Zeile { $next }.
seal-secret-differs = Zeile { $line } wurde verändert: Das Geheimnis ist nicht das versprochene.
seal-seed-differs = Zeile { $line } wurde verändert: Eine Zufallszahl vom Tisch ist nicht die versprochene.
seal-draw-differs = Zeile { $line } wurde verändert: Eine Ziehung aus „{ $stream }“ ist nicht die versiegelte.
seal-other-head = Diese Aufzeichnung ist in Ordnung, aber es ist nicht die Partie, die dieses Gerät gesehen hat: Ihr Fingerabdruck ist ein anderer.
seal-other-header = Zeile 1: Namen, Regeln oder Versprechen sind nicht die, die dieses Gerät vor dem Geben gesehen hat.
seal-proves = Was das beweist
seal-proof-chain = Wurde auch nur ein Byte verändert, hinzugefügt oder weggelassen, passt eine Zeile nicht mehr zu der davor.
seal-proof-draws = Würfel und Karten standen durch das Geheimnis und die Zufallszahlen aller am Tisch fest; sie wurden danach nicht geändert.
seal-proof-kept = Ein Gerät, das dabei war, hat den Fingerabdruck aufbewahrt. Ist er gleich, so ist es die gespielte Partie, mit jedem Zug.
seal-proof-alone = Eine Datei allein beweist nicht, dass die Partie stattfand: Nach dem Ende lässt sich eine andere schreiben, die in Ordnung ist.
seal-proof-rules = Die Regeln werden hier nicht noch einmal durchgespielt. Das geschieht beim Ansehen der Aufzeichnung und mit dem Befehl „parlour verify“.
seal-proof-page = Diese Seite kommt vom Server. Wer lieber einem eigenen Programm glaubt, nimmt „parlour verify“.
