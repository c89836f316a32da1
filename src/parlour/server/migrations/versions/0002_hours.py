"""The hours in which a server was up: only these age a table."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("hours", sql.Column("hour", sql.Integer, primary_key=True, autoincrement=False))
