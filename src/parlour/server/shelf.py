"""A game as the shelf offers it: what it is, and its house rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour import protocol
from parlour.bots import LEVELS
from parlour.core import Game, Rules
from parlour.words import LANGUAGES, Words


def offered(game: Game, language: str) -> protocol.Offered:
    words, rules = Words(language, game.key), game.Rules.choose({})
    options = [_house_rule(words, rules, name, choices) for name, choices in rules.choices().items()]
    presets = [
        protocol.Preset(name, words.label("preset", name), dict(game.Rules.presets.get(name, {})))
        for name in game.presets
    ]
    return protocol.Offered(
        game.key,
        words.say("title"),
        words.say("about"),
        other_names(game.key, language),
        game.kind,
        game.minutes,
        list(game.seats),
        options,
        presets,
        game.reflex,
        game.is_open,
        game.needs_screens,
        list(LEVELS),
        protocol.MOST_FEWER if game.notation and game.notation.loses_pieces else 0,
    )


def other_names(game: str, language: str) -> list[str]:
    """What somebody who looks for this game may call it: its other names, and its titles elsewhere."""
    titles = [Words(each, game).say("title") for each in LANGUAGES if each != language]
    return list(dict.fromkeys([*Words(language, game).say("also").split(", "), *titles]))


def _house_rule(words: Words, rules: Rules, name: str, choices: Sequence[Any]) -> protocol.HouseRule:
    """A house rule in words; a range of numbers is only named, for it may be long."""
    rule = protocol.HouseRule(name, words.label("option", name), getattr(rules, name), [])
    if isinstance(choices, range):
        rule.least, rule.most = choices[0], choices[-1]
    else:
        seats = rules.names_seat(name)
        rule.choices = [protocol.Choosable(each, words.choice(each, seats)) for each in choices]
    return rule
