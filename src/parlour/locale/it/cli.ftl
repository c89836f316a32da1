## Help

about = Giochi classici da tavolo: per giocare, registrare, controllare e studiare.
example = Esempio: { $example }
help-help = mostra questo aiuto
help-usual = { $text } (predefinito: { $usual })
help-version = mostra la versione
help-lang = lingua: { $languages }
help-game = nome di un gioco, vedi «parlour games»
help-seats = numero di posti (predefinito: il minimo che il gioco permette e che basta a tutte le persone indicate)
help-rule = una regola della casa, come preset=short; si può ripetere
help-seed = un numero o una parola che fissa tutti i dadi e le carte
help-json = scrive in JSON
help-file = il file di una registrazione
help-output = file in cui scrivere la registrazione
help-games = elenca i giochi con i posti e le regole della casa
help-which-game = un solo gioco, con tutti i dettagli
help-play = gioca qui, contro il computer o insieme
help-text = testo semplice invece dello schermo intero, per pipe, lettori di schermo e terminali semplici
help-play-bots = livello 1–4 di tutti gli altri: 2; oppure uno per ogni computer agli ultimi posti: 2,3; 0 per nessuno
help-host-bots = livelli 1–4 dei computer, che occupano gli ultimi posti: 2 oppure 2,3; gli altri sono per gli ospiti
help-name = il nome di chi gioca qui; si può ripetere
help-resume = riprende una partita lasciata a metà: quella di questo file, o l’ultima
help-record = fa giocare una partita ai computer e ne scrive la registrazione
help-record-bots = livelli 1–4 dei computer, posto per posto: 2 oppure 2,3
help-replay = mostra una partita registrata, mossa per mossa
help-upto = si ferma dopo questo passo
help-seat = come si vedeva da questo posto; altrimenti come la vedeva il pubblico
help-match-file = una registrazione, o una partita in PDN
help-number = quale partita di un file PDN, contando da 1, oppure «all» per tutte
help-pdn-game = quale gioco contiene un file PDN, se non lo dice da sé
help-export = scrive in PDN una partita registrata di dama o di mulino
help-export-output = file da scrivere; senza, sullo schermo
help-verify = controlla catena, sigillo, estrazioni e regole di una registrazione, e se è la partita di cui un dispositivo ha conservato l’impronta
help-commitment = la promessa mostrata prima di distribuire; bastano le prime 16 cifre
help-head = l’impronta mostrata da un dispositivo alla fine; bastano le prime 16 cifre
help-rules = mostra le regole di un gioco
help-html = come pagina HTML da stampare
help-bench = misura le mosse al secondo su un solo core, oppure mostra che cosa resta quando tutto va storto
help-bench-what = rules (quanto in fretta si giocano le partite), server (tavoli con quattro connessioni ciascuno su questa macchina), faults (server terminati, isolati e riavviati mentre si gioca: si perde qualcosa?), peers (quante volte più veloce di altri programmi, se sono installati), strength (quanto giocano bene i computer; scrive docs/strength.md) o balance (chi vince e da quale posto, che cosa cambiano le regole della casa; scrive docs/balance)
help-tables = tavoli per «bench server»
help-masters = tavoli di «bench server» dove pensa un computer di livello maestro; altrimenti nessuno
help-seconds = secondi per ogni misura
help-faults = quanti guasti provoca «bench faults»
help-minutes = durata massima di «bench faults» in minuti
help-perft = conta le sequenze di un dato numero di semimosse da una posizione; ignora le patte per ripetizione
help-depth = numero di semimosse
help-position = la posizione: le mosse dall’inizio, separate da spazi, o una FEN della dama come W:W22,K15:B5
help-simulate = gioca molte partite e dice chi arriva primo, quante volte e con quale certezza; mosse a caso, se --bots non dice altro
help-matches = numero di partite
help-simulate-bots = chi gioca, cambiando posto di partita in partita: 0 per mosse a caso, livelli 1–4, modulo:funzione o cmd:programma; per esempio 4,2 o 4,1,1,1
help-solve = dice se un solitario può riuscire (di una partita giocata, solo dopo la fine), o crea la tabella esatta di un gioco da tavolo o dei suoi finali e dice che cosa contiene
help-solve-deal = un gioco che si può risolvere, o la registrazione di una partita finita
help-nodes = quante posizioni si possono esaminare
help-check-all = confronta ogni posizione della tabella con ciò che viene una semimossa dopo, non solo alcune di una grande
help-divide = conta anche per ogni prima mossa
help-jobs = quanti processi lavorano insieme; altrimenti uno per core
help-cluster = fa lavorare le macchine di un cluster Ray: il suo indirizzo; altrimenti il cluster di questa macchina
help-lab = fa giocare tra loro regole della casa e livelli e scrive un rapporto: HTML con grafici, Markdown e CSV
help-lab-matches = partite per ogni riga del rapporto
help-lab-bots = chi gioca, dal più debole al più forte: 0 per mosse a caso, livelli 1–4, modulo:funzione o cmd:programma
help-folder = cartella del rapporto
help-dataset = fa giocare molte partite ai computer e le scrive in un file, una riga per ogni mossa
help-dataset-output = file da scrivere; la fine del nome dice come: .parquet, .csv, .jsonl e, per i giochi da tavolo, .pdn
help-sprt = si ferma appena è deciso se la quota di punti del primo giocatore è più vicina a LOW o a HIGH, per esempio 0.5,0.6
help-opening = quante mosse a caso aprono la partita; le stesse da tutti i posti
help-analyse = mostra le mosse migliori di una posizione e quanto valgono, viste da chi deve muovere
help-analyse-what = un gioco, una registrazione o una partita in PDN
help-analyse-seat = per questo posto; altrimenti per chi può scegliere
help-analyse-number = quale partita di un file PDN, contando da 1
help-review = mostra invece che cosa è costato di più in una partita, e che cosa sarebbe stato meglio
help-level = livello 1–4 del computer che cerca le mosse
help-moves = quante mosse vengono mostrate al massimo
help-bench-games = solo questi giochi per «bench strength» e «bench balance», separati da virgole
help-bench-matches = quante partite gioca al massimo «bench strength» per ogni confronto, e «bench balance» per ogni riga
help-bench-seed = un numero o una parola che fissa il piano di «bench faults» e le carte di «bench strength»
help-completion = stampa ciò che serve a una shell per completare comandi, giochi e regole della casa con il tasto Tab
help-shell = bash, zsh o fish

