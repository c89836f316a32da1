# Rapporti di `parlour lab`.

report-title = { $game }: chi vince, quanto dura, che cosa cambiano le regole della casa
report-played = Partite per ogni riga: { $matches }. Posti: { $seats }. Seme: { $seed }. Parlour { $parlour }, versione { $version } delle regole.
report-given = Regole della casa in tutte le partite: { $rules }.
report-opening = Ogni partita comincia con mosse a caso: { $plies }.
report-stopped = Fermato prima della fine: ecco quello che era finito.
report-reading = Una partita dà un punto a chi arriva primo; chi condivide il primo posto condivide il punto. Tra parentesi e come barra c’è l’intervallo che contiene il valore vero in 95 casi su 100; la linea sottile mostra con che cosa confrontare.
report-level = livello { $level }
report-random = mosse a caso
report-luck = senza scelte
report-wins = partite vinte
report-begins = chi comincia
report-draws = patte
report-rule = { $rule }: { $value }
report-preset = Insieme di regole: { $preset }
report-moves = mosse per partita
report-best-play =
    { $plies ->
        [0] chi comincia, col gioco migliore (patta)
       *[other] chi comincia, col gioco migliore (deciso in { $plies } semimosse)
    }

section-seats = Chi arriva primo
about-seats = Quota dei punti in percentuale, quando tutti giocano allo stesso modo. La linea sottile è la quota equa.
section-lengths = Durata e sorpassi
about-lengths = Mosse per partita, e sorpassi: quante volte passa in testa qualcun altro. Chi è in testa lo dice il punteggio; sui tavolieri uno sguardo alla posizione, che distingue circa mezza pedina. Le barre mostrano quante partite sono durate quanto, al livello più forte.
section-pairs = I livelli a confronto
about-pairs = Quota dei punti in percentuale, cambiando posto e con le stesse mani da ogni posto.
section-rules = Che cosa cambia una regola della casa
about-rules = Il livello più forte con un altro valore di una regola della casa, a confronto con le regole qui sopra. «Altro corso» dice in quante delle stesse mani, in percentuale, la partita prende un altro corso: quante volte la regola conta. Le altre colonne sono differenze: quote in punti percentuali, durate in mosse.
section-ends = Come finiscono le partite
about-ends = In percentuale delle partite del livello più forte.
section-told = Che cosa succede, e quante volte
about-told = Ogni tipo di annuncio al tavolo, con un esempio: in quante partite, in percentuale, e quante volte per partita. Prima i più rari.
section-exact = Esatto e simulato
about-exact = Quello che si può calcolare, accanto a quello che è stato giocato. Il gioco migliore non sbaglia mai; la differenza è quello che qui si è perso.
about-chance = Quello che si può calcolare, accanto a quello che è stato giocato. Qui nessuno può scegliere; la differenza è dovuta al caso.

column-player = livello
column-who = chi
column-share = quota
column-fair = quota equa
column-against = contro
column-least = più breve
column-median = mediana
column-mean = media
column-most = più lunga
column-swings = sorpassi
column-rule = regola della casa
column-otherwise = altro corso
column-begins = chi comincia
column-drawn = patte
column-longer = mosse
column-end = fine
column-in-matches = nelle partite
column-line = annuncio
column-times = per partita
column-what = che cosa
column-certain = esatto
column-simulated = simulato
column-difference = differenza
