## Who and what

a-seat = Posto { $number }
a-person = Giocatore { $number }
a-computer = Computer { $number }
and = { $first } e { $last }
or = { $first } o { $last }
nor = { $first } né { $last }
beside = { $first }; { $last }
labelled = { $label }: { $value }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
pieces-on =
    { $seat }, { $piece ->
        [stone] pedine
        [man] pedine
        [king] dame
        [wolf] lupo
        [sheep] pecore
        [pawn] pedine
       *[other] pezzi
    }: { $places }
last-move = Ultima mossa: { $places }
card-face-down = coperta
card-none = niente
face =
    { $face ->
        [hat] cappello
        [glasses] occhiali
        [ball] pallina
        [crystal] sfera di cristallo
        [potion] pozione
       *[candle] candela
    }
timer = { $name }: { NUMBER($seconds) } s
ranked = { $rank }. { $seat }: { $score }

## Zones that many games have

zone-hands = Mano
zone-stock = Mazzo
zone-score = Punteggio
zone-board = Tavoliere
zone-die = Dado

## Touches

touch-seat = { $seat }
touch-place = { $place }
do-done = Fatto
do-wait = Aspetta
do-expire = Tempo scaduto

## House rules that many games have

option-first = Chi comincia
choice-random = a sorte
choice-on = sì
choice-off = no
preset-book = come da regolamento
preset-short = breve

## Told by the match itself

undone = { $seat } ritira una mossa.
resigned = { $seat } abbandona.
out-of-time = Il tempo di { $seat } è scaduto.
agreed-draw = Tutti d’accordo per la patta.
ended = { $seat } chiude la partita.
broken-off = { $seat } chiude la partita; non ha vinto nessuno.
seated = Posto di { $seat }: d’ora in poi gioca { $player }.
hinted = { $seat } chiede un suggerimento.

## How a match ends without its rules

result-resigned = Partita abbandonata.
result-out-of-time = Tempo scaduto.
result-agreed-draw = Di comune accordo.
result-ended = Chiusa prima della fine; vale la classifica del momento.
result-broken-off = Chiusa da chi gestisce il tavolo; non ha vinto nessuno.
result-last-stop = Fermata dopo moltissime mosse; vale la classifica del momento.

## Why not

over = La partita è finita.
not-your-turn = Non tocca a te: tocca a { $seats }.
wait-a-moment = Un momento: tra poco la partita prosegue da sola.
too-late = Troppo tardi: la situazione è cambiata. Non ti costa nulla.
stale = Nel frattempo la situazione è cambiata. Guarda di nuovo e scegli ancora.
roll-first = Prima tira il dado.
not-your-piece = Lì non c’è nessun tuo pezzo.
these-may-move = Così non si può. Ecco che cosa si può usare ora.
has-a-choice = Qui c’è una scelta da fare: tocca a te decidere.
no-hints = In questo gioco non c’è nulla da suggerire: nessuno può scegliere.
no-hints-reflex = Dove conta la rapidità non ci sono suggerimenti.
unreadable = Non capisco la mossa «{ $text }».
written-so = Qui questa mossa si scrive «{ $text }».
no-such-seat = A questo tavolo non c’è il posto { $number }.
no-such-row = Non c’è una mossa { $number } a cui tornare.
undo-needs-consent = Per ritirare la mossa serve il consenso di tutti: qualcosa è stato mostrato, o altri hanno già mosso.
no-resigning = In questo gioco non si può abbandonare.
no-draw = In questo gioco non ci si può accordare per la patta.
draw-needs-consent = Per la patta serve il consenso di tutti.
no-game = Il gioco «{ $game }» non esiste. I giochi sono: { $games }.
no-preset = L’insieme di regole «{ $preset }» non esiste. Ci sono: { $presets }.
no-option = La regola della casa «{ $option }» non esiste. Ci sono: { $options }.
no-choice = «{ $value }» non va bene per { $option }. Scegli tra: { $choices }.
no-seats = Numero di persone per { $game }: { $players }, non { $seats }.
no-names = I conti non tornano: nomi { $names }, posti { $seats }.
no-position = { $game } non può cominciare da una posizione scritta.
first-not-there = Il posto che deve cominciare non c’è a questo tavolo.

