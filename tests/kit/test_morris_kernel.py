"""The morris kernel against a slow reference that knows nothing but point names and sixteen lines."""

import json
from collections import Counter
from itertools import combinations, permutations, product
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from parlour.games.morris import battle_morris, cross_morris, hopping_morris, nine_mens_morris
from parlour.kit.boards import LINES, PLACES, POINTS
from parlour.kit.kernels import morris
from parlour.kit.kernels.morris import DRAW, HUNTS, LOSS, NONE, ONGOING, TAKES, WIN, WINS, Variant

DATA = Path(__file__).parent.parent / "games" / "data"

GAMES = {
    "nine-mens-morris": nine_mens_morris,
    "hopping-morris": hopping_morris,
    "cross-morris": cross_morris,
    "battle-morris": battle_morris,
}
LINES_OF_THREE = [
    tuple(line.split())
    for line in (
        "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1",
        "a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3", "f6 f4 f2", "g7 g4 g1",
    )
]  # fmt: skip
STEPS = {frozenset(step) for a, b, c in LINES_OF_THREE for step in ((a, b), (b, c))}
ALL_POINTS = {point for line in LINES_OF_THREE for point in line}
BOOK = Variant(flying=1, if_all=0, double=1, quiet_limit=100)
HOPPING = BOOK._replace(quiet_limit=200, mill=WINS)
CROSS = HOPPING._replace(flying=0)
BATTLE = BOOK._replace(quiet_limit=30, mill=HUNTS)
VARIANTS = [Variant(*values, 0) for values in product((1, 0), (0, 1), (1, 2))] + [HOPPING, CROSS, BATTLE]


class Position(NamedTuple):
    """Seen from the side to move."""

    own: frozenset[str]
    opp: frozenset[str]
    own_hand: int
    opp_hand: int


class Turn(NamedTuple):
    source: str | None
    to: str
    taken: frozenset[str]


def mills_of(stones: set[str] | frozenset[str]) -> list[tuple[str, ...]]:
    return [line for line in LINES_OF_THREE if stones.issuperset(line)]


def victims_of(stones: frozenset[str], v: Variant) -> set[str]:
    if v.mill != TAKES:
        return set()
    in_mills = {point for mill in mills_of(stones) for point in mill}
    free = stones - in_mills
    return set(free or (stones if v.if_all else ()))


def turns(p: Position, v: Variant) -> list[Turn]:
    """Every legal turn, straight from the rules file."""
    free = ALL_POINTS - p.own - p.opp
    if p.own_hand:
        goings = [(None, to) for to in free]
    elif v.flying and len(p.own) == 3:
        goings = [(source, to) for source in p.own for to in free]
    else:
        goings = [(source, to) for source in p.own for to in free if frozenset((source, to)) in STEPS]
    found = []
    for source, to in goings:
        made = [mill for mill in mills_of((p.own - {source}) | {to}) if to in mill]
        victims = victims_of(p.opp, v) if made else set()
        count = min(len(victims), v.double if len(made) == 2 else 1)
        found += [Turn(source, to, frozenset(taken)) for taken in combinations(victims, count)]
    return found


def after(p: Position, turn: Turn) -> Position:
    own, opp = (p.own - {turn.source}) | {turn.to}, p.opp - turn.taken
    return Position(opp, own, p.opp_hand, p.own_hand - (turn.source is None))


def has_won(p: Position, turn: Turn, v: Variant) -> bool:
    """The turn has closed a mill, and that wins: any, or in a hunt one of the larger side."""
    made = [mill for mill in mills_of((p.own - {turn.source}) | {turn.to}) if turn.to in mill]
    return bool(made) and (v.mill == WINS or (v.mill == HUNTS and len(after(p, turn).opp) > len(p.opp)))


def lost(p: Position, v: Variant) -> bool:
    return len(p.own) + p.own_hand < 3 or not turns(p, v)


