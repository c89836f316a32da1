## Told at the table

sat = { $seat } setzt sich.
watched = Jemand schaut jetzt zu.
stood = { $name } verlässt den Tisch.
removed = Die Tischleitung hat { $name } gebeten zu gehen.
renamed = { $name } heißt jetzt { $other }.
strength =
    { $level ->
        [1] Kind
        [2] Freizeit
        [3] Verein
       *[4] Meister
    }
filled = { $seat } kommt dazu ({ strength }).
cleared = Ein Platz ist frei.
chair-added = Ein Stuhl mehr: Jetzt sind es { NUMBER($count) }.
chair-removed = Ein Stuhl weniger: Jetzt sind es { NUMBER($count) }.
lent = Für { $seat } spielt ein Computer ({ strength }).
takes-over = Ein Computer ({ strength }) spielt weiter.
back = { $seat } ist wieder da.
new-host = Jetzt leitet { $name } den Tisch.
host-away = Die Tischleitung ist nicht da; jetzt leitet { $name } den Tisch.
host-back = { $name } ist zurück und leitet wieder den Tisch.
set-spectators =
    { $value ->
        [on] Wer zuschauen möchte, ist willkommen.
       *[off] Zuschauen ist nicht erlaubt.
    }
set-named =
    { $value ->
        [on] Der Link verrät, wer einlädt, wo immer er hingeschickt wird.
       *[off] Der Link verrät nicht, wer einlädt.
    }
set-chat =
    { $value ->
        [free] Alle dürfen schreiben, was sie möchten.
        [phrases] Es gibt nur fertige Sätze.
       *[off] Es gibt keinen Chat.
    }
set-judging =
    { $value ->
        [fair] Wer am schnellsten ist, gewinnt; langsame Leitungen werden ausgeglichen.
        [arrival] Es gewinnt, wessen Zug zuerst ankommt.
       *[calm] Niemand muss sich beeilen: Es wird gelost.
    }
set-pace =
    Tempo der Computer und Uhren: × { NUMBER($value) }.
set-idle =
    { $value ->
        [0] Alle dürfen überlegen, so lange sie möchten.
       *[other] Bedenkzeit: { NUMBER($value) } s.
    }
set-idle_choice =
    { $value ->
        [bot] Wer zu lange überlegt, wird von einem Computer vertreten.
        [end] Wenn jemand zu lange überlegt, endet die Partie.
       *[wait] Auch wenn jemand lange überlegt, wird gewartet.
    }
set-hints =
    { $value ->
        [on] Wer am Zug ist, darf um einen Tipp bitten.
       *[off] Es gibt keine Tipps.
    }
set-clock =
    { $value ->
        [0] Keine Uhr für die Partie.
       *[other] Uhr: { NUMBER($value) } s pro Person und Partie.
    }
set-increment =
    { $value ->
        [0] Ein Zug bringt keine Zeit.
       *[other] Jeder Zug bringt { NUMBER($value) } s.
    }
set-best_of =
    { $value ->
        [0] Jede Partie zählt für sich.
       *[other] Eine Serie: Es gewinnt, wer die Mehrheit von { NUMBER($value) } Partien gewinnt.
    }
set-child =
    { $value ->
        [on] Ein Tisch für Kinder: nur fertige Sätze, sanfte Computer, Tipps, keine Uhr.
       *[off] Das ist kein Tisch für Kinder.
    }
chosen = „{ $game }“ ist das nächste Spiel.
started = „{ $game }“: Die Partie beginnt.
rules-changed = Die Regeln von „{ $game }“ haben sich geändert, darum kann die Partie nicht weitergehen: Sie endet unentschieden. Ihre Aufzeichnung bleibt in der Punktetabelle.
seed-missing = Die Zufallszahl, die { $seat } für das Geben versprochen hat, kam nicht rechtzeitig; es wird ohne sie gegeben.
reissued = { $seat } bekommt einen neuen Link; der alte gilt nicht mehr.
new-invite = Es gibt eine neue Einladung; der alte Link gilt nicht mehr.
asks-undo = { $seat } möchte einen Zug zurücknehmen.
asks-draw = { $seat } bietet ein Unentschieden an.
asks-settings = { $seat } wünscht sich für die Partie: { $changes }
asks-play-link = { $seat } ist mit einem neuen Link gekommen und möchte weiterspielen.
asks-play-chair = { $seat } hat sich während der Partie gesetzt und möchte mitspielen.
agreed = { $seat } ist einverstanden.
declined = { $seat } ist nicht einverstanden.
plays-on = { $seat } lässt es von selbst weiterlaufen.
stops-playing-on = { $seat } lässt es nicht mehr von selbst weiterlaufen.
judged-first = Am schnellsten: { $seat } ({ NUMBER($ms) } ms).
judged = { $seat }: { NUMBER($ms) } ms, einen Moment zu spät; das kostet nichts.
judged-lot = Alle waren rechtzeitig; das Los entscheidet: { $seat } zuerst.
idle-bot = { $seat } überlegt schon lange; ein Computer spielt weiter.
idle-end = { $seat } überlegt schon zu lange.
time-up = Die Zeit von { $seat } ist abgelaufen.
says = { $seat }: { $text }
says-phrase = { $seat }: { $phrase }

## Phrases

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

## Why not

