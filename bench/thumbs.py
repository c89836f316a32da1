"""Players that follow a rule of thumb, as people do who have played a few times. A master must beat them.

parlour simulate six-card-golf --bots 4,bench.thumbs:golf -n 40
parlour simulate 8-28 --seats 3 --bots 4,bench.thumbs:stays_early,bench.thumbs:stays_late -n 60"""

from __future__ import annotations

from typing import Any

from parlour.bots import Choice
from parlour.games.eight_twenty_eight.eight_twenty_eight import Accept, Choose, Decline
from parlour.games.eight_twenty_eight.number_cards import nearest
from parlour.games.six_card_golf import COLUMNS, STROKES, Discard, Swap, Take
from parlour.kit.cards import rank_of
from parlour.kit.verbs import Draw

LOW_CARD = 4  # strokes: such a card is worth a place where a card lies face down


def golf(choice: Choice) -> Any:
    """A pair in a column if there is one; else a low card for the worst open one, or for one face down."""
    if not {Draw(), Discard()} & set(choice.moves):
        return choice.moves[0]
    s, seat = choice.sample(), choice.seat
    card = rank_of((s.drawn[seat] or s.discard)[-1])
    ranks = [rank_of(card) if s.turned >> card & 1 else None for card in s.layout[seat]]
    partners = ranks[COLUMNS:] + ranks[:COLUMNS]
    lay = Swap if s.drawn[seat] else Take
    apart = [place for place, rank in enumerate(ranks) if rank is None or rank != partners[place]]
    for place in apart:
        if partners[place] == card:
            return lay(place)
    count = {rank: STROKES.get(rank, rank + 1) for rank in range(13)}
    open_ones = [(count[rank], place) for place in apart if (rank := ranks[place]) is not None]
    if open_ones and max(open_ones)[0] > count[card] + LOW_CARD:
        return lay(max(open_ones)[1])
    if None in ranks and count[card] <= LOW_CARD:
        return lay(ranks.index(None))
    return Discard() if s.drawn[seat] else Draw()


def stays(low: int, high: int) -> Any:
    """A player of 8-28 that takes cards until it has at least `low` for 8, or at least `high` for 28."""

    def choose(choice: Choice) -> Any:
        s = choice.sample()
        hand = s.hidden[choice.seat] | s.open[choice.seat]
        eight, much = nearest(hand, 8), nearest(hand, 28, above=8)
        if Accept() not in choice.moves:
            return Choose(8 if eight >= much - 20 else 28)
        return Decline() if eight >= low or much >= high or not (eight or much) else Accept()

    return choose


stays_early, stays_late = stays(6, 23), stays(7, 26)
