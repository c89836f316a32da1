"""All that computer players and solvers know about one game beyond its rules: one file a game, one table.

A game without a mind is played by playouts, or in a game of quickness by reflexes."""

from parlour.bots.contract import Mind
from parlour.bots.minds import (
    accordion,
    clock_solitaire,
    concentration,
    corner_draughts,
    dice,
    draughts,
    egyptian_rat_screw,
    eight_twenty_eight,
    eights,
    go_fish,
    kemps,
    morris,
    six_card_golf,
    walls,
    who_has_the_six,
    wolf_and_sheep,
)
from parlour.core import Game

MINDS: dict[str, Mind] = {
    "nine-mens-morris": morris.nine_mens_morris,
    "hopping-morris": morris.hopping_morris,
    "cross-morris": morris.cross_morris,
    "battle-morris": morris.battle_morris,
    "draughts": draughts.capturing,
    "reverse-draughts": draughts.reverse,
    "french-draughts": draughts.capturing,
    "italian-draughts": draughts.capturing,
    "chicago-draughts": draughts.capturing,
    "wolf-and-sheep": wolf_and_sheep.mind,
    "walls": walls.mind,
    "corner-draughts": corner_draughts.mind,
    "accordion": accordion.mind,
    "clock-solitaire": clock_solitaire.mind,
    "one": dice.one,
    "jule": dice.jule,
    "concentration": concentration.mind,
    "egyptian-rat-screw": egyptian_rat_screw.mind,
    "kemps": kemps.mind,
    "six-card-golf": six_card_golf.mind,
    "crazy-eights": eights.crazy,
    "hollywood-eights": eights.hollywood,
    "go-fish": go_fish.mind,
    "who-has-the-six": who_has_the_six.mind,
    "8-28": eight_twenty_eight.mind,
}


def mind_of(game: Game) -> Mind:
    """What is known about this game; an empty mind if nothing is."""
    return MINDS.get(game.key, Mind())
