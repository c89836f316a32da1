"""The games of the box: the list is a list."""

from parlour.core import BadSetup, Game
from parlour.games import (
    accordion,
    battle,
    clock_solitaire,
    concentration,
    go_fish,
    jule,
    one,
    six_card_golf,
    who_has_the_six,
)
from parlour.games.draughts import (
    chicago_draughts,
    corner_draughts,
    draughts,
    french_draughts,
    italian_draughts,
    reverse_draughts,
    walls,
    wolf_and_sheep,
)
from parlour.games.egyptian_rat_screw import egyptian_rat_screw
from parlour.games.eight_twenty_eight import eight_twenty_eight
from parlour.games.eights import crazy_eights, hollywood_eights
from parlour.games.kemps import kemps
from parlour.games.morris import battle_morris, cross_morris, hopping_morris, nine_mens_morris

GAMES = [
    nine_mens_morris.game, hopping_morris.game, cross_morris.game, battle_morris.game,
    draughts.game, reverse_draughts.game, french_draughts.game, italian_draughts.game,
    chicago_draughts.game, wolf_and_sheep.game, walls.game, corner_draughts.game,
    who_has_the_six.game, one.game, jule.game,
    battle.game, crazy_eights.game, hollywood_eights.game, egyptian_rat_screw.game, go_fish.game,
    clock_solitaire.game, concentration.game, kemps.game, accordion.game, six_card_golf.game,
    eight_twenty_eight.game,
]  # fmt: skip


def game(key: str) -> Game:
    """The game that `key` names."""
    for each in GAMES:
        if each.key == key:
            return each
    raise BadSetup("no-game", game=key, games=[each.key for each in GAMES])
