"""The application: one table, and what lies over it for a moment."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.theme import Theme
from textual.widgets import Input

from parlour.core import Refused
from parlour.screen.blocks import unbroken
from parlour.screen.dialogs import READ_MARGIN, Curtain, Over, Pick, Read, Write
from parlour.screen.felt import Felt
from parlour.screen.settings import Settings
from parlour.screen.sitting import Deed, Sitting
from parlour.screen.typing import completed
from parlour.terminal.menu import meant

T = TypeVar("T")
KEYS = {
    "h": "hint",
    "u": "undo",
    "r": "rules",
    "t": "type",
    "d": "draw",
    "g": "resign",
    "p": "play_on",
    "m": "menu",
    "a": "again",
    "v": "review",
    "c": "chat",
    "s": "start",
    "q": "leave",
}
THEMES = {
    "dark": Theme(
        "parlour-dark", "#ffd66b", background="#12241c", surface="#1b3629", panel="#1b3629", dark=True
    ),
    "light": Theme(
        "parlour-light", "#1f7a4d", background="#e7eee6", surface="#d5e3d6", panel="#c3dbc8", dark=False
    ),
}


class TableScreen(Screen[None]):
    """The table, and a line to type moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way, f"go('{way}')", show=False) for way in ("left", "right", "up", "down")),
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("enter", "touch", show=False),
        Binding("space", "quick", show=False),
        Binding("escape", "let_go", show=False),
        Binding("pageup", "scroll_log(5)", show=False),
        Binding("pagedown", "scroll_log(-5)", show=False),
        *(Binding(key, action, show=False) for key, action in KEYS.items() if action != "type"),
        # Before all others: the next key may be there already, and belongs to what is typed.
        Binding("t,slash,colon", "type", show=False, priority=True),
        Binding("question_mark,f1", "help", show=False),
        *(Binding(str(number), f"slap({number})", show=False) for number in range(1, 9)),
    ]

    def __init__(self, sitting: Sitting, palette: str) -> None:
        super().__init__()
        self.sitting = sitting
        sitting.asker = self
        answers = [Binding(letter, f"answer({yes})", show=False) for letter, yes in sitting.yes_or_no.items()]
        for binding in Binding.make_bindings(answers):  # while something is asked they mean nothing else
            self._bindings.key_to_bindings.setdefault(binding.key, []).insert(0, binding)
        self.felt = Felt(sitting.scene, palette)
        self.typed = Input(id="typed")

    def compose(self) -> ComposeResult:
        yield self.felt
        yield self.typed

    def on_mount(self) -> None:
        self.typed.display = False
        self.felt.focus()
        self.run_worker(self._sit(), exit_on_error=True)

    async def _sit(self) -> None:
        try:
            await self.sitting.run()
        except Refused as error:
            self.app.exit(return_code=2, message=self.sitting.refusal(error))

    # What whoever sits here asks of the screen

    def changed(self) -> None:
        self.felt.renew()

    def renew_match(self) -> None:
        self.felt.forget()

    async def agrees(self, question: str) -> bool:
        web = self.sitting.web
        return await self._over(Pick(question, [web("no"), web("yes")])) == 1

    async def choose(self, title: str, options: Sequence[tuple[str, Any]]) -> Any:
        at = await self._over(Pick(title, [label for label, _ in options]))
        return None if at is None else options[at][1]

    async def pick(self, title: str, options: Sequence[Deed]) -> None:
        deed = await self.choose(title, [(each.label, each) for each in options])
        if deed:
            await _done(deed.do)

    async def write(self, title: str, text: str = "") -> str | None:
        return await self._over(Write(title, text))

    async def read(self, title: str, text: str) -> None:
        await self._over(Read(title, text))

    @property
    def columns(self) -> int:
        return self.size.width - READ_MARGIN

    async def curtain(self, question: str, answer: str) -> None:
        await self._over(Curtain(question, answer))

    async def _over(self, screen: Over[T]) -> T | None:
        screen.foot = f"Esc {self.sitting.web('close')}"
        return await self.app.push_screen_wait(screen)

    def leave(self) -> None:
        self.app.exit()

    # Keys and mouse

    def action_go(self, way: str) -> None:
        self.felt.go(way)

    def action_step(self, by: int) -> None:
        if self.typed.display:
            self._complete()
        else:
            self.felt.step(by)

    def action_scroll_log(self, by: int) -> None:
        self.felt.scroll_log(by)

    def action_touch(self) -> None:
        cursor = self.felt.cursor
        if cursor and cursor in self.felt.reachable:
            self._touch(cursor.token)
        elif not self.sitting.go_on():
            self.sitting.wonder(())

    def action_quick(self) -> None:
        """The space bar is the quick hand where there is one; else it touches, too."""
        if not self.sitting.is_reflex:
            self.action_touch()
        elif path := self.sitting.touching.quick:
            self.sitting.play(path.move)

    def action_slap(self, number: int) -> None:
        self.sitting.slap(number)

    def action_let_go(self) -> None:
        if self.typed.display:
            self._close_typing()
        else:
            self.sitting.touching.touched = ()
            self.sitting.notice = ""
            self.changed()

    @on(Felt.Touched)
    def touched(self, event: Felt.Touched) -> None:
        kind, _, key = event.token.partition(":")
        if kind != "key":
            self._touch(event.token)
        elif key == "Enter":
            self.action_touch()
        elif self.sitting.is_asked and key.lower() in self.sitting.yes_or_no:
            self.sitting.answer(self.sitting.yes_or_no[key.lower()])
        elif key.lower() in KEYS:
            self.call_next(self.run_action, KEYS[key.lower()])
        else:
            self.action_quick()

    def _touch(self, token: str) -> None:
        touching = self.sitting.touching
        if not touching.understands(token):
            self.sitting.wonder((*touching.touched, token))
            return
        self.sitting.notice = ""
        path = touching.touch(token)
        if path and path.grave:
            self._later(lambda: self.sitting.choose_move(path))
        elif path:
            self.sitting.play(path.move)
        self.changed()
        if token in touching.touched[-1:]:
            self.felt.onward()

    def _later(self, do: Callable[[], Any]) -> None:
        """What may ask something is done beside everything else."""
        self.run_worker(self._done_then_shown(do))

    async def _done_then_shown(self, do: Callable[[], Any]) -> None:
        await _done(do)
        self.changed()

    def action_hint(self) -> None:
        self._later(self.sitting.hint)

    def action_undo(self) -> None:
        self._later(self.sitting.undo)

    def action_draw(self) -> None:
        if self.sitting.is_duel and self.sitting.running:
            self._later(self.sitting.offer_draw)

    def action_resign(self) -> None:
        if self.sitting.is_duel and self.sitting.running:
            self._later(self.sitting.resign)

    def action_play_on(self) -> None:
        self.sitting.play_on()

    def action_rules(self) -> None:
        self._later(self.sitting.show_rules)

    def action_again(self) -> None:
        self._later(self.sitting.play_again)

    def action_review(self) -> None:
        self._later(self.sitting.review)

    def action_chat(self) -> None:
        self._later(self.sitting.chat)

    def action_start(self) -> None:
        self._later(self.sitting.start)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "type":
            return not self.typed.display  # the letter is part of what is typed then
        return action != "answer" or self.sitting.is_asked

    def action_answer(self, yes: bool) -> None:
        self.sitting.answer(yes)

    def action_leave(self) -> None:
        self.leave()

    def action_help(self) -> None:
        say = self.sitting.say
        self._later(lambda: self.read(say("key-list"), say("key-uses")))

    def action_menu(self) -> None:
        self._later(self._menu)

    async def _menu(self) -> None:
        web, say = self.sitting.web, self.sitting.say
        still = web("yes" if self.table_app.settings.still else "no")
        own, keys = self.sitting.deeds(), self.sitting.keys()
        named = {deed.label for deed in own}
        keyed = [
            Deed(f"{label} ({key})", partial(self.run_action, KEYS[key.lower()]))
            for key, label in keys
            if key.lower() in KEYS and key not in ("M", "Q") and label not in named
        ]
        deeds = [
            *keyed,
            *own,
            *([Deed(web("moves"), self._list_moves)] if self.sitting.running else []),
            Deed(web("log"), lambda: self.read(web("log"), "\n".join(self.sitting.log) or web("log-empty"))),
            Deed(web("colours"), self._choose_colours),
            Deed(web("labelled", label=say("less-motion"), value=still), self._still),
            Deed(say("key-list"), lambda: self.read(say("key-list"), say("key-uses"))),
            Deed(say("key-quit"), self.leave),
        ]
        await self.pick(web("menu"), deeds)

    async def _list_moves(self) -> None:
        moves = self.sitting.labels()
        if not moves:
            await self.read(self.sitting.web("moves"), self.sitting.web("no-moves"))
            return
        options = [(label if label == name else f"{label}  [{name}]", name) for name, label in moves.items()]
        chosen = await self.choose(self.sitting.web("moves"), options)
        if path := next((path for path in self.sitting.touching.paths if path.name == chosen), None):
            await self.sitting.choose_move(path)

    async def _choose_colours(self) -> None:
        web = self.sitting.web
        names = ("dark", "light")
        chosen = await self.choose(web("colours"), [(web(f"theme-{name}"), name) for name in names])
        if chosen:
            self.table_app.use(chosen)

    def _still(self) -> None:
        self.table_app.keep_still(not self.table_app.settings.still)

    @property
    def table_app(self) -> ParlourApp:
        assert isinstance(self.app, ParlourApp)
        return self.app

    # Typing a move

    def action_type(self) -> None:
        if not self.sitting.touching.paths:
            return
        self.typed.suggester = SuggestFromList(list(self.sitting.labels()), case_sensitive=False)
        self.typed.placeholder = self.sitting.say("type-here")
        self.typed.value = ""
        self.typed.cursor_blink = self.app.animation_level != "none"
        self.typed.display = True
        self.set_focus(self.typed)

    def _close_typing(self) -> None:
        self.typed.display = False
        self.sitting.notice = ""
        self.felt.focus()
        self.changed()

    def _complete(self) -> None:
        """As far as all moves that begin so go on alike; what they are is shown."""
        begun, fitting = completed(self.typed.value, list(self.sitting.labels()))
        self.typed.value = begun
        self.typed.cursor_position = len(begun)
        self.sitting.notice = "  ".join(map(unbroken, fitting))
        self.changed()

    def on_key(self, event: events.Key) -> None:
        if self.typed.display and event.key == "tab":
            event.stop()
            event.prevent_default()
            self._complete()

    @on(Input.Submitted, "#typed")
    def submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._close_typing()
        if text:
            wanted = meant(text, list(self.sitting.labels()))
            path = next((path for path in self.sitting.touching.paths if path.name == wanted), None)
            if path is None or (self.sitting.is_reflex and text.isdecimal()):  # 1 is not short for `slap 1`
                self.sitting.play_typed(self.sitting.readable(text))
            elif path.grave:
                self._later(lambda: self.sitting.choose_move(path))
            else:
                self.sitting.play(path.move)


