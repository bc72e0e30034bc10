"""What Alembic runs: the steps, on the connection and in the transaction of whoever asked for them."""

from __future__ import annotations

from alembic import context

from kanly.server import schema

# A whole migration is one transaction, on SQLite too: what fails half-way has changed nothing.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
