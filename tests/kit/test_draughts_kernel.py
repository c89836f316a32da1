"""The draughts kernel against a slow reference that knows nothing but files, ranks and the rules file."""

import json
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from parlour.kit import squares
from parlour.kit.kernels import draughts
from parlour.kit.kernels.draughts import ANYWHERE, BEHIND, DRAW, LOSS, ONGOING, ONWARD, SHORT, WIN, Variant

DATA = Path(__file__).parent.parent / "games" / "data" / "draughts-perft.json"
OFF = dict.fromkeys(Variant._fields, 0)
SQUARES = [(x, y) for y in range(8) for x in range(8) if (x + y) % 2 == 0]
DIAGONALS = list(product((-1, 1), (-1, 1)))


def variant(**switches: int) -> Variant:
    return Variant(**OFF | {"king": BEHIND} | switches)


VARIANTS = {
    "book": variant(),
    "anywhere": variant(king=ANYWHERE),
    "short": variant(king=SHORT),
    "back": variant(back=1),
    "majority": variant(majority=1),
    "back-majority-short": variant(king=SHORT, back=1, majority=1),
    "french-federation": variant(king=ANYWHERE, back=1, majority=1),
    "russian": variant(king=ONWARD, back=1, at_once=1),
    "at-once": variant(at_once=1),
    "onward": variant(king=ONWARD, majority=1),
    "italian": variant(majority=1, humble=1),
    "italian-federation": variant(king=SHORT, majority=1, priorities=1, humble=1),
}


class Position(NamedTuple):
    """Pieces by (x, y): W and B are kings, w and b men."""

    pieces: dict[tuple[int, int], str]
    turn: str  # w or b


class Turn(NamedTuple):
    source: tuple[int, int]
    to: tuple[int, int]
    taken: frozenset[tuple[int, int]]
    king: bool  # at its end


def sequences(p: Position, source: tuple[int, int], v: Variant) -> list[tuple[tuple[int, int], list, bool]]:
    """Every finished capture of a piece: where it ends, what it took in order, whether it is a king then."""
    piece = p.pieces[source]
    standing = {at: other for at, other in p.pieces.items() if at != source}
    forward, far = (1, 7) if p.turn == "w" else (-1, 0)

    def jumps(here: tuple[int, int], taken: list, king: bool) -> list:
        found = []
        for dx, dy in DIAGONALS:
            if not king and not v.back and dy != forward:
                continue
            x, y = here[0] + dx, here[1] + dy
            while king and v.king != SHORT and (x, y) in SQUARES and (x, y) not in standing:
                x, y = x + dx, y + dy
            other = standing.get((x, y), " ")
            if other.lower() in (" ", p.turn) or (x, y) in taken:
                continue
            if v.humble and not king and other.isupper():
                continue
            victim, land = (x, y), (x + dx, y + dy)
            ways = []
            while land in SQUARES and land not in standing:
                ways.append((land, [*taken, victim], king or bool(v.at_once and land[1] == far)))
                land = land[0] + dx, land[1] + dy
                if not king or v.king not in (ANYWHERE, ONWARD):
                    break
            going_on = [way for way in ways if king and v.king == ONWARD and jumps(*way)]
            found += going_on or ways
        return found

    finished, begun = [], [(source, [], piece.isupper())]
    while begun:
        here, taken, king = begun.pop()
        longer = jumps(here, taken, king)
        if not longer and taken:
            finished.append((here, taken, king or here[1] == far))
        begun += longer
    return finished


