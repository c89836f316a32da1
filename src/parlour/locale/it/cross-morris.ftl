title = Mulino a croce
about = Sei pedine avanzano passo passo; vince il primo tris.
also = Filetto, Tris a croce
result-all-moves-made = 200 mosse e nessun tris.

option-draw_rules = Patta per ripetizione e dopo 200 mosse
