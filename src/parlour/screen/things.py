"""All that is neither a card nor a board: dice, stones in hand, sheets, choices, buttons, sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len

from parlour import view
from parlour.screen.blocks import Block, above, beside, flow, line, paragraph
from parlour.screen.boards import SIGNS, board
from parlour.screen.cards import fan, spread, stack, titled
from parlour.screen.pen import SMALL, Pen
from parlour.text import written

MANY = 14  # stones that are drawn one by one
LOOKS = {"gem-blue": "◆", "gem-red": "◇"}


def draw(widget: view.Widget, pen: Pen, width: int) -> Block:
    """Any widget but buttons, which are drawn where they are offered."""
    match widget:
        case view.Board():
            return board(widget, pen)
        case view.Stack():
            return stack(widget, pen)
        case view.Fan():
            return fan(widget, pen, width)
        case view.Spread():
            return spread(widget, pen, width)
        case view.Dice():
            return dice(widget, pen)
        case view.Tokens():
            return tokens(widget, pen)
        case view.Score():
            return sheet(widget, pen, width)
        case view.Note():
            return paragraph(pen.words.note(widget, pen.near), width, "note")
    return Block()


def dice(widget: view.Dice, pen: Pen) -> Block:
    """Each with its sign and its name, and who threw them."""
    words, sides = ([_face(face, pen) for face in faces] for faces in (widget.faces, widget.sides))
    wide = max(
        [5, *map(cell_len, words), *map(cell_len, sides)]
    )  # whatever it shows: nothing beside it moves
    thrower = [] if widget.thrower is None else [line(pen.words.name(widget.thrower), "dim")]
    if pen.size <= SMALL:
        shown = [line(f" {word:^{wide}} ", "card black") for word in words] or [
            line(f" {'–':^{wide}} ", "dim")
        ]
        return titled(widget, pen, beside([*shown, *thrower]))
    shown = [_die(word, wide + 2, "card") for word in words] or [_die("–", wide + 2, "dim")]
    return titled(widget, pen, above([beside(shown), *(thrower or [Block(1, 1)])]))


def _face(face: str, pen: Pen) -> str:
    return f"{SIGNS.get(face, '')} {pen.words.say('face', face=face)}".strip()


def _die(word: str, wide: int, paper: str) -> Block:
    block = Block(wide + 2, 3)
    block.write(0, 0, f"╭{'─' * wide}╮", f"{paper} edge")
    block.write(0, 1, f"│{word:^{wide}}│", f"{paper} black")
    block.write(0, 2, f"╰{'─' * wide}╯", f"{paper} edge")
    return block


def tokens(widget: view.Tokens, pen: Pen) -> Block:
    """Loose pieces: as many as there are, and their number."""
    if not widget.count and widget.touch not in pen.lit:
        return Block()
    sign = LOOKS.get(widget.look, "●")
    role = widget.look if widget.look in LOOKS else "stones"
    few = sign * widget.count if widget.count <= MANY else ""
    mark = pen.sign(widget.touch)
    shown = line(f"{mark}{few} {widget.count}".strip(), pen.role(widget.touch) or role)
    return titled(widget, pen.sized(SMALL), shown).touch(widget.touch)


def sheet(widget: view.Score, pen: Pen, width: int) -> Block:
    """A row for every seat under the heads of the columns; a narrow one turns columns into rows."""
    words = pen.words
    heads = [each if each.isdecimal() else words.label("column", each) for each in widget.columns]
    rows = [[words.name(seat), *map(written, row)] for seat, row in enumerate(widget.rows)]
    for table in ([["", *heads], *rows], list(map(list, zip(*[["", *heads], *rows], strict=True)))):
        block = _aligned(table)
        if block.width <= width:
            return block
    short = [[name[:3], *cells] for name, *cells in rows]
    block = _aligned([["", *(head[:4] for head in heads)], *short])
    return (
        block if block.width <= width else _aligned([["", heads[-1]], *([row[0], row[-1]] for row in rows)])
    )


def _aligned(rows: list[list[str]]) -> Block:
    sizes = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    block = Block(sum(sizes) + 2 * (len(sizes) - 1), len(rows))
    for y, row in enumerate(rows):
        x = 0
        for at, (cell, size) in enumerate(zip(row, sizes, strict=True)):
            role = "label" if y == 0 else "name" if at == 0 else ""
            block.write(x if at == 0 else x + size - cell_len(cell), y, cell, role)
            x += size + 2
    return block


def button(label: str, token: str, pen: Pen) -> Block:
    """Something to press."""
    sign, role = pen.sign(token), pen.role(token)
    return line(f" {sign + ' ' if sign else ''}{label} ", f"button {role}".strip()).touch(token)


def choices(widgets: Iterable[view.Choice], pen: Pen, width: int) -> Block:
    """Things to choose from, each a button; those that cannot be chosen now only tell of themselves."""
    drawn = []
    for widget in widgets:
        for each in widget.options:
            label = pen.words.say(each.key, **each.data)
            drawn.append(button(label, each.touch, pen))
    return flow(drawn, width, gap=1)
