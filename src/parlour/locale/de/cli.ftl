## Help

about = Klassische Gesellschaftsspiele: spielen, aufzeichnen, prüfen und erforschen.
example = Beispiel: { $example }
help-help = diese Hilfe zeigen
help-usual = { $text } (Standard: { $usual })
help-version = die Version anzeigen
help-lang = Sprache: { $languages }
help-game = Name eines Spiels, siehe „parlour games“
help-seats = Anzahl der Plätze (Standard: die kleinste, die das Spiel erlaubt und die für alle Genannten reicht)
help-rule = eine Hausregel, zum Beispiel preset=short; mehrfach möglich
help-seed = eine Zahl oder ein Wort, das alle Würfe und Karten festlegt
help-json = als JSON ausgeben
help-file = Datei mit einer Aufzeichnung
help-output = Datei, in die die Aufzeichnung geschrieben wird
help-games = die Spiele mit ihren Plätzen und Hausregeln auflisten
help-which-game = nur ein Spiel, mit allem dazu
help-play = hier spielen, gegen den Computer oder miteinander
help-text = reiner Text statt des ganzen Bildschirms, für Vorleseprogramme, Pipes und einfache Terminals
help-play-bots = Stufe 1–4 für alle anderen: 2; oder für jeden Computer auf den letzten Plätzen eine: 2,3; 0 für keinen
help-host-bots = Stufen 1–4 der Computer, die auf den letzten Plätzen sitzen: 2 oder 2,3; auf die anderen setzen sich Gäste
help-name = Name von jemandem, der hier mitspielt; mehrfach möglich
help-resume = mit einer verlassenen Partie weitermachen: mit der in dieser Datei oder mit der letzten
help-record = Computer eine Partie spielen lassen und sie aufzeichnen
help-record-bots = Stufen 1–4 der Computer, Platz für Platz: 2 oder 2,3
help-replay = eine aufgezeichnete Partie zeigen, Zug um Zug
help-upto = nach diesem Eintrag aufhören
help-seat = so, wie dieser Platz es sah; sonst so, wie man es beim Zuschauen sieht
help-match-file = eine Aufzeichnung oder eine Partie in PDN
help-number = die wievielte Partie einer PDN-Datei, ab 1 gezählt, oder all für alle
help-pdn-game = welches Spiel eine PDN-Datei enthält, wenn sie es nicht selbst sagt
help-export = eine aufgezeichnete Dame- oder Mühlepartie als PDN schreiben
help-export-output = Datei, in die geschrieben wird; ohne sie auf den Bildschirm
help-verify = Kette, Siegel, Ziehungen und Regeln einer Aufzeichnung prüfen, und ob es die Partie ist, deren Fingerabdruck ein Gerät aufbewahrt hat
help-commitment = das Versprechen, das vor dem Geben zu sehen war; die ersten 16 Stellen genügen
help-head = der Fingerabdruck, den ein Gerät am Ende gezeigt hat; die ersten 16 Stellen genügen
help-rules = die Regeln eines Spiels zeigen
help-html = als eine HTML-Seite zum Drucken
help-bench = Züge pro Sekunde auf einem Kern messen oder sehen, was bleibt, wenn alles schiefgeht
help-bench-what = rules (wie schnell Partien durchgespielt werden), server (Tische mit je vier Verbindungen auf diesem Rechner), faults (Server, die mitten im Spiel beendet, vom Netz getrennt und neu gestartet werden: Geht etwas verloren?), peers (wievielmal schneller als andere Programme, soweit sie installiert sind), strength (wie gut die Computer spielen; schreibt docs/strength.md) oder balance (wer von wo aus gewinnt und was Hausregeln ändern; schreibt docs/balance)
help-tables = Tische bei „bench server“
help-masters = Tische bei „bench server“, an denen ein Computer der Stufe Meister denkt; ohne Angabe keiner
help-seconds = Sekunden für jede Messung
help-faults = wie viele Störungen „bench faults“ herbeiführt
help-minutes = Minuten, die „bench faults“ höchstens dauert
help-perft = zählen, wie viele Zugfolgen dieser Länge es ab einer Stellung gibt; Unentschieden durch Wiederholung bleibt außer Acht
help-depth = Anzahl der Halbzüge
help-position = die Stellung: Züge vom Anfang an, durch Leerzeichen getrennt, oder eine Dame-FEN wie W:W22,K15:B5
help-simulate = viele Partien spielen lassen und ausgeben, wer wie oft am besten abschneidet und wie sicher das ist; mit Zufallszügen, wenn --bots nichts anderes sagt
help-matches = Anzahl der Partien
help-simulate-bots = wer spielt, mit wechselnden Plätzen: 0 für Zufallszüge, Stufen 1–4, modul:funktion oder cmd:programm; zum Beispiel 4,2 oder 4,1,1,1
help-solve = sagen, ob eine Patience aufgehen kann (bei einer gespielten Partie erst nach ihrem Ende), oder die vollständige Tabelle eines Brettspiels oder seiner Endspiele anlegen und sagen, was darin steht
help-solve-deal = ein Spiel, das gelöst werden kann, oder die Aufzeichnung einer beendeten Partie
help-nodes = wie viele Stellungen angesehen werden dürfen
help-check-all = jede Stellung der Tabelle mit dem vergleichen, was einen Halbzug später kommt, nicht nur einige einer großen
help-divide = auch für jeden ersten Zug einzeln zählen
help-jobs = wie viele Prozesse gleichzeitig arbeiten; sonst einer pro Kern
help-cluster = die Rechner eines Ray-Clusters arbeiten lassen: seine Adresse; sonst der Cluster dieses Rechners
help-lab = Hausregeln und Stufen gegeneinander spielen lassen und einen Bericht schreiben: HTML mit Bildern, Markdown und CSV
help-lab-matches = Partien für jede Zeile des Berichts
help-lab-bots = wer spielt, von schwach nach stark: 0 für Zufallszüge, Stufen 1–4, modul:funktion oder cmd:programm
help-folder = Ordner für den Bericht
help-dataset = Computer viele Partien spielen lassen und sie in eine Datei schreiben, eine Zeile für jeden Zug
help-dataset-output = Datei, in die geschrieben wird; ihre Endung sagt, wie: .parquet, .csv, .jsonl und für Brettspiele .pdn
help-sprt = aufhören, sobald entschieden ist, ob der erste Eintrag von --bots eher den Anteil LOW oder eher den Anteil HIGH der Punkte bekommt, zum Beispiel 0.5,0.6
help-opening = so viele Zufallszüge stehen am Anfang; in jeder Sitzordnung dieselben
help-analyse = die besten Züge einer Stellung zeigen und was sie wert sind, aus der Sicht der Seite, die ziehen muss
help-analyse-what = ein Spiel, eine Aufzeichnung oder eine Partie in PDN
help-analyse-seat = für diesen Platz; sonst für den Platz, der die Wahl hat
help-analyse-number = die wievielte Partie einer PDN-Datei, ab 1 gezählt
help-review = stattdessen zeigen, was in einer Partie am meisten gekostet hat und was besser gewesen wäre
help-level = Stufe 1–4 des Computers, der nach Zügen sucht
help-moves = wie viele Züge höchstens gezeigt werden
help-bench-games = nur diese Spiele bei „bench strength“ und „bench balance“, durch Kommas getrennt
help-bench-matches = wie viele Partien „bench strength“ für einen Vergleich höchstens spielt und „bench balance“ für jede Zeile
help-bench-seed = eine Zahl oder ein Wort, das den Plan von „bench faults“ und die Karten von „bench strength“ festlegt
help-completion = ausgeben, womit eine Shell Befehle, Spiele und Hausregeln per Tabulatortaste ergänzt
help-shell = bash, zsh oder fish