def mask(points: frozenset[str] | set[str]) -> int:
    return sum(1 << POINTS.index(point) for point in points)


def unmask(stones: int) -> frozenset[str]:
    return frozenset(point for at, point in enumerate(POINTS) if stones >> at & 1)


def as_state(p: Position, quiet: int = 0) -> morris.State:
    return morris.State(mask(p.own), mask(p.opp), p.own_hand, p.opp_hand, quiet)


def as_position(s: morris.State) -> Position:
    return Position(unmask(s.own), unmask(s.opp), s.own_hand, s.opp_hand)


def as_turn(ply: int) -> Turn:
    to, source, first, second = (ply >> shift & 31 for shift in (0, 5, 10, 15))
    taken = frozenset(POINTS[point] for point in (first, second) if point != NONE)
    return Turn(None if source == NONE else POINTS[source], POINTS[to], taken)


def plies(s: morris.State, v: Variant) -> list[int]:
    out = [-1] * morris.MOST_PLIES
    count = morris.plies(s, v, out)
    assert out[count:] == [-1] * (morris.MOST_PLIES - count)
    return out[:count]


def scattered(rng: Random) -> Position:
    """Stones anywhere, a fork of two lines, or stones that are walled in; the enemy often in mills."""
    own = set(rng.sample(POINTS, rng.randint(2, 7)))
    opp = {point for line in rng.sample(LINES_OF_THREE, rng.randint(0, 2)) for point in line}
    opp.update(rng.sample(POINTS, rng.randint(0, 3)))
    kind = rng.choice(("anywhere", "fork", "fork", "walled in"))
    if kind == "fork":
        corner = rng.choice(POINTS)
        own = {point for line in LINES_OF_THREE if corner in line for point in line} - {corner}
    elif kind == "walled in":
        own = set(rng.choice((("a7", "d7", "g7"), ("c3", "a1", "g1"), ("b4", "a4", "c4", "a1"))))
        opp.update(other for step in STEPS if step & own for other in step)
    opp -= own
    own_hand, opp_hand = (max(0, 9 - len(stones)) for stones in (own, opp))
    if rng.random() < 0.5:
        own_hand = opp_hand = 0
    return Position(frozenset(own), frozenset(opp), own_hand, opp_hand)


def agree(p: Position, v: Variant) -> None:
    """The same turns, each once, to the same positions, with the same end."""
    s = as_state(p, quiet=7)
    assert (morris.result(s, v) == LOSS) == lost(p, v), p
    by_kernel = [as_turn(ply) for ply in plies(s, v)]
    by_reference = turns(p, v)
    assert Counter(by_kernel) == Counter(by_reference), p
    assert max(Counter(by_kernel).values(), default=1) == 1
    for ply in plies(s, v):
        turn, following = as_turn(ply), morris.play(s, ply)
        assert as_position(following) == after(p, turn)
        assert morris.mill_won(following, v) == has_won(p, turn, v)
        assert (morris.result(following, v) == LOSS) == (
            has_won(p, turn, v) or lost(as_position(following), v)
        )
        assert following.quiet == (0 if turn.taken else 7 if turn.source is None else 8)


@pytest.mark.parametrize("v", VARIANTS, ids=str)
def test_the_kernel_and_the_reference_agree_on_scattered_stones(v):
    rng = Random(str(v))
    for _ in range(400):
        agree(scattered(rng), v)


@pytest.mark.parametrize("v", VARIANTS, ids=str)
def test_the_kernel_and_the_reference_agree_all_through_random_games(v):
    rng = Random(str(v))
    for _ in range(8):
        p = Position(frozenset(), frozenset(), 9, 9)
        for _ in range(120):
            agree(p, v)
            if lost(p, v):
                break
            found = turns(p, v)
            takes = [turn for turn in found if turn.taken]
            p = after(p, rng.choice(sorted(takes or found, key=repr)))


