title = Dama francese
about = Dama con pedine che catturano anche all’indietro.
also = Checkers