help-serve = Tische für Browser und Terminals anbieten (das geschieht auch ganz ohne Befehl)
help-listen = Adresse, auf der der Server lauscht: 0.0.0.0 lässt alle in deinen Netzen herein (auf einem gemieteten Server das ganze Internet), 127.0.0.1 nur diesen Rechner
help-port = Port, auf dem der Server lauscht
help-data = Ordner für die Tische; sonst in deinem eigenen Datenordner
help-database = sqlite:///DATEI oder postgresql://… statt der Datei in diesem Ordner
help-bus = redis://…, wenn sich mehrere Server ein PostgreSQL teilen; sonst benachrichtigt PostgreSQL sie selbst
help-base-path = erster Teil jeder Adresse, zum Beispiel /parlour
help-allow-host = ein weiterer Name, unter dem Browser diesen Server erreichen dürfen; mehrfach möglich
help-proxy = Adresse eines vertrauenswürdigen Proxys, der meldet, von welcher Adresse Anfragen kommen; mehrfach möglich
help-keep-days = Tage, nach denen ein unberührter Tisch gelöscht wird
help-limit = was eine Adresse darf: Tische (tables) und Plätze (seats) pro Stunde, Codes pro Minute, Anfragen (requests) und Nachrichten (messages) pro Sekunde, Verbindungen (connections) und davon WebSockets (sockets) und Wiedergaben (replays) zugleich, Rechenzeit (work) in Millisekunden pro Sekunde; mehrfach möglich
help-open = den Browser öffnen
help-tls = https sprechen: mit einem Zertifikat und seinem Schlüssel (zwei Dateien) oder mit „self“, das eines für das Heimnetz anlegt
help-metrics = Adresse oder Netz, das unter /metrics Zahlen für Prometheus lesen darf; mehrfach möglich; ohne diese Angabe niemand
help-log-level = wie viel das Protokoll erzählt
help-log-format = Textzeilen oder ein JSON-Objekt pro Zeile
help-config = Datei mit Einstellungen; sonst parlour.toml im Ordner der Tische
help-settings = Jede Option lässt sich auch durch die Umgebung setzen ({ $variable }; mehrere Werte durch Kommas getrennt) oder in einer Datei im Ordner der Tische ({ $line } in { $file }). Zuerst gilt die Befehlszeile, dann die Umgebung, dann die Datei.
help-backup = alle Tische in eine Datei kopieren, auch während der Server läuft
help-backup-file = Datei, in die geschrieben wird
help-admin = nach den Tischen sehen: auflisten, zeigen oder löschen, Grenzen und Speicherplatz, auch während der Server läuft
help-admin-what = tables (alle Tische), show oder delete (einen zeigen oder löschen), limits (geltende Grenzen), disk (Speicherplatz), compact (zurückgeben, was gelöschte Tische hinterlassen haben)
help-admin-table = die ersten Zeichen der Nummer eines Tischs aus der Liste
help-yes = nicht nachfragen
help-force = eine vorhandene Datei ersetzen

