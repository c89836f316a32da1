"""Positions as text: draughts FEN, and the same frame for the other boards.

`W:W21,22,K23:B1-12` names who is to move, then the pieces of each side; a K is a king, `1-12` a run of
squares. Beyond FEN: pieces in hand are `@2`, Corner Draughts and the morris games name squares by file and
rank, the wolf is the one black piece. Counters follow as others write them: `:H3` half moves towards a limit
(in Corner Draughts: passes in succession), `:F12` the number of the move. What has stood on the board
before, and so may stand there for the third time, has no place in a position. `c3` is read for `22`."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeAlias

from parlour.core import Reason, Refused
from parlour.kit.boards import POINTS
from parlour.kit.kernels import corner, draughts, morris, walls, wolf
from parlour.kit.squares import BY_NAME, NAMES, NUMBERS

Board: TypeAlias = draughts.State | walls.State | wolf.State | corner.State | morris.State
MOST_LETTERS = 2**20
SHOWN = 40  # letters of what a complaint quotes


class BadNotation(Refused):
    """A text that is no position or game, and where it is not. `why` is what the rules say to a move."""

    def __init__(self, key: str, source: str, at: int, why: Reason | None = None, /, **data: Any) -> None:
        self.line = source.count("\n", 0, at) + 1
        self.column = at - source.rfind("\n", 0, at)
        self.why = why
        if "text" in data:
            data["text"] = printable(data["text"][:SHOWN])
        super().__init__(key, line=self.line, column=self.column, **data)


def printable(text: str) -> str:
    """Without what would do something to a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Pieces(NamedTuple):
    """What every position says, White's part first."""

    turn: int
    sides: tuple[int, int]
    kings: int = 0
    hands: tuple[int, int] = (0, 0)
    quiet: int = 0
    move: int = 1


def names(board: Board) -> tuple[str, ...]:
    """The squares of this kind of board by bit."""
    if isinstance(board, morris.State):
        return POINTS
    return NAMES if isinstance(board, corner.State) else NUMBERS


