"""One rule for every game: what begins a legal path can be touched, every touch narrows the paths, a whole
path is a move."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.view import Path

LOSES, DRAWS, WINS = "−", "=", "+"
ONLY = "★"  # instead of a number, where there is one step only


class Touching:
    """What one person has touched, and what can be touched next."""

    def __init__(self) -> None:
        self.paths: tuple[Path, ...] = ()
        self.touched: tuple[str, ...] = ()
        self.flashing: frozenset[str] = frozenset()
        self.hint = ""  # the move that was advised
        self.certain: dict[str, int] = {}  # what each move comes to, where that is known: 1 wins, -1 loses

    def renew(self, paths: Sequence[Path]) -> None:
        """What is legal now; a path half touched goes on if it still leads somewhere."""
        if tuple(paths) != self.paths:
            self.hint, self.certain = "", {}
        self.paths = tuple(paths)
        self.flashing = frozenset()
        if not self.open:
            self.touched = ()

    @property
    def open(self) -> list[Path]:
        """The paths that what is touched begins."""
        return [path for path in self.paths if _begins(self.touched, path.touches)]

    @property
    def lit(self) -> dict[str, None]:
        """What can be touched next, in the order of the paths."""
        return dict.fromkeys(path.touches[len(self.touched)] for path in self.open)

    def touch(self, token: str) -> Path | None:
        """Touch a thing; the path if that makes a whole one. What was touched last is let go again, and what
        begins another path begins it."""
        self.flashing = frozenset()
        if token not in self.lit:
            if self.touched and self.touched[-1] == token:
                if "done" in self.lit:
                    return self.touch("done")
                self.touched = self.touched[:-1]
                return None
            if not any(path.touches[0] == token for path in self.paths):
                return None
            self.touched = ()
        touched = (*self.touched, token)
        whole = next((path for path in self.open if path.touches == touched), None)
        self.touched = () if whole else touched
        return whole

    def understands(self, token: str) -> bool:
        """Whether touching this does anything."""
        return (
            token in self.lit
            or token in self.touched[-1:]
            or any(path.touches[0] == token for path in self.paths)
        )

    @property
    def advised(self) -> dict[str, str]:
        """What is left to touch for the advised move, with the number of its step."""
        ways = [path for path in self.paths if path.move == self.hint]
        way = next((path for path in ways if _begins(self.touched, path.touches)), None)
        if not way:
            return {}
        steps = [
            (token, str(at) if len(way.touches) > 1 else ONLY) for at, token in enumerate(way.touches, 1)
        ]
        return dict(reversed(steps[len(self.touched) :]))

    @property
    def worth(self) -> dict[str, str]:
        """The best that can come of each thing that may be touched next, where that is certain."""
        found: dict[str, int] = {}
        for path in self.open:
            token = path.touches[len(self.touched)]
            if path.move in self.certain:
                found[token] = max(self.certain[path.move], found.get(token, -1))
        return {token: (LOSES, DRAWS, WINS)[value + 1] for token, value in found.items()}

    @property
    def quick(self) -> Path | None:
        """The one thing that a quick hand can do without thinking."""
        quick = [path for path in self.paths if path.race and not path.grave and len(path.touches) == 1]
        return quick[0] if len({path.move for path in quick}) == 1 else None


def _begins(touched: tuple[str, ...], touches: tuple[str, ...]) -> bool:
    return len(touches) > len(touched) and touches[: len(touched)] == touched
