"""Secrets of seats and hosts: random tokens, of which the database knows only hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A secret that nobody can guess, safe in URLs and cookies."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table: whoever has it may look on."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(token: str) -> str:
    # What a client sends need not be text that can be encoded.
    return hashlib.sha256(token.encode("utf-8", "backslashreplace")).hexdigest()


def fits(token: str, known: str) -> bool:
    """Whether a token is the one of this hash; as long to say no as to say yes."""
    return bool(known) and hmac.compare_digest(hashed(token), known)
