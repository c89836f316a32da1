title = Dama
