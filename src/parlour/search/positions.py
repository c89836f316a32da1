"""A position that a program steps through quickly: the integer rules of a game behind four verbs.

It holds the whole truth, the order of the stock and the coming dice included. Who searches for a seat begins
with a re-deal: `Position.of(match.game, match.redeal(seat, rng))`."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Self

from parlour.core import Game
from parlour.games.slates import SKINS
from parlour.kit.kernels.slate import CHANCE, TURN
from parlour.search import boards, slates
from parlour.search.slates import Bulk, bulk, seed_of


class Position:
    """Plies are numbers; `move` says which move of the rules one is."""

    __slots__ = ("_advance", "_bulk", "_count", "_numbers", "_out", "_slate")

    def __init__(self, bulk: Bulk, seed: int | str | None = None, slate: list[int] | None = None) -> None:
        """The start of a match, or what stands on a slate; without a seed that goes on as it would have."""
        self._bulk, self._advance = bulk, bulk.bound(slates.advance)
        self._numbers, self._out = bulk.array(bulk.numbers), bulk.row(bulk.kernel.MOST_PLIES)
        self._slate = bulk.row(bulk.kernel.SIZE) if slate is None else bulk.array(slate)
        if seed is not None or slate is None:
            self._slate[CHANCE] = seed_of(seed or 0)
        template = slates.start if slate is None else slates.moves
        self._count = bulk.bound(template)(self._slate, self._numbers, self._out)

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int | None = None,
        rules: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        compiled: bool | None = None,
    ) -> Self:
        """The beginning of a match; the seed settles the deal and the dice."""
        return cls(bulk(game, seats, rules, compiled), seed)

    @classmethod
    def of(cls, game: Game, state: Any, seed: int | str = 0, compiled: bool | None = None) -> Self:
        """Where a state of the rules stands; the seed settles what chance still brings."""
        house = {name: getattr(state.rules, name) for name in game.Rules.choices()}
        ready = bulk(game, state.seats, house, compiled)
        if game.kernel:
            return cls(ready, seed, boards.slate_of(game.kernel(state)))
        return cls(ready, seed, SKINS[game.key].slate(state))

    def copy(self) -> Self:
        """The same position, with the same future."""
        made = object.__new__(type(self))
        made._bulk, made._advance, made._numbers = self._bulk, self._advance, self._numbers
        made._slate, made._out, made._count = self._slate.copy(), self._out.copy(), self._count
        return made

    def legal(self) -> list[int]:
        """The plies of the seat to act; none once it is over."""
        plies = self._out[: self._count]
        return plies.tolist() if self._bulk.compiled else plies  # type: ignore[no-any-return]

    def apply(self, ply: int) -> None:
        count = self._advance(self._slate, self._numbers, ply, self._out, self._count)
        if count < 0:
            raise self._illegal(ply)
        self._count = count

    @property
    def is_over(self) -> bool:
        return not self._count

    @property
    def to_act(self) -> int | None:
        """The seat whose move it is; nobody's once it is over."""
        return int(self._slate[TURN]) if self._count else None

    def move(self, ply: int) -> Any:
        """The move of the rules that a legal ply is; its `text()` reads well."""
        if ply not in self.legal():
            raise self._illegal(ply)
        bulk, numbers = self._bulk, [int(number) for number in self._slate]
        if bulk.opening is None:
            return SKINS[bulk.game.key].move(numbers, bulk.variant, ply)
        moves = bulk.game.moves(boards.laid_out(bulk.opening, numbers), numbers[TURN])
        return next(move for move in moves if move.ply == ply)

    def utilities(self) -> list[float]:
        """What each seat has won or lost, 0 together: a first place alone is 1; nothing before the end."""
        rewards = [0.0] * self._bulk.seats
        if self.is_over:
            rate = slates.bound(slates.rate, self._bulk.kernel, False)
            rate([int(number) for number in self._slate], [*self._bulk.numbers], rewards)
        return rewards

    def observation(self, seat: int | None = None) -> list[int]:
        """What a seat sees now, by default the one whose turn it is; see `observe` of the kernel."""
        return [int(number) for number in self._seen(seat)]

    def key(self, seat: int | None = None) -> bytes:
        """Equal for positions that look the same to a seat now, by default to the one whose turn it is; what
        it has seen before is not in it."""
        return array("q", self._seen(seat)).tobytes()

    def _illegal(self, ply: int) -> ValueError:
        return ValueError(f"{ply} not among {self.legal()}")

    def _seen(self, seat: int | None) -> Any:
        seen = self._bulk.row(self._bulk.kernel.FEATURES)
        viewer = int(self._slate[TURN]) if seat is None else seat
        if viewer not in range(self._bulk.seats):
            raise ValueError(f"seat {viewer}")
        self._bulk.bound(slates.see)(self._slate, self._numbers, viewer, seen)
        return seen
