"""Alembic runs this: on the connection it was given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
