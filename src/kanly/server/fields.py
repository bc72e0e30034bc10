"""What is wrong with a form, said so that whoever filled it in can mend it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kanly.server.answers import Refused
from kanly.server.refusing import Why

# Where a field stands in a request; nobody who fills in a form has to know.
PLACES: Final = ("body", "query", "path", "cookie", "header")
# A field that a stranger has named may have any name.
LONGEST_FIELD: Final = 100


def misfit(found: Mapping[str, Any]) -> Refused:
    """The refusal for an error as pydantic describes it."""
    where = [str(part) for part in found["loc"]]
    if where == ["path", "id"]:
        # A link that was copied badly.
        return Refused(422, "no_table")
    if found["type"] == "json_invalid":
        return Refused(422, "form_json", detail=str(found["ctx"]["error"]))
    path = ".".join(where[1:] if where[0] in PLACES and len(where) > 1 else where)[:LONGEST_FIELD]
    field = Why("field", name=where[-1][:LONGEST_FIELD], path=path)
    limits = found.get("ctx", {})
    match found["type"]:
        case "missing":
            return Refused(422, "form_missing", field=field)
        case "extra_forbidden":
            return Refused(422, "form_unknown", field=field)
        case "string_too_long" | "too_long":
            return Refused(422, "form_long", field=field, n=limits["max_length"])
        case "string_too_short" | "too_short":
            return Refused(422, "form_short", field=field, n=limits["min_length"])
        case "greater_than_equal":
            return Refused(422, "form_least", field=field, n=limits["ge"])
        case "less_than_equal":
            return Refused(422, "form_most", field=field, n=limits["le"])
        case "less_than":
            return Refused(422, "form_below", field=field, n=limits["lt"])
    return Refused(422, "form", field=field, detail=str(found["msg"])[:LONGEST_FIELD])
