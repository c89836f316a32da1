title = Schlagdame

result-no-pieces = Alle Steine los, und damit gewonnen.
result-blocked = Kein Stein kann mehr ziehen, und das gewinnt hier.
