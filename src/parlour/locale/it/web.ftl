## Everywhere

menu = Menu
one-moment = Un momento…
no-connection = Il server non è raggiungibile. È acceso, e sei nella stessa rete?
server-away = Il server è assente. Nulla è perduto; si riprenderà da sé.
level = Computer, livello { $level }
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
page-unknown = Qui non c'è nulla
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
no-game-fits = Nessun gioco corrisponde a tutto questo.
any = qualsiasi
players = Persone
time = Durata
time-of =
    { $time ->
        [short] fino a 10 min
        [medium] fino a 20 min
       *[long] più lunga
    }
kinds = Tipo
kind =
    { $kind ->
        [board] tavoliere
        [dice] dadi
        [cards] carte
       *[reflex] riflessi
    }
minutes = { $minutes } min
go-on-playing = Continua a giocare
show-all = Mostra tutto ({ $count })
have-a-code = Hai il codice di un tavolo?
code-hint = Scrivi le cifre del codice.
go = Vai
how-to-play = Come si gioca
play = Gioca
play-computer = Contro il computer
how-strong = Forza del computer
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
player = Persona { $number }
name-of = Nome della persona { $number }
seats = Posti
fewer-seats = Un posto in meno
more-seats = Un posto in più
seat = Posto { $number }
that-is-you = tu
friend-by-link = Qualcuno, con il link
at-this-device = Qualcuno a questo dispositivo
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
invites-you = { $host } ti invita a giocare a
you-are-invited = Un invito a giocare a
sit-down = Siediti
name-please = Come devono chiamarti gli altri? Scrivi un nome.
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
seat-elsewhere-how = Apri là il menu del tavolo. Mostra il link del tuo posto, anche come codice QR: aprilo qui.
invitation-lost = Questo link non porta a nessun tavolo

## Boards, tokens and dice

