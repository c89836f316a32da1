"""The ways to the full screen: a match at this keyboard, a table on a server."""

from __future__ import annotations

from collections.abc import Callable

from parlour.match import Match
from parlour.screen.app import ParlourApp
from parlour.screen.local import Local
from parlour.screen.remote import Remote
from parlour.terminal import links
from parlour.terminal.links import Seats
from parlour.words import Words


class Table:
    """One match between people at this keyboard and computer players."""

    def __init__(self, match: Match, language: str, save: Callable[[bytes], str] | None = None) -> None:
        self.sitting = Local(match, language, save)
        self.say = Words(language, "cli").say

    @property
    def again(self) -> bool:
        return self.sitting.again

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        app = ParlourApp(self.sitting)
        app.run()
        match, save = self.sitting.match, self.sitting.save
        if not match.result:
            print(self.say("goodbye"))
            if match.rows[1:]:
                print(self.say("go-on-later"))
        elif not self.again:
            print("\n".join(self.sitting.words.result(match.result)))
        if save:
            print(self.say("saved", file=save(match.record())))
        return _status(app)


def join(link: str, name: str | None, language: str, watch: bool, new: bool, server: str = "") -> int:
    """Come to the table, sit down unless this computer holds a seat (of this name, where one is given), and
    stay until one has had enough. A code is one of that server."""
    seats = Seats()
    place = links.found(link, None if new else seats, name, language, watch, server)
    invited = links.invitation(place, language)
    guest = Remote(place, seats, language, invited, name, watch)
    app = ParlourApp(guest)
    app.run()
    say = Words(language, "cli").say
    if not app.return_code:
        kept = guest.wire.link
        print(say("seat-kept", link=kept.table) if kept.token else say("watched"))
    return _status(app)


def host(server: str, game: str, name: str, language: str, levels: list[int], rules: dict[str, str]) -> int:
    """Open a table with computers of these levels (0 waits for a guest), and sit down as its host."""
    place = links.opened(server, game, name, language, seats=levels, rules=rules)
    Seats().keep(place, name)
    return join(place.own, name, language, watch=False, new=False)


def _status(app: ParlourApp) -> int:
    return 130 if app.interrupted else app.return_code or 0
