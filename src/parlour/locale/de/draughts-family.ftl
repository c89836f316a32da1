entered = { $seat } setzt einen Stein auf { $go } ein.
crowned = { $seat }: { $go }, Dame!
must-capture = Es gilt Schlagzwang: Diese Steine können schlagen.
take-most = Du musst den Zug wählen, der die meisten Steine schlägt.
take-by-rank = Schlag so viele wie möglich. Bei gleicher Zahl schlägt die Dame vor dem Stein; dann zählt der Zug, der die meisten Damen schlägt, dann der, der am frühesten auf eine Dame trifft.
go-on = Der Schlagzug ist noch nicht zu Ende: Spring weiter.
ends-there = Der Zug endet dort.
jump-there = Dieser Stein muss schlagen und kann auf diese Felder springen.
lands-behind = Eine Dame landet direkt hinter dem Stein, den sie schlägt.
lands-onward = Kann eine Dame weiterschlagen, muss sie dort landen, wo das geht.
square-taken = Feld { $square } ist nicht frei.
men-forwards = Einfache Steine ziehen nur vorwärts, ein Feld schräg.
capture-forwards = Einfache Steine schlagen nur vorwärts.
kings-are-safe = Ein einfacher Stein darf keine Dame schlagen.
kings-step = Eine Dame zieht ein Feld schräg.
kings-slide = Eine Dame zieht auf einer freien Diagonale.
hand-empty = Du hast keinen Stein mehr in der Hand.
entry-blocked = Dein Einsetzfeld ist nicht frei.
enter-there = Steine aus der Hand werden nur hier eingesetzt.
zone-lost = Verloren
zone-in-hand = In der Hand
result-no-pieces = Eine Seite hat keinen Stein mehr.
result-blocked = Eine Seite kann nicht mehr ziehen.
result-no-progress = 80 Züge nur mit Damen und ohne zu schlagen.
option-king = Wie eine Dame schlägt
choice-lands-behind = landet direkt hinter dem geschlagenen Stein
choice-lands-anywhere = landet irgendwo hinter dem geschlagenen Stein
choice-lands-onward = landet irgendwo hinter dem geschlagenen Stein, wenn möglich dort, wo sie weiterschlagen kann
choice-short = zieht und springt nur ein Feld weit
option-men_capture_back = Einfache Steine schlagen auch rückwärts
option-majority = Der Zug, der die meisten Steine schlägt, ist Pflicht
option-crowned = Ein Stein, der schlagend die hinterste Reihe erreicht, wird Dame
choice-at-the-end = am Ende seines Zuges
choice-at-once = sofort und schlägt als Dame weiter
option-begins = Wer beginnt
choice-white = Weiß
choice-black = Schwarz
preset-english = englisch
preset-russian = russisch
option-draw_rules = Unentschieden bei Wiederholung und nach 80 Zügen nur mit Damen und ohne zu schlagen
preset-federation = Verband
hint-takes =
    { $count ->
        [one] Das schlägt einen Stein, und nichts geht dafür verloren.
       *[other] Das schlägt { $count } Steine, und nichts geht dafür verloren.
    }
hint-takes-crowns =
    { $count ->
        [one] Der Stein schlägt einen anderen und wird Dame.
       *[other] Der Stein schlägt { $count } andere und wird Dame.
    }
hint-exchanges =
    Das schlägt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } und kostet höchstens { $lost ->
        [one] einen eigenen
       *[other] { $lost } eigene
    }.
hint-crowns = Der Stein wird Dame.
hint-offers =
    Das gibt { $given ->
        [one] einen Stein
       *[other] { $given } Steine
    } her und schlägt dafür { $count }.
hint-swaps = Das bietet einen gleichen Abtausch an.
hint-saves-piece = Das bringt alles außer Gefahr.
hint-threatens = Damit drohst du zu schlagen.
hint-makes-take =
    { $count ->
        [one] Die Gegenseite muss einen Stein schlagen.
       *[other] Die Gegenseite muss { $count } Steine schlagen.
    }
hint-arrives = Ein Stein kommt am Ziel an.
