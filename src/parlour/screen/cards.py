"""Cards: one by one, in stacks, in hands, in rows, grids and round a clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from parlour import view
from parlour.screen.blocks import Block, above, beside, flow, line
from parlour.screen.pen import LARGE, MIDDLE, SMALL, TINY, Pen
from parlour.words import card_sign

BACK = "▒"
RED = "♥♦"
HOURS = (
    (4, 1),
    (5, 2),
    (6, 3),
    (5, 4),
    (4, 5),
    (3, 6),
    (2, 5),
    (1, 4),
    (0, 3),
    (1, 2),
    (2, 1),
    (3, 0),
    (3, 3),
)
MANY = 12  # backs that are drawn one by one


def card(each: view.Card, pen: Pen, wide: int = 3, place: int = 0) -> Block:
    """One card; face down it may show the number of its place."""
    sign, mark, role = _sign(each.face), pen.sign(each.touch), pen.role(each.touch)
    if each.face == "":
        return _gap(pen, wide, mark, role).touch(each.touch)
    paper = "back" if each.face is None else "card"
    ink = f"{paper} {'red' if sign[-1:] in RED and sign else 'black'}" if each.face else paper
    if each.face is None:
        sign = str(place) if place and each.touch else ""
    under, number = f"+{each.under}" if each.under else "", f"{paper} {role or 'black' * bool(each.face)}"
    if pen.size <= SMALL:
        block = Block(wide + 1 + cell_len(under), 1)
        block.fill(0, 0, block.width, 1, paper, " " if each.face or place else BACK)
        block.write(0, 0, mark or " ", f"{paper} {role}")
        block.write(1, 0, f"{sign:>{wide - 1}}" if sign else BACK * (wide - 1), ink)
        block.write(wide + 1, 0, under, number)
        return block.touch(each.touch)
    tall = 3 if pen.size == LARGE else 1
    wide += 2 if pen.size == LARGE else 0
    block = Block(wide + 2, tall + 2)
    edge = f"{paper} {role or 'edge'}"
    block.write(0, 0, f"╭{'─' * wide}╮", edge)
    block.write(1 + (wide - len(under)) // 2, 0, under, number)
    for y in range(1, tall + 1):
        block.write(0, y, f"│{' ' * wide}│", edge)
        block.write(1, y, BACK * wide if each.face is None and not sign else " " * wide, ink)
    block.write(0, tall + 1, f"╰{mark or '─':─^{wide}}╯", edge)
    if tall == 1 or each.face is None:
        block.write(1, (tall + 1) // 2, f"{sign:^{wide}}" if sign else BACK * wide, ink)
    else:
        rank, suit = (sign[:-1], sign[-1]) if sign[-1] in "♣♦♥♠" else (sign, sign if len(sign) < 3 else "")
        block.write(1, 1, rank, ink)
        block.write(1 + (wide - len(suit)) // 2, 2, suit, ink)
        block.write(1 + wide - len(rank), 3, rank, ink)
    return block.touch(each.touch)


def _gap(pen: Pen, wide: int, mark: str, role: str) -> Block:
    """Where no card lies."""
    if pen.size <= SMALL:
        return line(f"{mark or ' '}{'··':^{wide}}"[: wide + 1], role or "dim")
    wide, tall = (wide + 2, 3) if pen.size == LARGE else (wide, 1)
    block = Block(wide + 2, tall + 2)
    block.write(0, 0, f"╭{'╌' * wide}╮", role or "dim")
    for y in range(1, tall + 1):
        block.write(0, y, f"┆{' ' * wide}┆", role or "dim")
    block.write(0, tall + 1, f"╰{mark or '╌':╌^{wide}}╯", role or "dim")
    return block


def _sign(face: str | None) -> str:
    return card_sign(face) if face else ""


def _wide(faces: Iterable[str | None]) -> int:
    return max([3, *(len(_sign(face)) for face in faces)])


def titled(widget: view.Widget, pen: Pen, content: Block, count: int | None = None) -> Block:
    """A thing under its name, with a sign where something has just come to it."""
    [name] = _name(widget, pen, count)
    if pen.size <= SMALL and content.height <= 1:
        return beside([name, content])
    return above([name, content])


def stack(widget: view.Stack, pen: Pen) -> Block:
    """Cards on one another: the top one, and how many."""
    if not widget.count and widget.seat is not None and widget.touch not in pen.lit:
        return Block()
    face = "" if not widget.count else widget.top
    top = card(view.Card(face, widget.touch), pen, _wide([face]))
    block = titled(widget, pen, top, widget.count)
    if widget.touch and pen.size > SMALL:
        block.spots.clear()
        block.touch(widget.touch)
    return block


def fan(widget: view.Fan, pen: Pen, width: int) -> Block:
    """A hand: the cards that are seen, else how many."""
    if not widget.count and widget.touch not in pen.lit:
        return Block()
    if widget.cards:
        shown = pen if widget.seat == pen.near else pen.sized(pen.size - 1)
        drawn = [card(each, shown, _wide_of(widget.cards)) for each in widget.cards]
        content = _overlapping(drawn, width, [bool(pen.role(each.touch)) for each in widget.cards])
        if hidden := widget.count - sum(1 + each.under for each in widget.cards):
            content = beside([content, line(f"+{hidden}", "dim")])
        if shown.size > SMALL:
            return above([*_name(widget, pen), content])
        return titled(widget, shown, content)
    backs = line(("▌" * widget.count if widget.count <= MANY else "▌" * MANY + "…") + " ", "back")
    return titled(widget, pen.sized(SMALL), beside([backs, line(str(widget.count), "count")]))


def _name(widget: view.Widget, pen: Pen, count: int | None = None) -> list[Block]:
    """As wide with a sign and a small number as without and with a large one, so that nothing moves aside."""
    label = pen.words.label("zone", widget.zone)
    label = label if count is None else f"{label} {count:<2}"
    fresh = pen.is_fresh(widget.zone, widget.seat)
    return [line(f"▸{label}" if fresh else f" {label}", "fresh" if fresh else "label")]


def _wide_of(cards: Sequence[view.Card]) -> int:
    return _wide(each.face for each in cards)


def _overlapping(cards: Sequence[Block], width: int, shining: Sequence[bool]) -> Block:
    """Cards in rows; where they have edges, neighbours share one, and those that shine have all of theirs."""
    pitch = cards[0].width - 1 if cards[0].height > 1 else cards[0].width + 1
    fit = max(1, (width - (1 if cards[0].height > 1 else -1)) // pitch)
    rows = []
    for first in range(0, len(cards), fit):
        row = cards[first : first + fit]
        block = Block(max(x * pitch + each.width for x, each in enumerate(row)), row[0].height)
        for at in sorted(range(len(row)), key=lambda at: shining[first + at]):
            block.lay(row[at], at * pitch, 0)
        block.spots.sort(key=lambda spot: spot.x)
        rows.append(block)
    return above(rows)


def spread(widget: view.Spread, pen: Pen, width: int) -> Block:
    """Cards side by side."""
    if not widget.cards or all(each.face == "" and not each.touch for each in widget.cards):
        shown = widget.seat is None and widget.layout != "row"
        return titled(widget, pen, line("–", "dim")) if shown else Block()
    wide = _wide_of(widget.cards)
    drawn = [
        card(each, pen, wide, at if widget.layout == "grid" and len(widget.cards) > 6 else 0)
        for at, each in enumerate(widget.cards, 1)
    ]
    if widget.layout == "clock":
        return _clock(drawn, pen)
    if widget.layout == "grid" and widget.columns:
        columns = widget.columns
        gap = 0 if pen.size > SMALL else 1
        size = max(each.width for each in drawn)
        fit = (width + gap) // (size + gap)
        if fit < columns:  # as many whole rows as the table is too narrow by
            columns = max(1, -(-columns // -(-columns // max(fit, 1))))
        rows = [drawn[at : at + columns] for at in range(0, len(drawn), columns)]
        return titled(widget, pen, above([beside(row, gap) for row in rows], 0))
    return titled(widget, pen, flow(drawn, width - 1, 0 if pen.size > SMALL else 1))


def _clock(drawn: Sequence[Block], pen: Pen) -> Block:
    """Each card at its hour. Rows may overlap, since neighbours never lie in one column."""
    wide, tall = max(each.width for each in drawn), max(each.height for each in drawn)
    across = wide + (1 if pen.size > TINY else 0)
    down = {TINY: 1, SMALL: 2, MIDDLE: 2}.get(pen.size, 4)
    block = Block(6 * across + wide, 6 * down + tall)
    for each, (x, y) in zip(drawn, HOURS, strict=False):
        block.lay(each, x * across, y * down)
    return block
