"""Before a match: who sits where, how the others come, what holds at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour import protocol, text
from parlour.screen.blocks import Block, above, beside, line, paragraph

if TYPE_CHECKING:
    from parlour.screen.remote import Remote

WIDE = 40


def drawn(guest: Remote, table: protocol.Table) -> Block:
    """The chairs, the house rules and the link with its QR code."""
    chairs = [
        line(guest.web("who-plays"), "label"),
        *(_chair(guest, table, at) for at in range(len(table.seats))),
    ]
    rules = [
        paragraph(guest.words.labelled(rule.label, rule.shown), WIDE, "note") for rule in table.rules[:6]
    ]
    link = guest.invite if table.invite else ""
    ways = [line(guest.web("invitation-link"), "label"), line(link, "name")] if link else []
    left = above(
        [above(chairs), above([line(guest.web("house-rules-here"), "label"), *rules]), above(ways)], gap=1
    )
    if not link:
        return left
    code = [line(each, "card black") for each in text.qr(link).splitlines()]
    return beside([left, above(code)], gap=3) if len(link) < WIDE else left


def _chair(guest: Remote, table: protocol.Table, at: int) -> Block:
    chair, web = table.seats[at], guest.web
    if chair.kind == "open":
        return line(f"  {at + 1}  {web('waits-for-friend')}", "dim")
    notes = [
        *([web("you")] if at == guest.near else []),
        *([web("host")] if at == table.host else []),
        *([web("computer-of", level=web("strength", level=chair.level))] if chair.level else []),
        *([web("is-away")] if chair.kind == "person" and not chair.here else []),
    ]
    said = f" ({', '.join(notes)})" if notes else ""
    return line(f"  {at + 1}  {chair.name}{said}", "name")
