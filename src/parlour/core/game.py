"""The record that a game file ends with, and what its functions are given and give back."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Any, Literal, NamedTuple, Protocol, get_args, get_type_hints

import msgspec

from parlour.core.counting import seat_of
from parlour.core.moves import Expire, fields_of, read_field
from parlour.core.refusals import BadMove, BadSetup, Reason
from parlour.core.rules import Rules
from parlour.core.state import ALL, Seen, check_named, lists_of, private_zones_of, zones_of

CLOCK = -1  # the pseudo-seat that plays expired deadlines


class Dealer(Protocol):
    """What rules get chance from and speak through: all draws and all sentences pass here."""

    def shuffle(self, items: Sequence[int]) -> list[int]: ...

    def roll(self, sides: int = 6) -> int:
        """A die, counted from 0."""

    def pick(self, count: int) -> int:
        """One of `count` equal chances, counted from 0."""

    def say(
        self,
        key: str,
        to: Seen | int | Sequence[int] = ALL,
        fleeting: bool = False,
        cards: int = 0,
        **data: Any,
    ) -> None:
        """Tell the table, a seat or some seats; `cards` (a mask) are shown to the hearers."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: a rank for every seat (1 is best, equals share), scores, a reason key."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def utilities(self) -> tuple[float, ...]:
        """What the end is worth to each seat, from -1 (all others came before it) to 1 (all came after it).
        They add up to nothing; a player alone has 1 for a win and -1 for a loss."""
        if len(self.ranks) == 1:
            return (1.0 if self.ranks[0] == 1 else -1.0,)
        others = len(self.ranks) - 1
        return tuple(sum((own < rank) - (own > rank) for rank in self.ranks) / others for own in self.ranks)


def ranked(scores: Sequence[int], reason: str, order: Sequence[Any] = ()) -> Result:
    """Rank seats by `order` (by default their scores), highest first, equals sharing."""
    order = order or scores
    ranks = tuple(1 + sum(other > own for other in order) for own in order)
    return Result(ranks, tuple(scores), reason)


def solo_result(score: int, reason: str, won: bool) -> Result:
    """The end of a match for one: a player who has lost comes second to nobody."""
    return Result((1 if won else 2,), (score,), reason)


class Deduction(msgspec.Struct, frozen=True):
    """What a seat has deduced of a hidden place: at least `count` of the cards of each mask in
    `least`, none of `never`, and not all of any mask in `broken`."""

    zone: str
    index: int
    least: tuple[tuple[int, int], ...] = ()
    never: int = 0
    broken: tuple[int, ...] = ()


class Kernel(NamedTuple):
    """A position of a game whose rules are integer functions, which search can compile."""

    rules: ModuleType  # one of parlour.kit.kernels
    board: Any
    variant: Any
    turn: int  # the seat to move
    past: tuple[int, ...] = ()  # keys of the positions that may return, oldest first; the last one is this


class Standard(NamedTuple):
    """Rules that players elsewhere keep too: other programs know them by a number, PDN's `GameType`."""

    number: str
    preset: str
    squares: Mapping[str, str] = {}  # how squares are written there, where it is otherwise than here
    black_first: bool = False  # results name Black first: `1-0` means that Black has won


class Notation(Protocol):
    """How the positions of a game are written. The families of board games give theirs."""

    @property
    def standards(self) -> tuple[Standard, ...]: ...

    @property
    def endless(self) -> Mapping[str, Any]:
        """The house rules under which no draw comes by itself."""

    def lay_out(self, s: Any, text: str, span: tuple[int, int] | None = None) -> None:
        """Put a written position on the table of a match that has just been set up. `span` is where it
        stands in the text, for complaints."""

    def position(self, s: Any) -> str:
        """The position of a state as text."""

    @property
    def loses_pieces(self) -> bool:
        """A side may have fewer than at the start."""

    def lighten(self, s: Any, fewer: Sequence[int]) -> None:
        """Take so many men of each side off a board that was just set up."""


