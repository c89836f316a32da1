"""What `balance` has found, for people and for programs: one page of HTML, Markdown, CSV.

A report is a few sections, each a table whose cells are texts or values on a scale; every way of writing it
begins from these."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from babel.numbers import format_decimal

from parlour.core import Reason
from parlour.games import game as find
from parlour.lab.strangers import level_of
from parlour.words import Words

__all__ = ["Report", "Scale", "Section", "as_csv", "as_markdown", "report"]


class Scale(NamedTuple):
    """A value, how sure it is, and where both lie between `least` and `most`. `mark` is what it is
    compared with."""

    text: str
    value: float
    low: float
    high: float
    least: float
    most: float
    mark: float | None = None


Cell = str | Scale


class Section(NamedTuple):
    title: str
    about: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    histogram: tuple[tuple[int, int], ...] = ()  # value and how often


class Report(NamedTuple):
    language: str
    game: str
    title: str
    facts: list[str]
    sections: list[Section]


def report(found: Mapping[str, Any], language: str) -> Report:
    """The report in this language."""
    writer = Writer(found, language)
    sections = [
        writer.seats(),
        writer.lengths(),
        writer.pairs(),
        writer.rules(),
        writer.ends(),
        writer.told(),
        writer.exact(),
    ]
    facts = list(writer.facts())
    return Report(language, found["game"], writer.title, facts, [each for each in sections if each.rows])


class Writer:
    """Turns what was found into sections, in the words of one language."""

    def __init__(self, found: Mapping[str, Any], language: str) -> None:
        self.found, self.language = found, language
        self.words, self.game = Words(language, "lab"), Words(language, found["game"])
        self.say = self.words.say
        self.title = self.say("report-title", game=self.game.say("title"))

    def facts(self) -> Iterator[str]:
        found, say = self.found, self.say
        names = {name: found[name] for name in ("matches", "seats", "seed", "parlour", "version")}
        yield say("report-played", **names)
        if found["given"]:
            rules = ", ".join(f"{name}={value}" for name, value in found["given"].items())
            yield say("report-given", rules=rules)
        if found["opening"]:
            yield say("report-opening", plies=found["opening"])
        if found["interrupted"]:
            yield say("report-stopped")
        yield say("report-reading")

    def number(self, value: float, digits: int = 1) -> str:
        return format_decimal(value, "#,##0." + "0" * digits if digits else "#,##0", locale=self.language)

    def signed(self, value: float, digits: int = 1) -> str:
        value = round(value, digits)
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        return sign + self.number(abs(value), digits)

    def player(self, name: str) -> str:
        level = level_of(name)
        if find(self.found["game"]).is_luck:
            return self.say("report-luck")
        if level is None:
            return name
        return self.say("report-level", level=level) if level else self.say("report-random")

    def share(self, share: Mapping[str, Any], mark: float | None = None) -> Scale:
        """A share of everything, in percent."""
        low, high = share["interval"]
        text = f"{self.number(100 * share['share'])} ({self.number(100 * low)}–{self.number(100 * high)})"
        return Scale(text, share["share"], low, high, 0.0, 1.0, mark)

    def change(self, change: Mapping[str, Any], reach: float, by: float = 100) -> Cell:
        """By how much something is more or less than usual, on a scale of this reach."""
        if change["interval"] is None:
            return self.signed(by * change["change"])
        low, high = change["interval"]
        text = f"{self.signed(by * change['change'])} ({self.signed(by * low)} … {self.signed(by * high)})"
        return Scale(text, change["change"], low, high, -reach, reach, 0.0)

    def seats(self) -> Section:
        rows = list[tuple[Cell, ...]]()
        for level in self.found["levels"]:
            player, fair = self.player(level["player"]), 1 / len(level["seats"])
            if len(level["seats"]) == 1:
                rows.append((player, self.say("report-wins"), self.share(level["seats"][0])))
                continue
            if level["begins"]:
                rows.append((player, self.say("report-begins"), self.share(level["begins"], fair)))
            for seat, standing in enumerate(level["seats"]):
                rows.append((player, self.game.name(seat), self.share(standing, fair)))
            rows.append((player, self.say("report-draws"), self.share(level["draws"])))
        return self.section("seats", ("player", "who", "share"), rows)

    def lengths(self) -> Section:
        rows = list[tuple[Cell, ...]]()
        for level in self.found["levels"]:
            lengths, swings = level["lengths"], level["swings"]
            least, median, most = (self.number(lengths[name], 0) for name in ("least", "median", "most"))
            mean, swing = self.number(lengths["mean"]), self.number(swings["mean"], 2)
            rows.append((self.player(level["player"]), least, median, mean, most, swing))
        columns = ("player", "least", "median", "mean", "most", "swings")
        last = self.found["levels"][-1]["histogram"] if rows else ()
        return self.section("lengths", columns, rows)._replace(histogram=tuple(map(tuple, last)))

    def pairs(self) -> Section:
        rows: list[tuple[Cell, ...]] = [
            (
                *(self.player(name) for name in pair["players"]),
                self.share(pair, pair["fair"]),
                self.number(100 * pair["fair"]),
            )
            for pair in self.found["pairs"]
        ]
        return self.section("pairs", ("player", "against", "share", "fair"), rows)

    def rules(self) -> Section:
        changes = self.found["rules"]
        shares = reach_of(each["begins_change"] for each in changes)
        lengths = reach_of(each["length_change"] for each in changes)
        rows: list[tuple[Cell, ...]] = [
            (
                self.rule(each["option"], each["value"]),
                self.share(each["otherwise"]),
                self.change(each["begins_change"], shares),
                self.change(each["draws_change"], 1.0),
                self.change(each["length_change"], lengths, 1),
            )
            for each in changes
        ]
        return self.section("rules", ("rule", "otherwise", "begins", "drawn", "longer"), rows)

    def rule(self, option: str, value: str) -> str:
        """A house rule and its value, as people read them."""
        if option == "preset":
            return self.say("report-preset", preset=self.game.label("preset", value))
        names_seat = find(self.found["game"]).Rules.names_seat(option)
        said = self.game.choice(int(value) if value.isdecimal() else value, names_seat)
        return self.say("report-rule", rule=self.game.label("option", option), value=said)

    def ends(self) -> Section:
        rows = list[tuple[Cell, ...]]()
        for level in self.found["levels"][-1:]:
            for reason, count in level["reasons"].items():
                share = count / level["matches"]
                scale = Scale(self.number(100 * share), share, share, share, 0.0, 1.0)
                rows.append((self.game.reason(Reason(f"result-{reason}", {})), scale))
        return self.section("ends", ("end", "in-matches"), rows)

    def told(self) -> Section:
        rows: list[tuple[Cell, ...]] = [
            (self.game.line(each["line"]), self.share(each), self.number(each["times"], 2))
            for each in self.found["told"]
        ]
        return self.section("told", ("line", "in-matches", "times"), rows)

    def exact(self) -> Section:
        rows = list[tuple[Cell, ...]]()
        for each in self.found["exact"]:
            by = 1 if each["what"] == "moves" else 100
            exact, seen = self.number(by * each["exact"], 3), self.number(by * each["simulated"], 1)
            low, high = each["interval"] or (each["simulated"],) * 2
            between = f"{seen} ({self.number(by * low)}–{self.number(by * high)})"
            rows.append((self.known(each), exact, between, self.signed(by * each["difference"])))
        has_choices = any(each["what"] == "best-play" for each in self.found["exact"])
        about = self.words.label("about", "exact" if has_choices else "chance")
        columns = ("what", "certain", "simulated", "difference")
        return self.section("exact", columns, rows)._replace(about=about)

    def known(self, each: Mapping[str, Any]) -> str:
        """What is known for certain."""
        if each["what"] == "moves":
            return self.say("report-moves")
        if each["what"] == "best-play":
            return self.say("report-best-play", plies=each["plies"] or 0)
        alone = len(self.found["levels"][-1]["seats"]) == 1
        return self.say("report-wins" if alone else "report-begins")

    def section(self, name: str, columns: tuple[str, ...], rows: list[tuple[Cell, ...]]) -> Section:
        heads = tuple(self.words.label("column", column) for column in columns)
        return Section(self.words.label("section", name), self.words.label("about", name), heads, rows)


def reach_of(changes: Any) -> float:
    """A scale from its negative to its positive end that has room for all of these."""
    ends = [abs(end) for change in changes for end in change["interval"] or ()]
    return max(ends, default=1.0) or 1.0


def as_markdown(report: Report) -> str:
    parts = [f"# {report.title}", *report.facts]
    for section in report.sections:
        lines = [
            section.columns,
            ("---",) * len(section.columns),
            *(map(_plain, row) for row in section.rows),
        ]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        parts += [f"## {section.title}", section.about, table]
    return "\n\n".join(parts) + "\n"


def _plain(cell: Cell) -> str:
    text = cell if isinstance(cell, str) else cell.text
    return " ".join(text.replace("|", "\\|").split())


COLUMNS = ("section", "player", "other", "what", "measure", "value", "low", "high", "matches")


def as_csv(found: Mapping[str, Any]) -> str:
    """Every figure in a row of its own, the same in every language; shares go from 0 to 1."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(found))
    return out.getvalue()


