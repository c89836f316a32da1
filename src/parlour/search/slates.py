"""Very many matches on slates, compiled where Numba is installed: playouts, single steps, many at a time.

The entry points are templates, bound to a kernel of slates or to a board kernel that was made one. House
rules come as numbers, since Numba takes an array in a fraction of the time that a NamedTuple takes."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.core import Game
from parlour.games import GAMES
from parlour.games.slates import SKINS
from parlour.kit.kernels.slate import CHANCE, PLIES, TURN, below
from parlour.match import LAST_STOP, Match
from parlour.search import boards
from parlour.search.bind import bind, can_compile, fields_at
from parlour.search.boards import as_slates

if TYPE_CHECKING:
    from parlour.kit.kernels.eights import HAND as DENSE
    from parlour.kit.kernels.eights import Variant, begin, is_over, observe, play, plies, score, standing

    HOUSE = Variant(0, 0, 0, 0, 0)

MOST_SEATS = 8
SHARE = 840  # a whole first place: any number of seats up to eight may share it
WON, SHARED, SCORED = 2, 2 + MOST_SEATS, 2 + 2 * MOST_SEATS  # in a tally, after draws and moves
TALLY = 2 + 3 * MOST_SEATS


def variant_of(numbers: list[int]) -> Variant:
    return fields_at(numbers, 0, HOUSE)  # type: ignore[no-any-return]


def ended(s: list[int], v: Variant) -> bool:
    return s[PLIES] >= LAST_STOP or is_over(s, v)


def first_places(s: list[int], v: Variant) -> int:
    """The seats that come first, as a mask."""
    best, firsts = standing(s, v, 0), 1
    for seat in range(1, v.seats):
        worth = standing(s, v, seat)
        if worth > best:
            best, firsts = worth, 1 << seat
        elif worth == best:
            firsts |= 1 << seat
    return firsts


def playouts(count: int, numbers: list[int], s: list[int], out: list[int], tally: list[int]) -> None:
    """Random matches; moves and chance come from the slate's own random numbers. The tally: draws, moves,
    then for every seat its wins, its part of first places and its scores."""
    v = variant_of(numbers)
    for _ in range(count):
        s[PLIES] = 0
        begin(s, v)
        while not ended(s, v):
            s[PLIES] += 1
            choices = plies(s, v, out)
            play(s, v, out[below(s, choices) if choices > 1 else 0])
        firsts = first_places(s, v)
        winners = firsts.bit_count()
        tally[0] += winners == v.seats
        tally[1] += s[PLIES]
        for seat in range(v.seats):
            if firsts >> seat & 1:
                tally[WON + seat] += winners < v.seats
                tally[SHARED + seat] += SHARE // winners
            tally[SCORED + seat] += score(s, v, seat)


def start(s: list[int], numbers: list[int], out: list[int]) -> int:
    """Begin a match; how many moves there are, which stand in out."""
    v = variant_of(numbers)
    s[PLIES] = 0
    begin(s, v)
    return listing(s, v, out)


def listing(s: list[int], v: Variant, out: list[int]) -> int:
    """The legal plies; none once it is over."""
    return 0 if ended(s, v) else plies(s, v, out)


def moves(s: list[int], numbers: list[int], out: list[int]) -> int:
    return listing(s, variant_of(numbers), out)


def advance(s: list[int], numbers: list[int], ply: int, out: list[int], count: int) -> int:
    """Play one of the `count` plies in out, which then holds the next ones: how many; -1 if it is none."""
    known = False
    for at in range(count):
        known = known or out[at] == ply
    if not known:
        return -1
    v = variant_of(numbers)
    s[PLIES] += 1
    play(s, v, ply)
    return listing(s, v, out)


def see(s: list[int], numbers: list[int], seat: int, out: list[int]) -> None:
    observe(s, variant_of(numbers), seat, out)


def step(
    slates: list[list[int]],
    numbers: list[int],
    actions: list[int],
    legal: list[list[int]],
    counts: list[int],
    masks: list[list[bool]],
    observations: list[list[int]],
    rewards: list[list[float]],
    dones: list[bool],
    to_act: list[int],
) -> int:
    """One move in each of many matches; one that is over begins anew. Returns the first match whose action is
    not legal, and then nothing has changed, or -1."""
    v = variant_of(numbers)
    for i in range(len(slates)):
        if actions[i] < 0 or actions[i] >= len(masks[i]) or not masks[i][actions[i]]:
            return i
    for i in range(len(slates)):
        s, out = slates[i], legal[i]
        if dones[i]:
            for seat in range(v.seats):
                rewards[i][seat] = 0
        s[PLIES] += 1
        play(s, v, actions[i] if DENSE else out[actions[i]])
        dones[i] = ended(s, v)
        if dones[i]:
            reward(s, v, rewards[i])
            s[PLIES] = 0
            begin(s, v)
        tell(s, v, i, legal, counts, masks, observations, to_act)
    return -1


def rate(s: list[int], numbers: list[int], rewards: list[float]) -> None:
    reward(s, variant_of(numbers), rewards)


def reward(s: list[int], v: Variant, rewards: list[float]) -> None:
    """Who comes first gets what the others lose: 1 alone, less where it is shared, 0 if all share it."""
    firsts = first_places(s, v)
    lost = -1 / (v.seats - 1)
    won = (v.seats / firsts.bit_count() - 1) / (v.seats - 1)
    for seat in range(v.seats):
        rewards[seat] = won if firsts >> seat & 1 else lost


def tell(
    s: list[int],
    v: Variant,
    i: int,
    legal: list[list[int]],
    counts: list[int],
    masks: list[list[bool]],
    observations: list[list[int]],
    to_act: list[int],
) -> None:
    """What the seat to act in one of many matches may do and sees."""
    out, mask, before = legal[i], masks[i], counts[i]
    if DENSE:
        for at in range(before):
            mask[out[at]] = False
    count = plies(s, v, out)
    if DENSE:
        for at in range(count):
            mask[out[at]] = True
    else:
        for at in range(count, before):
            mask[at] = False
        for at in range(before, count):
            mask[at] = True
    counts[i], to_act[i] = count, s[TURN]
    observe(s, v, s[TURN], observations[i])


def reset(
    slates: list[list[int]],
    numbers: list[int],
    legal: list[list[int]],
    counts: list[int],
    masks: list[list[bool]],
    observations: list[list[int]],
    to_act: list[int],
) -> None:
    """Begin all matches; each slate has its random number already."""
    v = variant_of(numbers)
    for i in range(len(slates)):
        slates[i][PLIES] = 0
        begin(slates[i], v)
        tell(slates[i], v, i, legal, counts, masks, observations, to_act)


class Bulk(NamedTuple):
    """A game under its house rules, ready to be played very often."""

    game: Game
    seats: int
    kernel: ModuleType  # with the names of a kernel of slates
    numbers: tuple[int, ...]  # the house rules
    compiled: bool
    opening: Any = None  # of a board: the state of the rules that matches begin with

    def bound(self, template: Callable[..., Any]) -> Callable[..., Any]:
        return bound(template, self.kernel, self.compiled)

    @property
    def variant(self) -> Any:
        """The house rules as the kernel has them."""
        return self.kernel.variant_of([*self.numbers])

    def row(self, size: int) -> Any:
        """Room for numbers."""
        return self.array([0] * size)

    def array(self, numbers: Any) -> Any:
        if not self.compiled:
            return list(numbers)
        import numpy

        return numpy.array(numbers, numpy.int64)


def bulk(
    game: Game, seats: int | None = None, rules: Mapping[str, Any] | None = None, compiled: bool | None = None
) -> Bulk:
    """The game ready for very many matches; refused where its rules do not stand as integers."""
    compiled = can_compile() if compiled is None else compiled
    seats = game.seats[0] if seats is None else seats
    house = game.rules(rules or {}, seats)
    if game.kernel:
        state = Match.start(game, seats=seats, rules=rules or {}, seed=0).state
        kernel = game.kernel(state)
        made, numbers = board_slates(kernel.rules), tuple(boards.numbers_of(kernel))
        return Bulk(game, seats, made, numbers, compiled, state)
    if game.key not in SKINS:
        raise ValueError(f"{game.key} not among {', '.join(playable())}")
    skin = SKINS[game.key]
    return Bulk(game, seats, card_slates(skin.kernel), tuple(skin.variant(house, seats)), compiled)


def playable() -> list[str]:
    """The games that are played on slates."""
    return [game.key for game in GAMES if game.kernel or game.key in SKINS]


@functools.cache
def board_slates(rules: ModuleType) -> ModuleType:
    return as_slates(rules)


@functools.cache
def card_slates(rules: ModuleType) -> ModuleType:
    """The kernel with what templates need besides."""
    made = ModuleType(rules.__name__)
    vars(made).update({name: value for name, value in vars(rules).items() if not name.startswith("__")})
    vars(made).update(HOUSE=rules.Variant(*[0] * len(rules.Variant._fields)), DENSE=True)
    vars(made).update(variant_of=bind(variant_of, made, False))
    return made


@functools.cache
def bound(template: Callable[..., Any], kernel: ModuleType, compiled: bool) -> Callable[..., Any]:
    parts = {each.__name__: bind(each, kernel, False) for each in PARTS}
    for part in parts.values():
        part.__globals__.update(parts)
    return bind(template, kernel, compiled, None, **parts)


PARTS = (ended, first_places, listing, reward, tell)


def seed_of(seed: int | str, number: int = 0) -> int:
    """A random number to begin with: another for every seed and number."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:4]) or 1