help-serve = apre tavoli per browser e terminali (succede anche senza alcun comando)
help-listen = indirizzo su cui ascoltare: 0.0.0.0 lascia entrare tutti dalle tue reti (su un server in affitto, tutta internet), 127.0.0.1 solo questo computer
help-port = porta su cui ascoltare
help-data = cartella per i tavoli; altrimenti nella tua cartella dei dati
help-database = sqlite:///FILE oppure postgresql://… al posto del file in quella cartella
help-bus = redis://… se più server condividono un PostgreSQL; altrimenti è PostgreSQL stesso ad avvisare
help-base-path = prima parte di ogni indirizzo, come /parlour
help-allow-host = un altro nome con cui i browser possono raggiungere questo server; si può ripetere
help-proxy = indirizzo di un proxy fidato, che indica da dove vengono le richieste; si può ripetere
help-keep-days = giorni dopo i quali un tavolo non più toccato viene cancellato
help-limit = che cosa può fare un indirizzo: tavoli (tables) e posti (seats) all’ora, codici (codes) al minuto, richieste (requests) e messaggi (messages) al secondo, connessioni (connections) e tra queste WebSocket (sockets) e partite riguardate (replays) insieme, tempo di calcolo (work) in millisecondi al secondo; si può ripetere
help-open = apre il browser
help-tls = parla https: con un certificato e la sua chiave (due file), o con «self», che ne crea uno per la rete di casa
help-metrics = indirizzo o rete che può leggere cifre per Prometheus sotto /metrics; si può ripetere; altrimenti nessuno
help-log-level = quanto racconta il registro
help-log-format = righe di testo, o un oggetto JSON per riga
help-config = file di impostazioni; altrimenti parlour.toml nella cartella dei tavoli
help-settings = Ogni opzione si può impostare anche dall’ambiente ({ $variable }; più valori si separano con virgole) o in un file nella cartella dei tavoli ({ $line } in { $file }). Vale prima la riga di comando, poi l’ambiente, poi il file.
help-backup = copia tutti i tavoli in un file, anche mentre il server è in funzione
help-backup-file = file da scrivere
help-admin = si occupa dei tavoli: li elenca, ne mostra o ne cancella uno, mostra limiti e disco, anche mentre il server è in funzione
help-admin-what = tables (tutti), show o delete (mostrarne o cancellarne uno), limits (i limiti in vigore), disk (lo spazio occupato), compact (liberare lo spazio dei tavoli cancellati)
help-admin-table = i primi caratteri del numero di un tavolo, presi dall’elenco
help-yes = non chiede conferma
help-force = sostituisce un file che esiste già

