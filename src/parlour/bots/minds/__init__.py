"""All that computer players and solvers know about one game beyond its rules: one file a game, one table.

A game without a mind is played by playouts, or in a game of quickness by reflexes."""

from parlour.bots.contract import Mind
from parlour.bots.minds import accordion, concentration, eight_twenty_eight, kemps, six_card_golf
from parlour.core import Game

MINDS: dict[str, Mind] = {
    "accordion": accordion.mind,
    "concentration": concentration.mind,
    "kemps": kemps.mind,
    "six-card-golf": six_card_golf.mind,
    "8-28": eight_twenty_eight.mind,
}


def mind_of(game: Game) -> Mind:
    """What is known about this game; an empty mind if nothing is."""
    return MINDS.get(game.key, Mind())