usage = Aufruf:
commands = Befehle
options = Optionen

## Bad arguments

missing-arguments = Es fehlt etwas: { $names }. Hilfe: { $command } --help
unknown-arguments = „{ $arguments }“ kenne ich nicht. Hilfe: { $command } --help
no-command = Den Befehl „{ $value }“ gibt es nicht. Es gibt: { $commands }.
close = „{ $text }“ kenne ich nicht. Meintest du { $close }?
bad-value = „{ $value }“ passt nicht zu { $option }. Hilfe: { $command } --help
bad-number = „{ $value }“ passt nicht zu { $option }. Möglich ist eine Zahl von { $least } bis { $most }.
bad-whole = „{ $value }“ passt nicht zu { $option }. Möglich ist eine ganze Zahl.
bad-digits = „{ $value }“ passt nicht zu { $option }. Möglich sind 16 bis 64 Hexadezimalziffern (0–9, a–f).
bad-which = „{ $value }“ passt nicht zu { $option }. Möglich ist eine Zahl ab 1 oder das Wort all.
bad-choice = „{ $value }“ passt nicht zu { $option }. Zur Wahl stehen: { $choices }.
no-player = „{ $text }“ kann nicht mitspielen. Es gibt die Stufen { $levels } (0 macht Zufallszüge), modul:funktion und cmd:programm.
no-program = Ein Programm „{ $text }“, das man starten könnte, gibt es nicht.
too-many-players = Es spielen mehr mit, als Plätze da sind: { $count } bei { $seats }.
player-not-loaded = „{ $player }“ lässt sich nicht laden: { $why }
player-failed = „{ $player }“ ist gescheitert: { $why }
player-illegal = „{ $player }“ wollte „{ $text }“, was dort nicht erlaubt ist. Erlaubt sind: { $moves }
player-silent = Das Programm „{ $player }“ hat { $seconds } Sekunden lang nicht geantwortet.
player-ended = Das Programm „{ $player }“ hat aufgehört, ohne zu antworten.
player-unreadable = Das Programm „{ $player }“ hat „{ $text }“ geantwortet. Eine Antwort ist eine Zeile wie diese: { $example }
worker-lost = Ein Prozess ist mitten im Spiel gestorben; vorher beendete Partien: { $count }.
no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: { $why }
cluster-failed = Der Cluster konnte das nicht: { $why }
cluster-version = Ein Rechner des Clusters hat Parlour { $there }, dieser hat { $here }. Beide Versionen müssen gleich sein.
player-not-named = { $player } ist für andere Prozesse nicht zu finden. Die Funktion gehört in ein eigenes Modul und heißt dann: modul:funktion
bad-ending = Der Name „{ $file }“ sagt nicht, was zu schreiben ist. Mögliche Endungen: { $endings }.
bad-bounds = „{ $text }“ passt nicht zu --sprt. Nötig sind zwei Anteile zwischen 0 und 1, der kleinere zuerst, zum Beispiel 0.5,0.6.
nothing-to-decide = --sprt vergleicht die Einträge von --bots: Mindestens zwei davon müssen verschieden sein.
position-over = In dieser Stellung ist die Partie zu Ende.
nothing-left = Es gibt keine Partie zum Weitermachen: Keine wurde vor dem Ende verlassen.
not-left-here = Diese Partie wurde nicht hier verlassen, oder sie ist zu Ende: Ihr Geheimnis ist nicht auf diesem Rechner.
opening-too-long = So viele Zufallszüge beenden die Partie jedes Mal: { $plies }. Nimm bei --opening eine kleinere Zahl.
no-decision = Dort hat niemand etwas zu wählen.
no-game-or-file = „{ $text }“ ist weder ein Spiel noch eine Datei. Spiele: { $games }.
bad-seat = Einen Platz { $number } gibt es nicht. Die Plätze gehen von 1 bis { $most }.
bad-rule = Eine Hausregel sieht aus wie name=wert, nicht wie „{ $text }“.
only-in-pdn = --number, --game und --rule gelten für Dateien in PDN; eine Aufzeichnung sagt selbst, was sie ist.
bad-level = Computer spielen auf Stufe 1 bis 4, höchstens eine Angabe pro Platz; „{ $text }“ passt nicht.
no-kernel = perft gibt es für die Brettspiele: { $games }. { $game } lässt sich damit nicht zählen.
no-solver = Für { $game } gibt es kein Lösungsprogramm. Es gibt eines für: { $games }.
solve-needs-numba = Die Tabelle von { $game } hat { $positions } Stellungen. Ohne Numba dauert das Tage; mit parlour[fast] ist es dabei.
needs-checkout = „bench { $name }“ gehört nicht zum Paket. Es läuft in einer Kopie der Quellen: ./parlour bench { $name }
needs-services = „bench faults“ braucht PostgreSQL und Redis, unter Linux. In einer Kopie der Quellen bringt dieser Befehl sie mit: scripts/uv run --group dev parlour bench faults
no-such-file = Die Datei „{ $file }“ gibt es nicht.
cannot-read = „{ $file }“ lässt sich nicht lesen.
cannot-write = „{ $file }“ lässt sich nicht schreiben.
disk-full = Der Datenträger ist voll.