usage = Uso:
commands = Comandi
options = Opzioni

## Bad arguments

missing-arguments = Manca qualcosa: { $names }. Prova: { $command } --help
unknown-arguments = Non capisco «{ $arguments }». Prova: { $command } --help
no-command = Il comando «{ $value }» non esiste. Ci sono: { $commands }.
close = Non conosco «{ $text }». Intendevi { $close }?
bad-value = «{ $value }» non va bene per { $option }. Prova: { $command } --help
bad-number = «{ $value }» non va bene per { $option }. Serve un numero da { $least } a { $most }.
bad-whole = «{ $value }» non va bene per { $option }. Serve un numero intero.
bad-digits = «{ $value }» non va bene per { $option }. Servono da 16 a 64 cifre esadecimali (0–9, a–f).
bad-which = «{ $value }» non va bene per { $option }. Serve un numero da 1 in su, oppure «all».
bad-choice = «{ $value }» non va bene per { $option }. Si può scegliere tra: { $choices }.
no-player = «{ $text }» non può giocare. Ci sono i livelli { $levels } (0 muove a caso), modulo:funzione e cmd:programma.
no-program = Non c’è un programma «{ $text }» da avviare.
too-many-players = Ci sono più giocatori che posti: { $count } per { $seats }.
player-not-loaded = Impossibile caricare «{ $player }»: { $why }
player-failed = «{ $player }» non ha funzionato: { $why }
player-illegal = «{ $player }» voleva «{ $text }», che lì non è permesso. Mosse permesse: { $moves }
player-silent = Il programma «{ $player }» non ha risposto per { $seconds } secondi.
player-ended = Il programma «{ $player }» è terminato senza rispondere.
player-unreadable = Il programma «{ $player }» ha risposto «{ $text }». Una risposta è una riga come questa: { $example }
worker-lost = Un processo si è interrotto durante una partita; partite finite prima: { $count }.
no-cluster = A «{ $address }» non c’è un cluster Ray: { $why }
cluster-failed = Il cluster non ci è riuscito: { $why }
cluster-version = Una macchina del cluster ha Parlour { $there }, questa ha { $here }. Devono essere uguali.
player-not-named = Altri processi non trovano { $player }. Metti la funzione in un modulo suo e chiamala così: modulo:funzione
bad-ending = «{ $file }» non dice che cosa scrivere. Il nome deve finire con uno di questi: { $endings }.
bad-bounds = «{ $text }» non va bene per --sprt. Servono due quote tra 0 e 1, prima la minore, per esempio 0.5,0.6.
nothing-to-decide = --sprt confronta giocatori: --bots deve indicarne almeno due diversi.
position-over = In questa posizione la partita è finita.
nothing-left = Non c’è nessuna partita da riprendere: nessuna è stata lasciata a metà.
not-left-here = Questa partita non è stata lasciata qui, o è finita: il suo segreto non è su questo computer.
opening-too-long = Con così tante mosse a caso la partita finisce sempre: { $plies }. Scegli un numero più piccolo con --opening.
no-decision = Lì nessuno ha niente da scegliere.
no-game-or-file = «{ $text }» non è né un gioco né un file. Giochi: { $games }.
bad-seat = Non c’è un posto { $number }. I posti vanno da 1 a { $most }.
bad-rule = Una regola della casa si scrive nome=valore, non «{ $text }».
only-in-pdn = --number, --game e --rule servono per i file PDN; una registrazione dice da sé che cosa è.
bad-level = I livelli del computer vanno da 1 a 4, al massimo uno per posto; «{ $text }» non va bene.
no-kernel = perft è per i giochi da tavolo: { $games }. Non può contare { $game }.
no-solver = Per { $game } non c’è un risolutore. C’è per: { $games }.
solve-needs-numba = La tabella di { $game } ha { $positions } posizioni. Senza Numba ci vogliono giorni; con parlour[fast] è compreso.
needs-checkout = «bench { $name }» non fa parte del pacchetto. Funziona in una copia dei sorgenti: ./parlour bench { $name }
needs-services = «bench faults» ha bisogno di PostgreSQL e di Redis, su Linux. In una copia dei sorgenti li porta con sé questo comando: scripts/uv run --group dev parlour bench faults
no-such-file = Il file «{ $file }» non esiste.
cannot-read = Non riesco a leggere «{ $file }».
cannot-write = Non riesco a scrivere «{ $file }».
disk-full = Il disco è pieno.

