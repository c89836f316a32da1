## Everywhere

menu = Menu
one-moment = Un momento…
no-connection = Il server non è raggiungibile. È in funzione? Sei sulla stessa rete?
server-away = Il server per ora non risponde. Non si perde nulla: la partita riprenderà da sola.
level = Computer, { strength }
is-away = fuori linea
how-many-watch =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }

## Cards

card-name =
    { $rank ->
        [A] asso
        [J] fante
        [Q] regina
        [K] re
       *[other] { $rank }
    } di { $suit ->
        [C] fiori
        [D] quadri
        [H] cuori
       *[S] picche
    }
card-joker = jolly
card-hidden = una carta coperta
card-gap = un posto vuoto
card-at = Posto { $place }: { $card }
card-on =
    { $card } sopra { $count ->
        [one] una carta
       *[other] { $count } carte
    }
cards-in =
    { $label }: { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
cards-under =
    { $label }: { $top } in cima, { $count ->
        [one] una carta
       *[other] { $count } carte
    }

## Pages

language = Lingua
theme =
    { $theme ->
        [light] Aspetto: chiaro
        [dark] Aspetto: scuro
       *[auto] Aspetto: come il sistema
    }
close = Chiudi
to-the-shelf = Vai ai giochi
tries-again = Questa pagina riprova da sola.
nobody-answers = Nessuno risponde
offline = Non sei in rete
needs-server = Ogni gioco ha bisogno del server, anche contro il computer.
page-unknown = Qui non c’è nulla
page-unknown-next = Forse si è persa una lettera del link. Aprilo ancora una volta, o scegli un gioco.
game-unknown = Questo gioco non è sullo scaffale. Scegline un altro.
welcome = A che cosa giochiamo?
welcome-more = Scegli un gioco. Gioca contro il computer, o manda un link a chi vuoi.
games = Giochi
games-found =
    { $count ->
        [one] Un gioco.
       *[other] { $count } giochi.
    }
filter =
    { $count ->
        [0] Filtra
       *[other] Filtra ({ $count })
    }
show-all-games = Tutti i giochi
search-games = Cerca un gioco
also-called = anche: { $name }
no-game-fits = Nessun gioco corrisponde a tutti questi criteri.
any = qualsiasi
players = Persone
time = Durata
time-of =
    { $time ->
        [short] fino a 10 min
        [medium] fino a 20 min
       *[long] più lunga
    }
kinds = Tipo
kind =
    { $kind ->
        [board] da tavolo
        [dice] dadi
        [cards] carte
       *[reflex] riflessi
    }
minutes = { $minutes } min
go-on-playing = Continua a giocare
standing =
    { $standing ->
        [waits] non iniziata
        [yours] tocca a te
        [theirs] tocca a qualcun altro
       *[over] finita
    }
show-all = Mostra tutto ({ $count })
have-a-code = Hai il codice di un tavolo?
code-hint = Scrivi le cifre del codice.
go = Vai
how-to-play = Come si gioca
new-to-game = Non conosci questo gioco?
tour = Breve introduzione
tour-step = { $at } di { $of }
tour-show = Fammi vedere
tour-no = No, grazie
tour-skip = Salta
tour-next = Avanti
tour-done = Capito
see-rule = La regola
play = Gioca
play-computer = Contro il computer
how-strong = Forza del computer
opponents = Avversari
fewer-opponents = Uno in meno
more-opponents = Uno in più
who-begins = Chi comincia
begins-me = io
begins-computer = il computer
begins-lot = a sorte
child-table = Per bambini
child-table-more = Solo frasi pronte, computer gentili, suggerimenti, niente orologio.
strength =
    { $level ->
        [1] bambino
        [2] svago
        [3] circolo
       *[4] maestro
    }
with-house-rules =
    { $count ->
        [one] Con una regola della casa.
       *[other] Con { $count } regole della casa.
    }
with-friends = In compagnia
your-name = Il tuo nome
guest = Ospite
player = Giocatore { $number }
name-of = Nome del giocatore { $number }
seats = Posti
fewer-seats = Un posto in meno
more-seats = Un posto in più
seat = Posto { $number }
that-is-you = tu
friend-by-link = Qualcuno, con il link
at-this-device = Qualcuno su questo dispositivo
computer = Computer
computer-of = Computer: { $level }
house-rules = Regole della casa
house-rules-here = Regole della casa a questo tavolo
presets = Insiemi di regole
own-rules = le tue
rules-changed = Hai cambiato le regole.
rules-back = Torna a «{ $preset }»
open-the-table = Apri il tavolo
link-follows = Il link per gli altri arriva subito dopo.
invitation = Invito
invites-you = { $host } ti invita a una partita:
you-are-invited = Un invito a una partita:
sit-down = Siediti
table-is-full = Tutti i posti sono occupati
full-but-watch = Puoi guardare, o aprire un tavolo tuo.
full-so-open = Chiedi un posto, o apri un tavolo tuo.
match-is-running = È in corso una partita.
watch = Guarda
open-own-table = Apri un tavolo tuo
at-the-table = Al tavolo
free-seats =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
seat-elsewhere = Ho già un posto, su un altro dispositivo
seat-elsewhere-how = Là, nel menu del tavolo, trovi il link del tuo posto, anche come codice QR: aprilo qui.
invitation-lost = Questo link non porta a nessun tavolo

## Boards, tokens and dice

board = Tavoliere
board-flip = Gira il tavoliere
place-empty = senza pezzi
place-start = partenza di { $name }
place-circle = cerchio di { $name }
place-house = casa di { $name }
piece-of = { $piece } ({ $name })
piece-stone = pedina
piece-man = pedina
piece-king = dama
piece-wolf = lupo
piece-sheep = pecora
piece-pawn = pedina
piece-other = pezzo
tokens = { $label }: { $count }
dice-rest = Nessun lancio finora
dice-show = Lancio: { $faces }
face-hat = cappello
face-glasses = occhiali
face-ball = pallina
face-crystal = sfera di cristallo
face-potion = pozione
face-candle = candela

## Around the table

back = Indietro
yes = Sì
no = No
no-stay = No, lascia stare
name = Nome
labelled = { $label }: { $value }
you = tu
host = gestisce il tavolo
copy = Copia
copied = Copiato
copy-yourself = Il link è selezionato: copialo con il menu del tuo dispositivo.
share = Condividi
qr-label = Il link come codice QR
qr-hint = Inquadralo con la fotocamera di un telefono.
no-qr = Il codice QR ora non c’è. Il link funziona lo stesso.
invite = Invita
invitation-link = Link d’invito
invitation-text = Vieni a giocare con me: { $game }!
tv-open = Mostra questo tavolo su un televisore
tv-hint = Apri questa pagina su uno schermo grande: lì tutti vedono il tavolo, e ognuno gioca dal proprio telefono.
tv-join = Gioca anche tu
short-code = Un codice breve da dettare
read-code = Da scrivere nella pagina iniziale:
code-minutes = Vale per { $minutes } min.
who-plays = Chi gioca
waits-for-friend = in attesa di qualcuno
who-sits-at = Chi gioca al posto { $number }
add-chair = Una sedia in più
remove-chair = Togli la sedia { $number }
lent-to = gioca un computer ({ strength })
waits-next = gioca dalla prossima partita
change-name = Cambia nome
keep-name = OK
more-about = Altro su { $name }
make-host = Affida il tavolo
make-host-sure = Affidare il tavolo a { $name } una volta per tutte?
new-seat-link = Nuovo link per questo posto
new-seat-link-hint = Con questo link { $name } ritrova il posto. Il vecchio non vale più.
seat-link = Link al posto
remove = Fai uscire dal tavolo
remove-sure = { $name } deve lasciare il tavolo?
stand-up = Libera questo posto
stand-up-sure = Liberare il posto di { $name }?
lend-other = Fai giocare un computer
sits-here = Qualcun altro gioca su questo dispositivo:
take-a-seat = Prendi posto
start = Si comincia
fill-and-start = Completa con computer e comincia
host-starts = { $name } avvia la partita.
nobody-starts = Al momento nessuno gestisce il tavolo.
rules = Regole
moves = Tutte le mie mosse in elenco
type-move = Scrivi una mossa o il suo numero
keys-help = Tasti: le frecce vanno di posto in posto, con Maiusc verso ciò che si può usare; le cifre vanno in diagonale; Inizio, Fine, Pag su e Pag giù vanno negli angoli; Invio sceglie, Esc lascia.
planned = In anticipo: { $places }. Tocca di nuovo per annullare.
planned-step = in anticipo, passo { $step }
planned-dropped = La mossa preparata ora non è possibile.
planned-typed = In anticipo: { $places }.
planned-cancel = Annulla la mossa preparata
planned-type = Puoi scrivere una mossa in anticipo: sarà giocata appena tocca a te.
no-moves = Ora non hai niente da fare.
view-text = Mostra il tavolo come testo
view-pictures = Mostra il tavolo come immagine
say-something = Di’ qualcosa
write = Scrivi qualcosa
send = Invia
log = Che cosa è successo
log-empty = Non è ancora successo niente.
older = Precedenti
undo = Ritira la mia ultima mossa
play-on = Vai avanti in automatico
play-on-stop = Ferma
seen-enough = Avanti
seen-waiting = Si aspettano gli altri
grave-move = { $move }?
grave-sure = È proprio quello che vuoi?
offer-draw = Proponi la patta
resign = Abbandona
resign-sure = Abbandonare? La partita conta come persa.
lend = Fai giocare un computer per me
plays-for = Per { $name } gioca un computer ({ strength }).
take-back = Riprendo io
newcomer = { $name }: la partita era già cominciata; la finisce un computer.
ask-to-play = Chiedi agli altri
waits-for-answer = Gli altri devono ancora rispondere.
other-device = Il mio posto su un altro dispositivo
other-device-warning = Questo link è il tuo posto. Chi lo ha vede le tue carte e gioca per te: tienilo per te.
my-settings = Le mie impostazioni
only-mine = Solo per me
colours = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
speed = Velocità dei movimenti
speed-still = senza movimenti
slower = più lento
quicker = più veloce
sounds = Suoni
volume = Volume
softer = più piano
louder = più forte
vibrate = Vibra quando tocca a me
notify = Avvisami quando tocca a me e sto guardando altro
notify-refused = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
notify-insecure = Senza https un browser non mostra notifiche: questa pagina può solo emettere un suono quando tocca a te.
your-turn = Tocca a te.
four-colours = Un colore per ogni seme
large-cards = Segni grandi sulle carte
flip-board = Guarda il tavoliere dall’altro lato
confirm-moves = Chiedi prima di ogni mossa sul tavoliere
premoves = Prepara una mossa sul tavoliere mentre gli altri pensano
table-settings = Impostazioni del tavolo
spectators = Altri possono guardare
named = Il link dice il mio nome, ovunque venga mandato
chat = Chat
chat-off = nessuna
chat-phrases = frasi pronte
chat-free = testo libero
judging = Quando più persone sono veloci
judging-fair = la reazione più rapida, tenendo conto delle connessioni lente
judging-arrival = chi arriva prima
judging-calm = si tira a sorte, senza fretta
pace = Computer e orologi
idle = Tempo per pensare
idle-none = quanto si vuole
idle-seconds = { $count } secondi
idle-day = un giorno
idle-choice = E poi
clock = Orologio per la partita
clock-none = nessuno
clock-left = { $name } ha ancora { $time }
increment = Ogni mossa aggiunge
increment-none = niente
best-of = Serie
best-of-none = partite singole
best-of-count = al meglio delle { $count }
idle-bot = continua un computer
idle-wait = si aspetta ancora
idle-end = la partita finisce
new-invitation = Nuovo invito
new-invitation-sure = Creare un nuovo link? Con il vecchio non sarà più possibile sedersi né guardare.
end-match = Termina la partita
end-match-sure = Terminare la partita per tutti? Allora non vince nessuno.
leave = Lascia il tavolo
leave-sure = Vuoi lasciare il tavolo per sempre? Il tuo posto sarà libero.
leave-sure-running = Vuoi lasciare il tavolo per sempre? Un computer giocherà al tuo posto. Per tornare più tardi basta chiudere la pagina.
delete-table = Elimina il tavolo
delete-table-sure = Eliminare il tavolo con tutte le partite e i punti, per tutti?
match-over = La partita è finita
result-you-won = Hai vinto!
result-you-share = Primo posto a pari merito.
result-you-lost = Hai perso.
result-draw = Patta.
result-you-came = Il tuo piazzamento: { $rank } su { $count }.
result-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
result-again = Mostra il risultato
series-standing = Al meglio delle { $of }: { $standing }.
series-decided = La serie è decisa.
play-again = Gioca ancora
next-match = Prossima partita della serie
another-game = Un altro gioco
score-book = Segnapunti
look-at-table = Guarda il tavolo
download-record = Salva la partita
seal-kept = La distribuzione è quella promessa.
seal-without = La distribuzione è stata fatta senza il numero casuale di questo dispositivo, che quindi non può garantirla.
seal-broken = Attenzione: la registrazione di questa partita non è quella promessa a questo dispositivo.
fingerprint = Impronta della partita: { $head }. Tutti i dispositivi con la stessa hanno visto la stessa partita.
waiting-for-devices = Si aspettano tutti i dispositivi…
download-scores = Salva come tabella
wins = Vittorie
matches = Partite
no-scores = Nessuna partita è ancora finita.
draws = Patte
by-game = Per gioco
by-opponent = Per avversario
wins-apart = Vittorie per gioco e avversario
statistics = Statistiche di questo dispositivo
statistics-private = Le partite finite su questo dispositivo. Restano solo in questo browser e non vengono inviate a nessuno.
statistics-erase = Cancella le statistiche
statistics-erase-sure = Cancellare tutto ciò che è contato qui? Non si può recuperare.
hand-to = Passa il dispositivo a { $name }
i-am = Sono { $name }
whose-turn-to-look = Chi guarda lo schermo?
others-look-away = Gli altri guardano altrove.
turn-of = Tocca a { $name }.
somebody-else = Vuole guardare qualcun altro?
hand-over = Passa il dispositivo
to-the-invitation = All’invito
try-again = Riprova
to-move = di turno
seats-free =
    { $count ->
        [one] Un posto è libero.
       *[other] { $count } posti sono liberi.
    }
idle-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
seats-exactly =
    { $count ->
        [one] per una persona
       *[other] per { $count } persone
    }
seats-from-to = da { $from } a { $to } persone
too-few-seats = troppo pochi posti per { $people } persone

## Suggerimenti

hint = Suggerimento
hint-title = Che cosa farebbe qui chi gioca bene? (H)
hint-pondering = Ci sto pensando…
hint-step = Suggerimento, passo { $step }
hints-allowed = Chi è di turno può chiedere un suggerimento

## Rivedere la partita ed esercitarsi

review = Analizza la partita
review-progress = Scelte esaminate: { $done } su { $of }…
review-none = Nessuna mossa spicca: non si poteva fare molto meglio.
review-no-slips = Non si poteva fare molto meglio.
review-played = Che cosa si è giocato
review-better-move = Che cosa era meglio
practise = Gioca da qui
practise-level = Contro chi?
practise-boards-only = Solo i giochi da tavolo si giocano da qui: le carte che nessuno ha visto non si possono distribuire di nuovo uguali.
practice = Esercizio
other-side = Gioca dall’altra parte
certain-win = vince
certain-draw = patta
certain-loss = perde
computer-fewer = Il computer gioca con meno pedine
no-fewer = nessuna in meno

## Watching again

replay = Replay
watch-again = Riguarda
replay-title = Riguarda una partita
replay-about = Scegli una registrazione: il file dato da «Salva la partita». Il server la controlla e te la rigioca; non ne conserva niente.
replay-none = Questa partita non si può riguardare
replay-to-table = Al tavolo
replay-at = { $at } di { $of }
replay-start = La partita comincia.
replay-unseen = Qualcosa che da qui non si vedeva.
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-slider = Punto della partita
replay-moves = Mosse
replay-undone = ritirata
replay-mistake = Errore:
replay-mark = Segna gli errori
replay-eyes = Punto di vista
replay-spectator = il pubblico
replay-as = Continua al posto di
replay-picture = Salva un’immagine
replay-pdn = Salva come PDN
replay-link = Link a questa mossa
replay-link-hint = Questo link porta proprio a questa mossa. Chi lo ha può anche venire al tavolo.
record-choose = Scegli un file
record-drop = o trascinalo qui
record-other = Un altro file
record-too-large = Questo file è troppo grande per essere una registrazione.

## The seal page

seal-page = Controlla una registrazione
seal-about = Questa pagina controlla la registrazione di una partita su questo dispositivo, senza chiedere al server. Scegli il file dato da «Salva la partita».
seal-good = In ordine
seal-good-what = { $game }, partita di { $names }. Passi: { $rows }; ognuno ricorda il precedente.
seal-draws =
    { $count ->
        [0] Niente dipendeva dal caso, e il sigillo si apre.
        [one] Il sigillo si apre, e l’unica estrazione è quella sigillata.
       *[other] Il sigillo si apre, e tutte le { $count } estrazioni sono quelle sigillate.
    }
seal-unsealed = Niente era sigillato: dadi e carte possono essere stati scelti.
seal-withheld = { $name } ha promesso un numero casuale e non l’ha dato.
seal-kept-head = Questo dispositivo c’era: è esattamente la partita che è stata giocata.
seal-kept-seed = Questo dispositivo c’era quando la distribuzione è stata promessa: nessuno l’ha scelta. Non ha visto la fine.
seal-kept-commitment = Questo dispositivo ha conservato la promessa fatta prima della distribuzione, e la registrazione la mantiene. Non ha visto la fine.
seal-kept-nothing = Questo dispositivo non ha conservato niente di questa partita. Confronta l’impronta con qualcuno che c’era.
seal-bad = Non in ordine
seal-bad-means = Il file è stato cambiato da qualcuno, o si è rovinato per strada.
seal-not-utf-8 = Questa non è una registrazione: non è testo.
seal-record-too-large = Questo file è troppo grande per essere una registrazione.
seal-record-cut-off = La registrazione si interrompe alla riga { $line }.
seal-record-format = Questa registrazione ha un formato che questa pagina non conosce.
seal-record-of-running = Questo è ciò che da un posto si è visto di una partita non ancora finita. Salva di nuovo la partita quando è finita.
seal-record-open = La registrazione si ferma alla riga { $line } senza un risultato: è stata troncata, o la partita non era finita.
seal-bad-line = La riga { $line } non si può leggere.
seal-row-out-of-order = La riga { $line } è fuori posto.
seal-chain-broken = La riga { $line } è stata cambiata: non corrisponde più alla riga { $next }.
seal-secret-differs = La riga { $line } è stata cambiata: il segreto non è quello promesso.
seal-seed-differs = La riga { $line } è stata cambiata: un numero casuale del tavolo non è quello promesso.
seal-draw-differs = La riga { $line } è stata cambiata: un’estrazione da «{ $stream }» non è quella sigillata.
seal-other-head = Questa registrazione è in ordine, ma non è la partita che questo dispositivo ha visto: la sua impronta è un’altra.
seal-other-header = Riga 1: nomi, regole o promesse non sono quelli che questo dispositivo ha visto prima della distribuzione.
seal-proves = Che cosa prova
seal-proof-chain = Se un solo byte è stato cambiato, aggiunto o tolto, una riga non si accorda più con la precedente.
seal-proof-draws = Dadi e carte erano fissati dal segreto e dai numeri casuali di chi giocava; dopo non sono stati cambiati.
seal-proof-kept = Un dispositivo che c’era ha conservato l’impronta. Se è la stessa, è la partita giocata, con ogni mossa.
seal-proof-alone = Un file da solo non prova che la partita ci sia stata: dopo la fine chiunque può scriverne un altro in ordine.
seal-proof-rules = Qui la partita non viene rigiocata secondo le regole. Succede quando si riguarda la registrazione, o con il comando «parlour verify».
seal-proof-page = Questa pagina viene dal server. Chi preferisce fidarsi di un programma proprio usa «parlour verify».