def turns(p: Position, v: Variant) -> set[Turn]:
    own = [at for at, piece in p.pieces.items() if piece.lower() == p.turn]
    caught = [(at, end, taken, king) for at in own for end, taken, king in sequences(p, at, v)]
    if caught:
        if v.majority:
            most = max(len(taken) for _, _, taken, _ in caught)
            caught = [each for each in caught if len(each[2]) == most]
        if v.priorities:
            caught = by_priority(p, caught)
        return {Turn(at, end, frozenset(taken), king) for at, end, taken, king in caught}
    found = set()
    forward, far = (1, 7) if p.turn == "w" else (-1, 0)
    for (x, y), (dx, dy) in product(own, DIAGONALS):
        king = p.pieces[x, y].isupper()
        if not king and dy != forward:
            continue
        to = x + dx, y + dy
        while to in SQUARES and to not in p.pieces:
            found.add(Turn((x, y), to, frozenset(), king or to[1] == far))
            if not king or v.king == SHORT:
                break
            to = to[0] + dx, to[1] + dy
    return found


def by_priority(p: Position, caught: list) -> list:
    """A king before a man, then most kings, then the earliest king."""
    kings = {at for at, piece in p.pieces.items() if piece.isupper()}

    def keep_best(found: list, key) -> list:
        best = max(map(key, found))
        return [each for each in found if key(each) == best]

    caught = keep_best(caught, lambda each: each[0] in kings)
    caught = keep_best(caught, lambda each: len(kings.intersection(each[2])))
    return keep_best(
        caught, lambda each: -next((n for n, at in enumerate(each[2]) if at in kings), len(each[2]))
    )


def after(p: Position, turn: Turn) -> Position:
    pieces = {at: piece for at, piece in p.pieces.items() if at not in turn.taken and at != turn.source}
    piece = p.pieces[turn.source]
    pieces[turn.to] = piece.upper() if turn.king else piece
    return Position(pieces, "b" if p.turn == "w" else "w")


SPOTS = {place.id: (place.x, place.y) for place in squares.DARK}
BIT_AT = {SPOTS[number]: bit for number, bit in squares.BITS.items()}
SPOT_OF = {bit: spot for spot, bit in BIT_AT.items()}


def as_state(p: Position, quiet: int = 0) -> draughts.State:
    sets = {"w": 0, "b": 0}
    kings = 0
    for at, piece in p.pieces.items():
        sets[piece.lower()] |= 1 << BIT_AT[at]
        kings |= piece.isupper() << BIT_AT[at]
    black = int(p.turn == "b")
    own, opp = (sets["b"], sets["w"]) if black else (sets["w"], sets["b"])
    return draughts.State(own, opp, kings, 0, 0, black, quiet)


def as_position(s: draughts.State) -> Position:
    pieces = {}
    for side, letter in ((s.own, "wb"[s.black]), (s.opp, "bw"[s.black])):
        for bit, spot in SPOT_OF.items():
            if side >> bit & 1:
                pieces[spot] = letter.upper() if s.kings >> bit & 1 else letter
    return Position(pieces, "wb"[s.black])


def as_turn(s: draughts.State, ply: int) -> Turn:
    source, taken = draughts.source(ply), draughts.taken(ply)
    return Turn(
        SPOT_OF[source],
        SPOT_OF[draughts.target(ply)],
        frozenset(spot for bit, spot in SPOT_OF.items() if taken >> bit & 1),
        s.kings >> source & 1 == 1 or draughts.is_crowned(ply),
    )


def plies(s: draughts.State, v: Variant) -> list[int]:
    out = [-1] * draughts.MOST_PLIES
    return out[: draughts.plies(s, v, out)]


def scattered(rng: Random) -> Position:
    """Pieces anywhere, often with enemies one square apart, so that there is something to capture."""
    pieces = {}
    kings = rng.choice((0.1, 0.3, 0.6))
    for at in rng.sample(SQUARES, rng.randint(2, 18)):
        piece = rng.choice("wb")
        far = at[1] == (7 if piece == "w" else 0)
        pieces[at] = piece.upper() if far or rng.random() < kings else piece
    return Position(pieces, rng.choice("wb"))


