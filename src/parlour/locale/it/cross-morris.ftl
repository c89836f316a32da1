title = Filetto
result-all-moves-made = Patta: 200 mosse e nessun tris.

option-draw_rules = Patta per ripetizione e dopo 200 mosse
