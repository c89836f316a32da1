## Told at the table

sat = { $seat } si siede al tavolo.
watched = Qualcuno ora sta guardando.
stood = { $name } lascia il tavolo.
removed = { $name } lascia il tavolo: lo ha chiesto chi lo gestisce.
renamed = { $name } ora si chiama { $other }.
strength =
    { $level ->
        [1] bambino
        [2] svago
        [3] circolo
       *[4] maestro
    }
filled = { $seat } si siede al tavolo ({ strength }).
cleared = C’è un posto libero.
chair-added = Una sedia in più: ora sono { NUMBER($count) }.
chair-removed = Una sedia in meno: ora sono { NUMBER($count) }.
lent = Per { $seat } gioca un computer ({ strength }).
takes-over = Continua un computer ({ strength }).
back = { $seat } è di nuovo qui.
new-host = Ora il tavolo è gestito da { $name }.
host-away = Chi gestiva il tavolo non c’è; ora lo gestisce { $name }.
host-back = { $name } è di nuovo qui e gestisce il tavolo come prima.
set-spectators =
    { $value ->
        [on] Il pubblico è benvenuto.
       *[off] Il pubblico non è ammesso.
    }
set-named =
    { $value ->
        [on] Il link dice chi invita, ovunque venga mandato.
       *[off] Il link non dice chi invita.
    }
set-chat =
    { $value ->
        [free] Tutti possono scrivere quello che vogliono.
        [phrases] Ci sono solo frasi pronte.
       *[off] Non c’è chat.
    }
set-judging =
    { $value ->
        [fair] Vince la reazione più rapida, tenendo conto delle connessioni lente.
        [arrival] Vince chi arriva prima.
       *[calm] Niente fretta: si tira a sorte.
    }
set-pace =
    Ritmo dei computer e degli orologi: × { NUMBER($value) }.
set-idle =
    { $value ->
        [0] Si può pensare quanto si vuole.
       *[other] Tempo per pensare: { NUMBER($value) } s.
    }
set-idle_choice =
    { $value ->
        [bot] Se si pensa troppo a lungo, gioca un computer.
        [end] Se si pensa troppo a lungo, la partita finisce.
       *[wait] Se si pensa troppo a lungo, gli altri aspettano.
    }
set-hints =
    { $value ->
        [on] Chi è di turno può chiedere un suggerimento.
       *[off] Non ci sono suggerimenti.
    }
set-clock =
    { $value ->
        [0] Nessun orologio per la partita.
       *[other] Orologio: { NUMBER($value) } s a testa per partita.
    }
set-increment =
    { $value ->
        [0] Una mossa non aggiunge tempo.
       *[other] Ogni mossa aggiunge { NUMBER($value) } s.
    }
set-best_of =
    { $value ->
        [0] Ogni partita vale per sé.
       *[other] Al meglio delle { NUMBER($value) } partite.
    }
set-child =
    { $value ->
        [on] Un tavolo per bambini: solo frasi pronte, computer gentili, suggerimenti, niente orologio.
       *[off] Non è un tavolo per bambini.
    }
chosen = { $game } è il prossimo gioco.
started = { $game }: si comincia.
rules-changed = Le regole di { $game } sono cambiate, perciò la partita non può continuare: finisce patta. La sua registrazione resta nel segnapunti.
seed-missing = Il numero casuale promesso da { $seat } per la distribuzione non è arrivato in tempo; si distribuisce senza.
reissued = { $seat } riceve un nuovo link; quello vecchio non vale più.
new-invite = C’è un nuovo invito; il vecchio link non vale più.
asks-undo = { $seat } vorrebbe ritirare una mossa.
asks-draw = { $seat } propone la patta.
asks-settings = { $seat } vorrebbe questo per la partita: { $changes }
asks-play-link = { $seat } arriva da un nuovo link e vorrebbe continuare a giocare.
asks-play-chair = { $seat } ha preso posto durante la partita e vorrebbe giocare.
agreed = { $seat } è d’accordo.
declined = { $seat } non è d’accordo.
plays-on = { $seat } fa andare avanti la partita in automatico.
stops-playing-on = { $seat } ferma il gioco automatico.
judged-first = Miglior tempo: { $seat } ({ NUMBER($ms) } ms).
judged = { $seat }: { NUMBER($ms) } ms, un attimo troppo tardi; non costa nulla.
judged-lot = Tutti erano in tempo; il sorteggio favorisce { $seat }.
idle-bot = { $seat } ci pensa da molto; continua un computer.
idle-end = { $seat } ci pensa da troppo tempo.
time-up = Il tempo di { $seat } è scaduto.
says = { $seat }: { $text }
says-phrase = { $seat }: { $phrase }

## Phrases

phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-moment = Un momento, per favore.
phrase-your-turn = Tocca a te!
phrase-again = Un’altra partita?
phrase-bye = Arrivederci!

## Why not

