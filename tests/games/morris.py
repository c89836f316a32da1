"""What the tests of the games on the morris board share."""

from random import Random
from types import ModuleType

from parlour import Match
from parlour.games.morris import family
from parlour.kit.boards import stones_on
from parlour.kit.kernels.morris import State
from tests.games.table import play_on, refusal, sit, texts, widget


def position(
    module: ModuleType, white: str, black: str, turn: int = 0, quiet: int = 0, **rules: object
) -> Match:
    """A match of this game that begins with these stones; rules are given by value."""
    sides = [stones_on(white), stones_on(black)]
    chosen = module.Rules(**rules)
    board = State(sides[turn], sides[1 - turn], 0, 0, quiet)
    s = module.State(chosen, 2, turn, module.variant(chosen), board, [])
    family.remember(s)
    return sit(module.game, s)


def stones(match: Match, seat: int) -> set[str]:
    return {piece.place for piece in widget(match, "board").pieces if piece.seat == seat}


def moves_of(match: Match) -> set[str]:
    """The legal moves of the one seat that has a turn, each listed once."""
    (seat,) = match.to_act()
    found = texts(match, seat)
    assert len(found) == len(set(found))
    return set(found)


def why(match: Match, move: str) -> tuple[str, dict, set[str]]:
    """The refusal of the seat to move: key, data, the points that flash."""
    reason = refusal(match, match.to_act()[0], move)
    return reason.key, reason.data, {token.removeprefix("place:") for token in reason.flash}


def open_to(match: Match, *touched: str) -> set[str]:
    """The points that can be touched after these."""
    paths = [path for move in match.moves(match.to_act()[0]) for path in move.paths()]
    begun = tuple(f"place:{point}" for point in touched)
    return {path[len(begun)].removeprefix("place:") for path in paths if path[: len(begun)] == begun}


def walk(match: Match, seed: int) -> int:
    """Moves at random that make no mill and stand nowhere for the third time, while there are any;
    how many were made until the match was over."""
    rng, made = Random(seed), 0
    while not match.result:
        moves = sorted(moves_of(match))
        rng.shuffle(moves)
        for move in moves:
            twin = match.copy()
            play_on(twin, move)
            if not twin.result or twin.result.reason not in ("mill", "third-time"):
                break
        play_on(match, move)
        made += 1
    return made