class Played(NamedTuple):
    """What random matches have shown."""

    matches: int
    moves: int
    draws: int  # all came first
    wins: tuple[int, ...]  # by seat, shared ones too
    firsts: tuple[float, ...]  # by seat, a shared first place counts in part
    scores: tuple[int, ...]  # by seat, added up


class Playouts:
    """Random matches of a game. Equal seeds give equal matches, plain and compiled."""

    def __init__(self, bulk: Bulk) -> None:
        self.bulk = bulk
        self._run = bulk.bound(playouts)
        self._numbers, self._slate = bulk.array(bulk.numbers), bulk.row(bulk.kernel.SIZE)
        self._out = bulk.row(bulk.kernel.MOST_PLIES)

    def run(self, count: int, seed: int | str, number: int = 0) -> Played:
        """Batch `number` of this seed."""
        tally, seats = self.bulk.row(TALLY), self.bulk.seats
        self._slate[CHANCE] = seed_of(seed, number)
        self._run(count, self._numbers, self._slate, self._out, tally)
        draws, moves, *rest = map(int, tally)
        wins, firsts, scores = (rest[at : at + seats] for at in range(0, 3 * MOST_SEATS, MOST_SEATS))
        return Played(
            count, moves, draws, tuple(wins), tuple(share / SHARE for share in firsts), tuple(scores)
        )