no-table = Diesen Tisch gibt es nicht. Lass dir einen neuen Link geben.
seat-lost = Zu diesem Link gehört kein Platz mehr. Lass dir von der Tischleitung einen neuen geben.
no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
table-full = An diesem Tisch sind alle Plätze besetzt.
seat-taken = Dieser Platz ist besetzt.
nobody-there = Dort sitzt niemand.
no-name = Bitte gib einen Namen an.
computers-name = So heißen hier nur Computer. Bitte nimm einen anderen Namen.
host-sits-first = Dieser Platz ist dein eigener: Da kann kein Computer sitzen.
position-over = Mit dieser Stellung ist eine Partie schon zu Ende.
no-handicap = In diesem Spiel kann niemand mit weniger Steinen spielen.
only-the-host = Das kann nur die Tischleitung.
only-the-founder = Das kann nur, wer den Tisch eröffnet hat.
only-the-seated = Das können nur Leute am Tisch.
not-your-seat = Das ist nicht dein Platz.
is-here = { $name } ist da oder war es eben noch: Das wird nur an diesem Platz selbst entschieden.
not-facing = Dieses Gerät zeigt gerade einen anderen Platz.
not-while-playing = Nicht, solange eine Partie läuft.
idle-too-short = Zum Überlegen gibt es mindestens { NUMBER($seconds) } Sekunden.
child-table = Das ist ein Tisch für Kinder. Schalte das zuerst aus.
series-odd = Eine Serie hat eine ungerade Zahl von Partien.
hints-off = Die Tischleitung hat die Tipps an diesem Tisch abgeschaltet.
hint-late = Die Partie ist inzwischen weitergegangen. Frag noch einmal.
being-dealt = Es wird gerade gegeben. Einen Moment bitte.
nothing-to-open = Gerade wird nach keinen Zufallszahlen gefragt.
other-seed = Das ist nicht die Zufallszahl, die versprochen war.
stand-in = Für dich spielt ein Computer. Nimm erst deinen Platz wieder ein.
newcomer-waits = Du bist während der Partie gekommen: Ein Computer spielt sie zu Ende, außer alle lassen dich mitspielen.
seats-open = Es gibt freie Plätze. Warte auf deine Gäste oder lass Computer spielen.
not-all-here = Es sind nicht alle da. Abwesend: { $name }. Die Tischleitung kann trotzdem anfangen.
no-such-number = Dieses Spiel geht nicht mit so vielen Stühlen: { NUMBER($count) }.
too-many-people = { $people } Personen sind zu viele für dieses Spiel.
no-match = Hier gibt es keine Partie.
replay-early = Die Partie läuft noch: Ansehen kann man sie, wenn sie vorbei ist.
other-rules = Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergehen. Eine neue lässt sich starten.
nothing-asked = Du wirst gerade nichts gefragt.
asked-anew = Inzwischen wird etwas anderes gefragt. Lies es erst.
cannot-be-asked = Dem müssen alle zustimmen, und es sind nicht alle da. Abwesend: { $name }.
nobody-to-ask = Sonst kann gerade niemand zustimmen. In der nächsten Partie geht es wieder.
chat-off = An diesem Tisch gibt es keinen Chat.
phrases-only = An diesem Tisch gibt es nur fertige Sätze.
no-phrase = Diesen Satz gibt es nicht.
nothing-said = Die Nachricht ist leer.
not-saved = Das ließ sich nicht speichern. Nichts ist verloren; bitte versuch es noch einmal.
damaged = Was über diesen Tisch gespeichert ist, ist beschädigt und lässt sich nicht lesen. Wer den Server betreibt, findet mehr in dessen Protokoll.
no-code = Dieser Code ist unbekannt oder abgelaufen. Lass dir einen neuen geben.
too-often = Das war viel auf einmal. Bitte warte ein wenig.
too-fast = Das ging zu schnell. Bitte versuch es noch einmal.
too-much = Das ist zu lang.
match-full = Diese Partie ist zu lang geworden. Sie lässt sich nur noch beenden.
log-full = Für diesen Tisch ist kein Speicherplatz mehr da. Bitte eröffne einen anderen Tisch.
hello-first = Die erste Nachricht muss „hello“ sagen.
hello-once = Du hast schon „hello“ gesagt.
other-protocol = Der Server spricht Version { $version } des Protokolls, dieses Programm eine andere. Lade die Seite neu oder aktualisiere das Programm.
unreadable-message = Diese Nachricht lässt sich nicht lesen.
unknown-message = Eine solche Nachricht kennt der Server nicht.
too-many-mistakes = Zu viele Nachrichten ließen sich nicht lesen.
deleted = Der Tisch wurde gelöscht.
closing = Der Server wird beendet. Der Tisch bleibt erhalten.
our-fault = Hier ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
no-page = Diese Seite gibt es nicht.

## Pages

page-title = Parlour
page-missing = Der Server läuft, aber seine Seiten wurden nicht gebaut. Mit „parlour join“ und dem Link eines Tisches kannst du im Terminal spielen.
preview-shelf = Klassische Brett-, Karten- und Würfelspiele: einen Tisch eröffnen, einen Link schicken und spielen. Ganz ohne Konto.
preview-invitation = Du bist eingeladen! { $about } Link öffnen, Namen eintippen und mitspielen.
preview-from = { $host } lädt dich ein! { $about } Link öffnen, Namen eintippen und mitspielen.
