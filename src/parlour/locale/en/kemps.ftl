title = Kemps
about = Two pairs, secret signals, no turns.
also = Camps, Kent, Canes, Secret signals
agreeing = Round { $round }: each pair agrees on a secret signal.
swapping = Round { $round }: collect four alike, then signal. Your partner has four? Tap their seat and call “Kemps!”
next-take = Now choose the card that you take.
next-done-sign = Add a second gesture, or tap “Done” for this one alone.
partner = Your partner: { $other }
signal = Our signal: { $signal }
offer = { $seat } proposes: { $signal }
zone-middle = Middle
zone-gone = Out for this round
zone-shown = Shown
zone-gestures = Gestures
column-points = Points
sign =
    { $sign ->
        [wink-left] wink left
        [wink-right] wink right
        [scratch-ear] scratch ear
        [pucker-lips] pucker lips
        [rub-chin] rub chin
        [cough] cough
        [look-up] look up
        [tap-table] tap table
        [yawn] yawn
       *[adjust-glasses] adjust glasses
    }

do-propose = Propose: { $signal }
do-accept = Accept the signal
do-keep = Keep the last signal
do-swap = Put down { $give }, take { $take }
do-nothing = Nothing for me
do-sign = Gesture: { sign }
do-call = Call “Kemps!” on { $seat }
touch-sign = { sign }
touch-give = Put down { $give }
touch-take = Take { $take }

proposed = { $seat } proposes: { $signal }
ready = { $seats } are ready.
dealt = Round { $round } is dealt.
swapped = { $seat } puts down { $give } and takes { $take }.
wants-nothing = { $seat }: “Nothing for me.”
refilled = Four new cards: { $cards }
gesture = { $seat }: { sign }
called = { $seat } calls “Kemps!” on { $other }.
showed = { $seat } shows { $cards }.
call-right = Four of a kind: the call is right!
call-wrong = No four of a kind: the call is wrong.
too-many-swaps = Too many swaps: the round ends without a score.
stock-empty = The stock is used up: the round ends without a score.

agree-first = Agree on a signal with your partner first.
others-agree = You are ready; the other pair has not agreed on a signal yet.
card-gone = { $card } is gone.
not-your-card = { $card } is not in your hand.
already-nothing = You have said that already.

result-target-reached = The target score has been reached.
result-round-limit = The last round has been played.

option-target = Points to win
option-partners = Partners
choice-as-seated = as seated
option-max_swaps = Swaps before a round ends
option-max_rounds = Maximum number of rounds
