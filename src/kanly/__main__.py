"""`python -m kanly` is the command `kanly`."""

from __future__ import annotations

from kanly.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