async def _done(do: Callable[[], Any]) -> None:
    found = do()
    if isinstance(found, Awaitable):
        await found


class ParlourApp(App[None]):
    """Runs one table on the whole screen."""

    TITLE = "Parlour"
    CSS_PATH = "parlour.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, sitting: Sitting) -> None:
        self.plain = bool(os.environ.get("NO_COLOR"))
        super().__init__(ansi_color=True if self.plain else None)
        self.settings = Settings.read()
        self.sitting = sitting
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = f"parlour-{self.settings.colours}"
        self.usual_level = self.animation_level
        self._move()
        self.interrupted = False

    def get_default_screen(self) -> TableScreen:
        return TableScreen(self.sitting, "plain" if self.plain else self.settings.colours)

    def use(self, colours: str) -> None:
        """Other colours, now and the next time."""
        self.settings.colours = colours
        self.settings.keep()
        self.theme = f"parlour-{colours}"
        screen = self.screen_stack[0]
        assert isinstance(screen, TableScreen)
        if not self.plain:
            screen.felt.palette = colours
        screen.changed()

    def keep_still(self, still: bool) -> None:
        """Whether anything glides or blinks, now and the next time."""
        self.settings.still = still
        self.settings.keep()
        self._move()

    def _move(self) -> None:
        self.animation_level = "none" if self.settings.still else self.usual_level

    def action_interrupt(self) -> None:
        self.interrupted = True
        self.exit()

    def on_unmount(self) -> None:
        self.sitting.close()