def _rows(found: Mapping[str, Any]) -> Iterator[list[Any]]:
    last = found["players"][-1]
    for level in found["levels"]:
        player, matches = level["player"], level["matches"]
        for seat, standing in enumerate(level["seats"]):
            yield _row("seats", player, "", seat, "share", standing, matches)
        if level["begins"]:
            yield _row("seats", player, "", "begins", "share", level["begins"], matches)
        yield _row("seats", player, "", "draws", "share", level["draws"], matches)
        for measure, value in level["lengths"].items():
            yield ["lengths", player, "", "moves", measure, value, "", "", matches]
        yield ["lengths", player, "", "swings", "mean", level["swings"]["mean"], "", "", matches]
        for reason, count in level["reasons"].items():
            yield ["ends", player, "", reason, "matches", count, "", "", matches]
    for pair in found["pairs"]:
        player, other = pair["players"]
        yield _row("pairs", player, other, "", "share", pair, pair["matches"])
    for each in found["rules"]:
        name = f"{each['option']}={each['value']}"
        for measure in ("otherwise", "begins", "draws"):
            yield _row("rules", last, "", name, measure, each[measure], each["matches"])
        for measure in ("begins_change", "draws_change", "length_change"):
            yield _row("rules", last, "", name, measure, each[measure], each["matches"])
        for measure in ("length", "swings"):
            yield ["rules", last, "", name, measure, each[measure], "", "", each["matches"]]
    for each in found["told"]:
        yield _row("told", last, "", each["key"], "share", each, found["matches"])
        yield ["told", last, "", each["key"], "times", each["times"], "", "", found["matches"]]
    for each in found["exact"]:
        yield ["exact", last, "", each["what"], "exact", each["exact"], "", "", ""]
        low, high = each["interval"] or ("", "")
        yield ["exact", last, "", each["what"], "simulated", each["simulated"], low, high, found["matches"]]


def _row(
    section: str, player: str, other: str, what: Any, measure: str, share: Any, matches: int
) -> list[Any]:
    low, high = share["interval"] or ("", "")
    value = share["share"] if "share" in share else share["change"]
    return [section, player, other, what, measure, value, low, high, matches]
