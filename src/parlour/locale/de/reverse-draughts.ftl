title = Schlagdame
about = Dame verkehrt: Wer alle Steine verliert, gewinnt.
also = Verkehrte Dame, Fressdame, Räuberdame

result-no-pieces = Eine Seite ist alle Steine los und hat damit gewonnen.
result-blocked = Eine Seite kann nicht mehr ziehen und hat damit hier gewonnen.
