"""The table as a Textual widget: draws the picture, leads the cursor, hears the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from parlour.screen.blocks import Spot
from parlour.screen.palette import style
from parlour.screen.table import Picture, Scene, draw_screen

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Felt(Widget):
    """Shows a scene; what can be touched now is reached by arrows and mouse."""

    can_focus = True
    DEFAULT_CSS: ClassVar[str] = "Felt { width: 1fr; height: 1fr; }"

    class Touched(Message):
        """A thing was touched, or a key at the foot."""

        def __init__(self, token: str) -> None:
            super().__init__()
            self.token = token

    def __init__(self, scene: Callable[[], Scene], palette: str) -> None:
        super().__init__()
        self.make_scene, self.palette = scene, palette
        self.scene: Scene | None = None
        self.picture: Picture | None = None
        self.cursor: Spot | None = None
        self.back = 0
        self._before: Picture | None = None

    def renew(self) -> None:
        """Draw everything anew."""
        self.scene = self.make_scene()
        self.scene.back = self.back
        self._draw()

    def forget(self) -> None:
        """Another match: things may be drawn larger again."""
        self._before = self.cursor = None

    def _draw(self) -> None:
        if self.scene is None or not self.size.width or not self.size.height:
            return
        if self._before and self.size != (self._before.block.width, self._before.block.height):
            self._before = None
        self.picture = self._before = draw_screen(self.scene, *self.size, self._before, self.cursor)
        self._follow()
        self.refresh()

    def _follow(self) -> None:
        """Keep the cursor on what can be touched: on the same thing, else on the nearest one. Where quickness
        counts it never goes to another thing by itself, nor to what the space bar does."""
        lit, before = self.reachable, self.cursor
        if before is None:
            self.cursor = next((spot for spot in lit if not self._is_quick(spot.token)), None)
            return
        same = [spot for spot in lit if spot.token == before.token]
        if same or (self.scene and self.scene.keeps_cursor):
            self.cursor = min(same, key=lambda spot: _far(spot, before), default=None)
            if self.cursor is None:
                self.cursor = before._replace(width=0, height=0)  # comes back when it can be touched again
        else:
            self.cursor = min(lit, key=lambda spot: _far(spot, before), default=before._replace(width=0))

    def _is_quick(self, token: str) -> bool:
        assert self.scene
        touching = self.scene.touching
        quick = touching.quick if self.scene.keeps_cursor else None
        return quick is not None and (quick.move, (token,)) in (
            (path.move, path.touches) for path in touching.paths
        )

    @property
    def reachable(self) -> list[Spot]:
        """What can be touched now, where it lies; also what is in the hand, to let it go."""
        if self.picture is None or self.scene is None:
            return []
        touching = self.scene.touching
        wanted = {**touching.lit, **dict.fromkeys(touching.touched[-1:])}
        return [spot for spot in self.picture.block.spots if spot.token in wanted and spot.is_stop]

    def go(self, way: str) -> None:
        """The next thing in this direction; the nearest of those that lie rather ahead than aside."""
        dx, dy = WAYS[way]
        spots = self.reachable
        if not spots:
            return
        here = self.cursor
        if here is None or here not in spots:
            self._put(min(spots, key=lambda spot: _far(spot, here)) if here else spots[0])
            return
        (x, y), found = here.centre, []
        for spot in spots:
            right, down = spot.centre[0] - x, spot.centre[1] - y
            ahead, aside = right * dx + down * dy, abs(right * dy) + abs(down * dx)
            if ahead > 0:
                found.append((aside > 2 * ahead, ahead + 2 * aside, spot))
        if found:
            self._put(min(found)[2])

    def step(self, by: int) -> None:
        """The next thing or the one before, wherever it lies."""
        spots = self.reachable
        if spots:
            at = spots.index(self.cursor) if self.cursor in spots else -1 if by > 0 else 0
            self._put(spots[(at + by) % len(spots)])

    def point(self, token: str) -> None:
        """Put the cursor on a thing."""
        if spot := next((spot for spot in self.reachable if spot.token == token), None):
            self._put(spot)

    def onward(self) -> None:
        """From what was just touched to the nearest thing that can be touched next."""
        here, touching = self.cursor, self.scene.touching if self.scene else None
        if here and touching:
            ahead = [spot for spot in self.reachable if spot.token in touching.lit]
            self._put(min(ahead, key=lambda spot: _far(spot, here), default=here))

    def _put(self, spot: Spot) -> None:
        self.cursor = spot
        if self.picture and not self.picture.fits:
            self._draw()  # so that it is in sight
        self.refresh()

    def scroll_log(self, by: int) -> None:
        self.back = max(0, self.back + by)
        self.renew()

    def render_line(self, y: int) -> Strip:
        if self.picture is None or y >= self.picture.block.height:
            return Strip.blank(self.size.width)
        runs = self.picture.block.runs(y, self.cursor)
        return Strip([Segment(text, style(self.palette, role)) for text, role in runs], self.size.width)

    def on_resize(self) -> None:
        self.renew()

    def on_click(self, event: events.Click) -> None:
        """The smallest thing that lies there: a card before the hand that holds it."""
        if self.picture:
            found = [spot for spot in self.picture.block.spots if spot.holds(event.x, event.y)]
            lit = [spot for spot in found if spot.token in self.scene.touching.lit] if self.scene else []
            if spot := min(lit or found, key=lambda spot: spot.width * spot.height, default=None):
                if spot in self.reachable:
                    self.cursor = spot
                self.post_message(self.Touched(spot.token))

    def on_mouse_scroll_up(self) -> None:
        self.scroll_log(3)

    def on_mouse_scroll_down(self) -> None:
        self.scroll_log(-3)


def _far(spot: Spot, other: Spot) -> float:
    (x, y), (right, down) = spot.centre, other.centre
    return (x - right) ** 2 + (y - down) ** 2
