## Help

about = Giochi classici da tavolo: per giocare, registrare, controllare e studiare.
example = Esempio: { $example }
help-help = mostra questo aiuto
help-lang = lingua: { $languages }
help-game = nome di un gioco, vedi «parlour games»
help-seats = numero di posti
help-rule = una regola della casa, come preset=short; si può ripetere
help-seed = un numero o una parola che fissa tutti i dadi e le carte
help-json = scrive in JSON
help-file = il file di una registrazione
help-output = file in cui scrivere la registrazione
help-games = elenca i giochi con i posti e le regole della casa
help-play = gioca qui, contro il computer o insieme
help-text = testo semplice (per ora l'unico schermo)
help-play-bots = livelli 1–4 del computer, che occupa gli ultimi posti: 2 oppure 2,3; 0 per nessuno
help-name = il nome per un posto; si può ripetere
help-record = fa giocare una partita ai computer e ne scrive la registrazione
help-record-bots = livelli 1–4 del computer, posto per posto: 2 oppure 2,3
help-replay = mostra una partita registrata, mossa per mossa
help-upto = si ferma dopo questo passo
help-seat = come l'ha vista questo posto; altrimenti come chi guarda soltanto
help-verify = controlla che una registrazione non sia stata cambiata: catena, sigillo, estrazioni e regole
help-rules = mostra le regole di un gioco
help-bench = misura le mosse al secondo, in Python puro su un solo core
help-seconds = secondi per ogni misura

usage = Uso:
commands = Comandi
options = Opzioni

## Bad arguments

missing-arguments = Manca qualcosa: { $names }. Prova: { $command } --help
unknown-arguments = Non capisco «{ $arguments }». Prova: { $command } --help
no-command = Il comando «{ $value }» non c'è. Ci sono: { $commands }.
bad-value = «{ $value }» non va bene per { $option }. Prova: { $command } --help
bad-rule = Una regola della casa si scrive nome=valore, non «{ $text }».
bad-level = I livelli del computer vanno da 1 a 4, al massimo uno per posto; «{ $text }» non va bene.
no-such-file = Il file «{ $file }» non c'è.
cannot-read = Non riesco a leggere «{ $file }».
cannot-write = Non riesco a scrivere «{ $file }».

## Listing and records

list-seats =
    { $seats ->
        [1] 1 giocatore
       *[other] { $seats } giocatori
    }
list-option = { $label } ({ $choices })
list-presets = Regole pronte (preset): { $presets }
no-page = Questa pagina non è ancora tradotta; eccola in inglese.
playing = Si gioca a { $game }: passo { $n }
recorded = Passi scritti in { $file }: { $rows }.
true-sealed = La registrazione è autentica: { $rows } passi, la catena è intera, il sigillo si apre, ogni estrazione è quella sigillata e le regole tornano.
true-unsealed = La registrazione è autentica: { $rows } passi, la catena è intera e le regole tornano. I dadi non erano sigillati.
measuring = Misuro { $game }…

## Playing in text

welcome = Scrivi il numero di una mossa, o la mossa stessa. E poi: ? aiuto, v tavolo, h regole della casa e regole, u ritira la mossa, q esci.
prompt = { $seat } >
waiting = Invio: aspetta e lascia fare agli altri.
cover = Leggi, poi premi Invio: il tavolo viene coperto.
hand-over = Ora tocca a { $seat }. Premi Invio quando guarda solo { $seat }.
may-use = Puoi usare: { $touches }
no-number = Scegli un numero da 1 a { $most }, o scrivi una mossa.
undo-asks = Per ritirare la mossa serve il consenso di tutti. Siete tutti d'accordo? (s/n)
yes-letters = s si sì
goodbye = Arrivederci. La partita non è finita.
bye = Grazie per aver giocato.
interrupted = Interrotto.
saved = La partita è in { $file }.
commitment = Sigillo prima di cominciare: { $commitment }
