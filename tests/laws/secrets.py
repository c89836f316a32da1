"""Who alone may see what, game by game, as the rules files say it. Whatever is not named here lies open.

Nothing here is taken from the code: a zone that the code shows to more than these is a leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.games.kemps.gestures import SIGNALS


class Secrets(NamedTuple):
    """The hidden zones of a game, and the lines that show hidden cards because the rules say so."""

    zones: dict[str, Only]
    shown_by: tuple[str, ...] = ()


class Only(NamedTuple):
    """Those who may see a zone; `betrayed_by` lists the texts that would give a value away."""

    seen_by: Callable[[Any, int, int], bool]
    betrayed_by: Callable[[Any], list[str]] | None = None


def nobody(s: Any, index: int, seat: int) -> bool:
    return False


def owner(s: Any, index: int, seat: int) -> bool:
    return seat == index


def pair(s: Any, index: int, seat: int) -> bool:
    return s.pairs[seat] == index


def signal_texts(signal: int) -> list[str]:
    """Single gestures are on everybody's palette; only as a signal do they tell something."""
    name = SIGNALS[signal]
    told = [f'"signal":"{name}"', f'"propose {name}"', f'"accept {name}"']
    return [*told, *([name] if "+" in name else [])]


EIGHTS = Secrets(
    {"hands": Only(owner), "stock": Only(nobody)},
    # "First to have no cards wins the hand and scores what the others hold"; "an eight turned there is
    # buried in the middle of the stock".
    shown_by=("held", "buried"),
)

SECRETS = {
    "nine-mens-morris": Secrets({}),
    "hopping-morris": Secrets({}),
    "cross-morris": Secrets({}),
    "battle-morris": Secrets({}),
    "draughts": Secrets({}),
    "reverse-draughts": Secrets({}),
    "french-draughts": Secrets({}),
    "italian-draughts": Secrets({}),
    "chicago-draughts": Secrets({}),
    "wolf-and-sheep": Secrets({}),
    "walls": Secrets({}),
    "corner-draughts": Secrets({}),
    "who-has-the-six": Secrets({}),
    "one": Secrets({}),
    "jule": Secrets({}),
    "battle": Secrets(
        {
            # "26 cards each, face down, unseen": by their owner too.
            "stacks": Only(nobody),
            # "Each puts one card face down and one face up": the first is never seen.
            "laid": Only(nobody),
        }
    ),
    # "13 face-down piles of 4": all see what was turned, and nobody the rest.
    "clock-solitaire": Secrets({"piles": Only(nobody)}),
    "accordion": Secrets({"stock": Only(nobody)}),
    "egyptian-rat-screw": Secrets(
        {
            # "All cards are dealt evenly, one at a time, unseen": by their owner too.
            "stacks": Only(nobody),
            # A wrong slap costs cards "from the top of its stack", "put under the pile": never turned.
            "under": Only(nobody),
        }
    ),
    "crazy-eights": EIGHTS,
    "hollywood-eights": EIGHTS,
    "8-28": Secrets(
        {
            # "Everybody gets one card, looks at it in secret and lays it face down."
            "hidden": Only(owner),
            # "One face-down card from the pile"; "a declined card stays unseen".
            "pile": Only(nobody),
        },
        # "All hidden cards are turned."
        shown_by=("turned",),
    ),
    "go-fish": Secrets(
        {"hands": Only(owner), "stock": Only(nobody)},
        # "Any catch is shown", from a hand or from the stock.
        shown_by=("gave", "caught"),
    ),
    "kemps": Secrets(
        {
            "hands": Only(owner),
            "stock": Only(nobody),
            # "The agreement is never sent to opponents, spectators or the public log until the match
            # is over."
            "signals": Only(pair, signal_texts),
            "offers": Only(pair, signal_texts),
        },
        # "Every call, right or wrong, ends the round: all hands are shown."
        shown_by=("showed",),
    ),
    "concentration": Secrets(
        {
            # "All 52 cards lie face down", except for those that are turned.
            "layout": Only(nobody),
            # "A smaller layout … drawn at random": what is not in it tells what is.
            "box": Only(nobody),
        }
    ),
    "six-card-golf": Secrets(
        {
            "stock": Only(nobody),
            # "Cards still face down may be looked at by nobody, their owner included."
            "layout": Only(nobody),
            # "A card drawn from the stock is seen by its drawer only, until it is discarded or swapped in."
            "drawn": Only(owner),
        }
    ),
}
