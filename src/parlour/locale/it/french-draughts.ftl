title = Dama francese
