"""View → plain text: the reference rendering, for goldens, terminals and screen readers."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import segno

from parlour import view
from parlour.view import View, Widget
from parlour.words import Words, card_sign

MARKS = "OX△□"  # the pieces of the seats, told apart by shape as on the screen
EMPTY, GAP, FACE_DOWN = "·", "··", "▒▒"
HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format, halves, line ends: could upset a terminal
JOINER = "\u200d"  # holds emoji and some scripts together


def visible(text: str) -> str:
    """Lines without anything that could upset a terminal."""
    return "\n".join(
        "".join(c for c in line if c == JOINER or unicodedata.category(c) not in HIDDEN)
        for line in text.expandtabs(2).split("\n")
    )


class Passage(NamedTuple):
    """A part of the table as text; a drawing in signs has its words beside it, for those who hear it."""

    text: str
    spoken: str = ""


def render(seen: View, words: Words, due: Sequence[tuple[str, int]] = ()) -> str:
    """The table: status or result, the middle, the deadlines that are `due`, then seat by seat."""
    return "\n".join(passage.text for passage in passages(seen, words, due))


def passages(seen: View, words: Words, due: Sequence[tuple[str, int]] = ()) -> Iterator[Passage]:
    """The same, part by part."""
    notes = [widget for widget in seen.widgets if isinstance(widget, view.Note)]
    status = notes[:1]
    rest = [widget for widget in seen.widgets if widget not in status]
    yield Passage(words.say("title"))
    lines = words.result(seen.result) if seen.result else [words.note(note, seen.seat) for note in status]
    yield from map(Passage, lines)
    yield Passage("")
    yield from laid(rest, words, due)


def laid(
    widgets: Sequence[Widget], words: Words, due: Sequence[tuple[str, int]] = (), numbered: bool = True
) -> Iterator[Passage]:
    """What lies in the middle and what is at the seats, which are `numbered` where moves are typed."""
    for widget in widgets:
        if widget.seat is None:
            yield from _passage(widget, words)
    for name, ms in due:
        yield Passage(words.say("timer", name=words.label("zone", name.partition("-")[0]), ms=ms))
    boards = [widget for widget in widgets if isinstance(widget, view.Board)]
    seats = [widget.seat for widget in widgets if widget.seat is not None]
    if boards:
        seats = sorted([*seats, *(piece.seat for board in boards for piece in board.pieces)])
    for seat in dict.fromkeys(seats):
        name, number = words.name(seat), f" [{seat}]" if numbered else ""
        mark = f" ({MARKS[seat]})" if boards else ""
        yield Passage(f"{name}{number}{mark}", name)
        for widget in widgets:
            if widget.seat == seat:
                yield from _passage(widget, words, "  ")


def _passage(widget: Widget, words: Words, indent: str = "") -> Iterator[Passage]:
    lines = [indent + line for line in widget_lines(widget, words)]
    if lines:
        yield Passage("\n".join(lines), "\n".join(spoken_lines(widget, words)))


def spoken_lines(widget: Widget, words: Words) -> Iterator[str]:
    """What a widget that is drawn in signs shows, in words; nothing of one that is in words already."""
    match widget:
        case view.Board():
            yield from _pieces_in_words(widget, words)
        case view.Score():
            heads = _heads(widget, words)
            for seat, row in enumerate(widget.rows):
                cells = [
                    f"{head} {_cell(cell)}"
                    for head, cell in zip(heads, row, strict=True)
                    if _is_written(cell)
                ]
                yield words.say("labelled", label=words.name(seat), value=", ".join(cells) or "–")
        case view.Spread(cards=cards) if cards:
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
        case view.Button():
            pass  # buttons are moves, and the moves are listed anyway
        case view.Board(look="squares"):
            yield from square_lines(widget)
        case view.Board(look="track"):
            yield from track_lines(widget, words)
        case view.Board():
            yield from board_lines(widget)
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
            return f"{cards_line(widget.cards)} ({widget.count})"
        case view.Spread(layout="clock") | view.Spread(layout="grid", columns=0):
            return "  ".join(f"{at} {_card(card)}" for at, card in enumerate(widget.cards, 1)) or "–"
        case view.Spread():
            return cards_line(widget.cards) if any(card.face != "" for card in widget.cards) else "–"
        case view.Dice():
            faces = ", ".join(words.say("face", face=face) for face in widget.faces) or "–"
            return faces if widget.thrower is None else f"{faces} ({words.name(widget.thrower)})"
        case view.Tokens():
            return str(widget.count)
        case view.Choice():
            return ", ".join(words.say(option.key, **option.data) for option in widget.options)
    raise TypeError(type(widget).__name__)


def cards_line(cards: Sequence[view.Card]) -> str:
    """Cards side by side."""
    return " ".join(_card(card) for card in cards)


def grid_lines(grid: view.Spread, words: Words) -> Iterator[str]:
    """Cards row by row; one that lies face down and can be touched shows its place."""
    yield words.say("labelled", label=words.label("zone", grid.zone), value="").rstrip()
    cells = [
        f"▒{place}" if card.face is None and card.touch else _card(card)
        for place, card in enumerate(grid.cards, 1)
    ]
    width = max(map(len, cells), default=0)
    columns = grid.columns or len(cells)
    for row in range(0, len(cells), columns or 1):
        yield "  " + " ".join(cell.ljust(width) for cell in cells[row : row + columns]).rstrip()


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
    width, height = max(x for x, _ in spots.values()), max(y for _, y in spots.values())
    for y in range(height, -1, -1):
        row = "".join(canvas.get((x, y), " ") for x in range(width + 1))
        yield f"{y // 2 + 1 if y % 2 == 0 else ' '} {row}".rstrip()
    yield "  " + "   ".join("abcdefgh"[x // 4] for x in range(0, width + 1, 4))


def square_lines(board: view.Board) -> Iterator[str]:
    """A board of squares: men as small letters, all others as capitals. Numbered squares show their number
    while they are empty, and the first and last number of a row at the edges."""
    left, right = min(place.x for place in board.places), max(place.x for place in board.places)
    by_spot = {(place.x, place.y): place.id for place in board.places}
    marks = {piece.place: _mark(piece) for piece in board.pieces}
    numbered = all(place.id.isdecimal() for place in board.places)
    for y in sorted({place.y for place in board.places}, reverse=True):
        row = [by_spot.get((x, y), "") for x in range(left, right + 1)]
        cells = "".join(f"{marks.get(name, name if numbered else EMPTY if name else ''):>3}" for name in row)
        named = [name for name in row if name]
        yield f"{named[0]:>2} |{cells} | {named[-1]}" if numbered else f"{named[0][1:]} {cells}"
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
        table[-1].append(marks[place.id] + place.id)
    yield from _aligned(table)
    yield ""
    seats = dict.fromkeys(name for kind in homes.values() for name in kind)
    heads = ["", *(words.label("zone", kind) for kind in homes)]
    yield from _aligned([heads, *([name, *(kind[name] for kind in homes.values())] for name in seats)])
    yield ""


def sheet_lines(sheet: view.Score, words: Words) -> Iterator[str]:
    """A score sheet: a row for every seat under its column heads."""
    rows = [[words.name(seat), *map(_cell, row)] for seat, row in enumerate(sheet.rows)]
    return _aligned([["", *_heads(sheet, words)], *rows])


def _heads(sheet: view.Score, words: Words) -> list[str]:
    return [column if column.isdecimal() else words.label("column", column) for column in sheet.columns]


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    """The first column to the left, all others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *cells in rows:
        padded = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        yield "  ".join([name.ljust(widths[0]), *padded])


def _cell(cell: int | str | tuple[int, ...] | None) -> str:
    return (" ".join(map(str, cell)) if isinstance(cell, tuple) else str(cell)) if _is_written(cell) else "–"


def _is_written(cell: int | str | tuple[int, ...] | None) -> bool:
    return cell not in (None, "", ())


def qr(link: str) -> str:
    """A link as a QR code in half blocks."""
    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
