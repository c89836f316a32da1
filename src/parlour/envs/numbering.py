"""Actions by number. An action is a touch, as in every other client: a move is made by one or more of them.
The same thing has the same number in every match of a game at tables of one size."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from parlour.core import Expire, Game, tokens_of
from parlour.sentences import messages
from parlour.words import Words

WAIT = 0  # do nothing for now: legal where quickness counts, and while all can only look
Path = tuple[int, ...]  # the numbers of the touches that make a move


class Numbering:
    """The legend of a game's actions, both ways: `tokens[number]` and `numbers[token]`."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        verbs = [verb for verb in game.verbs if verb is not Expire]
        tokens = (token for verb in verbs for token in tokens_of(verb, seats))
        self.tokens = tuple(dict.fromkeys(["wait", *tokens]))
        self.numbers = {token: number for number, token in enumerate(self.tokens)}
        self.path = functools.lru_cache(10_000)(self._path)

    def __len__(self) -> int:
        return len(self.tokens)

    def number(self, token: str) -> int:
        """The number of a touch. One that names what was seen (`pile:17`) is known by its kind alone."""
        found = self.numbers.get(token)
        return self.numbers[token.partition(":")[0]] if found is None else found

    def _path(self, move: Any) -> Path:
        """The numbers that make this move, one after the other. Where it has several ways, the first."""
        return tuple(self.number(token) for token in move.paths()[0])

    def paths(self, moves: Sequence[Any]) -> dict[Path, Any]:
        """Each of these legal moves by its numbers; none begins another."""
        return {self.path(move): move for move in moves}

    def words(self, number: int, language: str = "en") -> str:
        """What a number means, for people."""
        words, token = Words(language, self.game.key), self.tokens[number]
        is_kind = ":" not in token and f"do-{token}" not in messages(language, self.game.key)
        return words.touch(f"{token}:" if is_kind else token)
