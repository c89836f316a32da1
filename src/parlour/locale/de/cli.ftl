## Help

about = Klassische Gesellschaftsspiele: spielen, aufzeichnen, prüfen und erforschen.
example = Beispiel: { $example }
help-help = diese Hilfe zeigen
help-lang = Sprache: { $languages }
help-game = Name eines Spiels, siehe „parlour games“
help-seats = Anzahl der Plätze
help-rule = eine Hausregel, zum Beispiel preset=short; mehrfach möglich
help-seed = eine Zahl oder ein Wort, das alle Würfe und Karten festlegt
help-json = als JSON ausgeben
help-file = Datei mit einer Aufzeichnung
help-output = Datei, in die die Aufzeichnung geschrieben wird
help-games = die Spiele mit ihren Plätzen und Hausregeln auflisten
help-play = hier spielen, gegen den Computer oder miteinander
help-text = reiner Text (bisher die einzige Anzeige)
help-play-bots = Stufen 1–4 der Computer, die auf den letzten Plätzen sitzen: 2 oder 2,3; 0 für keinen
help-name = Name für einen Platz; mehrfach möglich
help-record = Computer eine Partie spielen lassen und sie aufzeichnen
help-record-bots = Stufen 1–4 der Computer, Platz für Platz: 2 oder 2,3
help-replay = eine aufgezeichnete Partie zeigen, Zug um Zug
help-upto = nach diesem Eintrag aufhören
help-seat = so, wie dieser Platz es sah; sonst so, wie man es beim Zuschauen sieht
help-verify = prüfen, dass eine Aufzeichnung nicht verändert wurde: Kette, Siegel, Ziehungen und Regeln
help-rules = die Regeln eines Spiels zeigen
help-bench = Züge pro Sekunde messen, in reinem Python auf einem Kern
help-seconds = Sekunden für jede Messung

usage = Aufruf:
commands = Befehle
options = Optionen

## Bad arguments

missing-arguments = Es fehlt etwas: { $names }. Hilfe: { $command } --help
unknown-arguments = „{ $arguments }“ kenne ich nicht. Hilfe: { $command } --help
no-command = Den Befehl „{ $value }“ gibt es nicht. Es gibt: { $commands }.
bad-value = „{ $value }“ passt nicht zu { $option }. Hilfe: { $command } --help
bad-rule = Eine Hausregel sieht aus wie name=wert, nicht wie „{ $text }“.
bad-level = Computer spielen auf Stufe 1 bis 4, höchstens eine Angabe pro Platz; „{ $text }“ passt nicht.
no-such-file = Die Datei „{ $file }“ gibt es nicht.
cannot-read = „{ $file }“ lässt sich nicht lesen.
cannot-write = „{ $file }“ lässt sich nicht schreiben.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 Person
       *[other] { $seats } Personen
    }
list-option = { $label } ({ $choices })
list-presets = Vorlagen: { $presets }
no-page = Diese Seite ist noch nicht übersetzt; hier steht sie auf Englisch.
playing = Es läuft { $game }: Eintrag { $n }
recorded = { $rows } Einträge in { $file } geschrieben.
true-sealed = Die Aufzeichnung ist echt: { $rows } Einträge, die Kette ist ganz, das Siegel lässt sich öffnen, jede Ziehung ist wie versiegelt, und die Regeln stimmen.
true-unsealed = Die Aufzeichnung ist echt: { $rows } Einträge, die Kette ist ganz, und die Regeln stimmen. Die Würfel waren nicht versiegelt.
measuring = Messung läuft: { $game } …

## Playing in text

welcome = Tippe die Nummer eines Zugs oder den Zug selbst. Außerdem: ? Hilfe, v Tisch, h Hausregeln und Regeln, u Zug zurücknehmen, q aufhören.
prompt = { $seat } >
waiting = Eingabetaste: abwarten und die anderen machen lassen.
cover = Lies in Ruhe, dann drück die Eingabetaste: Der Tisch wird verdeckt.
hand-over = Jetzt { $seat }. Drück die Eingabetaste, wenn nur noch { $seat } hinsieht.
may-use = Möglich: { $touches }
no-number = Wähle eine Nummer von 1 bis { $most } oder tippe einen Zug.
undo-asks = Zum Zurücknehmen müssen alle zustimmen. Sind alle einverstanden? (j/n)
yes-letters = j
goodbye = Bis bald. Die Partie ist noch nicht zu Ende.
bye = Danke fürs Mitspielen.
interrupted = Abgebrochen.
saved = Die Partie steht in { $file }.
commitment = Vor dem Geben versiegelt: { $commitment }
