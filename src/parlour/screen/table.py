"""The whole screen as one picture: the table in the middle, what was said beside or below it, the next step
and the keys at the foot. The largest arrangement that fits is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.cells import cell_len

from parlour import view
from parlour.screen.blocks import Block, Spot, above, beside, flow, line, shortened, wrapped
from parlour.screen.boards import mark
from parlour.screen.pen import LARGE, MIDDLE, SMALL, TINY, Pen
from parlour.screen.things import button, choices, draw
from parlour.screen.touching import Touching
from parlour.text import written
from parlour.view import View
from parlour.words import Words

FEW = 5  # things to choose from that come only when they are needed
SIDE, WIDEST_SIDE, LEAST_LOG, WIDEST_GAP = 26, 46, 3, 2
# How large the middle and what is ours is drawn, and whether what was said stands beside it.
WAYS = (
    (LARGE, LARGE, True),
    (LARGE, LARGE, False),
    (MIDDLE, LARGE, True),
    (MIDDLE, MIDDLE, True),
    (MIDDLE, MIDDLE, False),
    (SMALL, MIDDLE, True),
    (SMALL, MIDDLE, False),
    (SMALL, SMALL, True),
    (SMALL, SMALL, False),
    (TINY, TINY, True),
    (TINY, TINY, False),
)
SLACK = (
    2  # lines that must be left over before things are drawn larger again, so that nothing jumps to and fro
)


EMPTY = Block()


@dataclass
class Scene:
    """All that the screen shows."""

    words: Words
    view: View | None = None
    touching: Touching = field(default_factory=Touching)
    near: int | None = None  # who looks at it
    title: str = ""
    corner: str = ""  # at the right end of the title
    log: list[str] = field(default_factory=list)
    status: str = ""
    notice: str = ""
    keys: Sequence[tuple[str, str]] = ()
    beside: Mapping[int, str] = field(default_factory=dict)  # what else is said of a seat: away, clock
    lobby: Block | None = None  # instead of a table
    back: int = 0  # lines that the log is scrolled back by
    keeps_cursor: bool = False  # quickness counts: nothing under the finger becomes another thing


class Ground(NamedTuple):
    """What lies on the table, and what stands beside it above and below what was said."""

    main: Block
    first: Block = EMPTY
    last: Block = EMPTY
    heights: tuple[int, ...] = ()  # of the others, the middle and what is ours
    gap: int = 0  # lines between them


class Picture:
    """A drawn screen, and how things were laid: the next one keeps to that, so that nothing jumps."""

    def __init__(self, block: Block, way: int, log: Spot, ground: Ground, top: int, fits: bool) -> None:
        self.block, self.way, self.log, self.ground, self.top = block, way, log, ground, top
        self.height, self.fits = ground.main.height, fits


def draw_screen(
    scene: Scene, width: int, height: int, before: Picture | None = None, seen: Spot | None = None
) -> Picture:
    """The picture of this size, in the largest way that fits, things where they were `before` if they can
    stay; what `seen` names is in sight even where not all of it fits."""
    foot = _foot(scene, width)
    room = height - 4
    last = before.way if before else 0
    for way in range(max(0, last - 1), len(WAYS)):
        size, own, is_beside = WAYS[way]
        side = min(WIDEST_SIDE, max(SIDE, width // 3)) if is_beside else 0
        if is_beside and width - side < 40:
            continue
        kept = before.ground if before and way == last else None
        ground = _ground(scene, size, own, width - side - 2 if side else width - 2, side, room, kept)
        main = ground.main
        spare = room - main.height - (0 if is_beside else _LOG.get(size, LEAST_LOG))
        aside = not is_beside or ground.first.height + ground.last.height + LEAST_LOG <= room
        if main.width <= width - side and aside and spare >= (SLACK if way < last else 0):
            break
    whole = Block(width, height)
    whole.fill(0, 0, width, height, "")
    _bar(whole, scene, width)
    fits = main.width <= width - side and main.height <= room
    top = max(0, (room - main.height) // 2) if side else 0
    if before and way == last and before.top + main.height <= room:
        top = before.top
    cloth = Block(width - side, room)
    indent = max(0, (width - side - main.width) // 2)
    cloth.lay(main, indent, top - _offset(main, room, seen))
    whole.lay(cloth, 0, 1)
    whole.spots = [spot for spot in whole.spots if 0 < spot.y <= room and spot.x < width]
    if side:
        log = _side(whole, scene, ground, width - side, side, room)
    else:
        log = Spot("", 0, 1 + main.height, width, max(0, room - main.height))
        _write_log(whole, scene, log)
    whole.lay(foot[0], 0, height - 1 - foot[0].height)
    whole.lay(foot[1], 0, height - 1)
    return Picture(whole, way, log, ground, top, fits)


_LOG = {TINY: 0, SMALL: 1}  # lines that what was said needs below a table of this size


def _offset(main: Block, room: int, seen: Spot | None) -> int:
    if main.height <= room:
        return 0
    spot = next((each for each in main.spots if seen and each.token == seen.token), None)
    middle = spot.y + spot.height // 2 if spot else 0
    return max(0, min(middle - room // 2, main.height - room))


def _bar(whole: Block, scene: Scene, width: int) -> None:
    whole.fill(0, 0, width, 1, "bar")
    corner = shortened(scene.corner, width // 2)
    whole.write(1, 0, shortened(scene.title, width - cell_len(corner) - 4), "bar")
    whole.write(width - cell_len(corner) - 1, 0, corner, "bar-dim")


def _foot(scene: Scene, width: int) -> tuple[Block, Block]:
    """The next step with what is to be noticed, and the keys."""
    status = [line(f" {each}", "status") for each in wrapped(scene.status, width - 2)[:2]]
    rest = max(1, 3 - len(status)) if scene.notice else 0
    said = wrapped(scene.notice, width - 2)
    if len(said) > rest > 0:
        said = [*said[: rest - 1], shortened(" ".join(said[rest - 1 :]), width - 2)]
    lines = [*status, *(line(f" {each}", "notice") for each in said[:rest])]
    foot = Block(width, max(2, len(lines)))
    foot.fill(0, 0, width, foot.height, "status")
    for y, each in enumerate(lines):
        foot.lay(each, 0, y)
    keys = Block(width, 1)
    keys.fill(0, 0, width, 1, "bar")
    x, shown = 1, list(scene.keys)
    while len(shown) > 2 and sum(cell_len(f"{key} {label}  ") for key, label in shown) > width + 1:
        del shown[-3]  # the menu, which has all the others, and the way out stay
    for key, label in shown:
        start = x
        x = keys.write(x, 0, key, "bar key")
        x = keys.write(x + 1, 0, label, "bar-dim")
        keys.spots.append(Spot(f"key:{key}", start, 0, x - start, 1))
        x += 2
    return foot, keys


def _write_log(whole: Block, scene: Scene, room: Spot, ground: str = "") -> None:
    """The last things that were said, as many as there is room for."""
    lines = [
        (part if at == 0 else f"  {part}", number == len(scene.log) - 1)
        for number, each in enumerate(scene.log[-200:], max(0, len(scene.log) - 200))
        for at, part in enumerate(wrapped(each, max(8, room.width - 4)))
    ]
    end = max(len(lines) - scene.back, min(room.height, len(lines)))
    for y, (text, is_last) in enumerate(lines[max(0, end - room.height) : end], room.y):
        whole.write(room.x + 1, y, text, f"{ground} {'said-last' if is_last else 'said'}".strip())


def _side(whole: Block, scene: Scene, ground: Ground, x: int, side: int, room: int) -> Spot:
    """What stands beside the table: who sits opposite, what was said, who sits here."""
    whole.fill(x, 1, side, room, "side")
    for y in range(1, room + 1):
        whole.write(x, y, "▏", "side rule")
    first, last = ground.first, ground.last
    first_room = min(first.height, room - LEAST_LOG)
    whole.lay(_on(first, "side"), x + 2, 1)
    bottom = 1 + room - last.height
    whole.lay(_on(last, "side"), x + 2, bottom)
    top = 1 + first_room + (1 if first_room else 0)
    log = Spot("", x + 1, top, side - 1, max(0, bottom - top - (1 if last.height else 0)))
    _write_log(whole, scene, log, "side")
    return log


def _on(block: Block, ground: str) -> Block:
    """The same block on another ground."""
    for row in block.rows:
        for x, cell in enumerate(row):
            if cell is not None:
                row[x] = (cell[0], f"{ground} {cell[1]}".strip())
    return block


def _ground(
    scene: Scene, size: int, own: int, width: int, side: int, room: int, before: Ground | None
) -> Ground:
    if scene.lobby is not None or scene.view is None:
        return Ground(scene.lobby or Block())
    return _Layout(scene, size, own, width, side, room, before).ground


class _Layout:
    """Everything of a view in its place: the others, the middle, what is ours."""

    def __init__(
        self, scene: Scene, size: int, own_size: int, width: int, side: int, room: int, before: Ground | None
    ) -> None:
        self.scene, self.width = scene, width
        assert scene.view
        seen, touching = scene.view, scene.touching
        fresh = frozenset(transfer.target for transfer in seen.transfers)
        self.pen = Pen(
            scene.words,
            size,
            touching.lit,
            touching.touched,
            touching.flashing,
            touching.advised,
            touching.worth,
            fresh,
            scene.near,
        )
        self.widgets = seen.widgets
        notes = [each for each in seen.widgets if isinstance(each, view.Note)]
        self.status = notes[0] if notes else None
        boards = [each for each in seen.widgets if isinstance(each, view.Board)]
        self.board = boards[0] if boards else None
        sheets = [each for each in seen.widgets if isinstance(each, view.Score)]
        self.summaries = [each for each in sheets if each.summary and len(each.columns) == 1]
        self.sheets = [each for each in sheets if each not in self.summaries]
        first, last = Block(), Block()
        board_aside = self.board is not None and side > 0
        inner = side - 3 if board_aside else width
        small = self.pen.sized(SMALL if board_aside else min(size - 1, MIDDLE))
        others = [self._seat(seat, small, inner) for seat in self._others()]
        near = small if board_aside else self.pen.sized(own_size)
        own = [] if scene.near is None else [self._seat(scene.near, near, inner)]
        middle = self._middle(width)
        sheets_drawn = [draw(each, self.pen, side - 3 if side else width) for each in self.sheets]
        deeds = self._deeds(width)
        if board_aside:
            first, last = above([*others, *sheets_drawn], gap=1), above(own)
            parts = [*middle, deeds]
        else:
            first = above(sheets_drawn, gap=1) if side else Block()
            parts = [
                flow(others, width, gap=3),
                *middle,
                *([] if side else sheets_drawn),
                above([*own, deeds]),
            ]
        least = 0 if side else LEAST_LOG
        if before and len(before.heights) == len(parts):
            kept = [part.taller(height) for part, height in zip(parts, before.heights, strict=True)]
            parts = kept if sum(part.height for part in kept) + least <= room else parts
        heights = tuple(part.height for part in parts)
        spare = room - sum(heights) - least
        gap = max(0, min(before.gap if before else WIDEST_GAP, spare // max(1, sum(map(bool, heights)) - 1)))
        main = self._with_the_rest([above(parts, gap, centred=True, width=width), first, last])
        self.ground = Ground(main, first, last, heights, gap)

    def _others(self) -> list[int]:
        """Everybody else, beginning on our left: the view names the seats as they sit round the table."""
        named = [
            each.seat for each in self.widgets if each.seat is not None and not isinstance(each, view.Note)
        ]
        seats = list(range(len(self.scene.words.names)))
        order = list(dict.fromkeys(named))
        order = order if len(order) == len(seats) else seats
        near = self.scene.near
        first = order.index(near) if near in order else 0
        return [seat for seat in (*order[first:], *order[:first]) if seat != near]

    def _seat(self, seat: int, pen: Pen, width: int) -> Block:
        """Who sits there, and what is theirs."""
        name = shortened(pen.words.name(seat), max(8, width - 8))
        is_on = self.status is not None and self.status.seat == seat and self.scene.view is not None
        is_on = is_on and not self.scene.view.result  # type: ignore[union-attr]
        head = [line(f"{'▶' if is_on else ' '} {name}", "turn" if is_on else "name")]
        if self.board:
            head.append(line(mark(seat), f"inside{seat % 4}"))
        for sheet in self.summaries:
            label = pen.words.label("column", sheet.columns[0])
            head.append(line(f"{label} {written(sheet.rows[seat][0])}", "count"))
        if said := self.scene.beside.get(seat):
            head.append(line(said, "dim"))
        own = [
            each
            for each in self.widgets
            if each.seat == seat
            and each is not self.status
            and not isinstance(each, view.Button | view.Choice)
        ]
        drawn = [draw(each, pen, width - 2) for each in own]
        drawn = [each for each in drawn if each.width]
        if pen.size <= SMALL and all(each.height == 1 for each in drawn):
            whole = flow([beside(head, gap=1), *drawn], width)
        else:
            whole = above([beside(head, gap=1), flow(drawn, width, gap=2, bottom=False)])
        token = f"seat:{seat}"
        if any(each.touch == token for each in own):
            whole.spots = [spot for spot in whole.spots if spot.token != token]
            title = Spot(token, 0, 0, beside(head, gap=1).width, 1)
            if sign := pen.sign(token):
                whole.write(0, 0, sign)
                whole.paint(title, pen.role(token))
            whole.spots.append(title)
            whole.touch(token, is_stop=False)
        return whole

    def _middle(self, width: int) -> list[Block]:
        """What belongs to nobody."""
        kinds = (view.Button, view.Choice, view.Score)
        own = [each for each in self.widgets if each.seat is None and not isinstance(each, kinds)]
        things = [each for each in own if not isinstance(each, view.Note)]
        notes = [each for each in own if isinstance(each, view.Note) and each is not self.status]
        drawn = [draw(each, self.pen, width) for each in things]
        return [
            flow(drawn, width, gap=3, centred=True),
            flow([draw(each, self.pen, width) for each in notes], width, gap=3, centred=True),
        ]

    def _offered(self) -> set[str]:
        touching = self.scene.touching
        return {path.touches[0] for path in touching.paths} | set(touching.lit) | set(touching.touched)

    def _deeds(self, width: int) -> Block:
        """What can be chosen or pressed."""
        found = [each for each in self.widgets if isinstance(each, view.Choice)]
        offered, lit = self._offered(), self.scene.touching.lit
        shown = [
            each
            for each in found
            if len(each.options) > FEW or any(option.touch in lit for option in each.options)
        ]
        buttons = [
            button(self.pen.words.say(each.zone), each.touch, self.pen)
            for each in self.widgets
            if isinstance(each, view.Button) and each.touch in offered
        ]
        rows = [choices(shown, self.pen, width), flow(buttons, width, gap=2)]
        block = above(rows)
        return block if block.height else Block(1, 1) if self._acts() else Block()

    def _acts(self) -> bool:
        """There is something to press in this game, now or later: its room is kept, so that nothing jumps."""
        return self.board is None or any(isinstance(each, view.Dice) for each in self.widgets)

    def _with_the_rest(self, blocks: Sequence[Block]) -> Block:
        """The first of these; whatever can be touched and is drawn in none of them gets a button there."""
        main, drawn = blocks[0], {spot.token for block in blocks for spot in block.spots}
        missing = [token for token in self.scene.touching.lit if token not in drawn]
        more = [button(self.pen.words.touch(token), token, self.pen) for token in missing]
        return above([main, flow(more, self.width, gap=1)], centred=True) if more else main