no-database = Un database di tipo «{ $url }» non esiste. Comincia con sqlite:/// o postgresql://.
database-away = Il database { $url } non si può usare: { $cause }
database-newer = Questi tavoli sono di una versione più recente di Parlour: avvia quella, o ripristina una copia fatta prima.
backup-onto-itself = «{ $file }» fa parte del database stesso. Scegli un altro file per la copia.
backup-in-use = «{ $file }» sembra un database in uso: accanto ci sono altri suoi file. Scegli un altro file per la copia.
file-exists = «{ $file }» esiste già. Scegli un altro file, o sostituiscilo con --force.
already-served = Parlour è già in funzione con questi tavoli: { $address }
already-served-somewhere = Un altro Parlour è già in funzione con questi tavoli.
needs-extra = Per { $name } qui manca un pacchetto: pip install "parlour[{ $extra }]"
port-taken = La porta { $port } su { $host } non si può usare: forse è già occupata. Provane un’altra: --port
not-our-address = «{ $host }» non è un indirizzo di questo computer. 0.0.0.0 li indica tutti, 127.0.0.1 solo questo computer: --host
port-forbidden = La porta { $port } è riservata al sistema. Provane una da 1024 in su: --port
bad-base-path = Un percorso di base comincia con una barra; «{ $path }» no.
bad-limit = Un limite si scrive tables=100, non «{ $text }». Ci sono: { $names }.
no-setting = L’impostazione «{ $setting }» non esiste ({ $file }). Ci sono: { $settings }.
bad-settings = Non riesco a leggere «{ $file }» come TOML: { $why }
bad-tls = --tls vuole un certificato e la sua chiave, due file, o la parola «self».
bad-certificate = Il certificato «{ $file }» non si può usare: { $why }
bad-network = «{ $text }» non è né un indirizzo né una rete. Si scrivono come 127.0.0.1 o 10.0.0.0/8.
no-such-table = Nessun tavolo ha un numero che comincia con «{ $table }». «parlour admin» li elenca.
many-such-tables = Più tavoli hanno un numero che comincia con «{ $table }». Scrivine qualche carattere in più.
admin-needs-yes = Qui non si può chiedere a nessuno. Per cancellare comunque il tavolo: --yes
no-server-here = Qui nessun server è in funzione con questi tavoli.
backup-elsewhere = PostgreSQL ha un suo strumento per questo: pg_dump.
cannot-start = Il server non è riuscito a partire.

