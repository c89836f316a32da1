"""The arguments of every command, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn, TypeVar

import msgspec

from parlour.cli.settings import FILE, Setting
from parlour.core import Refused, seat_of
from parlour.games import GAMES
from parlour.lab.cluster import ANY as ANY_CLUSTER
from parlour.server import PORT
from parlour.server.limits import Limits
from parlour.words import LANGUAGES, Words

MOST = 10**12  # of anything that is counted
KEYS = [game.key for game in GAMES]
LOG_LEVELS = ("debug", "info", "warning", "error")


class BadArguments(Refused):
    """A command line that makes no sense."""


def language_of(arguments: Sequence[str]) -> str:
    """`--lang de` anywhere on the line, else the machine's language, else English."""
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            asked = "".join(arguments[at + 1 : at + 2])
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            continue
        if asked in LANGUAGES:
            return asked
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")[:2]
        if asked in LANGUAGES:
            return asked
    return "en"


# What argparse says in English, and the key of our own sentence.
COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.+)", "missing-arguments"),
    (r"argument command: invalid choice: '(?P<value>.*?)'.*", "no-command"),
    (
        r"argument (?P<option>.+?): invalid (?P<least>[\d.]+)–(?P<most>[\d.]+) value: '(?P<value>.*)'",
        "bad-number",
    ),
    (r"argument (?P<option>.+?): invalid int value: '(?P<value>.*)'", "bad-whole"),
    (r"argument (?P<option>.+?): invalid _digits value: '(?P<value>.*)'", "bad-digits"),
    (r"argument (?P<option>.+?): invalid _number value: '(?P<value>.*)'", "bad-which"),
    (
        r"argument (?P<option>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.+)\)",
        "bad-choice",
    ),
    (r"argument (?P<option>.+?): invalid .*?: '?(?P<value>.*?)'?( \(.*)?", "bad-value"),
    (r"argument (?P<names>.+?): expected .+", "missing-arguments"),
    (r"unrecognized arguments: (?P<arguments>.+)", "unknown-arguments"),
    (r"(?P<arguments>.+)", "unknown-arguments"),
)


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of printing, and speaks five languages."""

    def __init__(self, *, words: Words, example: str, **more: Any) -> None:
        example = words.say("example", example=example)
        super().__init__(epilog=example, add_help=False, allow_abbrev=False, **more)
        self.words = words
        self.settings: list[Setting] = []
        self.formatter_class = _formatter(words.say("usage"), example)
        self.group = self.add_argument_group(words.say("options"))
        self.group.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        self.add("--lang", "help-lang", choices=LANGUAGES, usual=language_of([]))

    def add(self, name: str, help_key: str, *, usual: Any = None, **more: Any) -> Any:
        """One argument; `-o/--output` is one with two names. What happens without it is said: its default, or
        `usual`, where a default is only worked out later."""
        said = self.words.say(help_key, languages=LANGUAGES)
        usual = more.get("default") if usual is None else usual
        if usual not in (None, "", [], ()):
            said = self.words.say("help-usual", text=said, usual=str(usual))
        return self.group.add_argument(*name.split("/"), help=said, **more)

    def setting(
        self, name: str, help_key: str, default: Any = None, several: bool = False, **more: Any
    ) -> None:
        """An option that can be set in other ways, too; see `settings`."""
        if several and "nargs" not in more:
            more["action"] = "append"
        usual = more.pop("usual", None if isinstance(default, bool) else default)
        action = self.add(name, help_key, usual=usual, **more)
        self.settings.append(Setting(action, default, several))
        self.set_defaults(settings_of=self)

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.S):
                data: dict[str, Any] = found.groupdict()
                if "choices" in data:
                    data["choices"] = data["choices"].replace("'", "")
                raise BadArguments(key, command=self.prog, commands=list(COMMANDS), **data)
        raise BadArguments("unknown-arguments", command=self.prog, arguments=message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help or the version; argparse would be silent about a full disk."""
        (file or sys.stdout).write(message)
        (file or sys.stdout).flush()


