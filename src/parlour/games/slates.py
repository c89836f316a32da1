"""The card and dice games whose rules stand a second time as integers, for very many matches: how a state of
theirs is written on a slate, and which move a ply of their kernel is. A test plays both in step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from parlour.games import go_fish, six_card_golf, who_has_the_six
from parlour.games.eight_twenty_eight import eight_twenty_eight, number_cards
from parlour.games.eights import crazy_eights, family
from parlour.kit import tracks
from parlour.kit.cards import DECK, gather
from parlour.kit.kernels import eights, fish, gems, golf, race
from parlour.kit.kernels.slate import RANDOM, TURN
from parlour.kit.places import TURNS
from parlour.kit.verbs import Deal, Draw, Pass, Roll


class Skin(NamedTuple):
    """What joins the rules of a game and their kernel."""

    kernel: ModuleType
    variant: Callable[[Any, int], Any]  # the house rules, at a table of this size
    slate: Callable[[Any], list[int]]  # a state of the rules, without chance
    move: Callable[[Sequence[int], Any, int], Any]  # the move of the rules that a ply is


def first(rules: Any) -> int:
    return RANDOM if rules.first == "random" else int(rules.first)


def written(size: int, slots: Mapping[int, int | Sequence[int]]) -> list[int]:
    """A slate with these numbers; a list stands from its slot on."""
    slate = [0] * size
    for at, value in slots.items():
        listed = [value] if isinstance(value, int) else value
        slate[at : at + len(listed)] = map(int, listed)
    return slate


def eights_variant(rules: crazy_eights.Rules, seats: int) -> eights.Variant:
    target = rules.target if rules.length == "points" else 0
    return eights.Variant(seats, first(rules), rules.cards, target, rules.max_hands)


def eights_slate(s: crazy_eights.State) -> list[int]:
    slots: dict[int, int | Sequence[int]] = {
        TURN: s.turn,
        eights.FIRST: s.first,
        eights.SUIT: s.suit,
        eights.TOP: s.discard[-1],
        eights.LEFT: len(s.stock),
        eights.PASSES: s.passes,
        eights.HAND: s.hand,
        eights.OVER: s.over,
        eights.GONE: gather(s.discard),
        eights.HANDS: s.held if s.over else s.hands,
        eights.POINTS: s.points,
        eights.STOCK: s.stock,
    }
    return written(eights.SIZE, slots)


EIGHTS = [
    *(family.PLAYS[card][0] for card in DECK),
    *(name for names in family.NAMING for name in names),
    Draw(),
    Pass(),
    Deal(),
]


def fish_slate(s: go_fish.State) -> list[int]:
    slots: dict[int, int | Sequence[int]] = {
        TURN: s.turn,
        fish.LEFT: len(s.stock),
        fish.ONLY: s.only,
        fish.MOVED: s.moved,
        fish.DRY: s.dry,
        fish.HANDS: s.hands,
        fish.BOOKS: s.books,
        fish.STOCK: s.stock,
    }
    return written(fish.SIZE, slots)


FISH = [*(ask for asks in go_fish.ASKS for ask in asks), Draw(), Pass()]


def golf_slate(s: six_card_golf.State) -> list[int]:
    drawn = s.drawn[s.turn]
    slots: dict[int, int | Sequence[int]] = {
        TURN: s.turn,
        golf.FIRST: s.first,
        golf.LEFT: len(s.stock),
        golf.LAID: len(s.discard),
        golf.DRAWN: drawn[0] if drawn else golf.NOTHING,
        golf.TURNED: s.turned,
        golf.TURNS: s.turns,
        golf.REFILLS: s.refills,
        golf.CLOSER: golf.NOBODY if s.closer is None else s.closer,
        golf.OVER: s.over,
        golf.HOLES: len(s.strokes[0]),
        golf.STROKES: [sum(holes) for holes in s.strokes],
        golf.LAYOUT: [card for row in s.layout for card in row],
        golf.STOCK: s.stock,
        golf.DISCARD: s.discard,
    }
    return written(golf.SIZE, slots)


GOLF = [
    *TURNS[: golf.PLACES],
    Draw(),
    *six_card_golf.TAKES,
    *six_card_golf.SWAPS,
    six_card_golf.Discard(),
    Deal(),
]


def gems_variant(rules: eight_twenty_eight.Rules, seats: int) -> gems.Variant:
    (missing,) = {*range(len(number_cards.NAMES))} - {*number_cards.DECKS[rules.deck]}
    blue, red = eight_twenty_eight.GEMS[rules.gems]
    final, chase = rules.pass_is_final, rules.low_may_chase_28
    return gems.Variant(seats, first(rules), missing, int(final), int(chase), blue, red)


def gems_slate(s: eight_twenty_eight.State) -> list[int]:
    slots: dict[int, int | Sequence[int]] = {
        TURN: s.turn,
        gems.GIVER: s.giver,
        gems.BLUE: s.blue,
        gems.RED: s.red,
        gems.MIDDLE: s.middle,
        gems.LAID_RED: s.laid_red,
        gems.LEFT: len(s.pile),
        gems.TAKEN: s.taken,
        gems.DECLINED: s.declined,
        gems.PHASE: ("to-answer", "to-choose", "to-deal").index(s.phase),
        gems.ROUND: s.round,
        gems.POINTS: s.points,
        gems.HIDDEN: s.hidden,
        gems.OPEN: s.open,
        gems.SHOWN: [number_cards.least(hand) for hand in s.open],
        gems.LOWS: [low for low, _ in s.made],
        gems.HIGHS: [high for _, high in s.made],
        gems.PILE: s.pile,
    }
    return written(gems.SIZE, slots)


GEMS = [*eight_twenty_eight.ANSWERS, *eight_twenty_eight.CHOICES, Deal()]


def race_slate(s: who_has_the_six.State) -> list[int]:
    slots: dict[int, int | Sequence[int]] = {
        TURN: s.turn,
        race.OPENED: s.opened,
        race.ROLLED: s.rolled,
        race.ROLLS: s.rolls,
        race.FACE: s.face,
        race.THROWER: s.thrower,
        race.HOME: len(s.home),
        race.CAME: [s.seats - s.home.index(seat) if seat in s.home else 0 for seat in range(s.seats)],
        race.STAND: [walked for own in s.pawns for walked in own],
    }
    return written(race.SIZE, slots)


def race_move(slate: Sequence[int], v: race.Variant, ply: int) -> Any:
    if ply >= race.ROLL:
        return Roll() if ply == race.ROLL else Pass()
    seat = int(slate[TURN])
    walked = int(slate[race.STAND + race.PAWNS * seat + ply])
    start = tracks.place(walked, seat, v.seats, v.track)
    if walked == race.CIRCLE:
        return who_has_the_six.Place(start)
    there = race.ahead(slate, v, walked)  # type: ignore[arg-type]
    return who_has_the_six.Go(start, tracks.place(there, seat, v.seats, v.track))


def listed(moves: Sequence[Any]) -> Callable[[Sequence[int], Any, int], Any]:
    """Plies that are the numbers of moves, whatever the state."""
    return lambda slate, v, ply: moves[ply]


SKINS = {
    "crazy-eights": Skin(eights, eights_variant, eights_slate, listed(EIGHTS)),
    "go-fish": Skin(
        fish, lambda rules, seats: fish.Variant(seats, first(rules), rules.max_dry), fish_slate, listed(FISH)
    ),
    "six-card-golf": Skin(
        golf,
        lambda rules, seats: golf.Variant(
            seats, first(rules), rules.holes, int(rules.last_turn), rules.max_turns
        ),
        golf_slate,
        listed(GOLF),
    ),
    "8-28": Skin(gems, gems_variant, gems_slate, listed(GEMS)),
    "who-has-the-six": Skin(
        race,
        lambda rules, seats: race.Variant(
            seats, first(rules), rules.track, int(rules.roll_again), int(rules.play_out), rules.max_rolls
        ),
        race_slate,
        race_move,
    ),
}
