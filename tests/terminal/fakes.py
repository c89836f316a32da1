"""A keyboard without fingers, and a clock that only waiting lets go on."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.terminal.keyboard import Keyboard


class Typist(Keyboard):
    """Types the given lines, then leaves; notes every prompt. None is a pause: whoever waits only for a time
    gets nothing."""

    def __init__(self, *lines: str | None, then: Iterable[str | None] = ()) -> None:
        super().__init__()
        self.fingers = iter([*lines] if lines else then)
        self.prompts: list[str] = []
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    def read(self, prompt: str, seconds: float | None = None) -> str | None:
        self.prompts.append(prompt)
        print(prompt, end="")
        try:
            line = next(self.fingers)
        except StopIteration:
            raise EOFError from None
        if line is None and seconds is not None:
            self.now += seconds
        return line
