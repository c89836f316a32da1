"""Options that can be set in other ways, too: the option `--keep-days 30` is `PARLOUR_KEEP_DAYS=30` in the
environment and `keep-days = 30` in a file. The line comes first, then the environment, then the file; a list
takes the place of a list."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour.core import Refused
from parlour.server import data_folder

if TYPE_CHECKING:
    from parlour.cli.arguments import Parser

FILE = "parlour.toml"
PREFIX = "PARLOUR_"
OTHERS = {"PARLOUR_LANG", "PARLOUR_PLAIN", "PARLOUR_STATE"}
ALIKE = 0.85
SWITCHES = {
    **dict.fromkeys(("yes", "on", "true", "1"), True),
    **dict.fromkeys(("no", "off", "false", "0"), False),
}


class BadSettings(Refused):
    """A file of settings that makes no sense."""


class Setting(NamedTuple):
    """An option, what it is without being set, and whether it takes several values."""

    action: argparse.Action
    default: Any
    several: bool

    @property
    def name(self) -> str:
        """As it stands in a file."""
        return self.action.option_strings[0].removeprefix("--")

    @property
    def variable(self) -> str:
        return PREFIX + self.action.dest.upper()

    def read(self, texts: list[str], named: str, parser: Parser) -> Any:
        """The value of these texts; a complaint calls it as it is `named` where it stands."""
        if isinstance(self.action, argparse.BooleanOptionalAction):
            texts = [text.lower() for text in texts]
            values = [self._chosen(text, SWITCHES, named, parser) for text in texts]
        else:
            values = [self._value(text, named, parser) for text in texts]
        if self.several:
            return values
        if len(values) != 1:
            parser.error(f"argument {named}: invalid value: {', '.join(texts)!r}")
        return values[0]

    def _value(self, text: str, named: str, parser: Parser) -> Any:
        convert: Any = self.action.type or str
        try:
            value = convert(text)
        except ValueError:
            parser.error(f"argument {named}: invalid {convert.__name__} value: {text!r}")
        choices = {choice: choice for choice in self.action.choices or (value,)}
        return self._chosen(value, choices, named, parser)

    def _chosen(self, value: Any, choices: Mapping[Any, Any], named: str, parser: Parser) -> Any:
        if value not in choices:
            known = ", ".join(map(str, choices))
            parser.error(f"argument {named}: invalid choice: {value!r} (choose from {known})")
        return choices[value]


def complete(chosen: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> None:
    """Set what the line has left open."""
    parser: Parser | None = getattr(chosen, "settings_of", None)
    if parser is None:
        return
    for setting in parser.settings:
        text = environment.get(setting.variable, "").strip()
        if text and getattr(chosen, setting.action.dest) is None:
            texts = [each.strip() for each in text.split(",")] if setting.several else [text]
            setattr(chosen, setting.action.dest, setting.read(texts, setting.variable, parser))
    chosen.config, written = _file(chosen)
    known = {setting.name: setting for setting in chosen.all_settings if setting.name != "config"}
    for name, value in written.items():
        if name not in known:
            raise BadSettings("no-setting", setting=name, settings=list(known), file=chosen.config)
        setting = known[name]
        if getattr(chosen, setting.action.dest, "") is None:
            named = f"{name} ({chosen.config})"
            setattr(chosen, setting.action.dest, setting.read(_texts(value), named, parser))
    for setting in parser.settings:
        if getattr(chosen, setting.action.dest) is None:
            setattr(chosen, setting.action.dest, setting.default)


def mistyped(
    settings: Sequence[Setting], environment: Mapping[str, str] = os.environ
) -> Iterator[tuple[str, str]]:
    """Variables that mean nothing but look like one of ours, and that one; others may be meant for others."""
    known = {setting.variable for setting in settings}
    for name in environment.keys() - known - OTHERS:
        if name.startswith(PREFIX) and (close := get_close_matches(name, known, 1, ALIKE)):
            yield name, close[0]


def _file(chosen: argparse.Namespace) -> tuple[str, dict[str, Any]]:
    """The file that was asked for, or the one in the data folder if there is one, and what stands in it."""
    usual = data_folder(chosen.data) / FILE
    if chosen.config is None and not usual.is_file():
        return "", {}
    file = chosen.config or str(usual)
    try:
        return file, tomllib.loads(Path(file).read_text("utf-8"))
    except FileNotFoundError:
        raise BadSettings("no-such-file", file=file) from None
    except OSError:
        raise BadSettings("cannot-read", file=file) from None
    except ValueError as error:  # neither TOML nor text
        raise BadSettings("bad-settings", file=file, why=str(error)) from None


def _texts(value: Any) -> list[str]:
    """A value of the file as one would type it."""
    if isinstance(value, dict):
        return [f"{name}={number}" for name, number in value.items()]
    return [str(each) for each in (value if isinstance(value, list) else [value])]