no-database = Eine Datenbank der Art „{ $url }“ gibt es nicht. Sie beginnt mit sqlite:/// oder postgresql://.
database-away = Die Datenbank { $url } lässt sich nicht benutzen: { $cause }
database-newer = Diese Tische hat eine neuere Version von Parlour geführt: Starte diese, oder spiel eine ältere Sicherung ein.
backup-onto-itself = „{ $file }“ gehört zur Datenbank selbst. Nimm für die Kopie eine andere Datei.
backup-in-use = „{ $file }“ scheint eine Datenbank zu sein, die gerade benutzt wird: Daneben liegen weitere Dateien von ihr. Nimm für die Kopie eine andere Datei.
file-exists = „{ $file }“ gibt es schon. Nimm eine andere Datei, oder ersetze sie mit --force.
already-served = Parlour läuft mit diesen Tischen schon: { $address }
already-served-somewhere = Ein anderes Parlour läuft schon mit diesen Tischen.
needs-extra = Für { $name } fehlt hier ein Paket: pip install "parlour[{ $extra }]"
port-taken = Port { $port } auf { $host } ist nicht zu haben: Vielleicht lauscht dort schon etwas anderes. Versuch einen anderen: --port
not-our-address = „{ $host }“ ist keine Adresse dieses Rechners. 0.0.0.0 steht für alle, 127.0.0.1 nur für diesen Rechner: --host
port-forbidden = Port { $port } ist dem System vorbehalten. Versuch einen ab 1024: --port
bad-base-path = Ein Basispfad beginnt mit einem Schrägstrich; „{ $path }“ tut das nicht.
bad-limit = Eine Grenze sieht aus wie tables=100, nicht wie „{ $text }“. Es gibt: { $names }.
no-setting = Die Einstellung „{ $setting }“ gibt es nicht ({ $file }). Es gibt: { $settings }.
bad-settings = „{ $file }“ lässt sich nicht als TOML lesen: { $why }
bad-tls = --tls braucht ein Zertifikat und seinen Schlüssel, zwei Dateien, oder das Wort self.
bad-certificate = Das Zertifikat „{ $file }“ lässt sich nicht benutzen: { $why }
bad-network = „{ $text }“ ist weder eine Adresse noch ein Netz. So sehen Adressen und Netze aus: 127.0.0.1 oder 10.0.0.0/8.
no-such-table = Kein Tisch hat eine Nummer, die mit „{ $table }“ beginnt. „parlour admin“ zählt sie auf.
many-such-tables = Mehrere Tische haben eine Nummer, die mit „{ $table }“ beginnt. Gib mehr davon an.
admin-needs-yes = Hier lässt sich niemand fragen. Um den Tisch trotzdem zu löschen: --yes
no-server-here = Mit diesen Tischen läuft hier kein Server.
backup-elsewhere = PostgreSQL hat dafür ein eigenes Werkzeug: pg_dump.
cannot-start = Der Server konnte nicht starten.

