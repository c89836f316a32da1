"""The games of the box: the list is a list."""

from parlour.core import BadSetup, Game
from parlour.games import egyptian_rat_screw, go_fish, kemps, one
from parlour.games.morris import nine_mens_morris

GAMES = [nine_mens_morris.game, one.game, egyptian_rat_screw.game, go_fish.game, kemps.game]


def game(key: str) -> Game:
    """The game of this name."""
    for each in GAMES:
        if each.key == key:
            return each
    raise BadSetup("no-game", game=key, games=[each.key for each in GAMES])
