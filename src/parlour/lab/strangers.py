"""Who can be seated in a simulation: the levels, any legal move at random, and programs by strangers.

`0` is random, `1` to `4` are the levels, `module:function` is a function that chooses as our own players do
(`bots.Choose`; the text of a move will do), `cmd:./program` a program that gets a JSON line for every
decision and answers with one: see docs/programs.md. None of them gets more than its seat got."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module, metadata
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from parlour import bots
from parlour.bots import LEVELS, Answer, Choice, Choose, Later, Player
from parlour.core import Game, Refused
from parlour.match import Match

RANDOM = "0"
COMMAND = "cmd:"
PATIENCE = 60.0  # seconds in which a program has to answer
GOODBYE = 2.0  # seconds that it has to end
SHOWN = 8  # legal moves that a complaint names
EXAMPLE = '{"move": "22-18"}'  # of an answer

encode = msgspec.json.Encoder().encode


class BadPlayer(Refused):
    """A player that cannot be had, or does what the rules do not allow."""


def level_of(name: str) -> int | None:
    """The level that is meant, 0 for random play; none for a stranger."""
    return int(name) if name in (RANDOM, *map(str, LEVELS)) else None


def named(player: str | Choose) -> str:
    """The name of a player by which every process finds it; refuses whom nobody could seat."""
    if not isinstance(player, str):
        return _name_of(player)
    if level_of(player) is None:
        if player.startswith(COMMAND):
            _words(player)
        else:
            load(player)
    return player


def _name_of(function: Choose) -> str:
    """`module:function` for a function that stands in a module."""
    name = f"{getattr(function, '__module__', '')}:{getattr(function, '__qualname__', '')}"
    with suppress(BadPlayer):
        if load(name) is function:
            return name
    raise BadPlayer("player-not-named", player=repr(function)[:80])


@contextmanager
def seated(match: Match, names: Sequence[str]) -> Iterator[list[Player]]:
    """A player for every seat of this match. A program is started for each of its seats, and ended with the
    match: what it does depends on nothing that was played elsewhere."""
    with ExitStack() as stack:
        yield [_player(match, seat, name, stack) for seat, name in enumerate(names)]


def _player(match: Match, seat: int, name: str, stack: ExitStack) -> Player:
    level = level_of(name)
    if level is not None:
        return bots.player(match.game, level) if level else Player(bots.random_bot)
    if name.startswith(COMMAND):
        program = Program(name, match, seat)
        stack.callback(program.close)
        return Player(_fair(name, match.game, program.choose))
    return Player(_fair(name, match.game, load(name)))


def _fair(name: str, game: Game, choose: Callable[[Choice], Any]) -> Choose:
    """A stranger whose answers are looked at: whatever is wrong with them is told with its name."""

    def answer(choice: Choice) -> Answer:
        try:
            said = choose(choice)
        except BadPlayer:
            raise
        except Exception as error:
            raise BadPlayer("player-failed", player=name, why=_told(error)) from error
        ms, move = said if isinstance(said, tuple) else (0, said)
        if move is None and game.reflex:
            return None
        return Later(ms, _meant(name, game, move, choice.moves))

    return answer


def _meant(name: str, game: Game, said: Any, moves: Sequence[Any]) -> Any:
    """The legal move that a stranger has said."""
    try:
        read = game.read(said) if isinstance(said, str) else said
        for move in moves:
            if move == read or (type(move) is type(read) and move.meant_by(read)):
                return move
    except Refused:
        pass
    shown = [move.text() for move in moves[:SHOWN]] + ["…"] * (len(moves) > SHOWN)
    raise BadPlayer("player-illegal", player=name, text=str(said)[:80], moves=shown)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def load(name: str) -> Callable[..., Any]:
    """The function that `module:function` names; the module may lie in the current folder."""
    module, colon, function = name.partition(":")
    if not (module and colon and function):
        raise BadPlayer("no-player", text=name, levels=[RANDOM, *LEVELS])
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise BadPlayer("player-not-loaded", player=name, why=_told(error)) from error
    if not callable(found):
        raise BadPlayer("player-not-loaded", player=name, why=type(found).__name__)
    return found  # type: ignore[no-any-return]


def _words(name: str) -> list[str]:
    """The command line of a program that exists."""
    command = name.removeprefix(COMMAND)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadPlayer("player-not-loaded", player=name, why=_told(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise BadPlayer("no-program", text=command)
    return words


class Program:
    """A program of a stranger on one seat of one match."""

    def __init__(self, name: str, match: Match, seat: int) -> None:
        self.name, self.game, self.heard = name, match.game, 0
        try:
            self._process = subprocess.Popen(
                _words(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BadPlayer("player-not-loaded", player=name, why=_told(error)) from error
        self._lines = SimpleQueue[bytes]()
        threading.Thread(target=self._listen, daemon=True).start()
        self._match = match
        self._tell(
            type="begin",
            parlour=metadata.version("parlour"),
            game=match.game.key,
            version=match.game.version,
            rules=match.header.rules,
            seats=match.seats,
            seat=seat,
            seed=match.header.commitment + str(seat),
        )

    def choose(self, choice: Choice) -> tuple[int, str | None]:
        """Tell what is new and what is legal, and wait for an answer."""
        notation = self.game.notation
        position = {"position": notation.position(choice.sample())} if notation else {}
        texts = [move.text() for move in choice.moves]
        self._tell(type="choose", rows=choice.heard[self.heard :], view=choice.view, **position, moves=texts)
        self.heard = len(choice.heard)
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            raise BadPlayer("player-silent", player=self.name, seconds=round(PATIENCE)) from None
        if not line:
            raise BadPlayer("player-ended", player=self.name)
        try:
            answer = msgspec.json.decode(line, type=Said)
        except msgspec.MsgspecError:
            text = line.decode(errors="replace").strip()[:80]
            raise BadPlayer("player-unreadable", player=self.name, text=text, example=EXAMPLE) from None
        return answer.ms, answer.move

    def close(self) -> None:
        """Tell the result if there is one, and see that the program ends."""
        result = self._match.result
        if result and self._process.poll() is None:
            self._tell(type="end", ranks=result.ranks, scores=result.scores, reason=result.reason)
        assert self._process.stdin
        with suppress(OSError):  # it may have ended already
            self._process.stdin.close()
        try:
            self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _tell(self, **message: Any) -> None:
        assert self._process.stdin
        with suppress(OSError):  # if it has ended, whoever waits for its answer hears of it
            self._process.stdin.write(encode(message) + b"\n")
            self._process.stdin.flush()

    def _listen(self) -> None:
        """Take lines until there are no more; an empty one says so."""
        assert self._process.stdout
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")


class Said(msgspec.Struct, frozen=True):
    """What a program answers: a move, and after how many milliseconds where quickness counts."""

    move: str | None
    ms: int = 0