board = Tavoliere
board-flip = Gira il tavoliere
place-empty = libera
place-start = partenza di { $name }
place-circle = cerchio di { $name }
place-house = casa di { $name }
piece-of = { $piece } di { $name }
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
you = tu
host = ospita
copy = Copia
copied = Copiato
copy-yourself = Il link è selezionato: copialo con il menu del tuo dispositivo.
share = Condividi
qr-label = Il link come codice QR
qr-hint = Inquadralo con la fotocamera di un telefono.
no-qr = Il codice QR ora non c'è. Il link funziona lo stesso.
invite = Invita
invitation-link = Link d'invito
invitation-text = Vieni a giocare con me: { $game }!
short-code = Un codice breve da leggere
read-code = Da scrivere nella prima pagina:
code-minutes = Vale { $minutes } minuti.
who-plays = Chi gioca
waits-for-friend = aspetta qualcuno
who-sits-at = Chi gioca al posto { $number }
lent-to = gioca un computer, livello { $level }
waits-next = gioca dalla prossima partita
change-name = Cambia nome
keep-name = OK
more-about = Altro su { $name }
make-host = Affida il tavolo
make-host-sure = Affidare il tavolo a { $name } una volta per tutte?
new-seat-link = Nuovo link per questo posto
new-seat-link-hint = Con questo link { $name } ritrova il posto. Il vecchio non vale più.
seat-link = Link al posto
remove = Togli dal tavolo
remove-sure = { $name } deve lasciare il tavolo?
stand-up = Libera questo posto
stand-up-sure = Liberare il posto di { $name }?
lend-other = Fai giocare un computer
sits-here = Qualcun altro gioca su questo dispositivo:
take-a-seat = Prendi posto
start = Si comincia
fill-and-start = Completa con computer e comincia
host-starts = { $name } fa cominciare la partita.
nobody-starts = Al momento nessuno ospita.
rules = Regole
moves = Tutte le mie mosse in elenco
no-moves = Ora non hai niente da fare.
say-something = Di' qualcosa
write = Scrivi qualcosa
send = Invia
log = Che cosa è successo
log-empty = Non è ancora successo niente.
older = Più vecchi
undo = Ritira la mia ultima mossa
play-on = Prosegui da solo
play-on-stop = Ferma
offer-draw = Proponi la patta
resign = Abbandona
resign-sure = Abbandonare? La partita conta come persa.
lend = Fai giocare un computer per me
plays-for = Un computer gioca per { $name }, livello { $level }.
take-back = Riprendo io
newcomer = { $name }: la partita era già cominciata; la finisce un computer.
ask-to-play = Chiedi agli altri
waits-for-answer = Gli altri devono ancora rispondere.
other-device = Il mio posto su un altro dispositivo
other-device-warning = Questo link è il tuo posto. Chi lo ha vede le tue carte e gioca per te: tienilo per te.
my-settings = Le mie impostazioni
colours = Colori
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
speed = Velocità dei movimenti
speed-still = fermo
slower = più lento
quicker = più veloce
four-colours = Un colore per ogni seme
flip-board = Guarda il tavoliere dall'altro lato
table-settings = Impostazioni del tavolo
spectators = Altri possono guardare
chat = Chat
chat-off = nessuna
chat-phrases = frasi pronte
chat-free = quello che si vuole
judging = Quando più persone sono veloci
judging-fair = la reazione più rapida, linee lente compensate
judging-arrival = chi arriva prima
judging-calm = si tira a sorte, senza fretta
pace = Computer e orologi
idle = Tempo per pensare
idle-none = quanto si vuole
idle-seconds = { $count } secondi
idle-day = un giorno
idle-choice = E poi
idle-bot = continua un computer
idle-wait = si aspetta ancora
idle-end = la partita finisce
new-invitation = Nuovo invito
new-invitation-sure = Creare un nuovo link? Con il vecchio non ci si potrà più sedere né guardare.
end-match = Termina la partita
end-match-sure = Terminare la partita per tutti? Allora non vince nessuno.
leave = Lascia il tavolo
leave-sure = Lasciare per sempre? Il tuo posto sarà libero.
leave-sure-running = Lasciare per sempre? Un computer giocherà al tuo posto. Per tornare più tardi basta chiudere la pagina.
delete-table = Elimina il tavolo
delete-table-sure = Eliminare il tavolo con tutte le partite e i punti, per tutti?
match-over = La partita è finita
result-you-won = Hai vinto!
result-you-lost = Hai perso.
result-draw = Pareggio.
result-you-came = Sei al posto { $rank } su { $count }.
result-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
result-again = Mostra il risultato
play-again = Gioca ancora
another-game = Un altro gioco
score-book = Segnapunti
look-at-table = Guarda il tavolo
download-record = Salva la partita
seal-kept = Si è distribuito come era stato promesso.
seal-without = Si è distribuito senza il numero casuale di questo dispositivo, che quindi non può garantire.
seal-broken = Attenzione: la registrazione di questa partita non è quella promessa a questo dispositivo.
fingerprint = Impronta della partita: { $head }. Tutti i dispositivi con la stessa hanno visto la stessa partita.
waiting-for-devices = Si aspettano tutti i dispositivi…
download-scores = Salva come tabella
wins = Vittorie
matches = Partite
no-scores = Nessuna partita è ancora finita.
hand-to = Passa il dispositivo a { $name }
i-am = Sono { $name }
whose-turn-to-look = Chi guarda lo schermo?
others-look-away = Gli altri guardano altrove.
turn-of = Tocca a { $name }.
somebody-else = Vuole guardare qualcun altro?
hand-over = Passa il dispositivo
to-the-invitation = All'invito
try-again = Riprova
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
hint-title = Che cosa farebbe qui un campione? (H)
hint-pondering = Ci sto pensando …
hint-step = Suggerimento, passo { $step }
hints-allowed = Chi è di turno può chiedere un suggerimento

## Rivedere la partita ed esercitarsi

review = Rivedi la partita
review-progress = { $done } scelte su { $of } esaminate …
review-none = Nessuna mossa spicca: non si poteva fare molto meglio.
review-no-slips = Niente che sarebbe stato molto meglio.
review-played = Che cosa si è giocato
review-better-move = Che cosa era meglio
practise = Gioca da qui
practise-level = Contro chi?
practise-boards-only = Solo i giochi da tavoliere si giocano da qui: carte che nessuno ha visto non si possono ridare uguali.
practice = Esercizio
other-side = Gioca l’altra parte
certain-win = vince
certain-draw = patta
certain-loss = perde
computer-fewer = Il computer gioca con meno pedine
no-fewer = altrettante
