"""A person at the full screen who knows nothing but the keys."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.widgets import OptionList

import parlour
from parlour import Match
from parlour.screen.app import ParlourApp, TableScreen
from parlour.screen.dialogs import Pick
from parlour.screen.local import Local
from parlour.screen.table import Scene

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz", "Gerda", "Hugo")


def begun(key: str, levels: tuple[int, ...] | None = None, language: str = "en", **rules: Any) -> Local:
    """A match of Anna and computers that lose no time."""
    game = parlour.game(key)
    levels = levels or (0, *[1] * (game.seats[0] - 1))
    rules = rules or ({"preset": "short"} if "short" in game.presets else {})
    match = Match.start(key, names=NAMES[: len(levels)], levels=levels, seed=7, rules=rules)
    table = Local(match, language)
    table.pace = 0
    return table


def table_of(app: ParlourApp) -> TableScreen:
    screen = app.screen_stack[0]
    assert isinstance(screen, TableScreen)
    return screen


async def until(happened: Callable[[], Any]) -> None:
    """However busy the machine is."""
    for _ in range(20_000):
        if happened():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("nothing happened")


async def press(app: ParlourApp, *keys: str) -> None:
    """Press keys one after the other, and wait for each until it has done what it does: the pilot waits for
    an idle machine instead, which takes seconds where computers think."""
    for key in keys:
        app.simulate_key(key)
        done = asyncio.get_running_loop().create_future()

        def hand_on(pumps: list[MessagePump], done: asyncio.Future[None] = done) -> None:
            if pumps:
                pumps[0].call_later(hand_on, pumps[1:])
            else:
                done.set_result(None)

        hand_on([app, app.focused or app.screen, app.screen, app])  # the way of a key that nobody wants
        await done


async def pick(pilot: Pilot[None], label: str) -> None:
    """Choose something of the list that is open."""
    await until(lambda: isinstance(pilot.app.screen, Pick) and pilot.app.screen.query(OptionList))
    options = pilot.app.screen.query_one(OptionList)
    labels = [str(option.prompt) for option in options.options]
    at = next(at for at, each in enumerate(labels) if label in each)
    options.highlighted = at
    await pilot.press("enter")


async def play_by_keys(pilot: Pilot[None], table: Local, rng: random.Random, most: int = 50_000) -> int:
    """Until the match is over: go to something that can be used, and press Enter. How many keys it took."""
    assert isinstance(pilot.app, ParlourApp)
    felt, pressed = table_of(pilot.app).felt, 0
    while not table.match.result and pressed < most:
        if table.is_reflex:  # a person is not so quick that nobody else gets to act
            await until(lambda: not table._tasks)
            await asyncio.sleep(0.002)
        if len(pilot.app.screen_stack) > 1:
            await pilot.press(*(["down", "enter"] if felt.app.screen.query("OptionList") else ["enter"]))
            continue
        if spots := felt.reachable:
            keys = ["tab"] * rng.randrange(min(len(spots), 3)) + ["enter"]
        elif table.covered is not None or table._waits_for_the_eyes():
            keys = ["enter"]
        else:
            await asyncio.sleep(0.003)
            continue
        await press(pilot.app, *keys)
        pressed += len(keys)
    return pressed


def scene_of(match: Match, seat: int | None, language: str) -> Scene:
    """What somebody sees of a match."""
    table = Local(match, language)
    table.near = table.acting = seat
    table.view = match.view(seat)
    table.tell(table.words.line(line) for row in match.heard(seat) for line in row.told)
    table.renew(match.paths(seat))
    table.close()
    return table.scene()
