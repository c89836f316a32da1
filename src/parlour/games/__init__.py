"""The games of the box: the list is a list, and what people play most stands first."""

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
    draughts.game, crazy_eights.game, nine_mens_morris.game, go_fish.game, concentration.game,
    who_has_the_six.game, battle.game, egyptian_rat_screw.game, six_card_golf.game, kemps.game,
    eight_twenty_eight.game, clock_solitaire.game, reverse_draughts.game, one.game, hollywood_eights.game,
    wolf_and_sheep.game, accordion.game, french_draughts.game, italian_draughts.game, jule.game,
    hopping_morris.game, walls.game, corner_draughts.game, chicago_draughts.game, cross_morris.game,
    battle_morris.game,
]  # fmt: skip


def game(key: str) -> Game:
    """The game that `key` names."""
    for each in GAMES:
        if each.key == key:
            return each
    raise BadSetup("no-game", game=key, games=[each.key for each in GAMES])
