white = Weiß
black = Schwarz
next-take = Eine Mühle! Nimm einen der markierten Steine.
closed = { $seat }: { $go }, Mühle!
not-your-stone = Dort steht keiner deiner Steine.
place-first = Setz erst alle deine Steine; vorher zieht keiner.
not-a-neighbour = Ein Stein zieht auf einer Linie zum nächsten Punkt.
point-taken = { $point } ist nicht frei.
nothing-taken = In diesem Spiel werden keine Steine weggenommen.
result-mill = Eine Mühle ist geschlossen.
result-cannot-move = Eine Seite kann nicht mehr ziehen.
hint-mill-wins = Das schließt eine Mühle.
hint-mill-takes =
    { $count ->
        [0] Das schließt eine Mühle.
        [one] Das schließt eine Mühle und nimmt einen Stein.
       *[other] Das schließt zwei Mühlen und nimmt { $count } Steine.
    }
hint-stops-mill = Das verhindert eine Mühle auf { $point }.
hint-stops-and-prepares = Das verhindert eine Mühle auf { $point }, und du drohst selbst mit einer auf { $next }.
hint-prepares-mill = Damit drohst du mit einer Mühle auf { $point }.
hint-two-mills = Damit drohst du mit zwei Mühlen zugleich.
