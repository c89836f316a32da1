## Che cosa c’è nel registro di un server

started = Parlour { $version } è aperto: { $address }. I tavoli sono in { $place }.
ended = Parlour è chiuso.
request = { $method } { $path }: { $status }, { $ms } ms
variable-unknown = Nell’ambiente c’è { $name }, che qui non significa niente. Intendevi { $close }?
host-unknown = Qualcuno ha chiesto questo server con il nome «{ $name }», che il server non conosce; la richiesta è stata respinta (421). Se il nome è tuo, avvia con: --allow-host { $name }
origin-other = Una pagina di { $origin } voleva parlare con { $host }; la richiesta è stata respinta (403). Se è il tuo proxy, deve passare l’intestazione Host senza cambiarla.
proxy-unnamed = Arrivano richieste da un proxy all’indirizzo { $address } che non è stato indicato: chi sta dietro condivide i limiti di un solo indirizzo. Se è tuo, avvia con: --proxy { $address }
database-away =
    { $kind ->
        [full] Non si può salvare niente: il disco è pieno. Fai spazio; chi gioca aspetta, e niente di ciò che è salvato va perso. ({ $cause })
        [blocked] Qualcos’altro trattiene il database, e non tutto si può salvare. Si riprova; guarda che cos’altro lo usa. ({ $cause })
       *[other] Il database non si può usare: { $cause }. Si riprova; chi gioca aspetta, e niente di ciò che è salvato va perso.
    }
database-back = Il database funziona di nuovo.
bus-lost = Il collegamento tra i server si è interrotto: { $cause }. Si riprova; fino ad allora sugli altri server le mosse si vedono con qualche secondo di ritardo.
bus-back = I server si sentono di nuovo.
tables-deleted = Tavoli cancellati perché nessuno li usava da tempo (giorni: { $days }): { $count }
row-damaged = Una riga salvata non si può leggere, e il suo tavolo non si può aprire. Forse una copia ce l’ha ancora.
computer-failed = Un computer ha avuto un errore; al suo posto è stata fatta una mossa permessa qualsiasi (tavolo { $table }, { $game }, posto { $chair }, livello { $strength }): { $cause }
our-fault = Un errore del programma ({ $where }). Segnalalo con le righe che seguono; non c’è altro da fare.
certificate-renewed = È in uso un nuovo certificato: { $file }
certificate-bad = Il certificato { $file } non si può leggere; resta in uso quello di prima. { $cause }
admin-deleted = Il tavolo { $table } è stato cancellato da «parlour admin».