def agree(p: Position, v: Variant) -> None:
    """The same turns, each once, to the same positions, with the same end."""
    s = as_state(p, quiet=7)
    found, expected = plies(s, v), turns(p, v)
    assert Counter(as_turn(s, ply) for ply in found) == Counter(expected), p
    assert (draughts.result(s, v) == LOSS) == (not expected), p
    assert bool(draughts.capturers(s, v)) == any(turn.taken for turn in expected)
    for ply in found:
        turn, following = as_turn(s, ply), draughts.play(s, ply)
        assert as_position(following) == after(p, turn)
        quiet = not turn.taken and p.pieces[turn.source].isupper()
        assert following.quiet == (8 if quiet else 0)


START = Position({at: "w" if at[1] < 3 else "b" for at in SQUARES if at[1] not in (3, 4)}, "w")


@pytest.mark.parametrize("v", VARIANTS.values(), ids=VARIANTS)
def test_the_kernel_and_the_reference_agree_on_scattered_pieces(v):
    rng = Random(str(v))
    for _ in range(400):
        agree(scattered(rng), v)


@pytest.mark.parametrize("v", VARIANTS.values(), ids=VARIANTS)
def test_the_kernel_and_the_reference_agree_all_through_random_games(v):
    rng = Random(str(v))
    for _ in range(6):
        p = START
        for _ in range(150):
            agree(p, v)
            found = sorted(turns(p, v), key=repr)
            if not found:
                break
            p = after(p, rng.choice(found))


def test_scattered_pieces_bring_every_case_of_the_rules():
    """Or else the tests above would prove less than they seem to."""
    rng, cases = Random(1), Counter()
    for _ in range(400):
        p = scattered(rng)
        found, all_ways = turns(p, variant(back=1)), turns(p, variant(king=ANYWHERE, back=1))
        cases["quiet"] += not any(turn.taken for turn in found)
        cases["takes three"] += any(len(turn.taken) > 2 for turn in found)
        cases["stuck"] += not found
        cases["lands elsewhere"] += bool(all_ways - found)
        cases["majority"] += turns(p, variant(back=1, majority=1)) != found
        federal = VARIANTS["italian-federation"]
        cases["priorities"] += turns(p, federal) != turns(p, federal._replace(priorities=0))
        russian = VARIANTS["russian"]
        cases["crowned at once"] += turns(p, russian) != turns(p, russian._replace(at_once=0))
        cases["onward"] += turns(p, russian) != turns(p, russian._replace(king=ANYWHERE))
        cases["humble"] += turns(p, variant(humble=1)) != turns(p, variant())
    assert min(cases.values()) >= 3, cases


def test_the_start_is_twelve_men_each_on_the_three_nearest_rows():
    assert as_position(draughts.START) == START
    assert draughts.START.quiet == 0


def test_squares_are_numbered_from_the_top_left_row_by_row():
    assert SPOTS["1"] == (1, 7)
    assert SPOTS["4"] == (7, 7)
    assert SPOTS["5"] == (0, 6)
    assert SPOTS["29"] == (0, 0)
    assert SPOTS["32"] == (6, 0)
    assert sorted(SPOTS.values()) == sorted(SQUARES)


def test_a_ply_fits_into_48_bits():
    rng = Random(2)
    for _ in range(200):
        for v in VARIANTS.values():
            assert all(0 <= ply < 1 << 48 for ply in plies(as_state(scattered(rng)), v))


def test_the_work_list_stays_far_below_its_limit():
    """Kings that may land anywhere among loose enemies have the most ways to begin a capture."""
    rng, longest = Random(3), 0
    for _ in range(300):
        pieces = {at: rng.choice("WWbb...") for at in SQUARES}
        p = Position({at: piece for at, piece in pieces.items() if piece != "."}, "w")
        out = [-1] * draughts.MOST_PLIES
        draughts.plies(as_state(p), variant(king=ANYWHERE), out)
        longest = max(longest, draughts.MOST_PLIES - out.count(-1))
    assert longest < draughts.MOST_PLIES // 8