@dataclasses.dataclass(frozen=True)
class Game:
    """The record at the foot of a game file."""

    key: str
    seats: range
    Rules: type[Rules]
    setup: Callable[[Any, int, Dealer], Any]
    moves: Callable[[Any, int], Sequence[Any]]
    play: Callable[[Any, int, Any, Dealer], None]
    result: Callable[[Any], Result | None]
    show: Callable[[Any], Iterable[Any]]
    kind: Literal["board", "dice", "cards"] = dataclasses.field(kw_only=True)
    minutes: int = dataclasses.field(kw_only=True)  # that a usual match takes
    age: int = dataclasses.field(kw_only=True)  # from which on it can be played
    explain: Callable[[Any, int, tuple[str, ...]], Reason | None] | None = None
    # The one widget of `show` that a seat sees otherwise than everybody: `show` need not be run for each.
    hand: Callable[[Any, int], Any] | None = None
    deadlines: Callable[[Any], Iterable[tuple[str, int]]] | None = None
    knows: Callable[[Any, int], Iterable[Deduction]] | None = None
    standing: Callable[[Any], Sequence[Any]] | None = None  # a key a seat: who is ahead
    tally: Callable[[Any], dict[str, int]] | None = None  # what adds up to the same in every position
    kernel: Callable[[Any], Kernel] | None = None  # what search works on
    notation: Notation | None = None  # how its positions are written
    cards: tuple[str, ...] = ()  # the names of the cards by number
    words: tuple[str, ...] = ()  # files of sentences that it shares with others of its family
    # What the names in its own sentences stand for, where they do not say it: {"give": "card"}.
    spoken: Mapping[str, str] = dataclasses.field(default_factory=dict, hash=False)
    duel: bool = False  # two against each other: one may resign, both may agree a draw
    partners: bool = False  # who comes first does so with a partner: the place is not shared
    reflex: bool = False  # several seats may act at once, and quickness counts
    version: int = 1

    def __post_init__(self) -> None:
        """What is declared wrongly is told here, and not where a match first trips over it."""
        if not isinstance(self.seats, range) or not self.seats or self.seats[0] < 1:
            raise TypeError(f"{self.key}: declare seats = range(2, 5), not {self.seats!r}")
        if self.State.__struct_fields__[:2] != ("rules", "seats"):
            raise TypeError(f"{self.key}: declare State(rules, seats, …)")
        lists_of(self.State)
        if any(not zone.among for zone in zones_of(self.State)) and not self.cards:
            raise TypeError(f"{self.key}: declare cards = NAMES")

    @functools.cached_property
    def State(self) -> Any:
        """The state class, as `setup` declares it."""
        if "return" not in self.setup.__annotations__:
            raise TypeError(f"{self.key}: declare setup(…) -> State")
        return get_type_hints(self.setup)["return"]

    @functools.cached_property
    def verbs(self) -> tuple[Any, ...]:
        """The move classes, as `play` declares them."""
        if "move" not in self.play.__annotations__:
            raise TypeError(f"{self.key}: declare play(…, move: Roll | Pass, …)")
        declared = get_type_hints(self.play)["move"]
        verbs = get_args(declared) or (declared,)
        for verb in verbs:
            check_named(verb.seen_by, self.State)
        return verbs

    @functools.cached_property
    def is_luck(self) -> bool:
        """Nobody ever has a choice: there is one verb, and nothing to say with it."""
        return len(self.verbs) == 1 and not self.verbs[0].__struct_fields__

    @functools.cached_property
    def has_turns(self) -> bool:
        """Only the seat whose `turn` it is has moves: nobody else need be asked."""
        return hasattr(self.State, "turn") and not self.reflex

    def asked(self, s: Any) -> Sequence[int]:
        """The seats that may have moves."""
        return (s.turn,) if self.has_turns else range(s.seats)

    def to_act(self, s: Any) -> list[int]:
        """The seats that have a move now; CLOCK where only a deadline can go on; nobody once it is over."""
        if self.result(s) is not None:
            return []
        seats = [seat for seat in self.asked(s) if self.moves(s, seat)]
        return seats or ([CLOCK] if self.due(s) else [])

    def can_mean(self, touch: str, seats: int) -> bool:
        """Whether a touch that names a field of some move can be read as one, at a table of this size."""
        name, _, word = touch.partition(":")
        if name == "seat":
            return word in map(str, range(seats))
        fields = [field for verb in self.verbs for field in fields_of(verb) if field[0] == name]
        for _, kind, names in fields:
            with suppress(ValueError):
                return read_field(kind, names, word) is not None
        return not fields

    @functools.cached_property
    def is_open(self) -> bool:
        """No seat sees more than the others: all who sit at one device may look at once."""
        return not private_zones_of(self.State)

    @property
    def needs_screens(self) -> bool:
        """Everybody needs a device of their own: in a race there is no time to hand a hidden hand over."""
        return self.reflex and not self.is_open

    def only_move(self, moves: Sequence[Any]) -> Any | None:
        """The one of these legal moves, if there is no other and no waiting for a better moment."""
        return moves[0] if len(moves) == 1 and not self.reflex else None

    def read(self, text: str) -> Any:
        """The move written so."""
        return self._read(text)

    @functools.cached_property
    def _read(self) -> Callable[[str], Any]:
        """Reads a move; the same are written again and again."""
        return functools.lru_cache(10_000)(self._read_anew)

    def _read_anew(self, text: str) -> Any:
        for verb in (*self.verbs, Expire):
            try:
                return verb.read(text)
            except ValueError:
                pass
        raise BadMove("unreadable", text=text[:40])

    def read_typed(self, text: str) -> Any:
        """The move that people write so, who count seats from one."""
        move = self.read(text)
        if "seat" not in move.__struct_fields__:
            return move
        try:
            return msgspec.structs.replace(move, seat=seat_of(move.seat))
        except ValueError:
            raise BadMove("unreadable", text=text[:40]) from None

    def legal(self, s: Any, seat: int) -> list[Any]:
        """What this seat, or CLOCK, may do now; nothing once the match is over."""
        not_asked = self.has_turns and seat not in (s.turn, CLOCK)
        if not_asked or self.result(s) is not None:
            return []
        if seat == CLOCK:
            return [Expire(name) for name, _ in self.due(s)]
        return list(self.moves(s, seat))

    def due(self, s: Any) -> list[tuple[str, int]]:
        """The deadlines that run now: names and milliseconds."""
        return list(self.deadlines(s)) if self.deadlines else []

    def rules(self, given: Mapping[str, Any], seats: int) -> Any:
        """Checked house rules for a table of this size."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            players = str(least) if least == most else f"{least}–{most}"
            raise BadSetup("no-seats", game=self.key, seats=seats, players=players)
        rules = self.Rules.choose(given)
        if complaint := rules.check(seats):
            raise BadSetup(complaint, game=self.key)
        return rules

    @property
    def presets(self) -> list[str]:
        """The names of its sets of house rules; `book` is the printed ones."""
        return ["book", *self.Rules.presets]
