"""The table in the browser: HTTP, WebSockets, storage, bots in processes of their own.

A game is its rows (`store.py`), a hosted table is what those rows say (`hosting.py`), and a client is told what its seats may
know (`telling.py`). Nothing here knows a rule.
"""
