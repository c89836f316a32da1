title = Französische Dame
