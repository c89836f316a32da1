title = Dama angolare
about = Nove pedine in gara verso l’angolo opposto.
also = Gli angoli, Dama d’angolo
next-done-place = Salta ancora, o tocca di nuovo la pedina per fermarti lì.
arrived =
    { $count ->
        [one] { $seat }: { $count } pedina su 9 nell’angolo opposto.
       *[other] { $seat }: { $count } pedine su 9 nell’angolo opposto.
    }
do-pass = Passa
passed = { $seat } non può muovere e passa.

never-back = Le pedine non tornano mai indietro.
step-or-jump-on = Una pedina si muove di una casella, o salta in linea retta una pedina avversaria vicina fino alla casella libera subito dietro.

result-corner-filled = L’angolo opposto è pieno.
result-both-passed = Nessuno può più muovere; vince chi ha più pedine nell’angolo opposto, poi chi ha meno strada da fare.
result-move-limit = 100 mosse per parte; vince chi ha più pedine nell’angolo opposto, poi chi ha meno strada da fare.

option-sideways = Passi e salti di lato
option-chain_jumps = Più salti in una mossa

hint-steps = La pedina si avvicina all’angolo opposto di { $steps } passi in una volta.
hint-last-man = La pedina più indietro recupera terreno.
