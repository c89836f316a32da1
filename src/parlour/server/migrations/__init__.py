"""Steps from one shape of the database to the next, run by Alembic when a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from parlour.core import Refused
from parlour.server.database import wait_alone


class NewerDatabase(Refused):
    """A later version has changed the shape of this database."""


def upgrade(engine: sql.Engine) -> None:
    """Run every step that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        wait_alone(connection)
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:  # it stands at a step that this version does not know
            raise NewerDatabase("database-newer") from None