## Records

not-utf-8 = Questa non è una registrazione: la riga { $line } non è testo UTF-8.
record-too-long = Questo file è troppo lungo per essere una registrazione.
record-cut-off = La registrazione si interrompe alla riga { $line }.
record-format = La registrazione ha il formato { $format }, che questo programma non conosce.
record-open = La registrazione si ferma dopo il passo { $rows } senza un risultato: è stata troncata, o la partita non è finita.
record-of-running = Questo è ciò che da un posto si è visto di una partita che non era ancora finita quando è stata salvata. Salva di nuovo la partita quando è finita.
bad-line = La riga { $line } non si può leggere.
chain-broken = La riga { $line } è stata cambiata: non corrisponde più alla riga { $next }.
row-out-of-order = La riga { $line } è fuori posto.
secret-differs = La riga { $line } è stata cambiata: il segreto non è quello promesso.
seed-differs = La riga { $line } è stata cambiata: un numero casuale del tavolo non è quello promesso.
draw-differs = La riga { $line } è stata cambiata: un’estrazione da «{ $stream }» non è quella sigillata.
draws-differ = La riga { $line } è stata cambiata: le sue estrazioni non sono quelle richieste dalle regole.
row-refused = La riga { $line } è stata cambiata: le regole non la permettono.
line-differs = La riga { $line } è stata cambiata: rigiocando la partita esce qualcos’altro.
other-commitment = È un’altra distribuzione: la promessa nella registrazione non è quella conservata.
other-head = Non è la partita giocata, o non tutta: la sua impronta non è quella conservata.
other-version = La registrazione è stata fatta con la versione { $version } di { $game }; questo programma ne gioca un’altra.

## At one keyboard

nothing-to-undo = Non hai mosse da ritirare.
needs-screens = Per questo gioco serve uno schermo a testa; a una sola tastiera può giocarci una persona con il computer.

## Posizioni e partite come testo

fen-side = Riga { $line }, colonna { $column }: una posizione comincia con W o B, chi deve muovere, non con «{ $text }».
fen-field = Riga { $line }, colonna { $column }: «{ $text }» non può stare in una posizione. Dopo chi deve muovere vengono W e B con i loro pezzi, una volta ciascuno.
fen-missing = Riga { $line }, colonna { $column }: mancano i pezzi di { $text }.
fen-number = Riga { $line }, colonna { $column }: «{ $text }» non è un numero adatto qui.
fen-square = Riga { $line }, colonna { $column }: «{ $text }» non è una casella di questo tavoliere.
fen-taken = Riga { $line }, colonna { $column }: su { $text } ci sono due pezzi.
fen-king = Riga { $line }, colonna { $column }: in questo gioco non ci sono dame.
fen-crowned = Riga { $line }, colonna { $column }: una pedina su { $text } sarebbe una dama.
fen-pieces =
    { $count ->
        [one] Riga { $line }, colonna { $column }: { $text } ha { $count } pezzo; in questo gioco quella parte ne ha { $most } all’inizio.
       *[other] Riga { $line }, colonna { $column }: { $text } ha { $count } pezzi; in questo gioco quella parte ne ha { $most } all’inizio.
    }