def test_scattered_stones_bring_every_case_of_the_rules():
    """Or else the two tests above would prove less than they seem to."""
    rng, cases = Random(1), Counter()
    for _ in range(400):
        p = scattered(rng)
        found = turns(p, Variant(1, 0, 2, 0))
        cases["flies"] += not p.own_hand and len(p.own) == 3
        cases["all in mills"] += not victims_of(p.opp, BOOK)
        cases["stuck"] += not found
        cases["takes one"] += any(len(turn.taken) == 1 for turn in found)
        cases["takes two"] += any(len(turn.taken) == 2 for turn in found)
        cases["two mills but one victim"] += len(victims_of(p.opp, BOOK)) == 1 and any(
            len([mill for mill in mills_of(p.own - {turn.source} | {turn.to}) if turn.to in mill]) == 2
            for turn in found
        )
    assert min(cases.values()) >= 3, cases


def test_the_start_is_an_empty_board_and_nine_stones_in_each_hand():
    assert as_position(morris.START) == Position(frozenset(), frozenset(), 9, 9)
    assert morris.START.quiet == 0


def test_24_points_and_16_mills():
    assert len(ALL_POINTS) == len(POINTS) == 24
    assert set(POINTS) == ALL_POINTS
    assert len(LINES_OF_THREE) == 16
    for three in combinations(POINTS, 3):
        a_mill = set(three) in map(set, LINES_OF_THREE)
        assert morris.milled(mask(set(three))) == (mask(set(three)) if a_mill else 0)
        assert (morris.closers(mask(set(three[:2])))[0] >> POINTS.index(three[2]) & 1) == a_mill


def test_milled_names_exactly_the_stones_that_stand_in_a_mill():
    rng = Random(2)
    for _ in range(500):
        stones = frozenset(rng.sample(POINTS, rng.randint(0, 15)))
        in_mills = {point for mill in mills_of(stones) for point in mill}
        assert unmask(morris.milled(mask(stones))) == in_mills


def test_closers_name_the_points_that_make_one_mill_or_two():
    rng = Random(3)
    for _ in range(500):
        stones = frozenset(rng.sample(POINTS, rng.randint(0, 12)))
        closing, double = morris.closers(mask(stones))
        for point in ALL_POINTS - stones:
            made = len([mill for mill in mills_of(stones | {point}) if point in mill])
            assert (closing >> POINTS.index(point) & 1, double >> POINTS.index(point) & 1) == (
                made >= 1,
                made == 2,
            )


def test_neighbours_are_the_32_steps_of_the_drawing():
    assert len(STEPS) == 32
    assert {frozenset(line) for line in LINES} == STEPS
    assert len(LINES) == 32
    for point in POINTS:
        joined = {other for step in STEPS if point in step for other in step} - {point}
        assert unmask(morris.near(mask({point}))) == joined


def test_places_lie_where_the_drawing_shows_them():
    assert {(place.id, place.x, place.y) for place in PLACES} == {
        (point, ord(point[0]) - ord("a"), int(point[1]) - 1) for point in ALL_POINTS
    }


def symmetries() -> list[dict[str, str]]:
    """Turns, mirrors and inside out: sixteen ways to lay the board on itself."""
    found = []
    for turned, mirrored, inverted in product(range(4), (False, True), (False, True)):
        table = {}
        for point in POINTS:
            x, y = ord(point[0]) - ord("d"), int(point[1]) - 4
            if inverted:
                ring = max(abs(x), abs(y))
                x, y = x // ring * (4 - ring), y // ring * (4 - ring)
            if mirrored:
                x = -x
            for _ in range(turned):
                x, y = y, -x
            table[point] = f"{chr(x + ord('d'))}{y + 4}"
        found.append(table)
    return found


def test_the_board_lies_on_itself_in_sixteen_ways():
    assert len({tuple(table.values()) for table in symmetries()}) == 16
    for table in symmetries():
        assert {frozenset(table[point] for point in line) for line in LINES_OF_THREE} == {
            frozenset(line) for line in LINES_OF_THREE
        }


