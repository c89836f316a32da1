"""Board kernels as slates: whatever runs on the slates of card and dice games then runs on boards too.

The functions are templates: `as_slates` binds them to the names of a board kernel. A position for the third
time is a draw where the kernel says that it may return, so the last positions stand on the slate."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.core import Kernel
from parlour.kit.kernels.slate import HEAD, PLIES, TURN, spread
from parlour.search.bind import fields_at

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import (
        LOSS,
        ONGOING,
        PLANES,
        SQUARES,
        START,
        WIN,
        State,
        Variant,
        key,
        may_return,
        result,
    )
    from parlour.kit.kernels.morris import play as play_board
    from parlour.kit.kernels.morris import plies as list_plies

    HOUSE = Variant(0, 0, 0, 0)

OUTCOME, TIMES, BOARD = HEAD, HEAD + 1, HEAD + 2
KEYS = BOARD + 7  # more than any board has fields
WINDOW = 256  # positions that are remembered: more than any limit of quiet moves
SIZE = KEYS + WINDOW
SEATS = 2
MADE = ("variant_of", "begin", "plies", "play", "is_over", "score", "standing", "observe")


class Setting(NamedTuple):
    """What a board has for a variant: the house rules, where matches begin and who begins them."""

    house: Any
    board: Any
    turn: int
    seats: int


def as_slates(rules: ModuleType) -> ModuleType:
    """The same rules as those of a card game are written."""
    house = rules.Variant(*[0] * len(rules.Variant._fields))
    names = {**vars(rules), "play_board": rules.play, "list_plies": rules.plies, "HOUSE": house}
    namespace = {**names, **globals()}
    made = ModuleType(rules.__name__)
    made.SIZE, made.SEATS, made.DENSE = SIZE, SEATS, False  # type: ignore[attr-defined]
    made.MOST_PLIES = rules.MOST_PLIES  # type: ignore[attr-defined]
    made.FEATURES = 1 + rules.PLANES * rules.SQUARES + len(rules.START) - rules.PLANES  # type: ignore[attr-defined]
    for name in MADE:
        function = globals()[name]
        namespace[name] = FunctionType(function.__code__, namespace, name)
        setattr(made, name, namespace[name])
    return made


def numbers_of(kernel: Kernel) -> list[int]:
    """A setting as `variant_of` reads it."""
    return [*kernel.variant, *kernel.board, kernel.turn]


def slate_of(kernel: Kernel) -> list[int]:
    """A position with its past, without chance."""
    rules, past = kernel.rules, kernel.past or (kernel.rules.key(kernel.board),)
    slate = [0] * SIZE
    slate[TURN], slate[PLIES] = kernel.turn, len(past) - 1
    slate[OUTCOME], slate[TIMES] = rules.result(kernel.board, kernel.variant), past.count(past[-1])
    slate[BOARD : BOARD + len(kernel.board)] = kernel.board
    for at, here in enumerate(past):
        slate[KEYS + (at & WINDOW - 1)] = here
    return slate


def laid_out(opening: Any, slate: list[int]) -> Any:
    """A state of the rules with the board of a slate; how it came there is not known."""
    state = opening.copy()
    state.board = type(opening.board)(*slate[BOARD : BOARD + len(opening.board)])
    if "turn" in state.__struct_fields__:
        state.turn = slate[TURN]
    return state


def variant_of(numbers: list[int]) -> Setting:
    at = len(HOUSE) + len(START)
    return Setting(fields_at(numbers, 0, HOUSE), fields_at(numbers, len(HOUSE), START), numbers[at], SEATS)


def begin(s: list[int], v: Setting) -> None:
    s[TURN], s[TIMES], s[OUTCOME] = v.turn, 1, result(v.board, v.house)
    for at in range(len(v.board)):
        s[BOARD + at] = v.board[at]
    s[KEYS] = key(v.board)


def plies(s: list[int], v: Setting, out: list[int]) -> int:
    return list_plies(fields_at(s, BOARD, START), v.house, out)


def play(s: list[int], v: Setting, ply: int) -> None:
    board: State = play_board(fields_at(s, BOARD, START), ply)
    for at in range(len(board)):
        s[BOARD + at] = board[at]
    n, here, times = s[PLIES], key(board), 1
    s[KEYS + (n & WINDOW - 1)] = here
    for back in range(4, min(may_return(board, v.house), n, WINDOW - 1) + 1, 2):
        if s[KEYS + (n - back & WINDOW - 1)] == here:
            times += 1
    s[TURN], s[TIMES], s[OUTCOME] = 1 - s[TURN], times, result(board, v.house)


def is_over(s: list[int], v: Setting) -> bool:
    return s[OUTCOME] != ONGOING or s[TIMES] >= 3


def score(s: list[int], v: Setting, seat: int) -> int:
    return standing(s, v, seat)


def standing(s: list[int], v: Setting, seat: int) -> int:
    """1 for who has won, -1 for who has lost."""
    worth = 1 if s[OUTCOME] == WIN else -1 if s[OUTCOME] == LOSS else 0
    return worth if seat == s[TURN] else -worth


def observe(s: list[int], v: Setting, seat: int, out: list[int]) -> None:
    """The board as the side to move sees it: whether that is this seat, the sets of the kernel square by
    square, then its other numbers."""
    out[0] = int(seat == s[TURN])
    at = 1
    for plane in range(PLANES):
        at = spread(s[BOARD + plane], SQUARES, out, at)
    for number in range(PLANES, len(START)):
        out[at + number - PLANES] = s[BOARD + number]
