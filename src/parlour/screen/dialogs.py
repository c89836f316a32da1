"""What lies over the table for a moment: a question, a list, a text, the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static

READ_MARGIN = 4  # cells beside a longer text: one on each side, and two to scroll by

T = TypeVar("T")


class Over(Screen[T]):
    """Something over the table; `foot` says how to close it."""

    foot = ""

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Closed once, however often the key was pressed before that was seen."""
        return super().dismiss(result) if self.is_current else AwaitComplete()


class Pick(ModalScreen[int | None], Over[int | None]):
    """One thing of a list; Escape takes none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(self, title: str, labels: Sequence[str], at: int = 0) -> None:
        super().__init__()
        self.heading, self.labels, self.at = title, labels, at

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.heading, id="heading", markup=False)
            yield OptionList(*self.labels, markup=False)
            yield Static(self.foot, id="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).highlighted = self.at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class Write(ModalScreen[str | None], Over[str | None]):
    """A line to be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self.heading, self.text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.heading, id="heading", markup=False)
            yield Input(self.text, select_on_focus=True)
            yield Static(self.foot, id="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = self.app.animation_level != "none"

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Read(ModalScreen[None], Over[None]):
    """A longer text to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r,enter,space", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading, self.text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(self.heading, id="heading", markup=False)
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield Static(self.foot, id="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class Curtain(Over[None]):
    """Nothing is seen until the right person says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)", show=False)]

    def __init__(self, question: str, answer: str) -> None:
        super().__init__()
        self.question, self.answer = question, answer

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(self.question, id="question", markup=False)
            yield Static(self.answer, id="answer", markup=False)

    def on_click(self) -> None:
        self.dismiss(None)