## Serving

serving = Parlour ist geöffnet: { $address }
serving-lan = Für andere im selben Netz: { $address }
serving-own-certificate = Das Zertifikat hat der Server selbst ausgestellt: Browser warnen beim ersten Besuch. Du kannst fortfahren, wenn sie diesen Fingerabdruck zeigen: { $fingerprint }
serving-exposed = Diese Adresse ist aus dem ganzen Internet zu erreichen, und ohne TLS können andere unterwegs mitlesen. Mehr in docs/self-hosting.md, oder starte mit --host 127.0.0.1
serving-place = Alle Tische liegen in { $place }
serving-settings = Einstellungen kommen aus { $file }
serving-stop = Strg-C schließt Parlour; alle Tische bleiben erhalten.
stopped = Parlour ist geschlossen.
backed-up = Alle Tische stehen in { $file }.

## Nach den Tischen sehen

admin-tables = Tische: { $count }. Server auf diesem Rechner: { $servers }.
column-table = Tisch
column-game = Spiel
column-opened = eröffnet
column-used = zuletzt benutzt
column-people = Personen
column-here = jetzt da
column-watching = schauen zu
column-match = Partie
column-rows = Einträge
column-size = Größe
column-place = liegt in
column-database = Datenbank
column-tables = davon Tische
column-unused = davon unbenutzt
column-free = frei auf der Platte
admin-computers =
    { $count ->
        [one] ein Computer
       *[other] { $count } Computer
    }
admin-running = wird gespielt
admin-not-running = es wird keine gespielt
admin-limits = Sie gelten für jede Adresse; --limit ändert sie.
admin-ask = Tisch { $table } endgültig löschen ({ $game }; { $people }; Einträge: { $rows })? (j/n)
admin-left = Es wurde nichts gelöscht.
admin-deleted = Tisch { $table } ist gelöscht.
admin-compacted = Die Datenbank brauchte { $before } und braucht jetzt { $after }.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 Person
       *[other] { $seats } Personen
    }
