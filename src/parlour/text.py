"""View → plain text: the reference rendering, for goldens, terminals and screen readers."""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from parlour import view
from parlour.core import number_of
from parlour.sentences import signed
from parlour.view import View, Widget
from parlour.words import Words, card_sign

MARKS = "OX△□"  # the pieces of the seats, told apart by shape as on the screen
EMPTY, GAP, FACE_DOWN = "·", "··", "▒▒"
LAST = "*"  # before a place of the last move
HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format, halves, line ends: could upset a terminal
JOINER = "\u200d"  # holds emoji and some scripts together
WORD = re.compile(r" *[^ ]+")  # a space that does not break is part of one


def visible(text: str) -> str:
    """Lines without anything that could upset a terminal."""
    return "\n".join(
        "".join(c for c in line if c == JOINER or unicodedata.category(c) not in HIDDEN)
        for line in text.expandtabs(2).split("\n")
    )


def cells(text: str) -> int:
    """How many cells of a terminal a text takes: wide letters two, marks on letters none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me", "Cf") else 1 + (unicodedata.east_asian_width(c) in "WF")
        for c in text
    )


def padded(text: str, width: int) -> str:
    return text + " " * (width - cells(text))


def wrapped(line: str, width: int) -> list[str]:
    """A line broken between words, what follows indented a little more; a word that is too long goes on."""
    if cells(line) <= width:
        return [line]
    indent = " " * min(len(line) - len(line.lstrip()) + 2, width // 2)
    lines, now = [], ""
    for word in WORD.findall(line):
        if now.strip() and cells(now + word) > width:
            lines.append(now)
            now, word = indent, word.lstrip()
        now += word
    return [*lines, now]


class Passage(NamedTuple):
    """A part of the table as text; a drawing in signs has its words beside it, for those who hear it."""

    text: str
    spoken: str = ""


def render(
    seen: View,
    words: Words,
    due: Sequence[tuple[str, int]] = (),
    number: Callable[[int], int] | None = number_of,
) -> str:
    """The table: status or result, the middle, the deadlines that are `due`, then seat by seat, each with its
    `number` for those who type moves."""
    return "\n".join(passage.text for passage in passages(seen, words, due, number=number))


def passages(
    seen: View,
    words: Words,
    due: Sequence[tuple[str, int]] = (),
    yours: Sequence[int] = (),
    number: Callable[[int], int] | None = number_of,
) -> Iterator[Passage]:
    """The same, part by part; whoever has the seats that are `yours` hears first whether they won."""
    notes = [widget for widget in seen.widgets if isinstance(widget, view.Note)]
    status = notes[:1]
    rest = [widget for widget in seen.widgets if widget not in status]
    yield Passage(words.say("title"))
    noted = [words.note(note, seen.seat) for note in status]
    yield from map(Passage, words.result(seen.result, yours) if seen.result else noted)
    yield Passage("")
    yield from laid(rest, words, due, number)


def laid(
    widgets: Sequence[Widget],
    words: Words,
    due: Sequence[tuple[str, int]] = (),
    number: Callable[[int], int] | None = number_of,
) -> Iterator[Passage]:
    """What lies in the middle and what is at the seats, which have a `number` where moves are typed."""
    middle = [widget for widget in widgets if widget.seat is None]
    for is_short, group in groupby(middle, _is_short):
        if is_short:
            beside = _beside(list(group), words)
            yield from [beside] if beside.text else []
        else:
            for widget in group:
                yield from _passage(widget, words)
    for name, ms in due:
        label = words.label("zone", name.partition("-")[0])
        yield Passage(words.say("timer", name=label, seconds=round(ms / 1000, 1)))
    boards = [widget for widget in widgets if isinstance(widget, view.Board)]
    seats = [widget.seat for widget in widgets if widget.seat is not None]
    if boards:
        seats = sorted([*seats, *(piece.seat for board in boards for piece in board.pieces)])
    named = any(isinstance(each, view.Score) for each in widgets) or any(
        each.look == "track" for each in boards
    )  # everybody stands there already
    for seat in dict.fromkeys(seats):
        name, typed = words.name(seat), f" [{number(seat)}]" if number else ""
        mark = f" ({MARKS[seat]})" if boards else ""
        own = [widget for widget in widgets if widget.seat == seat]
        short = [widget for widget in own if _is_short(widget) or isinstance(widget, view.Note)]
        said = _beside(short, words)
        if said.text or len(short) < len(own) or not named:
            yield Passage(
                f"{name}{typed}{mark}  {said.text}".rstrip(),
                words.say("labelled", label=name, value=said.spoken or said.text) if said.text else name,
            )
        for widget in own:
            if widget not in short:
                yield from _passage(widget, words, "  ")


def _is_short(widget: Widget) -> bool:
    """One line says all of it, and others may stand beside it."""
    drawn = isinstance(widget, view.Board | view.Score | view.Note)
    return not drawn and not (isinstance(widget, view.Spread) and widget.layout == "grid")


def _beside(widgets: Sequence[Widget], words: Words) -> Passage:
    """Several widgets on one line."""
    shown = [(_lines(each, words), list(spoken_lines(each, words))) for each in widgets]
    shown = [(text, spoken) for text, spoken in shown if text]
    spoken = words.beside(line for text, spoken in shown for line in spoken or text)
    return Passage(
        words.beside(line for text, _ in shown for line in text),
        spoken if any(said for _, said in shown) else "",
    )


def _lines(widget: Widget, words: Words) -> list[str]:
    """The lines of a widget that has anything to say; that a stack in the middle is empty says something."""
    match widget:
        case view.Fan(count=0) | view.Dice(faces=()):
            return []
        case view.Stack(count=0) if widget.seat is not None:
            return []
        case view.Spread(cards=cards) if all(card.face == "" for card in cards):
            return []
    return list(widget_lines(widget, words))


def _passage(widget: Widget, words: Words, indent: str = "") -> Iterator[Passage]:
    if lines := [indent + line for line in _lines(widget, words)]:
        yield Passage("\n".join(lines), "\n".join(spoken_lines(widget, words)))


def spoken_lines(widget: Widget, words: Words) -> Iterator[str]:
    """What a widget that is drawn in signs shows, in words; nothing of one that is in words already."""
    match widget:
        case view.Board():
            yield from _pieces_in_words(widget, words)
            yield from _last_move(widget, words)
        case view.Score():
            heads = _heads(widget, words)
            for seat, row in enumerate(widget.rows):
                cells = [
                    f"{head} {written(cell)}"
                    for head, cell in zip(heads, row, strict=True)
                    if _is_written(cell)
                ]
                yield words.say("labelled", label=words.name(seat), value=", ".join(cells) or "–")
        case view.Spread(cards=cards) if any(card.face != "" for card in cards):
            numbered = [f"{place} {_card_in_words(card, words)}" for place, card in enumerate(cards, 1)]
            yield words.say("labelled", label=words.label("zone", widget.zone), value=", ".join(numbered))


def _pieces_in_words(board: view.Board, words: Words) -> Iterator[str]:
    """Whose pieces stand where, in the order of the places."""
    names = {place.id: _place_in_words(place, words) for place in board.places}
    order = {name: at for at, name in enumerate(names)}
    found: dict[tuple[int, str], list[str]] = {}
    for piece in sorted(board.pieces, key=lambda piece: (piece.seat, piece.look, order[piece.place])):
        found.setdefault((piece.seat, piece.look), []).append(names[piece.place])
    if not found:
        yield words.say("labelled", label=words.label("zone", board.zone), value="–")
    for (seat, look), places in found.items():
        yield words.say("pieces-on", seat=seat, piece=look, places=places)


def _last_move(board: view.Board, words: Words, mark: str = "") -> Iterator[str]:
    """Where it went, and by which mark it is seen on the board."""
    names = {place.id: _place_in_words(place, words) for place in board.places}
    if board.last:
        yield f"{mark}{words.say('last-move', places=[names[place] for place in board.last])}"


def _place_in_words(place: view.Place, words: Words) -> str:
    is_home = place.owner is not None and place.role != "start"
    return words.label("zone", place.role) if is_home else place.id


def _card_in_words(card: view.Card, words: Words) -> str:
    return (
        words.say("card-face-down")
        if card.face is None
        else _card(card)
        if card.face
        else words.say("card-none")
    )


def widget_lines(widget: Widget, words: Words) -> Iterator[str]:
    """One widget as lines of text."""
    match widget:
        case view.Note():
            yield words.note(widget)
        case view.Button() | view.Choice():
            pass  # what can be done with them is listed among the moves
        case view.Board(look="squares"):
            yield from square_lines(widget)
            yield from _last_move(widget, words, "* ")
        case view.Board(look="track"):
            yield from track_lines(widget, words)
            yield from _last_move(widget, words, "* ")
        case view.Board():
            yield from board_lines(widget)
            yield from _last_move(widget, words, "* ")
        case view.Score():
            yield from sheet_lines(widget, words)
        case view.Spread(layout="grid"):
            yield from grid_lines(widget, words)
        case _:
            yield words.say("labelled", label=words.label("zone", widget.zone), value=_content(widget, words))


def _content(widget: Widget, words: Words) -> str:
    match widget:
        case view.Stack(count=0) | view.Fan(count=0):
            return "–"
        case view.Stack(top=None, count=count):
            return words.say("cards-count", count=count)
        case view.Stack(top=str(top), count=count):
            return f"{card_sign(top)} ({count})"
        case view.Fan(cards=()):
            return words.say("cards-count", count=widget.count)
        case view.Fan():
            return f"{cards_line(widget.cards)} ({len(widget.cards)})"  # of piles: how many there are
        case view.Spread(layout="clock") | view.Spread(layout="grid", columns=0):
            return "  ".join(f"{at} {_card(card)}" for at, card in enumerate(widget.cards, 1)) or "–"
        case view.Spread():
            return cards_line(widget.cards) if any(card.face != "" for card in widget.cards) else "–"
        case view.Dice():
            faces = ", ".join(words.say("face", face=face) for face in widget.faces) or "–"
            return faces if widget.thrower is None else f"{faces} ({words.name(widget.thrower)})"
        case view.Tokens():
            return str(widget.count)
    raise TypeError(type(widget).__name__)


def cards_line(cards: Sequence[view.Card]) -> str:
    """Cards side by side."""
    return " ".join(_card(card) for card in cards)


def grid_lines(grid: view.Spread, words: Words) -> Iterator[str]:
    """Cards row by row; one that lies face down and can be touched shows its place."""
    yield words.say("labelled", label=words.label("zone", grid.zone), value="").rstrip()
    faces = [
        f"▒{place}" if card.face is None and card.touch else _card(card)
        for place, card in enumerate(grid.cards, 1)
    ]
    width = max(map(len, faces), default=0)
    columns = grid.columns or len(faces)
    for row in range(0, len(faces), columns or 1):
        yield "  " + " ".join(face.ljust(width) for face in faces[row : row + columns]).rstrip()


def _card(card: view.Card) -> str:
    face = FACE_DOWN if card.face is None else card_sign(card.face) or GAP
    return f"{face}+{card.under}" if card.under else face


def board_lines(board: view.Board) -> Iterator[str]:
    """A board of points: lines drawn, pieces by letter, coordinates at the edge."""
    spots = {place.id: (4 * place.x, 2 * place.y) for place in board.places}
    canvas: dict[tuple[int, int], str] = {}
    for one, other in board.lines:
        (left, low), (right, high) = sorted((spots[one], spots[other]))
        if low == high:
            canvas.update({(x, low): "-" for x in range(left, right)})
        else:
            canvas.update({(left, y): "|" for y in range(min(low, high), max(low, high))})
    marks = {piece.place: MARKS[piece.seat] for piece in board.pieces}
    for name, spot in spots.items():
        canvas[spot] = marks.get(name, EMPTY)
    for x, y in (spots[name] for name in board.last):
        canvas[x - 1, y] = LAST
    width, height = max(x for x, _ in spots.values()), max(y for _, y in spots.values())
    for y in range(height, -1, -1):
        row = "".join(canvas.get((x, y), " ") for x in range(-1, width + 1))
        yield f"{y // 2 + 1 if y % 2 == 0 else ' '}{row}".rstrip()
    yield "  " + "   ".join("abcdefgh"[x // 4] for x in range(0, width + 1, 4))


def square_lines(board: view.Board) -> Iterator[str]:
    """A board of squares: men as small letters, all others as capitals. Numbered squares show their number
    while they are empty, and the first and last number of a row at the edges."""
    left, right = min(place.x for place in board.places), max(place.x for place in board.places)
    by_spot = {(place.x, place.y): place.id for place in board.places}
    numbered = all(place.id.isdecimal() for place in board.places)
    marks = {place.id: place.id if numbered else EMPTY for place in board.places}
    marks |= {piece.place: _mark(piece) for piece in board.pieces}
    marks |= {name: LAST + marks[name] for name in board.last}
    for y in sorted({place.y for place in board.places}, reverse=True):
        row = [by_spot.get((x, y), "") for x in range(left, right + 1)]
        squares = "".join(f"{marks.get(name, ''):>3}" for name in row)
        named = [name for name in row if name]
        yield f"{named[0]:>2} |{squares} | {named[-1]}" if numbered else f"{named[0][1:]} {squares}"
    if not numbered:
        yield "  " + "".join(f"{chr(ord('a') + x):>3}" for x in range(left, right + 1))


def _mark(piece: view.Piece) -> str:
    return MARKS[piece.seat].lower() if piece.look == "man" else MARKS[piece.seat]


def track_lines(board: view.Board, words: Words) -> Iterator[str]:
    """A track: a row for each round of its symbols, led by the mark of the seat that starts there.
    Pawns stand before the number of their space; below are those in the circles and houses."""
    marks = {place.id: "" for place in board.places}
    for piece in board.pieces:
        marks[piece.place] += MARKS[piece.seat]
    table = [[""]]
    homes: dict[str, dict[str, str]] = {}
    for place in board.places:
        if place.owner is not None and place.role != "start":
            name = f"{words.name(place.owner)} ({MARKS[place.owner]})"
            homes.setdefault(place.role, {})[name] = marks[place.id] or "–"
            continue
        face = words.say("face", face=place.symbol)
        if face in table[0][1:2] or len(table) == 1:
            table.append(["" if place.owner is None else f"{MARKS[place.owner]} →"])
        if len(table) == 2:
            table[0].append(face)
        table[-1].append((LAST if place.id in board.last else "") + marks[place.id] + place.id)
    yield from _aligned(table)
    yield ""
    seats = dict.fromkeys(name for kind in homes.values() for name in kind)
    heads = ["", *(words.label("zone", kind) for kind in homes)]
    yield from _aligned([heads, *([name, *(kind[name] for kind in homes.values())] for name in seats)])
    yield ""


def sheet_lines(sheet: view.Score, words: Words) -> Iterator[str]:
    """A score sheet: a row for every seat under its column heads."""
    rows = [[words.name(seat), *map(written, row)] for seat, row in enumerate(sheet.rows)]
    return _aligned([["", *_heads(sheet, words)], *rows])


def _heads(sheet: view.Score, words: Words) -> list[str]:
    return [column if column.isdecimal() else words.label("column", column) for column in sheet.columns]


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    """The first column to the left, all others to the right."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    for name, *values in rows:
        right = [
            " " * (width - cells(value)) + value for value, width in zip(values, widths[1:], strict=True)
        ]
        yield "  ".join([padded(name, widths[0]), *right])


def written(cell: int | str | tuple[int, ...] | None) -> str:
    """What stands in a cell of a sheet."""
    if isinstance(cell, tuple):
        return " ".join(map(signed, cell)) or "–"
    return signed(cell) if isinstance(cell, int) else cell or "–"


def _is_written(cell: int | str | tuple[int, ...] | None) -> bool:
    return cell not in (None, "", ())


def qr(link: str) -> str:
    """A link as a QR code in half blocks."""
    import segno  # few commands show one

    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
