title = Schlagdame
about = Dame verkehrt: Wer alle Steine verliert, gewinnt.
also = Verkehrte Dame, Fressdame, Räuberdame

result-no-pieces = Alle Steine los, und damit gewonnen.
result-blocked = Kein Stein kann mehr ziehen, und damit ist hier gewonnen.
