suit =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
suit-sign =
    { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
to-play = { $seat } to play.
to-play-you =
    { $stock ->
        [0] Your turn: play a card, or pass if none fits.
       *[other] Your turn: play a card or draw one.
    }
to-follow = { $seat } to play: { suit } { suit-sign } or an eight.
to-follow-you =
    { $stock ->
        [0] Your turn: { suit } { suit-sign } or an eight; pass if you have neither.
       *[other] Your turn: { suit } { suit-sign } or an eight, or draw a card.
    }
to-deal = { $seat } deals the next hand.
to-deal-you = You deal the next hand.
next-suit = Now name a suit.
named = Named: { suit } { suit-sign }
holding = { points }
zone-discard = Discard pile
zone-held = Shown
zone-suits = Suits
touch-card = { $card }
touch-suit = { suit }
do-play = Play { $card }
do-name = Play { $card } and name { suit } { suit-sign }
do-draw = Draw a card
do-pass = Pass
do-deal = Deal the next hand
dealt = Hand { $hand } is dealt.
buried = { $cards } was turned first: an eight, buried in the middle of the stock.
turned = { $card } is turned to start.
played = { $seat } plays { $card }.
played-eight = { $seat } plays { $card } and names { suit } { suit-sign }.
drew-one = { $seat } draws a card.
drew = You drew { $cards }.
passed = { $seat } passes.
held = { $seat } holds { $cards }: { points }.
hand-won = { $seat } has no cards left and scores { points }.
blocked-won = Nobody can play any more: { $seat } has the lowest hand and scores { points }.
nobody-won = Nobody can play any more, and the lowest hands are equal: nobody scores.
deal-first = This hand is over; the next one has to be dealt.
no-cards-left = The stock is empty: there is nothing to draw.
draw-first = You may pass only when the stock is empty and none of your cards fits. Draw or play.
must-play = You may pass only when none of your cards fits: these do.
eights-name = You only name a suit when you play an eight.
not-in-hand = You do not hold { $card }.
no-match = { $card } matches neither the suit nor the rank on top. These fit.
not-the-suit = The suit named is { suit } { suit-sign }; { $card } does not fit, only that suit or another eight.
nothing-fits = None of your cards fits: draw one.
nothing-to-play = None of your cards fits, and the stock is empty: pass.
name-a-suit = With an eight, name a suit as well.
hint-goes-out = It is your last card.
hint-lacks-suit = { $seat } seems to have no { suit } { suit-sign }.
hint-names-most = You have more { suit } { suit-sign } than anything else.
hint-keeps-eight = It keeps an eight back for when nothing else fits.
hint-follows = You hold another card that fits on it.
hint-saves-eight = It is too early for an eight: the card drawn may fit as well.
result-hand-limit = The last hand has been played.
option-cards = Cards dealt to each player
option-max_hands = Hands before the match ends
seven-for-two = Seven cards each is only for two players.
