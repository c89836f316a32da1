title = Cross Morris
about = Six stones that step; the first mill wins.
also = Six Men’s Morris
result-all-moves-made = 200 moves, and no mill.

option-draw_rules = Draw by repetition and after 200 moves
