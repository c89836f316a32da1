title = Dama francese
about = Dama con pedine che prendono anche all’indietro.
also = Checkers
