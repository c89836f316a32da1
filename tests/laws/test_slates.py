"""Card and dice games play on their slates exactly as their rules say, whatever the house rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import parlour
from parlour.chance import QuickDealer
from parlour.core import Game, ranked
from parlour.games.slates import SKINS
from parlour.kit.kernels import eights, fish, gems, golf, race, slate
from parlour.kit.kernels.slate import CHANCE, TURN

PILES: dict[Any, tuple[tuple[int, int], ...]] = {  # where a pile begins, and where its number of cards stands
    eights: ((eights.STOCK, eights.LEFT),),
    fish: ((fish.STOCK, fish.LEFT),),
    golf: ((golf.STOCK, golf.LEFT), (golf.DISCARD, golf.LAID)),
    gems: ((gems.PILE, gems.LEFT),),
    race: (),
}
MOVES = 1500  # after which a match is left alone


class SlateDealer(QuickDealer):
    """Deals as slates do."""

    def __init__(self, x: int) -> None:
        self.head = [0, x, 0]

    def shuffle(self, items: Sequence[int]) -> list[int]:
        cards = [*self.head, *items]
        slate.shuffle(cards, slate.HEAD, len(items))
        self.head = cards[: slate.HEAD]
        return cards[slate.HEAD :]

    def pick(self, count: int) -> int:
        return slate.below(self.head, count)

    roll = pick  # type: ignore[assignment]


def tables(game: Game, rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every size of table by the book, then house rules at random."""
    yield from ((seats, {}) for seats in game.seats)
    while True:
        rules = {name: rng.choice(choices) for name, choices in game.Rules.choices().items()}
        seats = rng.choice(game.seats)
        if not game.Rules.choose(rules).check(seats):
            yield seats, rules


def cleared(kernel: Any, s: list[int]) -> list[int]:
    """Without chance, and without what lies above the tops of piles."""
    s = [*s]
    s[CHANCE] = 0
    for at, count in PILES[kernel]:
        above = range(at + s[count], at + (slate.CARDS if s[count] <= slate.CARDS else 0))
        for place in above:
            s[place] = 0
    return s


def play_both(game: Game, seats: int, rules: dict[str, Any], x: int) -> int:
    """One match, mostly at random; how many moves it had."""
    skin, house = SKINS[game.key], game.rules(rules, seats)
    kernel, v, dealer = skin.kernel, skin.variant(house, seats), SlateDealer(x)
    s, row, out = game.setup(house, seats, dealer), [0] * skin.kernel.SIZE, [0] * skin.kernel.MOST_PLIES
    row[CHANCE] = x
    kernel.begin(row, v)
    rng = Random(x)
    favourite, lean = rng.choice((0, -1)), rng.choice((0, 0.5, 0.9))  # so that they also hoard and hesitate
    for n in range(MOVES):
        assert cleared(kernel, row) == skin.slate(s)
        assert row[CHANCE] == dealer.head[CHANCE]
        result = game.result(s)
        assert kernel.is_over(row, v) == (result is not None)
        order = [kernel.standing(row, v, seat) for seat in range(seats)]
        if result:
            scores = tuple(kernel.score(row, v, seat) for seat in range(seats))
            assert (scores, ranked(scores, "", order).ranks) == (result.scores, result.ranks)
            return n
        assert game.standing
        assert ranked(order, "").ranks == ranked(order, "", game.standing(s)).ranks
        seat = row[TURN]
        moves = game.legal(s, seat)
        plies = out[: kernel.plies(row, v, out)]
        assert [skin.move(row, v, ply) for ply in plies] == moves
        assert all(0 <= ply < kernel.MOST_PLIES for ply in plies)
        at = favourite if rng.random() < lean else rng.randrange(len(moves))
        game.play(s, seat, moves[at], dealer)
        kernel.play(row, v, plies[at])
    return MOVES


@pytest.mark.parametrize("key", SKINS)
@pytest.mark.parametrize("matches", [20, pytest.param(1000, marks=pytest.mark.slow)])
def test_the_kernel_and_the_rules_play_in_step(key: str, matches: int) -> None:
    game, rng = parlour.game(key), Random(key)
    lengths = [
        play_both(game, seats, rules, rng.randrange(1, 1 << 32))
        for (seats, rules), _ in zip(tables(game, rng), range(matches), strict=False)
    ]
    assert len(lengths) == matches
    assert sum(length < MOVES for length in lengths) > matches // 2, "most matches come to their end"


@pytest.mark.parametrize("key", SKINS)
def test_what_a_seat_cannot_tell_apart_looks_the_same(key: str) -> None:
    game, rng, skin = parlour.game(key), Random(key), SKINS[key]
    hidden = 0
    for seats in game.seats:
        match = parlour.Match.start(game, seats=seats, seed=7)
        v = skin.variant(match.state.rules, seats)
        for _ in range(40):
            if match.result:
                break
            for seat in range(seats):
                other = match.redeal(seat, rng)
                seen = []
                for state in (match.state, other):
                    out = [0] * skin.kernel.FEATURES
                    skin.kernel.observe(skin.slate(state), v, seat, out)
                    seen.append(out)
                assert seen[0] == seen[1]
                hidden += skin.slate(match.state) != skin.slate(other)
            match.play(*rng.choice([(s, m) for s, moves in match.turns() for m in moves]))
    assert bool(hidden) != game.is_open