## Serving

serving = Parlour è aperto: { $address }
serving-lan = Per gli altri sulla stessa rete: { $address }
serving-own-certificate = Il certificato è del server stesso: i browser avvertono alla prima visita. Prosegui se mostrano questa impronta: { $fingerprint }
serving-exposed = Questo indirizzo si raggiunge da tutta internet, e senza TLS altri possono leggere quello che passa. Vedi docs/self-hosting.md, o avvia con --host 127.0.0.1
serving-place = Tutti i tavoli sono in { $place }
serving-settings = Le impostazioni vengono da { $file }
serving-stop = Ctrl-C lo chiude; tutti i tavoli restano salvati.
stopped = Parlour è chiuso.
backed-up = Tutti i tavoli sono in { $file }.

## Occuparsi dei tavoli

admin-tables = Tavoli: { $count }. Server su questo computer: { $servers }.
column-table = tavolo
column-game = gioco
column-opened = aperto
column-used = ultimo uso
column-people = persone
column-here = ora qui
column-watching = guardano
column-match = partita
column-rows = righe
column-size = dimensione
column-place = si trova in
column-database = database
column-tables = di cui tavoli
column-unused = di cui inutilizzato
column-free = libero sul disco
admin-computers =
    { $count ->
        [one] un computer
       *[other] { $count } computer
    }
admin-running = in corso
admin-not-running = nessuna in corso
admin-limits = Valgono per ogni indirizzo; --limit li cambia.
admin-ask = Cancellare per sempre il tavolo { $table } ({ $game }; { $people }; righe: { $rows })? (s/n)
admin-left = Non è stato cancellato niente.
admin-deleted = Il tavolo { $table } è stato cancellato.
admin-compacted = Il database occupava { $before } e ora occupa { $after }.

## Listing and records

list-seats =
    { $seats ->
        [1] 1 persona
       *[other] { $seats } persone
    }
