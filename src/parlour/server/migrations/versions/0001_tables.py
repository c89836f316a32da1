"""Tables, their logs, invitations that have ended, short codes and leases."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("invite", sql.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "log",
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("t", sql.BigInteger, nullable=False),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("id", sql.String(64)),
        sql.Column("seat", sql.Integer),
        sql.Column("match", sql.Integer),
        sql.Column("told", sql.LargeBinary),
        sql.Column("state", sql.LargeBinary),
        sql.Column("line", sql.LargeBinary),
        sql.Column("packed", sql.LargeBinary),
        sql.Column("result", sql.LargeBinary),
        sql.UniqueConstraint("table_id", "id"),
    )
    op.create_table(
        "former",
        sql.Column("invite", sql.String(64), primary_key=True),
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
    )
    op.create_table(
        "codes",
        sql.Column("code", sql.String(16), primary_key=True),
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column(
            "table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sql.Column("holder", sql.String(32), nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
