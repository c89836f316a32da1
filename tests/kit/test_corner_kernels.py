"""The kernels of corner draughts, walls and wolf and sheep against slow references of files and ranks."""

import json
from itertools import product
from pathlib import Path
from random import Random

import pytest

from parlour.kit import squares
from parlour.kit.kernels import corner, draughts, walls, wolf

DATA = Path(__file__).parent.parent / "games" / "data" / "draughts-relatives-perft.json"
SPOTS = {place.id: (place.x, place.y) for place in squares.DARK}
BIT_AT = {SPOTS[number]: bit for number, bit in squares.BITS.items()}
SPOT_OF = {bit: spot for spot, bit in BIT_AT.items()}
DIAGONALS = list(product((-1, 1), (-1, 1)))
BOARD = set(BIT_AT)
Spot = tuple[int, int]


def mask(spots: set[Spot]) -> int:
    return sum(1 << BIT_AT[spot] for spot in spots)


def unmask(men: int) -> set[Spot]:
    return {spot for bit, spot in SPOT_OF.items() if men >> bit & 1}


def dark_turns(plies: list[int]) -> list[tuple[Spot, Spot]]:
    return [(SPOT_OF[ply & 63], SPOT_OF[ply >> 6]) for ply in plies]


def wall_goings(spot: Spot, taken: set[Spot]) -> set[Spot]:
    found = set()
    for dx, dy in DIAGONALS:
        near, far = (spot[0] + dx, spot[1] + dy), (spot[0] + 2 * dx, spot[1] + 2 * dy)
        if near in BOARD - taken:
            found.add(near)
        elif near in taken and far in BOARD - taken:
            found.add(far)
    return found


def wall_caught(men: set[Spot], other: set[Spot]) -> set[Spot]:
    return {
        (x, y)
        for x, y in men
        if not any((x + dx, y + dy) in men for dx, dy in DIAGONALS) and not wall_goings((x, y), men | other)
    }


def wall_plies(s: walls.State) -> list[int]:
    out = [-1] * walls.MOST_PLIES
    return out[: walls.plies(s, walls.Variant(0, 120, 400), out)]


def crowded(rng: Random) -> tuple[set[Spot], set[Spot]]:
    spots = rng.sample(sorted(BOARD), rng.randint(4, 30))
    cut = rng.randint(1, len(spots) - 1)
    return set(spots[:cut][:12]), set(spots[cut:][:12])


def test_walls_agree_with_the_reference():
    rng, seen = Random(1), 0
    for _ in range(1500):
        own, opp = crowded(rng)
        s = walls.State(mask(own), mask(opp), 0, 3, 4)
        expected = {(man, to) for man in own for to in wall_goings(man, own | opp)}
        found = wall_plies(s)
        assert sorted(dark_turns(found)) == sorted(expected)
        assert unmask(walls.caught(s.own, s.opp)) == wall_caught(own, opp)
        assert unmask(walls.movable(s.own, s.opp)) == {man for man, _ in expected}
        for ply in found:
            (man, to), following = dark_turns([ply])[0], walls.play(s, ply)
            mine = own - {man} | {to}
            others = opp - wall_caught(opp, mine)
            mine -= wall_caught(mine, others) if others else set()
            assert (unmask(following.opp), unmask(following.own)) == (mine, others)
            removed = len(mine) + len(others) < len(own) + len(opp)
            seen += removed
            assert (following.quiet, following.played) == (0 if removed else 4, 5)
    assert seen > 100


def wolf_plies(s: wolf.State, start: int = wolf.NEAR) -> list[int]:
    out = [-1] * wolf.MOST_PLIES
    return out[: wolf.plies(s, wolf.Variant(start), out)]


def test_wolf_and_sheep_agree_with_the_reference():
    rng, ends = Random(2), set()
    for _ in range(4000):
        *flock, beast = rng.sample(sorted(BOARD), 5)
        if rng.random() < 0.3:  # near the top, where somebody is stuck
            *flock, beast = rng.sample([spot for spot in sorted(BOARD) if spot[1] > 4], 5)
        s = wolf.State(mask(set(flock)), mask({beast}), rng.randint(0, 1))
        forward = [(-1, 1), (1, 1)]
        movers, ways = ([beast], DIAGONALS) if s.wolf_turn else (flock, forward)
        taken = {*flock, beast}
        expected = {
            ((x, y), (x + dx, y + dy))
            for x, y in movers
            for dx, dy in ways
            if (x + dx, y + dy) in BOARD - taken
        }
        assert sorted(dark_turns(wolf_plies(s))) == sorted(expected)
        through = beast[1] <= min(y for _, y in flock)
        assert wolf.broken_through(s) == through
        wolf_wins = through or (not s.wolf_turn and not expected)
        sheep_win = not through and s.wolf_turn and not expected
        ends.add((wolf_wins, bool(sheep_win)))
        lost, won = (sheep_win, wolf_wins) if s.wolf_turn else (wolf_wins, sheep_win)
        outcome = draughts.LOSS if lost else draughts.WIN if won else draughts.ONGOING
        assert wolf.result(s, wolf.Variant(wolf.NEAR)) == outcome
    assert ends == {(True, False), (False, True), (False, False)}