list-option = { $label } ({ $choices }; predefinito: { $usual })
list-presets = Insiemi di regole (preset): { $presets }
list-preset = { $name } ({ $label }): { $changes }
list-also = Altri nomi: { $names }
list-try = Giocare: parlour play { $game }. Regole del gioco: parlour rules { $game }
playing = Si gioca a { $game }: passo { $n }
recorded = Passi scritti in { $file }: { $rows }.
in-part-sealed = Fin qui la registrazione è in ordine. Passi: { $rows }; la catena è intatta, il sigillo si apre e ogni estrazione è quella sigillata.
in-part-unsealed = Fin qui la registrazione è in ordine. Passi: { $rows }; la catena è intatta. Nulla era sigillato: dadi e carte possono essere stati scelti.
rules-unchecked = Perciò non si è potuto controllare se le mosse seguono le regole.
in-order-sealed = La registrazione è in ordine. Passi: { $rows }; la catena è intatta, il sigillo si apre, ogni estrazione è quella sigillata e le regole sono rispettate.
in-order-unsealed = La registrazione è in ordine. Passi: { $rows }; la catena è intatta e le regole sono rispettate. Nulla era sigillato: dadi e carte possono essere stati scelti.
its-commitment = Promessa (commitment): { $commitment }
its-head = Impronta (head): { $head }
no-seeds = Dal tavolo non è venuto nessun numero casuale (seed): la distribuzione poteva essere scelta.
seeds-uncommitted = I numeri casuali (seed) del tavolo non sono stati promessi prima di essere noti: l’ultimo poteva essere scelto.
seed-withheld = { $name } ha promesso un numero casuale (seed) e non l’ha aperto: si è distribuito senza.
head-is-kept = È la partita di cui è stata conservata quell’impronta: nomi, tempi, regole della casa e ogni mossa.
commitment-is-kept = Il segreto è quello promesso. Se il resto è la partita giocata, può mostrarlo solo un’impronta conservata alla fine: --head
nothing-was-kept = Una partita così è dunque possibile. Se è quella giocata, può mostrarlo solo un’impronta conservata alla fine: --head
measuring = Misuro { $game }…
measuring-bout = Misuro { $game }: { $players }; partite: { $done } di { $of }
going-wrong = Guasti: { $done } di { $of }; azioni perse o doppie: { $lost }
no-peer = { $package } non è installato: manca il confronto. In una copia dei sorgenti lo porta con sé questo comando: scripts/uv run --group peers parlour bench peers
compiling = Compilo le regole di { $game }; succede solo la prima volta…
counting = Contate: { $done } di { $of }
simulating = Partite giocate: { $done } di { $of }
simulating-players = Partite giocate: { $done } di { $of }; { $player }: { $low }–{ $high } %
simulation-stopped = Fermato prima della fine. Partite: { $done } di { $of }.
at-random = mosse a caso
player-share = { $player }: { $share } % dei punti (sicuro al 95 %: { $low }–{ $high } %), partite vinte: { $wins }
player-fair = quota equa: { $share } %
on-seat = posto { $number }: { $share } %
thinking-time = tempo di calcolo per decisione: { $mean } ms, 95 su 100 entro { $p95 } ms
seat-share = Posto { $number }: { $share } % dei punti (sicuro al 95 %: { $low }–{ $high } %), partite vinte: { $wins }
match-lengths = Mosse per partita: da { $least } a { $most }, media { $mean }, mediana { $median }
same-matches = Partite diverse: solo { $different } su { $matches }; con --opening variano di più.
sprt-high = Deciso. Quota dei punti di { $player }: { $high } % o più, piuttosto che { $low } % o meno.
sprt-low = Deciso. Quota dei punti di { $player }: { $low } % o meno, piuttosto che { $high } % o più.
sprt-open = Non deciso. Quota dei punti di { $player }: può essere { $low } % come { $high } %.
column-depth = profondità
column-nodes = sequenze
column-speed = al secondo
analysed = Sceglie { $seat } (passo { $row }; livello { $level }). I valori vanno da −1 (perso) a 1 (vinto).
would-wait = Qui il computer aspetterebbe.
wins-in = vinto, semimosse: { $plies }
loses-in = perso, semimosse: { $plies }
seat-scored = Punti per partita: { $points }
simulated = Partite: { $matches }, patte: { $draws }, mosse: { $moves }, secondi: { $seconds }, seme: { $seed }
reported = Il rapporto è in: { $files }.
collected = { $file }: partite: { $matches }, righe: { $rows }, seme: { $seed }.
solved-won = Questo solitario può riuscire.
solved-lost = Questo solitario non può riuscire.
solved-unknown = Non si sa se questo solitario può riuscire: nessuna via tra { $nodes } posizioni. Miglior punteggio trovato: { $score }.
solving = { $game }: parte { $group } di { $groups }, semimosse prima della fine: { $level }, { $share } %
solving-checks = { $game }: controllo della parte { $group } di { $groups }, { $share } %
solving-waits = Su questa macchina si sta creando un’altra tabella; questa viene dopo.
comparing = Confrontate con le regole: { $done } di { $of }
table-start-win = Con il gioco migliore chi comincia vince; semimosse: { $plies }.
table-start-loss = Con il gioco migliore chi comincia perde; semimosse: { $plies }.
table-start-draw = Con il gioco migliore la posizione iniziale è patta.
table-start-unknown = La tabella contiene solo finali; la posizione iniziale non è tra questi.
table-positions = Posizioni: { $positions }. Per chi ha la mossa: vinte { $wins } %, perse { $losses } %, patte { $draws } %.
table-longest = La vittoria più lunga, semimosse: { $plies }, da { $position }
table-made = Tabella { $name }, byte: { $size }, posizioni confrontate con le regole: { $checked }

