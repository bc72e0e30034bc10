"""The description of the whole protocol: FastAPI's, and in it what goes over sockets, of which OpenAPI knows nothing."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from kanly.server.forms import Frame
from kanly.server.told.frames import FromServer

SOCKET: Final = "/api/tables/{id}/socket"
REFERENCE: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Let the description of an application tell of sockets too."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        found = made()
        if "x-sockets" not in found:
            _, frames = models_json_schema(
                [(FromServer, "validation"), (Frame, "validation")], ref_template=REFERENCE
            )
            found["components"]["schemas"].update(frames["$defs"])
            found["x-sockets"] = {
                SOCKET: {
                    "server": {"$ref": REFERENCE.format(model="FromServer")},
                    "client": {"$ref": REFERENCE.format(model="Frame")},
                }
            }
        return found

    # FastAPI's own way to give an application another description.
    setattr(app, "openapi", openapi)  # noqa: B010
