## The full screen in a terminal

key-touch = Wählen
key-space = Leertaste
key-quick = Schneller Zug
key-undo = Zurücknehmen
key-type = Tippen
type-here = Zug eintippen; Tab ergänzt ihn
key-draw = Unentschieden
key-quit = Beenden
tip = Ein guter Zug wäre vielleicht: { $move }.
undo-asks = Das zurückzunehmen geht nur, wenn alle zustimmen. Sind alle einverstanden?
draw-asks = Sind alle mit einem Unentschieden einverstanden?
yes-or-no = J drücken für Ja, N für Nein.
may-start = Alle Plätze sind besetzt: S drücken, um anzufangen.
less-motion = Weniger Bewegung
key-list = Tasten
key-uses =
    Pfeile: zum Nächsten, was jetzt möglich ist; Tab: der Reihe nach durch alles
    Enter oder ein Klick: wählen; Esc: loslassen
    Leertaste: der schnelle Zug, wo Tempo zählt; mehrere an einer Tastatur nehmen 1, 2, 3 …
    T: einen Zug tippen; Tab ergänzt ihn
    H: ein Tipp; U: zurücknehmen; P: von selbst weiter, solange es nichts zu wählen gibt
    D: Unentschieden anbieten; G: aufgeben (wo zwei gegeneinander spielen)
    R: Regeln; M: alles Übrige; C: Chat; S: anfangen; A: noch einmal; V: Nachbesprechung
    Bild auf und Bild ab: im Spielverlauf blättern; Q: beenden