@pytest.mark.parametrize("v", [VARIANTS[0], VARIANTS[3]], ids=str)
def test_what_is_legal_does_not_depend_on_how_the_board_lies(v):
    rng = Random(4)
    for _ in range(25):
        p = scattered(rng)
        here = [as_turn(ply) for ply in plies(as_state(p), v)]
        for table in symmetries():
            there = Position(
                frozenset(table[point] for point in p.own),
                frozenset(table[point] for point in p.opp),
                p.own_hand,
                p.opp_hand,
            )
            moved = {
                Turn(
                    turn.source and table[turn.source],
                    table[turn.to],
                    frozenset(table[point] for point in turn.taken),
                )
                for turn in here
            }
            assert {as_turn(ply) for ply in plies(as_state(there), v)} == moved
            assert morris.result(as_state(there), v) == morris.result(as_state(p), v)


def test_a_ply_fits_into_20_bits_and_names_the_lower_of_two_taken_stones_first():
    seen_two = False
    rng = Random(5)
    for _ in range(200):
        for ply in plies(as_state(scattered(rng)), Variant(1, 1, 2, 0)):
            first, second = ply >> 10 & 31, ply >> 15
            assert 0 <= ply < 1 << 20
            assert first < second or first == second == NONE
            seen_two |= second != NONE
    assert seen_two


def test_most_plies_is_more_than_any_position_has():
    """At most 21 free points for a placed stone or each of three flying ones, and two of nine taken."""
    assert len(list(combinations(range(9), 2))) * 3 * 21 <= morris.MOST_PLIES


def test_after_the_hundredth_quiet_move_it_is_a_draw():
    p = Position(frozenset(("a7", "d6", "g1", "b2")), frozenset(("d1", "c5", "e4", "f2")), 0, 0)
    assert morris.result(as_state(p, quiet=99), BOOK) == ONGOING
    assert morris.result(as_state(p, quiet=100), BOOK) == DRAW
    assert morris.result(as_state(p, quiet=5000), BOOK._replace(quiet_limit=0)) == ONGOING


@pytest.mark.parametrize(("v", "end"), [(HOPPING, DRAW), (CROSS, DRAW), (BATTLE, WIN)], ids=str)
def test_where_nothing_is_taken_the_limit_counts_all_moves(v, end):
    """In a hunt the larger side had the last move, and the other one has held out."""
    p = Position(frozenset(("a7", "d6", "g1")), frozenset(("d1", "c5", "e4", "f2", "b6", "g4", "c3")), 0, 0)
    assert morris.result(as_state(p, quiet=v.quiet_limit - 1), v) == ONGOING
    assert morris.result(as_state(p, quiet=v.quiet_limit), v) == end
    assert morris.result(as_state(p, quiet=5000), v._replace(quiet_limit=0)) == ONGOING


@pytest.mark.parametrize("v", [HOPPING, BATTLE], ids=str)
def test_a_mill_counts_only_if_the_last_stone_stands_in_it(v):
    s = as_state(Position(frozenset(("a7", "d6")), frozenset(("b2", "d2", "f2", "e4")), 0, 0))
    assert not morris.mill_won(s, v)
    assert not morris.mill_won(s._replace(last=POINTS.index("e4")), v)
    assert morris.mill_won(s._replace(last=POINTS.index("d2")), v)


def test_a_loss_comes_before_the_draw():
    two = Position(frozenset(("a7", "d6")), frozenset(("d1", "c5", "e4", "f2")), 0, 0)
    assert morris.result(as_state(two, quiet=100), BOOK) == LOSS


