title = Mulino a salti
about = Tre pedine saltano dove vogliono; vince il primo tris.
also = Tris saltato, Mulino piccolo
result-all-moves-made = 200 mosse e nessun tris.

option-draw_rules = Patta per ripetizione e dopo 200 mosse