## Playing in text

welcome = Scrivi il numero di una mossa, o la mossa stessa. «h» mostra che cos’altro si può scrivere.
more-in-log = … (tutto: «o»)
cannot-cover = Qui non si può nascondere quello che sta sopra.
draw-asks = Per la patta serve il consenso di tutti. Tutti d’accordo? (s/n)
expected = Qui si può scrivere per esempio: { $moves }. «h» mostra il resto.
at-a-table = Questo c’è solo ai tavoli su un server: parlour host, parlour join.
enter-for-more = — Invio: continua —
tip = Una buona mossa potrebbe essere: { $move }.
review-offer = Scrivi «a» per vedere che cosa è costato di più, oppure premi Invio.
again-offer = Giocare ancora? (s/n)
reviewing = Scelte esaminate: { $done } su { $of }…
review-nothing = Nessuna mossa spicca: non si poteva fare molto meglio.
prompt = { $seat } >
cover = Leggi, poi premi Invio: il tavolo viene coperto.
hand-over = Ora tocca a { $seat }. Premi Invio quando guarda solo { $seat }.
may-use = Puoi usare: { $touches }
no-number = Si può scegliere: { $range }. Oppure scrivi una mossa.
undo-asks = Per ritirare la mossa serve il consenso di tutti. Siete tutti d’accordo? (s/n)
yes-letters = s si sì
goodbye = Arrivederci. La partita non è finita.
go-on-later = Per riprenderla: parlour play --resume
bye = Grazie per aver giocato.
interrupted = Interrotto.
saved = La partita è in { $file }.
commitment = Sigillato prima dell’inizio: { $commitment }
fingerprint = Impronta della partita: { $head }. Chi ha la stessa ha visto la stessa partita.

## Joining a table

help-host = apre un tavolo su un server e ci si siede
help-server = indirizzo del server
help-join = si siede a un tavolo su un server
help-link = il link di un tavolo o del tuo posto, o un codice di otto cifre
help-your-name = il tuo nome; altrimenti ti viene chiesto
help-host-name = il tuo nome
help-watch = guarda soltanto
help-new = si siede come un’altra persona, anche se su questo computer qualcuno ha già un posto

bad-link = «{ $link }» non è il link di un tavolo. Un link valido ha questa forma: http://host/t/… Un codice ha otto cifre.
no-server = Il server { $server } non è raggiungibile.
not-trusted = Il certificato di { $server } qui non è considerato attendibile ({ $cause }). Se il server è tuo e lo ha creato da sé (--tls self), copia il suo tls.pem su questo computer e imposta SSL_CERT_FILE=tls.pem.
no-parlour = All’indirizzo { $server } non c’è Parlour.
server-says = { $text }
server-newer = Questo server è più recente di questo programma. Aggiorna Parlour.
table-is-full = Tutti i posti di questo tavolo sono occupati. Con --watch puoi guardare.