def test_the_key_names_stones_hands_and_side_but_not_the_counter():
    rng = Random(6)
    positions = [scattered(rng) for _ in range(300)]
    keys = {morris.key(as_state(p)): p for p in positions}
    assert len(keys) == len(set(positions))
    assert all(0 <= key < 2**62 for key in keys)
    for p in positions:
        assert morris.key(as_state(p, quiet=50)) == morris.key(as_state(p))
        other = Position(p.opp, p.own, p.opp_hand, p.own_hand)
        assert morris.key(as_state(other)) != morris.key(as_state(p))
        hands = {
            morris.key(as_state(p._replace(own_hand=own, opp_hand=opp)))
            for own in range(10)
            for opp in range(10)
        }
        assert len(hands) == 100


def kernel_perft(s: morris.State, v: Variant, depth: int, known: dict | None = None) -> int:
    """The games of so many plies; what is over earlier counts as none. With `known` a position that
    was counted before is not counted again."""
    if morris.result(s, v) != ONGOING:
        return 0
    out = [0] * morris.MOST_PLIES
    count = morris.plies(s, v, out)
    if depth == 1:
        return count
    if known is None:
        return sum(kernel_perft(morris.play(s, ply), v, depth - 1) for ply in out[:count])
    total = 0
    for ply in out[:count]:
        following = morris.play(s, ply)
        name = depth, morris.key(following)
        if name not in known:
            known[name] = kernel_perft(following, v, depth - 1, known)
        total += known[name]
    return total


def reference_perft(p: Position, v: Variant, depth: int) -> int:
    found = turns(p, v)
    if len(p.own) + p.own_hand < 3 or not found:
        return 0
    if depth == 1:
        return len(found)
    return sum(reference_perft(after(p, turn), v, depth - 1) for turn in found if not has_won(p, turn, v))


def perft_table(counted_by: str) -> list[pytest.param]:
    """Each count of the data files; what takes more than a few seconds is slow."""
    found = []
    for file in sorted(DATA.glob("*-morris-perft.json")):
        table = json.loads(file.read_text())
        for entry in table["positions"]:
            for depth, count in enumerate(entry["counts"], 1):
                slow = depth > entry["quick"] if counted_by == "kernel" else count > 100_000
                if counted_by == "kernel" or depth <= entry["reference"]:
                    name = f"{table['game']}-{entry['name']}-{depth}"
                    marks = [pytest.mark.slow] if slow else []
                    found.append(pytest.param(table["game"], entry, depth, count, id=name, marks=marks))
    return found


def entry_variant(game: str, entry: dict) -> Variant:
    """Without the limits that make a draw: the data files do not look at them."""
    module = GAMES[game]
    return module.variant(module.Rules(**entry["rules"]))._replace(quiet_limit=0)


def entry_position(entry: dict) -> Position:
    own, opp = (frozenset(entry[side].split()) for side in ("own", "opp"))
    return Position(own, opp, *entry["hands"])


@pytest.mark.parametrize(("game", "entry", "depth", "count"), perft_table("kernel"))
def test_the_kernel_counts_what_the_table_says(game, entry, depth, count):
    known = {} if depth > entry["quick"] else None
    assert kernel_perft(as_state(entry_position(entry)), entry_variant(game, entry), depth, known) == count


@pytest.mark.parametrize(("game", "entry", "depth", "count"), perft_table("reference"))
def test_the_reference_counts_what_the_table_says(game, entry, depth, count):
    assert reference_perft(entry_position(entry), entry_variant(game, entry), depth) == count


def test_the_first_counts_from_the_start_follow_from_counting_by_hand():
    """No mill before the fifth ply; then 16 mills in 6 orders, which take one of two, not none."""
    table = json.loads((DATA / "nine-mens-morris-perft.json").read_text())
    start = next(entry for entry in table["positions"] if entry["name"] == "start")
    places = [24, 24 * 23, 24 * 23 * 22, 24 * 23 * 22 * 21]
    mills = 16 * len(list(permutations(range(3)))) * 21 * 20
    assert start["counts"][:5] == [*places, places[-1] * 20 + mills]