def pieces(board: Board, turn: int) -> Pieces:
    """The pieces of a board on which this seat is to move."""
    if isinstance(board, wolf.State):
        return Pieces(turn, (board.sheep, board.wolf), 0, (0, int(not board.wolf)))
    if isinstance(board, corner.State):
        own, opp = board.own_low | board.own_high << 32, board.opp_low | board.opp_high << 32
        return Pieces(turn, _by_seat(turn, own, opp), quiet=board.passed, move=board.played // 2 + 1)
    sides = _by_seat(turn, board.own, board.opp)
    if isinstance(board, walls.State):
        return Pieces(turn, sides, quiet=board.quiet, move=board.played // 2 + 1)
    kings = board.kings if isinstance(board, draughts.State) else 0
    return Pieces(turn, sides, kings, _by_seat(turn, board.own_hand, board.opp_hand), board.quiet)


def board(found: Pieces, like: Board) -> Board:
    """The other way round: a board of this kind."""
    turn, quiet = found.turn, found.quiet
    own, opp = _by_seat(turn, *found.sides)
    own_hand, opp_hand = _by_seat(turn, *found.hands)
    played = 2 * (found.move - 1) + turn
    if isinstance(like, wolf.State):
        return wolf.State(*found.sides, turn)
    if isinstance(like, corner.State):
        low = 2**32 - 1
        return corner.State(own & low, own >> 32, opp & low, opp >> 32, turn, quiet, played)
    if isinstance(like, walls.State):
        return walls.State(own, opp, turn, quiet, played)
    if isinstance(like, draughts.State):
        return draughts.State(own, opp, found.kings, own_hand, opp_hand, turn, quiet)
    # Where a mill wins, one that stands was closed just now; one of a set-up does not count.
    mills = morris.milled(opp) if quiet else 0
    last = morris.point(mills & -mills) if mills else morris.NONE
    return morris.State(own, opp, own_hand, opp_hand, quiet, last)


def _by_seat(turn: int, own: int, opp: int) -> tuple[int, int]:
    return (opp, own) if turn else (own, opp)


def fen(board: Board, turn: int) -> str:
    """The position in FEN: `W:W22,K15:B5`."""
    found, squares = pieces(board, turn), names(board)
    fields = ["WB"[turn]]
    for colour, own, hand in zip("WB", found.sides, found.hands, strict=True):
        listed = ["K" * (found.kings >> bit & 1) + name for bit, name in enumerate(squares) if own >> bit & 1]
        fields.append(colour + ",".join([*listed, f"@{hand}"] if hand else listed))
    fields += [f"H{found.quiet}"] if found.quiet else []
    fields += [f"F{found.move}"] if found.move > 1 else []
    return ":".join(fields)


def position(text: str, start: Board, span: tuple[int, int] | None = None) -> tuple[Board, int]:
    """The board of a FEN and whose turn it is, in a game that starts so. `span` is where it stands in the
    text, so that complaints count lines and columns from the text's beginning."""
    reader = _Reader(text, start, *span or (0, len(text)))
    found = reader.read()
    return board(found, start), found.turn


class _Reader:
    """Reads one FEN."""

    def __init__(self, text: str, start: Board, begin: int, end: int) -> None:
        if end - begin > MOST_LETTERS:
            raise BadNotation("pdn-too-long", text, begin)
        while end > begin and text[end - 1] in " \t\r\n.":
            end -= 1
        self.text, self.start, self.begin, self.end = text, start, begin, end
        self.squares = {name: bit for bit, name in enumerate(names(start)) if name}
        if names(start) is NUMBERS:
            self.squares |= BY_NAME
        self.sides, self.hands, self.kings = [0, 0], [0, 0], 0

    def parts(self, separator: str, begin: int, end: int) -> list[tuple[int, str]]:
        """The parts between separators, each with its place in the text."""
        found = []
        for part in self.text[begin:end].split(separator):
            found.append((begin + len(part) - len(part.lstrip()), part.strip()))
            begin += len(part) + 1
        return found

    def read(self) -> Pieces:
        (at, side), *fields = self.parts(":", self.begin, self.end)
        if side not in ("W", "B"):
            raise BadNotation("fen-side", self.text, at, text=side)
        turn, found = "WB".index(side), dict[str, int]()
        counts = {"H": 0, "F": 1}
        for begin, field in fields:
            kind = field[:1]
            if not kind or kind not in "WBHF" or kind in found:
                raise BadNotation("fen-field", self.text, begin, text=field)
            found[kind] = begin
            if kind in counts:
                counts[kind] = self.count(begin + 1, field[1:])
            else:
                self.side("WB".index(kind), begin + 1, begin + len(field))
        for colour in "WB":
            if colour not in found:
                raise BadNotation("fen-missing", self.text, self.end, text=colour)
            self.check_number("WB".index(colour), found[colour])
        if isinstance(self.start, wolf.State) and self.hands[1] and not turn:
            raise BadNotation("fen-side", self.text, at, text=side)
        white, black = self.sides
        hands = (self.hands[0], self.hands[1])
        return Pieces(turn, (white, black), self.kings, hands, counts["H"], max(counts["F"], 1))

    def count(self, at: int, digits: str) -> int:
        if not re.fullmatch(r"\d{1,5}", digits, re.A):
            raise BadNotation("fen-number", self.text, at, text=digits)
        return int(digits)

    def side(self, seat: int, begin: int, end: int) -> None:
        """The pieces of one side, one after the other."""
        if not self.text[begin:end].strip():
            return
        for at, part in self.parts(",", begin, end):
            if part.startswith("@") and not self.hands[seat]:
                self.hands[seat] = self.count(at + 1, part[1:])
                continue
            king = part.startswith("K")
            if king and not isinstance(self.start, draughts.State):
                raise BadNotation("fen-king", self.text, at)
            for bit in self.run(at + king, part[king:]):
                if (self.sides[0] | self.sides[1]) >> bit & 1:
                    raise BadNotation("fen-taken", self.text, at, text=names(self.start)[bit])
                self.sides[seat] |= 1 << bit
                self.kings |= king << bit

    def run(self, at: int, part: str) -> list[int]:
        """The square of this name, or all of `1-12`."""
        if part in self.squares:
            return [self.squares[part]]
        first, dash, last = part.partition("-")
        ends = [self.squares.get(first), self.squares.get(last)]
        if not dash or None in ends or not first.isdecimal() or int(first) > int(last):
            wrong = at + len(first) + 1 if dash and ends[0] is not None else at
            raise BadNotation("fen-square", self.text, wrong, text=part)
        return [self.squares[str(number)] for number in range(int(first), int(last) + 1)]

    def check_number(self, seat: int, at: int) -> None:
        """No side has more than it starts with; where nothing is ever taken, not less either."""
        start = pieces(self.start, self.start_turn())
        most, most_in_hand = start.sides[seat].bit_count() + start.hands[seat], start.hands[seat]
        hand, here = self.hands[seat], self.sides[seat].bit_count()
        taking = isinstance(self.start, draughts.State | walls.State) or self.start == morris.START
        if hand > most_in_hand or here + hand > most or (here + hand < most and not taking):
            raise BadNotation("fen-pieces", self.text, at, text="WB"[seat], count=here + hand, most=most)

    def start_turn(self) -> int:
        return int(isinstance(self.start, wolf.State))
