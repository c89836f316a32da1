"""Boards: squares, points with lines between them, and tracks."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from parlour import view
from parlour.screen.blocks import Block
from parlour.screen.pen import LARGE, MIDDLE, SMALL, TINY, Pen
from parlour.text import MARKS

KING = "♛"
SIGNS = {"hat": "▲", "glasses": "∞", "ball": "●", "crystal": "◆", "potion": "▼", "candle": "i"}
JOINTS = dict(zip(range(16), " ╵╷│╶└┌├╴┘┐┤─┴┬┼", strict=True))  # by the ways that lead up, down, right, left
SQUARES = {TINY: (3, 1), SMALL: (4, 1), MIDDLE: (5, 2), LARGE: (7, 3)}
STEPS = {TINY: (4, 1), SMALL: (5, 2), MIDDLE: (6, 2), LARGE: (8, 4)}


def mark(seat: int) -> str:
    """The sign of a seat, told apart by shape."""
    return MARKS[seat % len(MARKS)]


def board(widget: view.Board, pen: Pen) -> Block:
    if widget.look == "squares":
        return _squares(widget, pen)
    if widget.look == "track":
        return _track(widget, pen)
    return _points(widget, pen)


def _men(widget: view.Board) -> dict[str, list[view.Piece]]:
    found: dict[str, list[view.Piece]] = defaultdict(list)
    for piece in widget.pieces:
        found[piece.place].append(piece)
    return found


def _squares(widget: view.Board, pen: Pen) -> Block:
    wide, tall = SQUARES[pen.size]
    xs, ys = [place.x for place in widget.places], [place.y for place in widget.places]
    left, low, columns, rows = min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    numbered = all(place.id.isdecimal() for place in widget.places)
    edge = 0 if numbered else 2
    block = Block(edge + columns * wide, rows * tall + (0 if numbered else 1))
    turned, men = pen.near == 1, _men(widget)

    def corner(x: int, y: int) -> tuple[int, int]:
        x, y = (columns - 1 - x, rows - 1 - y) if turned else (x, y)
        return edge + x * wide, (rows - 1 - y) * tall

    for x in range(columns):
        for y in range(rows):
            block.fill(*corner(x, y), wide, tall, "light" if (x + y + left + low) % 2 else "dark")
    for place in widget.places:
        x, y = corner(place.x - left, place.y - low)
        role = "dark" if (place.x + place.y) % 2 == 0 else "light"
        role += " last" if place.id in widget.last else ""
        cell = _square(place, men.get(place.id, []), role, (wide, tall), pen, numbered)
        if place.id in widget.last and not pen.sign(f"place:{place.id}"):
            cell.write(0, tall // 2, "›", role)
            cell.write(wide - 1, tall // 2, "‹", role)
        block.lay(cell.touch(f"place:{place.id}"), x, y)
    if not numbered:
        for place in widget.places:
            x, y = corner(place.x - left, place.y - low)
            block.write(0, y + tall // 2, place.id[1:], "label")
            block.write(x + (wide - 1) // 2, block.height - 1, place.id[0], "label")
    return block


def _square(
    place: view.Place, men: list[view.Piece], role: str, size: tuple[int, int], pen: Pen, numbered: bool
) -> Block:
    wide, tall = size
    token = f"place:{place.id}"
    cell, sign, state = Block(wide, tall), pen.sign(token), pen.role(token)
    cell.fill(0, 0, wide, tall, f"{role} {state}".strip())
    role = f"{role} {state}".strip()
    if men:
        cell.lay(_chip(men[0], role, wide, tall), 0, 0)
        cell.write(0, tall // 2, sign, role)
    elif sign:
        middle = (wide - 1) // 2, tall // 2
        cell.write(*middle, sign, role)
    elif numbered:
        cell.write((wide - len(place.id)) // 2, tall // 2, place.id, f"{role} faint")
    return cell


def _chip(piece: view.Piece, role: str, wide: int, tall: int) -> Block:
    """A man in its colours, with its mark."""
    cell, seat = Block(wide, tall), piece.seat % 4
    own, disc, sign = f"{role} piece{seat}", f"{role} disc{seat}", mark(piece.seat)
    crown = KING if piece.look == "king" else ""
    if tall == 1:
        at = (wide - 3) // 2 + (wide > 3)
        cell.write(at, 0, "▐", own)
        cell.write(at + 1, 0, crown or sign, f"{role} inside{seat}")
        cell.write(at + 2, 0, "▌", own)
    else:
        crowned = f"{crown} {sign} {crown}" if wide > 5 else f"{crown}{sign}{crown}"
        cell.write(1, 0, f"▗{'▄' * (wide - 4)}▖" if tall == 3 else "▄▄▄", own)
        cell.write(1, 1, (crowned if crown else sign).center(wide - 2), disc)
        if tall == 3:
            cell.write(1, 2, f"▝{'▀' * (wide - 4)}▘", own)
    return cell


def _points(widget: view.Board, pen: Pen) -> Block:
    """Points and the lines between them, on wood; stones have the room that a step leaves them."""
    across, down = STEPS[pen.size]
    rim = 1 if pen.size >= MIDDLE else 0
    top = max(place.y for place in widget.places)
    spots = {place.id: (5 + across * place.x, rim + (top - place.y) * down) for place in widget.places}
    block = Block(max(x for x, _ in spots.values()) + 4, top * down + 2 * rim + 2)
    block.fill(2, 0, block.width - 2, block.height - 1, "wood")
    _rule(block, widget, spots, "wood")
    men = _men(widget)
    for place in widget.places:
        x, y = spots[place.id]
        token, last = f"place:{place.id}", "last" if place.id in widget.last else ""
        sign, role = pen.sign(token), f"wood {last} {pen.role(token)}"
        cell = Block(3, 1)
        if own := men.get(place.id):
            if pen.size == LARGE:
                cell = Block(5, 3)
                cell.fill(0, 0, 5, 3, role)
                cell.lay(_chip(own[0], role, 7, 3), -1, 0)
            else:
                cell.lay(_chip(own[0], role, 3, 1), 0, 0)
            if sign or last:
                cell.write(0, cell.height // 2, sign or "›", role)
            if last and not sign:
                cell.write(cell.width - 1, cell.height // 2, "‹", role)
        elif sign:
            cell.write(1, 0, sign, role)
        elif last:
            cell.write(0, 0, "› ‹", role)
        block.lay(cell.touch(token), x - cell.width // 2, y - cell.height // 2)
        block.write(0, y, place.id[1:], "label")
        block.write(x, block.height - 1, place.id[0], "label")
    return block


def _rule(block: Block, widget: view.Board, spots: dict[str, tuple[int, int]], role: str) -> None:
    """The lines between places, joined as they meet."""
    ways: dict[tuple[int, int], int] = defaultdict(int)
    for one, other in widget.lines:
        (x, y), (right, bottom) = sorted((spots[one], spots[other]))
        if y == bottom:
            for at, then in pairwise(range(x, right + 1)):
                ways[at, y] |= 4
                ways[then, y] |= 8
        elif x == right:
            for at, then in pairwise(range(min(y, bottom), max(y, bottom) + 1)):
                ways[x, at] |= 2
                ways[x, then] |= 1
    for (x, y), joint in ways.items():
        block.write(x, y, JOINTS[joint], role)


def _track(widget: view.Board, pen: Pen) -> Block:
    """Spaces with their symbols and whoever stands there; circles and houses have room for several."""
    across, lines = (3, 1) if pen.size < LARGE else (4, 1)
    units = 2 if pen.size == TINY else 1  # that a line of the screen stands for
    top = max(place.y for place in widget.places)
    spots = {place.id: (2 + place.x * across, (top - place.y) * lines // units) for place in widget.places}
    block = Block(max(x for x, _ in spots.values()) + 6, max(y for _, y in spots.values()) + 1)
    if units == 1:
        _rule(block, widget, spots, "line")
    men = _men(widget)
    for place in widget.places:
        x, y = spots[place.id]
        is_home = place.wide > 1 or place.high > 1
        cell = (_home if is_home else _space)(place, men.get(place.id, []), pen, place.id in widget.last)
        block.lay(cell.touch(f"place:{place.id}"), x - 2, y)
    return block


def _home(place: view.Place, men: list[view.Piece], pen: Pen, last: bool) -> Block:
    """A circle or a house: whose it is, and who is in it."""
    token = f"place:{place.id}"
    cell, owner = Block(6, 1), (place.owner or 0) % 4
    cell.fill(0, 0, 6, 1, "home")
    cell.write(0, 0, pen.sign(token) or mark(owner), f"home {pen.role(token) or f'inside{owner}'}")
    cell.write(1, 0, "›" if last else ":", "home dim")
    for at, piece in enumerate(men[:4], 2):
        cell.write(at, 0, mark(piece.seat), f"home inside{piece.seat % 4}")
    return cell


def _space(place: view.Place, men: list[view.Piece], pen: Pen, last: bool) -> Block:
    """A space of the track: its symbol in the colour of whoever starts there."""
    token = f"place:{place.id}"
    role = f"space {pen.role(token)} {'last' if last else ''}".strip()
    cell = Block(5, 1)
    cell.fill(0, 0, 5, 1, role)
    if place.owner is not None:
        cell.write(4, 0, mark(place.owner), f"{role} inside{place.owner % 4} dim")
    cell.write(0, 0, pen.sign(token) or ("›" if last else " "), role)
    cell.write(1, 0, SIGNS.get(place.symbol, place.symbol[:1]), role)
    for at, piece in enumerate(men[:2], 2):
        cell.write(at, 0, mark(piece.seat), f"inside{piece.seat % 4}")
    return cell
