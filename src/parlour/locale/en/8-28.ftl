title = 8-28
about = Take cards or leave them: get close to 8 or to 28.
also = 8 28, Eight twenty-eight
to-answer = { $seat }: take the card or not? { $other } offers it.
to-answer-you = Your turn: take the card or not? { $other } offers it.
to-choose = { $seat } chooses: for 8 or for 28?
to-choose-you = Choose: for 8 or for 28?
to-deal = { $seat } deals the next round.
to-deal-you = You deal the next round.
last-round = The last round: a red gem has been laid.
makes = Makes { $totals }
out = Out of this round
declined-for-good = Takes no more cards
zone-pile = Pile
zone-hidden = Hidden card
zone-open = Face up
zone-middle-blue = Middle, blue
zone-middle-red = Middle, red
zone-supply-blue = Supply, blue
zone-supply-red = Supply, red
zone-goals = Play for
column-points = Points

do-accept = Take the card
do-decline = No thanks
do-choose = Play for { $goal }
do-deal = Deal the next round
touch-goal = Play for { $goal }
play-for = For { $goal }, with { $total }

dealt = Round { $round }: everybody gets a card and lays it face down.
laid-blue =
    { $count ->
        [one] { $seat } lays a blue gem; { $count } point lies in the middle.
       *[other] { $seat } lays a blue gem; { $count } points lie in the middle.
    }
laid-red = { $seat } lays a red gem: this is the last round. { $count } points lie in the middle.
laid-nothing = There is no gem left for { $seat } to lay.
accepted = { $seat } takes { $cards }.
declined = { $seat } takes no card.
is-out = 28 or more face up: { $seat } is out of this round.
nobody-took = Nobody took a card: the round is over.
pile-empty = The pile is used up: the round is over.
all-out = Everybody is out: the round is over.
all-declined = Nobody is left to be asked: the round is over.
turned = { $seat } turns up { $cards } and makes { $totals }.
chose = { $seat } plays for { $goal }.
direct-hit = Direct hit, 8 and 28: { $seats }! Points per player: { $count }.
nearest = Nearest to { $goal }, with { $total }: { $seats }. Points per player: { $count }.
no-taker = Nobody can claim the half for { $goal }.
left-over =
    { $count ->
        [one] { $count } point stays in the middle.
       *[other] { $count } points stay in the middle.
    }

answer-first = A card is on offer: take it or not?
choose-first = First choose: do you play for 8 or for 28?
deal-first = The round is over: deal the next one.

result-last-round = The gems of the last round have been shared out: the most points win.

hint-wins-half = Nobody is nearer to { $goal }.
hint-nearer-half = Others are nearer, but for { $goal } it might still be enough.
hint-another-card = You make { $totals }: another card may bring you nearer.
hint-both = You make both 8 and 28: that takes everything.
hint-made = You have made { $goal }: nobody can come nearer.
hint-alone-low = With { $total } you may be alone below 8: the others have more face up already.
hint-stays-high = With { $total }, stopping promises more than another card.
hint-is-over = You are over 28; more cards would not help.

option-deck = Cards in the deck
choice-a = fifteen 1s, four 8s
choice-b = sixteen 1s, three 8s
option-pass_is_final = Whoever declines is offered no more cards in that round
option-low_may_chase_28 = With a total of at most 8 you may also play for 28
option-gems = Gems
choice-full = 55 blue and 15 red
choice-short = 12 blue and 4 red