list-option = { $label } ({ $choices }; Standard: { $usual })
list-presets = Regelsätze (preset): { $presets }
list-preset = { $name } ({ $label }): { $changes }
list-also = Auch bekannt als: { $names }
list-try = Spielen: parlour play { $game }. Spielregeln: parlour rules { $game }
playing = Es läuft { $game }: Eintrag { $n }
recorded = In { $file } geschriebene Einträge: { $rows }.
in-part-sealed = So weit ist die Aufzeichnung in Ordnung. Einträge: { $rows }; die Kette ist unversehrt, das Siegel lässt sich öffnen, und jede Ziehung ist wie versiegelt.
in-part-unsealed = So weit ist die Aufzeichnung in Ordnung. Einträge: { $rows }; die Kette ist unversehrt. Nichts war versiegelt: Würfel und Karten können ausgesucht sein.
rules-unchecked = Ob die Züge den Regeln folgen, ließ sich deshalb nicht prüfen.
in-order-sealed = Die Aufzeichnung ist in Ordnung. Einträge: { $rows }; die Kette ist unversehrt, das Siegel lässt sich öffnen, jede Ziehung ist wie versiegelt, und die Regeln wurden eingehalten.
in-order-unsealed = Die Aufzeichnung ist in Ordnung. Einträge: { $rows }; die Kette ist unversehrt, und die Regeln wurden eingehalten. Nichts war versiegelt: Würfel und Karten können ausgesucht sein.
its-commitment = Versprechen (commitment): { $commitment }
its-head = Fingerabdruck (head): { $head }
no-seeds = Vom Tisch kam keine Zufallszahl (seed): Wer gegeben hat, konnte sich das Ergebnis aussuchen.
seeds-uncommitted = Die Zufallszahlen (seeds) vom Tisch waren nicht versprochen, bevor sie bekannt wurden: Wer gegeben hat, konnte die letzte aussuchen.
seed-withheld = { $name } hat eine Zufallszahl (seed) versprochen und nicht geöffnet: Es wurde ohne sie gegeben.
head-is-kept = Das ist die Partie, deren Fingerabdruck aufbewahrt wurde: Namen, Zeiten, Hausregeln und jeder Zug.
commitment-is-kept = Das Geheimnis ist das versprochene. Ob der Rest die gespielte Partie ist, kann nur ein Fingerabdruck zeigen, der an ihrem Ende aufbewahrt wurde: --head
nothing-was-kept = Eine solche Partie ist also möglich. Ob es die gespielte ist, kann nur ein Fingerabdruck zeigen, der an ihrem Ende aufbewahrt wurde: --head
measuring = Messung läuft: { $game } …
measuring-bout = Gemessen wird { $game }: { $players }; Partien: { $done } von { $of }
going-wrong = Störungen: { $done } von { $of }; verloren oder doppelt: { $lost }
no-peer = { $package } ist nicht installiert, der Vergleich fehlt also. In einer Kopie der Quellen bringt dieser Befehl es mit: scripts/uv run --group peers parlour bench peers
compiling = Die Regeln von { $game } werden kompiliert; das geschieht nur beim ersten Mal …
counting = Gezählt: { $done } von { $of }
simulating = Gespielte Partien: { $done } von { $of }
simulating-players = Gespielte Partien: { $done } von { $of }; { $player }: { $low }–{ $high } %
simulation-stopped = Angehalten. Gespielte Partien: { $done } von { $of }.
at-random = Zufallszüge
player-share = { $player }: { $share } % der Punkte (zu 95 % sicher: { $low }–{ $high } %), gewonnene Partien: { $wins }
player-fair = gerechter Anteil: { $share } %
on-seat = Platz { $number }: { $share } %
thinking-time = Rechenzeit pro Entscheidung: { $mean } ms, 95 von 100 in höchstens { $p95 } ms
seat-share = Platz { $number }: { $share } % der Punkte (zu 95 % sicher: { $low }–{ $high } %), gewonnene Partien: { $wins }
match-lengths = Züge pro Partie: { $least } bis { $most }, im Mittel { $mean }, Median { $median }
same-matches = Verschiedene Partien: nur { $different } von { $matches }; mit --opening gibt es mehr Abwechslung.
sprt-high = Entschieden: { $player } kommt eher auf { $high } % oder mehr als auf { $low } % oder weniger.
sprt-low = Entschieden: { $player } kommt eher auf { $low } % oder weniger als auf { $high } % oder mehr.
sprt-open = Nicht entschieden: { $player } kann ebenso auf { $low } % kommen wie auf { $high } %.
column-depth = Tiefe
column-nodes = Zugfolgen
column-speed = pro Sekunde
analysed = { $seat } hat die Wahl (Eintrag { $row }; Stufe { $level }). Werte gehen von −1 (verloren) bis 1 (gewonnen).
would-wait = Der Computer würde hier abwarten.
wins-in = gewonnen, Halbzüge: { $plies }
loses-in = verloren, Halbzüge: { $plies }
seat-scored = Punkte pro Partie: { $points }
simulated = Partien: { $matches }, unentschieden: { $draws }, Züge: { $moves }, Sekunden: { $seconds }, Startwert: { $seed }
reported = Der Bericht steht in: { $files }.
collected = { $file }: Partien: { $matches }, Zeilen: { $rows }, Startwert: { $seed }.
solved-won = Diese Patience kann aufgehen.
solved-lost = Diese Patience kann nicht aufgehen.
solved-unknown = Ob diese Patience aufgehen kann, ist nicht bekannt: Unter { $nodes } Stellungen fand sich kein Weg. Bestes gefundenes Ergebnis: { $score }.
solving = { $game }: Teil { $group } von { $groups }, Halbzüge vor dem Ende: { $level }, { $share } %
solving-checks = { $game }: Teil { $group } von { $groups } wird geprüft, { $share } %
solving-waits = Auf diesem Rechner wird gerade eine andere Tabelle angelegt; diese kommt danach.
comparing = Mit den Regeln verglichen: { $done } von { $of }
table-start-win = Bei bestem Spiel gewinnt, wer beginnt; Halbzüge: { $plies }.
table-start-loss = Bei bestem Spiel verliert, wer beginnt; Halbzüge: { $plies }.
table-start-draw = Bei bestem Spiel ist die Ausgangsstellung unentschieden.
table-start-unknown = Die Tabelle enthält nur Endspiele; die Ausgangsstellung gehört nicht dazu.
table-positions = Stellungen: { $positions }. Davon gewinnt die Seite am Zug { $wins } %, verliert { $losses } % und hält { $draws } % unentschieden.
table-longest = Der längste Gewinn, Halbzüge: { $plies }, ab { $position }
table-made = Tabelle { $name }, Bytes: { $size }, mit den Regeln verglichene Stellungen: { $checked }

