title = Dama
about = Salta le pedine avversarie, fai delle dame.
also = Checkers, Gioco della dama