invitation = { $game }. L’invito è di { $host }.
your-name = Come ti chiami?
invite-link = Invita gli altri con questo link: { $link }
own-link = Conserva questo link per ritrovare il tuo posto: { $link }
at-seat = Il tuo nome al tavolo: { $seat }.
watching = Stai guardando.
chair-free = libero
chair-host = gestisce il tavolo
chair-level = livello { $level }
chair-away = non c’è
how-many-watch =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
host-fills = Posti liberi: { $free }. Invita altri con { $link } o scrivi «b 2 { $first }» per un computer di livello 2.
host-starts = Tutti i posti sono occupati. Scrivi «s» per cominciare.
nothing-to-choose = Adesso non c’è niente da scegliere.
no-match-now = Non si sta giocando nessuna partita.
still-sending = La tua ultima mossa è ancora in viaggio.
sent-later = Il server non risponde; l’invio avverrà appena torna.
connection-lost = La connessione è caduta; si prova ancora…
connection-back = La connessione è tornata.
asked-of-you = Sei d’accordo? (s/n)
sure-resign = Vuoi davvero abbandonare? (s/n)
sure-move = Intendi questo? { $move } (s/n)
go-on = Premi Invio per continuare dopo aver guardato.
no-letters = n no
phrases-are = Scrivi «c» e il numero di una frase, oppure «c» e parole tue, dove il tavolo lo permette:
computer-how = Scrivi «b», un livello da 1 a 4 e il numero di un posto libero: «b 2 3». Il livello 0 libera di nuovo il posto.
computer-plays = Un computer gioca per te. Scrivi «j» per riprendere il tuo posto.
newcomer-plays = La partita era già cominciata: la finisce un computer. Scrivi «j» per chiedere agli altri di lasciarti giocare.
only-watching = Puoi soltanto guardare.
seat-kept = Arrivederci. Il posto resta tuo; per tornare: parlour join { $link }
watched = Arrivederci.
short-code =
    Oppure si scrive questo codice (valido { $lasts } min):
    parlour join { $code } --server { $server }
sure-remove = Far uscire davvero { $seat } dal tavolo? (s/n)
sure-end = Terminare davvero la partita? Nessuno vince. (s/n)
sure-delete = Eliminare davvero questo tavolo con tutte le partite? (s/n)
seat-how = Aggiungi il numero di un posto; «w» mostra chi siede dove.
settings-how = Scrivi «e», uno di questi nomi e un valore, per esempio «e chat free».
game-how = Scrivi «g» e uno di questi, se vuoi con regole della casa («g one rounds=3»):
book-line = { $name }: partite { $matches }, vinte { $wins }
record-exists = «{ $file }» esiste già. Scegli un altro nome: f FILE
book-empty = Nessuna partita è ancora finita.
say-who = Più persone usano questa tastiera: scrivi prima il tuo numero, per esempio { $example }.

## Commands in text: what can be typed, and what it does

command-help = aiuto
command-look = tavolo
command-list = lista mosse
command-log = diario
command-rules = regole
command-hint = suggerimento consiglio
command-undo = ritira annulla
command-on = continua
command-resign = abbandona
command-draw = patta
command-review = analisi
command-quit = esci
command-chat = scrivi
command-who = chi
command-start = inizia
command-back = torna
command-invite = invita
command-computer = computer
command-remove = togli
command-game = gioco
command-settings = impostazioni
command-book = punti
command-record = file salva
command-end = termina
command-delete = elimina
does-help = questo elenco
does-look = di nuovo il tavolo
does-list = tutte le mosse, una per riga
does-log = che cosa è successo
does-rules = le regole, con quelle della casa a questo tavolo
does-hint = che cosa farebbe chi gioca bene
does-undo = ritirare la tua ultima mossa
does-on = andare avanti in automatico finché non c’è scelta
does-resign = abbandonare la partita
does-draw = proporre la patta
does-review = che cosa è costato di più, a partita finita
does-quit = uscire; si può tornare
does-chat = dire qualcosa a tutti, o vedere le frasi
does-who = chi siede dove
does-start = iniziare una partita, o rigiocare
does-back = tornare a giocare al posto del computer
does-invite = link e codice breve per gli altri
does-computer = un computer: livello e posto, p. es. «b 2 3»; anche per te o per chi non c’è
does-remove = fare uscire qualcuno dal tavolo: k 2
does-game = un altro gioco per le stesse persone: g go-fish
does-settings = le impostazioni del tavolo; «e chat free» ne cambia una
does-book = il segnapunti della serata
does-record = scrivere la partita in un file: f FILE
does-end = terminare la partita; nessuno vince
does-delete = eliminare il tavolo con tutti i dati