no-table = Questo tavolo non esiste. Chiedi un nuovo link.
seat-lost = Questo link non dà più un posto. Chiedine uno nuovo a chi gestisce il tavolo.
no-spectators = A questo tavolo non è ammesso il pubblico.
table-full = A questo tavolo tutti i posti sono occupati.
seat-taken = Quel posto è occupato.
nobody-there = Lì non c’è nessuno.
no-name = Scrivi un nome, per favore.
computers-name = Qui si chiamano così solo i computer. Scegli un altro nome, per favore.
host-sits-first = Questo posto è il tuo: non può sedercisi un computer.
position-over = In questa posizione la partita è già finita.
no-handicap = In questo gioco nessuno può giocare con meno pedine.
only-the-host = Può farlo solo chi gestisce il tavolo.
only-the-founder = Può farlo solo chi ha aperto il tavolo.
only-the-seated = Può farlo solo chi è al tavolo.
not-your-seat = Quello non è il tuo posto.
is-here = { $name } è qui, o c’era un momento fa: può deciderlo solo { $name }.
not-facing = Ora questo dispositivo mostra un altro posto.
not-while-playing = Non durante una partita.
idle-too-short = Per pensare ci sono almeno { NUMBER($seconds) } secondi.
child-table = Questo è un tavolo per bambini. Prima disattiva questa impostazione.
series-odd = Una serie ha un numero dispari di partite.
hints-off = A questo tavolo i suggerimenti sono disattivati.
hint-late = Intanto il gioco è andato avanti. Chiedi di nuovo.
being-dealt = Si sta distribuendo. Un momento, per favore.
nothing-to-open = Ora non si chiedono numeri casuali.
other-seed = Non è il numero casuale promesso.
stand-in = Per te gioca un computer. Prima riprendi il tuo posto.
newcomer-waits = La partita era già cominciata: la finisce un computer, a meno che tutti ti lascino giocare.
seats-open = Ci sono posti liberi. Aspetta chi hai invitato, o fai giocare i computer.
not-all-here = Non ci sono tutti. Assenti: { $name }. Chi gestisce il tavolo può cominciare lo stesso.
no-such-number = Questo gioco non si gioca con questo numero di sedie: { NUMBER($count) }.
too-many-people = { $people } persone sono troppe per questo gioco.
no-match = Qui non c’è nessuna partita.
replay-early = La partita non è ancora finita: si potrà riguardare alla fine.
other-rules = Questa partita è cominciata con regole più vecchie e non può continuare. Se ne può cominciare una nuova.
nothing-asked = Per ora non ti si chiede nulla.
asked-anew = Ora si chiede un’altra cosa. Leggi prima la domanda.
cannot-be-asked = Devono essere tutti d’accordo, e non ci sono tutti. Assenti: { $name }.
nobody-to-ask = Non c’è nessun altro che possa dire di sì. Si potrà di nuovo nella prossima partita.
chat-off = A questo tavolo non c’è chat.
phrases-only = A questo tavolo ci sono solo frasi pronte.
no-phrase = Questa frase non esiste.
nothing-said = Il messaggio è vuoto.
not-saved = Non è stato possibile salvare. Non si perde nulla; prova ancora, per favore.
damaged = I dati di questo tavolo sono danneggiati e non si possono leggere. Chi gestisce il server trova di più nel suo registro.
no-code = Questo codice è sconosciuto o scaduto. Chiedine uno nuovo.
too-often = Troppe cose insieme. Aspetta un po’, per favore.
too-fast = Troppo in fretta. Prova ancora, per favore.
too-much = È troppo lungo.
match-full = Questa partita è diventata troppo lunga. Si può solo terminarla.
log-full = Lo spazio per i dati di questo tavolo è esaurito. Apri un altro tavolo, per favore.
hello-first = Il primo messaggio deve dire «hello».
hello-once = Hai già detto «hello».
other-protocol = Il server usa la versione { $version } del protocollo, questo programma un’altra. Ricarica la pagina o aggiorna il programma.
unreadable-message = Questo messaggio non si può leggere.
unknown-message = Il server non conosce un messaggio di questo tipo.
too-many-mistakes = Troppi messaggi non si potevano leggere.
deleted = Il tavolo è stato eliminato.
closing = Il server si ferma. Il tavolo resta salvato.
our-fault = Qui qualcosa è andato storto. Nulla è perduto; prova ancora, per favore.
no-page = Questa pagina non esiste.

## Pages

page-title = Parlour
page-missing = Il server è in funzione, ma le sue pagine non sono state costruite. Con «parlour join» e il link di un tavolo puoi giocare in un terminale.
preview-shelf = Giochi da tavolo classici, in famiglia o tra amici: apri un tavolo, manda un link e gioca. Senza account.
preview-invitation = Un invito per te! { $about } Apri il link, scrivi un nome e gioca.
preview-from = { $host } ti invita! { $about } Apri il link, scrivi un nome e gioca.
