"""Pictures for paper: boards, cards and dice in black and white; all else as text."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from parlour import text, view
from parlour.rulebook.pictures import Picture
from parlour.view import AnyWidget, Card
from parlour.words import Words, card_sign

STEP = 20  # from place to place, in units of a drawing
ROOM = 16  # round a board, for the names at its edges
UNIT = 0.28  # millimetres
CARD = (30, 42)
GAP = 4
MOST_IN_A_ROW = 7
RED = ("D", "H")


def drawn(picture: Picture, language: str, game: str) -> str:
    """The widgets of a picture one after the other, with the names of those whose things they are."""
    words = Words(language, game, picture.names)
    seats = sorted({each.seat for each in picture.widgets}, key=lambda seat: -1 if seat is None else seat)
    return "\n".join(_at(seat, picture, words) for seat in seats)


def _at(seat: int | None, picture: Picture, words: Words) -> str:
    """What lies in the middle, or at a seat."""
    name = "" if seat is None else f"<b>{escape(words.name(seat))}</b>"
    laid = [
        part for each in picture.widgets if each.seat == seat for part in _widget(each, words, picture.marks)
    ]
    return f"<div>{name}\n{''.join(laid)}</div>"


def _widget(widget: AnyWidget, words: Words, marks: tuple[str, ...]) -> Iterator[str]:
    match widget:
        case view.Board(look="lines" | "squares"):
            yield _board(widget, marks)
        case view.Fan(cards=cards) if cards:
            yield from _cards(widget, cards, words, marks)
        case view.Spread(cards=cards, columns=columns) if cards:
            yield from _cards(widget, cards, words, marks, columns)
        case view.Stack(count=count) if count:
            yield from _cards(widget, (Card(widget.top, widget.touch),), words, marks)
            yield f"<span>× {count}</span>"
        case view.Dice(faces=faces) if faces:
            yield "".join(_die(words.say("face", face=face)) for face in faces)
        case _:
            lines = "\n".join(text.widget_lines(widget, words))
            tag = "pre" if "\n" in lines else "span"
            yield f"<{tag}>{escape(lines)}</{tag}>" if lines else ""


def _svg(width: float, height: float, inside: str) -> str:
    size = f'width="{width * UNIT:.1f}mm" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} aria-hidden="true">{inside}</svg>'


def _text(x: float, y: float, said: str, size: int = 9, fill: str = "#111") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-family="sans-serif" fill="{fill}"'
        f' text-anchor="middle" dominant-baseline="central">{escape(said)}</text>'
    )


def _cards(
    widget: AnyWidget, cards: tuple[Card, ...], words: Words, marks: tuple[str, ...], columns: int = 0
) -> Iterator[str]:
    """Cards side by side, in several rows if there are many or if they lie so."""
    if widget.zone:
        yield f"<span>{escape(words.label('zone', widget.zone))}</span>"
    wide, high = (side + GAP for side in CARD)
    columns = columns or min(len(cards), MOST_IN_A_ROW)
    inside = "".join(
        f'<g transform="translate({GAP + at % columns * wide} {GAP + at // columns * high})">'
        f"{_card(card, card.touch in marks)}</g>"
        for at, card in enumerate(cards)
    )
    yield _svg(GAP + columns * wide, GAP + -(-len(cards) // columns) * high, inside)


def _card(card: Card, marked: bool) -> str:
    if card.face == "":
        return ""
    wide, high = CARD
    stroke = 3 if marked else 1
    box = (
        f'<rect width="{wide}" height="{high}" rx="3" fill="{"#fff" if card.face else "#bbb"}"'
        f' stroke="#111" stroke-width="{stroke}"/>'
    )
    if card.face is None:
        return f'{box}<path d="M5 5h20v32h-20z" fill="none" stroke="#fff" stroke-width="2"/>'
    sign = card_sign(card.face)
    fill = "#b3261e" if card.face[-1] in RED else "#111"
    under = _text(wide / 2, high - 7, f"+{card.under}", 9) if card.under else ""
    return (
        box + _text(wide / 2, high / 2 - (4 if under else 0), sign, 14 if len(sign) < 4 else 11, fill) + under
    )


def _die(face: str) -> str:
    width = 14 + 6 * len(face)
    box = (
        f'<rect x="2" y="2" width="{width}" height="26" rx="5" fill="#fff" stroke="#111" stroke-width="1.5"/>'
    )
    return _svg(width + 4, 30, box + _text(2 + width / 2, 15, face, 11))


def _board(board: view.Board, marks: tuple[str, ...]) -> str:
    left, low = min(place.x for place in board.places), min(place.y for place in board.places)
    high, right = max(place.y for place in board.places), max(place.x for place in board.places)
    spots = {
        place.id: (ROOM + STEP / 2 + (place.x - left) * STEP, STEP / 2 + 4 + (high - place.y) * STEP)
        for place in board.places
    }
    parts: list[str] = []
    if board.look == "squares":
        parts += (_square(*spot) for spot in spots.values())
    for one, other in board.lines:
        (x, y), (u, v) = spots[one], spots[other]
        parts.append(f'<path d="M{x} {y}L{u} {v}" stroke="#111"/>')
    taken = {piece.place for piece in board.pieces}
    numbered = all(name.isdecimal() for name in spots)
    for name, (x, y) in spots.items():
        if name in taken:
            continue
        if numbered:
            parts.append(_text(x, y, name, 7, "#333"))
        elif board.look == "lines":
            parts.append(f'<circle cx="{x}" cy="{y}" r="2" fill="#111"/>')
    parts += (_piece(piece, *spots[piece.place]) for piece in board.pieces)
    parts += (_ring(*spots[mark[6:]]) for mark in marks if mark[6:] in spots)
    if not numbered:
        parts += _edges(spots)
    return _svg(ROOM + (right - left + 1) * STEP + 4, (high - low + 1) * STEP + ROOM + 4, "".join(parts))


def _square(x: float, y: float) -> str:
    half = STEP / 2
    return (
        f'<rect x="{x - half}" y="{y - half}" width="{STEP}" height="{STEP}" fill="#d8d8d8" stroke="#888"/>'
    )


def _ring(x: float, y: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="9.2" fill="none" stroke="#b3261e" stroke-width="2"/>'


def _piece(piece: view.Piece, x: float, y: float) -> str:
    """Told apart by shade and by a mark; what is more than a man has a second ring."""
    fill, mark = ("#fff", "#111") if piece.seat == 0 else ("#222", "#fff")
    more = piece.look not in ("man", "stone", "pawn", "sheep")
    ring = (
        f'<circle cx="{x}" cy="{y}" r="4.4" fill="none" stroke="{mark}" stroke-width="1.6"/>' if more else ""
    )
    return f'<circle cx="{x}" cy="{y}" r="7.4" fill="{fill}" stroke="#111" stroke-width="1.2"/>{ring}'


def _edges(spots: dict[str, tuple[float, float]]) -> Iterator[str]:
    """Letters below and numbers on the left, by which places are called."""
    bottom = max(y for _, y in spots.values()) + STEP / 2 + 7
    for letter, x in {name[0]: x for name, (x, _) in spots.items()}.items():
        yield _text(x, bottom, letter, 8, "#444")
    for number, y in {name[1:]: y for name, (_, y) in spots.items()}.items():
        yield _text(8, y, number, 8, "#444")
