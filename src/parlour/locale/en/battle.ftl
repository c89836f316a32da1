title = Battle (War)
about = The higher card takes both, equal cards make war.
also = War
to-turn = Battles fought: { $count }. Both turn a card.
has-won =
    { $laid ->
        [2] Battle { $count }: { $other } wins both cards.
       *[other] Battle { $count }: { $other } wins all { $laid } cards.
    }
zone-stacks = Stack
zone-laid = Laid

do-turn = Turn the cards
laid = { $seat } turns { $cards }.
war = Equal: war!
took = { $seat } wins { $count } cards.
out-of-cards = No card left for the war: { $seats }.
both-out = No card left for the war: { $seats }.

result-all-cards = One player has all the cards.
result-out-of-cards = One player has no card left for the war.
result-both-out = Neither player has a card left for the war.
result-battle-limit = The last battle allowed has been fought; the larger stack wins.

option-collect = How won cards go under the stack
choice-winner-first = the winner’s own first
choice-loser-first = the loser’s first
choice-shuffled = shuffled
option-max_battles = Battles before the match ends
