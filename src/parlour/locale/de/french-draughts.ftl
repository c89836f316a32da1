title = Französische Dame
about = Dame mit Steinen, die auch rückwärts schlagen.
also = Damespiel, Checkers