pdn-too-long = Riga { $line }, colonna { $column }: è troppo lungo per una partita.
pdn-empty = Riga { $line }, colonna { $column }: qui non c’è nessuna partita.
pdn-tag = Riga { $line }, colonna { $column }: un’etichetta si scrive come [White "Anna"], non come «{ $text }».
pdn-tag-twice = Riga { $line }, colonna { $column }: l’etichetta { $text } è qui per la seconda volta.
pdn-open = Riga { $line }, colonna { $column }: questo «{ $text }» non viene mai chiuso.
pdn-game = Riga { $line }, colonna { $column }: «{ $text }» non è un gioco che si scrive così. Ci sono: { $games }.
pdn-rules = Riga { $line }, colonna { $column }: le regole della casa «{ $text }» non vanno bene per { $game }.
pdn-move = Riga { $line }, colonna { $column }: «{ $text }» non è una mossa.
pdn-illegal = Riga { $line }, colonna { $column }: «{ $text }» non si può giocare qui.
pdn-ambiguous = Riga { $line }, colonna { $column }: «{ $text }» può essere una di queste: { $moves }.
pdn-over = Riga { $line }, colonna { $column }: la partita era finita prima di «{ $text }».
pdn-result = Riga { $line }, colonna { $column }: il risultato «{ $text }» non è quello di questa partita.
pdn-more = Riga { $line }, colonna { $column }: le mosse finiscono prima di questo punto.
pdn-because = { $text } { $why }
pdn-because-of = { $text } { $why } Qui si può scegliere: { $squares }.
pdn-many = In questo file ci sono { $count } partite. Se ne sceglie una con --number, o tutte con --number all.
pdn-no-number = In questo file non c’è una partita { $number }; ne contiene { $count }.
pdn-number = Partita { $number }: { $text }
pdn-went-on = Dopo il passo { $number }, per le nostre regole della casa, era patta, ma la partita è continuata. Viene letta con { $rules }.
pdn-no-game = Le partite di { $game } non si possono scrivere così. Queste sì: { $games }.

## Perché una mossa è consigliata

hint-only = È l’unica mossa possibile.
hint-wins =
    { $moves ->
        [1] Vince subito.
       *[other] Vince di sicuro, in { $moves } mosse.
    }
hint-resists = Ormai ogni mossa perde; così si resiste più a lungo.
hint-saves = Ogni altra mossa perde.
hint-holds = Assicura la patta.
hint-by-far = Qui è di gran lunga la mossa migliore.
hint-ahead = Mantiene il vantaggio.
hint-behind = Qui non è facile; così restano le maggiori possibilità.
hint-alike = Altre mosse valgono più o meno lo stesso, ma nessuna è migliore.
hint-most = Nel complesso è la più promettente.
hint-usual = Qui chi gioca bene farebbe così.
certain-win =
    { $moves ->
        [1] vince subito
       *[other] vince in { $moves } mosse
    }
certain-draw = patta
certain-loss =
    { $moves ->
        [one] perde in una mossa
       *[other] perde in { $moves } mosse
    }

## Che cosa è costato di più, a partita finita

no-review = In questo gioco non c’è nulla da analizzare.
review-early = L’analisi c’è quando la partita è finita.
review-wins =
    { $moves ->
        [1] Mossa { $number }: { $played }. Così si vinceva subito: { $better }.
       *[other] Mossa { $number }: { $played }. Così si vinceva in { $moves } mosse: { $better }.
    }
review-holds = Mossa { $number }: { $played }. Così la patta era sicura: { $better }.
review-costs = Mossa { $number }: { $played }. Era meglio: { $better } (prima: { $before }, dopo: { $after }).
review-better = Mossa { $number }: { $played }. Era meglio: { $better }.
standing-won = vinta
standing-nearly-won = quasi vinta
standing-ahead = in vantaggio
standing-even = in parità
standing-behind = in svantaggio
standing-nearly-lost = quasi persa
standing-lost = persa

## Rules pages

a-side =
    { $side ->
        [white] Bianco
       *[black] Nero
    }
section-aim = Scopo del gioco
section-need = Occorrente
section-begin = Preparazione
section-turn = Il tuo turno
section-end = Fine della partita
section-example = Un esempio
section-tip = Un consiglio
section-decided = Che cosa non dice il regolamento
section-house-rules = Regole della casa
section-typing = Scrivere le mosse
page-facts = { $players } · circa { $minutes } minuti · da { $age } anni in su
page-players =
    { $most ->
        [one] { $from }{ $most } persona
       *[other] { $from }{ $most } persone
    }
house-rule = Regola della casa
marked = In evidenza: { $things }
rule-printed = (oppure: { $others })
rule-changed = (nel regolamento: { $printed })
rule-preset = Insieme di regole «{ $preset }»: { $rules }
page-in-english = Questa pagina non è ancora tradotta; eccola in inglese.
