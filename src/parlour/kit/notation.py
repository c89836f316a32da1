"""Positions as text: draughts FEN, and the same frame for the other boards.

`W:W21,22,K23:B1-12` names who is to move, then the pieces of each side; a K is a king, `1-12` a run of
squares. Beyond FEN: pieces in hand are `@2`, Corner Draughts and the morris games name squares by file and
rank, the wolf is the one black piece. Counters follow as others write them: `:H3` half moves towards a limit
(in Corner Draughts: passes in succession), `:F12` the number of the move. What has stood on the board
before, and so may stand there for the third time, has no place in a position. `c3` is read for `22`."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from parlour.core import Reason, Refused, Standard

MOST_LETTERS = 2**20
SHOWN = 40  # letters of what a complaint quotes
COLOURS = "WB"


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
    """What every position says, White's part first; squares are bits."""

    turn: int
    sides: tuple[int, int]
    kings: int = 0
    hands: tuple[int, int] = (0, 0)
    quiet: int = 0
    move: int = 1

    @property
    def played(self) -> int:
        """How many moves have been made if White began and both have moved in turn."""
        return 2 * (self.move - 1) + self.turn


def by_seat(turn: int, own: int, opp: int) -> tuple[int, int]:
    """What the side to move and the other one have, White's first; and the other way round."""
    return (opp, own) if turn else (own, opp)


@dataclasses.dataclass(frozen=True, eq=False)
class Fen:
    """The notation of a board game: what a family tells of its squares and its state."""

    squares: Callable[[Any], tuple[str, ...]]  # the names of the squares by bit; a bit may be none
    pieces: Callable[[Any], Pieces]
    put: Callable[[Any, Pieces], None]  # on a board that was just set up
    aliases: Mapping[str, str] = dataclasses.field(default_factory=dict)  # what else a square is called
    far_rows: tuple[int, int] | None = None  # where a man of each side is a king; without: no kings
    loses_pieces: bool = True  # a side may have fewer than at the start
    entering: bool = False  # the side with a piece in hand is to move
    standards: tuple[Standard, ...] = ()
    endless: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def position(self, s: Any) -> str:
        """The position in FEN: `W:W22,K15:B5`."""
        found, squares = self.pieces(s), self.squares(s)
        fields = [COLOURS[found.turn]]
        for colour, own, hand in zip(COLOURS, found.sides, found.hands, strict=True):
            on_board = [(bit, name) for bit, name in enumerate(squares) if own >> bit & 1]
            listed = ["K" * (found.kings >> bit & 1) + name for bit, name in on_board]
            fields.append(colour + ",".join([*listed, f"@{hand}"] if hand else listed))
        fields += [f"H{found.quiet}"] if found.quiet else []
        fields += [f"F{found.move}"] if found.move > 1 else []
        return ":".join(fields)

    def lighten(self, s: Any, fewer: Sequence[int]) -> None:
        """Take so many men of each side away: from its hand, else from its last rows."""
        found = self.pieces(s)
        sides, hands = list(found.sides), list(found.hands)
        for seat, count in enumerate(fewer):
            in_hand = min(count, hands[seat])
            hands[seat] -= in_hand
            for _ in range(count - in_hand):
                men = sides[seat]
                sides[seat] ^= men & -men if seat else 1 << (men.bit_length() - 1)
        self.put(s, found._replace(sides=(sides[0], sides[1]), hands=(hands[0], hands[1])))

    def lay_out(self, s: Any, text: str, span: tuple[int, int] | None = None) -> None:
        """Put the position of a FEN on the board. `span` is where it stands in the text, so that complaints
        count lines and columns from the text's beginning."""
        begin, end = span or (0, len(text))
        if end - begin > MOST_LETTERS:
            raise BadNotation("pdn-too-long", text, begin)
        self.put(s, _Reader(self, s, text, begin, end).read())


class _Reader:
    """Reads one FEN."""

    def __init__(self, fen: Fen, s: Any, text: str, begin: int, end: int) -> None:
        while end > begin and text[end - 1] in " \t\r\n.":
            end -= 1
        self.fen, self.text, self.begin, self.end = fen, text, begin, end
        self.start, self.names = fen.pieces(s), fen.squares(s)
        self.squares = {name: bit for bit, name in enumerate(self.names) if name}
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
        if side not in tuple(COLOURS):
            raise BadNotation("fen-side", self.text, at, text=side)
        turn, found = COLOURS.index(side), dict[str, int]()
        counts = {"H": 0, "F": 1}
        for begin, field in fields:
            kind = field[:1]
            if not kind or kind not in "WBHF" or kind in found:
                raise BadNotation("fen-field", self.text, begin, text=field)
            found[kind] = begin
            if kind in counts:
                counts[kind] = self.count(begin + 1, field[1:])
            else:
                self.side(COLOURS.index(kind), begin + 1, begin + len(field))
        for seat, colour in enumerate(COLOURS):
            if colour not in found:
                raise BadNotation("fen-missing", self.text, self.end, text=colour)
            self.check_number(seat, found[colour])
        if self.fen.entering and self.hands[1 - turn]:
            raise BadNotation("fen-side", self.text, at, text=side)
        sides, hands = (self.sides[0], self.sides[1]), (self.hands[0], self.hands[1])
        return Pieces(turn, sides, self.kings, hands, counts["H"], max(counts["F"], 1))

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
            if king and not self.fen.far_rows:
                raise BadNotation("fen-king", self.text, at)
            for bit in self.run(at + king, part[king:]):
                self.put(seat, bit, king, at)

    def put(self, seat: int, bit: int, king: bool, at: int) -> None:
        if (self.sides[0] | self.sides[1]) >> bit & 1:
            raise BadNotation("fen-taken", self.text, at, text=self.names[bit])
        if not king and self.fen.far_rows and self.fen.far_rows[seat] >> bit & 1:
            raise BadNotation("fen-crowned", self.text, at, text=self.names[bit])
        self.sides[seat] |= 1 << bit
        self.kings |= king << bit

    def run(self, at: int, part: str) -> list[int]:
        """The square that `part` names, or all of them if it is like `1-12`."""
        part = self.fen.aliases.get(part, part)
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
        in_hand = self.start.hands[seat]
        most = self.start.sides[seat].bit_count() + in_hand
        hand, here = self.hands[seat], self.sides[seat].bit_count()
        if hand > in_hand or here + hand > most or (here + hand < most and not self.fen.loses_pieces):
            raise BadNotation("fen-pieces", self.text, at, text=COLOURS[seat], count=here + hand, most=most)