def test_where_the_wolf_may_start():
    assert {spot[1] for spot in unmask(wolf.NEAR)} == {1, 2}
    assert {spot[1] for spot in unmask(wolf.ANY)} == set(range(1, 8))
    assert {spot[1] for spot in unmask(wolf.FAR)} == {7}
    assert [len(unmask(start)) for start in (wolf.NEAR, wolf.ANY, wolf.FAR)] == [8, 28, 4]


CORNER_WAYS = [(0, 1), (1, 0), (1, 1), (-1, 1), (1, -1)]
ALL = set(product(range(8), range(8)))


def corner_state(own: set[Spot], opp: set[Spot], black: int) -> corner.State:
    sets = [sum(1 << y * 8 + x for x, y in side) for side in (own, opp)]
    halves = [half for men in sets for half in (men & 0xFFFFFFFF, men >> 32)]
    return corner.State(*halves, black, 0, 0)


def corner_turns(own: set[Spot], opp: set[Spot], black: int, v: corner.Variant) -> set[tuple[Spot, Spot]]:
    ways = [(-dx, -dy) if black else (dx, dy) for dx, dy in CORNER_WAYS[: 5 if v.sideways else 3]]
    free = ALL - own - opp
    found = set()
    for man in own:
        found |= {(man, to) for dx, dy in ways if (to := (man[0] + dx, man[1] + dy)) in free}
        routes = [[man]]
        for route in routes:
            x, y = route[-1]
            for dx, dy in ways:
                to = x + 2 * dx, y + 2 * dy
                if (x + dx, y + dy) in opp and to in free and to not in route:
                    found.add((man, to))
                    if v.chain_jumps:
                        routes.append([*route, to])
    return found


@pytest.mark.parametrize("sideways", [1, 0])
@pytest.mark.parametrize("chain", [1, 0])
def test_corner_draughts_agree_with_the_reference(sideways, chain):
    rng, v = Random(3), corner.Variant(sideways, chain, 200)
    for _ in range(400):
        spots = rng.sample(sorted(ALL), rng.randint(2, 18))
        cut = rng.randint(1, len(spots) - 1)
        own, opp, black = set(spots[:cut][:9]), set(spots[cut:][:9]), rng.randint(0, 1)
        s = corner_state(own, opp, black)
        out = [-1] * corner.MOST_PLIES
        found = out[: corner.plies(s, v, out)]
        expected = corner_turns(own, opp, black, v)
        if not expected:
            assert found == [corner.PASS]
            continue
        turns = [((ply & 7, ply >> 3 & 7), (ply >> 6 & 7, ply >> 9)) for ply in found]
        assert sorted(turns) == sorted(expected)
        for ply, (man, to) in zip(found, turns, strict=True):
            after = corner_state(opp, own - {man} | {to}, 1 - black)
            assert corner.play(s, ply) == after._replace(played=1)
        gone = [sum(x + y for x, y in side) for side in (own, opp)]
        way = gone[0] if black else 14 * len(own) - gone[0]
        assert corner.distance(s.own_low, s.own_high, black) == way


def test_both_corners_are_nine_dark_squares():
    for low, high in ((corner.WHITE_LOW, corner.WHITE_HIGH), (corner.BLACK_LOW, corner.BLACK_HIGH)):
        spots = {(at % 8, at // 8) for at in range(64) if corner.holds(low, high, at)}
        assert len(spots) == 9
        assert all((x + y) % 2 == 0 for x, y in spots)
        assert {min(x + y, 14 - x - y) for x, y in spots} == {0, 2, 4}


def test_keys_stay_below_62_bits_and_differ():
    rng = Random(4)
    states = {walls.State(mask(own), mask(opp), 0, 0, 0) for own, opp in (crowded(rng) for _ in range(500))}
    keys = {walls.key(s) for s in states}
    assert len(keys) == len(states)
    assert max(keys) < 2**62
    corners = set()
    for _ in range(500):
        spots = rng.sample(sorted(ALL), 18)
        corners.add(corner_state(set(spots[:9]), set(spots[9:]), rng.randint(0, 1)))
    assert len({corner.key(s) for s in corners}) == len(corners)
    assert max(corner.key(s) for s in corners) < 2**62
    assert wolf.key(wolf.START) != wolf.key(wolf.play(wolf.START, wolf_plies(wolf.START)[0]))


VARIANTS = {
    "walls": walls.Variant(0, 120, 400),
    "wolf-and-sheep": wolf.Variant(wolf.NEAR),
    "corner-draughts": corner.Variant(1, 1, 200),
}
MODULES = {"walls": walls, "wolf-and-sheep": wolf, "corner-draughts": corner}


def perft(key: str, s, depth: int) -> int:
    module = MODULES[key]
    if module.result(s, VARIANTS[key]) != draughts.ONGOING:
        return 0
    out = [0] * module.MOST_PLIES
    count = module.plies(s, VARIANTS[key], out)
    return count if depth == 1 else sum(perft(key, module.play(s, ply), depth - 1) for ply in out[:count])


@pytest.mark.parametrize(
    ("key", "depth", "count"),
    [
        pytest.param(key, depth, count, marks=[pytest.mark.slow] if count > 60_000 else [])
        for key, counts in json.loads(DATA.read_text())["counts"].items()
        for depth, count in enumerate(counts, 1)
    ],
)
def test_the_kernels_count_what_the_table_says(key, depth, count):
    assert perft(key, MODULES[key].START, depth) == count