def _formatter(usage: str, example: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def _fill_text(self, text: str, width: int, indent: str) -> str:
            parts = text.split("\n\n")  # the example stays on one line, so that it can be copied
            return "\n\n".join(part if part == example else textwrap.fill(part, width) for part in parts)

        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter


N = TypeVar("N", int, float)


def between(kind: type[N], least: N, most: N) -> Callable[[str], N]:
    """Reads a number of this range; argparse names the range in its complaint."""

    def read(text: str) -> N:
        if not least <= kind(text) <= most:
            raise ValueError(text)
        return kind(text)

    read.__name__ = f"{least}–{most}"
    return read


def whole(least: int, most: int) -> Callable[[str], int]:
    return between(int, least, most)


def _games(parser: Parser) -> None:
    _game(parser, "help-which-game", nargs="?")
    parser.add("--json", "help-json", action="store_true")


def _output(parser: Parser, help_key: str = "help-output") -> None:
    parser.add("-o/--output", help_key, metavar="FILE")
    parser.add("--force", "help-force", action="store_true")


def _game(parser: Parser, help_key: str = "help-game", **more: Any) -> None:
    parser.add("game", help_key, **more).completer = lambda **_: KEYS


def _rule(parser: Parser) -> None:
    rule = parser.add("--rule", "help-rule", action="append", default=[], metavar="NAME=VALUE")
    rule.completer = _house_rules


def _house_rules(parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """How a house rule of the game on the line can go on."""
    found = [each for each in GAMES if each.key == getattr(parsed_args, "game", None)]
    return [
        f"{name}={each.Rules.typed(name, value)}"
        for each in found
        for name, values in (("preset", each.presets), *each.Rules.choices().items())
        for value in values
    ]


def _match(parser: Parser) -> None:
    _game(parser)
    _house(parser)


def _house(parser: Parser) -> None:
    parser.add("--seats", "help-seats", type=int)
    _rule(parser)


def _play(parser: Parser) -> None:
    _game(parser, nargs="?")
    _house(parser)
    parser.add("--seed", "help-seed")
    _output(parser)
    parser.add("--resume", "help-resume", nargs="?", const="", metavar="FILE")
    parser.add("--bots", "help-play-bots", metavar="LEVELS", usual=2)
    parser.add("--name", "help-name", action="append", default=[], usual=_somebody(parser))
    _position(parser)
    parser.add("--text", "help-text", action="store_true")


def _record(parser: Parser) -> None:
    _match(parser)
    parser.add("--seed", "help-seed")
    _output(parser)
    parser.add("--bots", "help-record-bots", metavar="LEVELS", usual=1)
    _position(parser)


def _number(text: str) -> int | str:
    if text != "all" and int(text) < 1:
        raise ValueError(text)
    return text if text == "all" else int(text)


def _seat(text: str) -> int:
    """People count seats from one."""
    return seat_of(whole(1, MOST)(text))


def _match_file(parser: Parser) -> None:
    parser.add("file", "help-match-file")
    parser.add("--number", "help-number", type=_number, metavar="N")
    parser.add("--game", "help-pdn-game")
    _rule(parser)


def _replay(parser: Parser) -> None:
    _match_file(parser)
    parser.add("--upto", "help-upto", type=int)
    parser.add("--seat", "help-seat", type=_seat, metavar="N")


def _export(parser: Parser) -> None:
    _match_file(parser)
    _output(parser, "help-export-output")


def _digits(text: str) -> str:
    digits = "".join(text.split()).lower()
    if not re.fullmatch("[0-9a-f]{16,64}", digits):
        raise ValueError(text)
    return digits


def _verify(parser: Parser) -> None:
    parser.add("file", "help-file")
    parser.add("--commitment", "help-commitment", type=_digits, metavar="HEX")
    parser.add("--head", "help-head", type=_digits, metavar="HEX")


def _rules(parser: Parser) -> None:
    _game(parser)
    _rule(parser)
    parser.add("--html", "help-html", action="store_true")
    _output(parser, "help-export-output")


def _serve(parser: Parser) -> None:
    _place(parser)
    parser.setting("--host", "help-listen", "0.0.0.0")
    parser.setting("--port", "help-port", type=whole(0, 65535), metavar="PORT", usual=PORT)
    parser.setting("--tls", "help-tls", (), several=True, nargs="+", metavar=("self|CERT", "KEY"))
    parser.setting("--bus", "help-bus", metavar="URL")
    parser.setting("--base-path", "help-base-path", "", metavar="PATH")
    parser.setting("--allow-host", "help-allow-host", (), several=True, metavar="NAME")
    parser.setting("--proxy", "help-proxy", (), several=True, metavar="ADDRESS")
    parser.setting("--keep-days", "help-keep-days", 90, type=between(float, 0.01, 36500), metavar="DAYS")
    parser.setting("--limit", "help-limit", (), several=True, metavar="NAME=NUMBER", usual=_limits())
    parser.setting("--metrics", "help-metrics", (), several=True, metavar="ADDRESS")
    parser.setting("--log-level", "help-log-level", choices=LOG_LEVELS, usual="warning")
    parser.setting("--log-format", "help-log-format", "text", choices=("text", "json"))
    parser.setting("--open", "help-open", True, action=argparse.BooleanOptionalAction, usual="--open")
    example = parser.words.say("help-settings", variable="PARLOUR_PORT=8000", line="port = 8000", file=FILE)
    parser.epilog = f"{example}\n\n{parser.epilog}"


def _limits() -> str:
    return ", ".join(f"{name}={number}" for name, number in msgspec.structs.asdict(Limits()).items())


def _place(parser: Parser) -> None:
    """Where the tables are."""
    parser.setting("--data", "help-data", metavar="FOLDER")
    parser.setting("--database", "help-database", metavar="URL")
    parser.setting("--config", "help-config", metavar="FILE")


def _host(parser: Parser) -> None:
    _match(parser)
    parser.add("--bots", "help-host-bots", metavar="LEVELS", usual=0)
    _server(parser)
    parser.add("--name", "help-host-name", usual=_somebody(parser))
    parser.add("--text", "help-text", action="store_true")


def _somebody(parser: Parser) -> str:
    """What the first person is called who gives no name."""
    return Words(parser.words.language).say("a-person", number=1)


def _server(parser: Parser) -> None:
    parser.add("--server", "help-server", default=f"http://127.0.0.1:{PORT}", metavar="ADDRESS")


def _join(parser: Parser) -> None:
    parser.add("link", "help-link")
    _server(parser)
    parser.add("--name", "help-your-name")
    parser.add("--watch", "help-watch", action="store_true")
    parser.add("--new", "help-new", action="store_true")
    parser.add("--text", "help-text", action="store_true")


def _backup(parser: Parser) -> None:
    parser.add("file", "help-backup-file")
    parser.add("--force", "help-force", action="store_true")
    _place(parser)


def _admin(parser: Parser) -> None:
    what = ("tables", "show", "delete", "limits", "disk", "compact")
    parser.add("what", "help-admin-what", nargs="?", choices=what, default="tables")
    parser.add("table", "help-admin-table", nargs="?")
    parser.add("--yes", "help-yes", action="store_true")
    parser.add("--json", "help-json", action="store_true")
    _place(parser)


def _perft(parser: Parser) -> None:
    _game(parser)
    parser.add("--depth", "help-depth", type=whole(0, 60), required=True, metavar="N")
    parser.add("--divide", "help-divide", action="store_true")
    _position(parser)
    _rule(parser)
    parser.add("--json", "help-json", action="store_true")


def _position(parser: Parser) -> None:
    parser.add("--position", "help-position", metavar="P")


def _simulate(parser: Parser) -> None:
    _match(parser)
    parser.add("-n/--matches", "help-matches", type=whole(1, MOST), required=True, metavar="N")
    parser.add("--bots", "help-simulate-bots", metavar="PLAYERS", usual=0)
    _workers(parser)
    parser.add("--sprt", "help-sprt", metavar="LOW,HIGH")
    _position(parser)
    parser.add("--opening", "help-opening", type=whole(0, 1000), default=0, metavar="N")
    parser.add("--seed", "help-seed")
    parser.add("--json", "help-json", action="store_true")


def _workers(parser: Parser) -> None:
    parser.add("--jobs", "help-jobs", type=whole(1, 1000), metavar="N")
    parser.add("--cluster", "help-cluster", nargs="?", const=ANY_CLUSTER, metavar="ADDRESS")


def _lab(parser: Parser) -> None:
    _match(parser)
    parser.add("-n/--matches", "help-lab-matches", type=whole(1, MOST), default=200, metavar="N")
    parser.add("--bots", "help-lab-bots", default="0,1,2", metavar="PLAYERS")
    _workers(parser)
    parser.add("--opening", "help-opening", type=whole(0, 1000), default=0, metavar="N")
    parser.add("--seed", "help-seed", default="1")
    parser.add("-o/--folder", "help-folder", default=".", metavar="FOLDER")
    parser.add("--force", "help-force", action="store_true")


def _dataset(parser: Parser) -> None:
    _match(parser)
    parser.add("-n/--matches", "help-matches", type=whole(1, MOST), required=True, metavar="N")
    parser.add("-o/--output", "help-dataset-output", required=True, metavar="FILE")
    parser.add("--force", "help-force", action="store_true")
    parser.add("--bots", "help-simulate-bots", metavar="PLAYERS", usual=0)
    _workers(parser)
    _position(parser)
    parser.add("--opening", "help-opening", type=whole(0, 1000), default=0, metavar="N")
    parser.add("--seed", "help-seed")


def _analyse(parser: Parser) -> None:
    parser.add("what", "help-analyse-what")
    _position(parser)
    parser.add("--upto", "help-upto", type=whole(0, MOST), metavar="ROW")
    parser.add("--seat", "help-analyse-seat", type=_seat, metavar="N")
    parser.add("--level", "help-level", type=int, choices=(1, 2, 3, 4), default=4)
    parser.add("--moves", "help-moves", type=whole(1, 1000), default=5, metavar="N")
    parser.add("--review", "help-review", action="store_true")
    parser.add("--json", "help-json", action="store_true")
    parser.add("--seats", "help-seats", type=int)
    parser.add("--seed", "help-seed")
    parser.add("--number", "help-analyse-number", type=whole(1, MOST), metavar="N")
    parser.add("--game", "help-pdn-game")
    _rule(parser)


def _solve(parser: Parser) -> None:
    parser.add("deal", "help-solve-deal")
    _rule(parser)
    parser.add("--seed", "help-seed")
    parser.add("--nodes", "help-nodes", type=whole(1, MOST), default=100_000, metavar="N")
    parser.add("--jobs", "help-jobs", type=whole(1, 1000), metavar="N")
    parser.add("--check-all", "help-check-all", action="store_true")
    parser.add("--json", "help-json", action="store_true")


def _bench(parser: Parser) -> None:
    choices = ("rules", "server", "faults", "peers", "strength", "balance")
    parser.add("what", "help-bench-what", nargs="?", choices=choices, default="rules")
    parser.add("--json", "help-json", action="store_true")
    parser.add("--tables", "help-tables", type=whole(1, 5000), default=500)
    parser.add("--masters", "help-masters", type=whole(1, 500), metavar="N")
    parser.add("--seconds", "help-seconds", type=between(float, 0.01, 60), default=1.0)
    parser.add("--faults", "help-faults", type=whole(1, MOST), default=1000, metavar="N")
    parser.add("--minutes", "help-minutes", type=between(float, 0.01, 1440), default=60.0)
    parser.add("--seed", "help-bench-seed", default="1")
    parser.add("--games", "help-bench-games", default="", metavar="GAMES")
    parser.add("--matches", "help-bench-matches", type=whole(1, MOST), metavar="N")
    _workers(parser)


def _completion(parser: Parser) -> None:
    parser.add("shell", "help-shell", choices=("bash", "zsh", "fish"))


COMMANDS: dict[str, tuple[Callable[[Parser], None], str]] = {
    "serve": (_serve, "parlour serve --port 8000 --no-open"),
    "host": (_host, "parlour host go-fish --seats 3 --bots 2 --name Anna"),
    "join": (_join, "parlour join http://192.168.1.5:8280/t/Xk3mPq --name Anna"),
    "games": (_games, "parlour games go-fish"),
    "play": (_play, "parlour play go-fish --seats 3 --lang de"),
    "record": (_record, "parlour record go-fish --seats 4 --seed 7 -o m.jsonl"),
    "replay": (_replay, "parlour replay m.jsonl --seat 2"),
    "export": (_export, "parlour export m.jsonl -o m.pdn"),
    "verify": (_verify, "parlour verify m.jsonl --head '8e1f 02c4 77ab 9d30'"),
    "rules": (_rules, "parlour rules kemps"),
    "admin": (_admin, "parlour admin delete 5f0c2a91"),
    "backup": (_backup, "parlour backup evening.db"),
    "perft": (_perft, "parlour perft italian-draughts --depth 7 --rule preset=federation"),
    "simulate": (_simulate, "parlour simulate draughts -n 100 --bots 4,2 --seed 7 --json"),
    "lab": (_lab, "parlour lab go-fish --seats 3 --bots 0,1,2 -n 200 -o reports"),
    "dataset": (_dataset, "parlour dataset draughts -n 10000 --bots 4,4 -o games.parquet"),
    "analyse": (_analyse, "parlour analyse draughts --position W:W22,K15:B5 --moves 3"),
    "solve": (_solve, "parlour solve hopping-morris"),
    "bench": (_bench, "parlour bench --json"),
    "completion": (_completion, 'eval "$(parlour completion bash)"'),
}


def parse(arguments: Sequence[str], language: str) -> argparse.Namespace:
    """The chosen command and what it was given."""
    words = Words(language, "cli")
    about = words.say("about")
    parser = Parser(words=words, example=COMMANDS["play"][1], prog="parlour", description=about)
    parser.add("--version", "help-version", action="version", version=f"parlour {version('parlour')}")
    title = words.say("commands")
    commands = parser.add_subparsers(dest="command", metavar="command", title=title)
    parsers: dict[str, Parser] = {}
    for name, (fill, example) in COMMANDS.items():
        said = words.say(f"help-{name}")
        parsers[name] = commands.add_parser(name, words=words, example=example, help=said, description=said)
        fill(parsers[name])
    if "_ARGCOMPLETE" in os.environ:  # a shell asks how the line could go on
        import argcomplete

        argcomplete.autocomplete(parser)
    if arguments[:1] == ["help"]:
        arguments = [*arguments[1:], "--help"]
    named = _names_command(arguments)
    chosen, unknown = parser.parse_known_args(arguments if named else ["serve", *arguments])
    if unknown:
        command = parsers[chosen.command]
        raise BadArguments(
            "unknown-arguments",
            command=(command if named else parser).prog,
            arguments=" ".join(unknown),
            asked=unknown[0].partition("=")[0],
            options=[*command._option_string_actions, *parser._option_string_actions],
        )
    chosen.lang, chosen.all_settings = language, parsers["serve"].settings
    return chosen


def _names_command(arguments: Sequence[str]) -> bool:
    """Whether the line is more than options of `serve`, which is what happens without a command."""
    rest = list(arguments)
    while rest and rest[0].partition("=")[0] == "--lang":
        del rest[: 1 if "=" in rest[0] else 2]
    return bool(rest) and (not rest[0].startswith("-") or rest[0] in ("-h", "--help", "--version"))