## Playing in text

welcome = Tippe die Nummer eines Zugs oder den Zug selbst. „h“ zeigt, was du sonst noch tippen kannst.
more-in-log = … (alles: „o“)
cannot-cover = Was oben steht, lässt sich hier nicht verdecken.
draw-asks = Für ein Unentschieden müssen alle zustimmen. Sind alle einverstanden? (j/n)
expected = Hier geht zum Beispiel: { $moves }. „h“ zeigt, was du sonst noch tippen kannst.
at-a-table = Das gibt es nur an Tischen auf einem Server: parlour host, parlour join.
enter-for-more = — Eingabetaste: weiter —
tip = Gut wäre vielleicht: { $move }.
review-offer = Tippe „a“ für die Nachbesprechung: was am meisten gekostet hat. Oder drück die Eingabetaste.
again-offer = Noch einmal spielen? (j/n)
reviewing = Angesehene Entscheidungen: { $done } von { $of } …
review-nothing = Kein Zug sticht heraus: Viel besser ging es nicht.
prompt = { $seat } >
cover = Lies in Ruhe, dann drück die Eingabetaste: Der Tisch wird verdeckt.
hand-over = Jetzt { $seat }. Drück die Eingabetaste, wenn nur noch { $seat } hinsieht.
may-use = Möglich: { $touches }
no-number = Zur Wahl: { $range }. Oder tippe einen Zug.
undo-asks = Zum Zurücknehmen müssen alle zustimmen. Sind alle einverstanden? (j/n)
yes-letters = j ja
goodbye = Bis bald. Die Partie ist noch nicht zu Ende.
go-on-later = Weitermachen: parlour play --resume
bye = Danke fürs Mitspielen.
interrupted = Abgebrochen.
saved = Die Partie steht in { $file }.
commitment = Vor dem Beginn versiegelt: { $commitment }
fingerprint = Fingerabdruck der Partie: { $head }. Wer den gleichen hat, hat dieselbe Partie gesehen.

## Joining a table

help-host = einen Tisch auf einem Server eröffnen und sich dazusetzen
help-server = Adresse des Servers
help-join = sich an einen Tisch auf einem Server setzen
help-link = der Link eines Tisches oder deines eigenen Platzes oder ein Code aus acht Ziffern
help-your-name = dein Name; ohne Angabe wirst du gefragt
help-host-name = dein Name
help-watch = nur zuschauen
help-new = sich noch einmal dazusetzen, auch wenn dieser Rechner dort schon einen Platz hat

bad-link = „{ $link }“ ist nicht der Link eines Tisches. So ein Link sieht so aus: http://host/t/… Ein Code hat acht Ziffern.
no-server = Der Server { $server } ist nicht erreichbar.
not-trusted = Dem Zertifikat von { $server } wird hier nicht vertraut ({ $cause }). Wenn der Server deiner ist und es selbst ausgestellt hat (--tls self), kopiere seine tls.pem auf diesen Rechner und setze SSL_CERT_FILE=tls.pem.
no-parlour = Unter { $server } gibt es kein Parlour.
server-says = { $text }
server-newer = Der Server ist neuer als dieses Programm. Bitte aktualisiere Parlour.
table-is-full = An diesem Tisch sind alle Plätze besetzt. Mit --watch kannst du zuschauen.

