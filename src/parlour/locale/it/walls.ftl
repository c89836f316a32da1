title = Muri
about = Isola le pedine avversarie e chiudile fra i muri.
also = Muro, Blocco
caught =
    { $count ->
        [one] { $seat } perde una pedina murata.
       *[other] { $seat } perde { $count } pedine murate.
    }

step-or-jump = Una pedina va su una casella libera vicina, o salta un’altra pedina fino alla casella libera subito dietro.

result-no-men = Tutte le pedine di una parte sono murate.
result-crossed = Tutte le pedine sono passate dall’altra parte.
result-nothing-caught = 60 mosse per parte senza murare nessuno: vince chi ha più pedine.
result-move-limit = 200 mosse per parte: vince chi ha più pedine.

option-goal = Come si vince
choice-wall-in = murando le pedine avversarie
choice-cross = murando, o passando dall’altra parte

hint-walls-in =
    { $count ->
        [one] Mura una pedina.
       *[other] Mura { $count } pedine.
    }
hint-holds-men = L’altra parte può muovere { $count } pedine in meno.
hint-frees-men = Libera { $count } delle tue pedine.