def test_a_mirror_image_has_no_effect_on_play():
    rng = Random(4)
    for _ in range(100):
        p = scattered(rng)
        turned = Position({(7 - x, 7 - y): piece.swapcase() for (x, y), piece in p.pieces.items()}, "x")
        swap = str.maketrans("wbWB", "bwBW")
        other = {at: piece.swapcase().translate(swap) for at, piece in turned.pieces.items()}
        there = Position(other, "b" if p.turn == "w" else "w")
        for v in VARIANTS.values():
            here, seen = (
                {as_turn(s, ply)[:2] for ply in plies(s, v)} for s in (as_state(p), as_state(there))
            )
            assert {((7 - a, 7 - b), (7 - c, 7 - d)) for (a, b), (c, d) in seen} == here


def test_after_the_eightieth_quiet_move_it_is_a_draw_but_a_loss_comes_before():
    p = Position({(0, 0): "W", (7, 7): "B"}, "w")
    book = variant(quiet_limit=80)
    assert draughts.result(as_state(p, 79), book) == ONGOING
    assert draughts.result(as_state(p, 80), book) == DRAW
    assert draughts.result(as_state(p, 5000), variant()) == ONGOING
    assert draughts.result(as_state(Position({(7, 7): "B"}, "w"), 80), book) == LOSS


def test_reversed_the_side_that_cannot_move_has_won():
    assert draughts.result(as_state(Position({(7, 7): "B"}, "w")), variant(reverse=1)) == WIN


def test_the_key_names_the_position_and_stays_below_62_bits():
    rng = Random(5)
    positions = {repr(sorted(p.pieces.items())) + p.turn: p for p in (scattered(rng) for _ in range(3000))}
    keys = {draughts.key(as_state(p)) for p in positions.values()}
    assert len(keys) == len(positions)
    assert all(0 <= key < 2**62 for key in keys)
    assert draughts.key(draughts.START) == draughts.key(draughts.START._replace(quiet=9))
    hands = {
        draughts.key(draughts.START._replace(own_hand=a, opp_hand=b)) for a in range(3) for b in range(3)
    }
    assert len(hands) == 9


def kernel_perft(s: draughts.State, v: Variant, depth: int) -> int:
    found = plies(s, v)
    return (
        len(found) if depth == 1 else sum(kernel_perft(draughts.play(s, ply), v, depth - 1) for ply in found)
    )


def reference_perft(p: Position, v: Variant, depth: int) -> int:
    found = turns(p, v)
    return len(found) if depth == 1 else sum(reference_perft(after(p, turn), v, depth - 1) for turn in found)


COMPILED_ONLY = 1_000_000  # see tests/search for such counts


def perft_table(counted_by: str) -> list:
    found = []
    for entry in json.loads(DATA.read_text())["positions"]:
        for depth, count in enumerate(entry["counts"], 1):
            if depth <= entry["reference"] or (counted_by == "kernel" and count < COMPILED_ONLY):
                marks = [pytest.mark.slow] if count > (150_000 if counted_by == "kernel" else 10_000) else []
                found.append(pytest.param(entry, depth, count, id=f"{entry['name']}-{depth}", marks=marks))
    return found


def entry_state(entry: dict) -> draughts.State:
    pieces = {}
    turn, *sides = entry["fen"].split(":")
    for side in sides:
        for name in side[1:].split(","):
            letter = side[0].lower()
            pieces[SPOTS[name.removeprefix("K")]] = letter.upper() if name[0] == "K" else letter
    return as_state(Position(pieces, turn.lower()))


@pytest.mark.parametrize(("entry", "depth", "count"), perft_table("kernel"))
def test_the_kernel_counts_what_the_table_says(entry, depth, count):
    assert kernel_perft(entry_state(entry), Variant(**OFF | entry["variant"]), depth) == count


@pytest.mark.parametrize(("entry", "depth", "count"), perft_table("reference"))
def test_the_reference_counts_what_the_table_says(entry, depth, count):
    p = as_position(entry_state(entry))
    assert reference_perft(p, Variant(**OFF | entry["variant"]), depth) == count