invitation = „{ $game }“. Es lädt ein: { $host }.
your-name = Wie heißt du?
invite-link = Lade andere mit diesem Link ein: { $link }
own-link = Mit diesem Link kommst du an deinen Platz zurück, heb ihn gut auf: { $link }
at-seat = Du bist { $seat }.
watching = Du schaust zu.
chair-free = frei
chair-host = Tischleitung
chair-level = Stufe { $level }
chair-away = nicht da
how-many-watch =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
host-fills = Freie Plätze: { $free }. Lade andere mit { $link } ein oder tippe „b 2 { $first }“ für einen Computer der Stufe 2.
host-starts = Alle Plätze sind besetzt. Tippe „s“, um zu beginnen.
nothing-to-choose = Gerade gibt es nichts zu wählen.
no-match-now = Gerade läuft keine Partie.
still-sending = Dein letzter Zug ist noch unterwegs.
sent-later = Der Server ist gerade nicht erreichbar; das wird gesendet, sobald er wieder da ist.
connection-lost = Die Verbindung ist abgerissen; neuer Versuch läuft …
connection-back = Die Verbindung ist wieder da.
asked-of-you = Bist du einverstanden? (j/n)
sure-resign = Willst du wirklich aufgeben? (j/n)
sure-move = Ist das gemeint? { $move } (j/n)
go-on = Mit der Eingabetaste geht es weiter, sobald du es gesehen hast.
no-letters = n nein
phrases-are = Tippe „c“ und die Nummer eines Satzes oder „c“ und eigene Worte, wo der Tisch sie erlaubt:
computer-how = Tippe „b“, eine Stufe von 1 bis 4 und die Nummer eines freien Platzes: „b 2 3“. Stufe 0 macht den Platz wieder frei.
computer-plays = Ein Computer spielt für dich. Tippe „j“, um deinen Platz wieder einzunehmen.
newcomer-plays = Du bist während der Partie gekommen: Ein Computer spielt sie zu Ende. Tippe „j“, um die anderen zu fragen, ob du mitspielen darfst.
only-watching = Du schaust nur zu.
seat-kept = Bis bald. Dein Platz bleibt dir; zurück kommst du mit: parlour join { $link }
watched = Bis bald.
short-code =
    Oder sie tippen diesen Code (gültig { $lasts } Min.):
    parlour join { $code } --server { $server }
sure-remove = { $seat } wirklich vom Tisch entfernen? (j/n)
sure-end = Die Partie wirklich abbrechen? Niemand gewinnt. (j/n)
sure-delete = Diesen Tisch mit allen Partien wirklich löschen? (j/n)
seat-how = Tippe die Nummer eines Platzes dahinter; „w“ zeigt, wer wo sitzt.
settings-how = Tippe „e“, einen dieser Namen und einen Wert, etwa „e chat free“.
game-how = Tippe „g“ und eines von diesen, auf Wunsch mit Hausregeln („g one rounds=3“):
book-line = { $name }: Partien { $matches }, gewonnen { $wins }
record-exists = „{ $file }“ gibt es schon. Wähle einen anderen Namen: f DATEI
book-empty = Noch ist keine Partie zu Ende.
say-who = Mehrere teilen sich diese Tastatur: Tippe zuerst deine Nummer, etwa „{ $example }“.

## Commands in text: what can be typed, and what it does

command-help = hilfe
command-look = tisch
command-list = liste züge
command-log = verlauf
command-rules = regeln
command-hint = tipp
command-undo = zurück z
command-on = weiter
command-resign = aufgeben
command-draw = unentschieden remis
command-review = nachbesprechung
command-quit = ende aufhören
command-chat = sagen
command-who = wer
command-start = start los
command-back = selbst
command-invite = einladen
command-computer = computer
command-remove = entfernen
command-game = spiel
command-settings = einstellungen
command-book = punkte
command-record = datei speichern
command-end = abbrechen
command-delete = löschen
does-help = diese Liste
does-look = der Tisch noch einmal
does-list = alle Züge, einer pro Zeile
does-log = was geschehen ist
does-rules = die Regeln mit den Hausregeln an diesem Tisch
does-hint = was jemand täte, der gut spielt
does-undo = deinen letzten Zug zurücknehmen
does-on = von selbst weiterspielen, solange es nichts zu wählen gibt
does-resign = die Partie aufgeben
does-draw = Unentschieden anbieten
does-review = nach der Partie: was am meisten gekostet hat
does-quit = aufhören; du kannst zurückkommen
does-chat = allen etwas sagen oder die Sätze zeigen
does-who = wer wo sitzt
does-start = eine Partie beginnen oder noch einmal spielen
does-back = wieder selbst spielen statt des Computers
does-invite = Link und kurzer Code für andere
does-computer = ein Computer: Stufe und Platz, etwa „b 2 3“; auch für dich selbst oder wer nicht da ist
does-remove = jemanden vom Tisch entfernen: k 2
does-game = ein anderes Spiel für dieselben Leute: g go-fish
does-settings = die Einstellungen für den Tisch; „e chat free“ ändert eine davon
does-book = die Punktetabelle des Abends
does-record = die Partie in eine Datei schreiben: f DATEI
does-end = die Partie abbrechen; niemand gewinnt
does-delete = den Tisch mit allen Daten löschen
