"""What clients send, checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from kanly.server.hosting import LONGEST_CHAT, LONGEST_MOVE, LONGEST_NAME, Settings, Wanted
from kanly.server.limits import LONGEST_RECORD
from kanly.server.seating import known_bot
from kanly.setup import RANDOM, Setup


def whole(value: Any) -> Any:
    """JSON knows no whole numbers: 4.0 is one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(whole)]
Word = Annotated[str, Field(max_length=100)]
Words_ = Annotated[list[Word], Field(max_length=20)]


class Form(BaseModel):
    """Nothing that is not named here is taken."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SetupForm(Form):
    players: Whole = Field(default=4, ge=1, le=6)
    edition: Word = "base"
    modules: Words_ = []
    leaders: Words_ = [RANDOM]
    apart: bool = False
    rivals: Words_ = [RANDOM]
    level: Word = ""
    variants: Words_ = []
    seed: Whole | None = Field(default=None, ge=0, lt=10**15)

    def setup(self, seed: int) -> Setup:
        return Setup(
            players=self.players,
            leaders=self.leaders,
            apart=self.apart,
            seed=seed if self.seed is None else self.seed,
            edition=self.edition,
            modules=self.modules,
            rivals=self.rivals,
            level=self.level,
            variants=self.variants,
        )


class SeatForm(Form):
    kind: Literal["free", "bot"] = "free"
    bot: Word = "heuristic"

    def wanted(self) -> Wanted:
        return Wanted(self.kind, "", known_bot(self.bot) if self.kind == "bot" else "")


class SettingsForm(Form):
    pace: Whole = Field(default=600, ge=0, le=10_000)
    hints: bool = False
    turn_seconds: Whole = Field(default=0, ge=0, le=86_400)
    game_seconds: Whole = Field(default=0, ge=0, le=1_000_000)
    local: bool = False

    def settings(self) -> Settings:
        return Settings(**self.model_dump())


class TableForm(Form):
    setup: SetupForm = SetupForm()
    seats: Annotated[list[SeatForm], Field(max_length=6)]
    settings: SettingsForm = SettingsForm()


class SitForm(Form):
    name: str = Field(min_length=1, max_length=LONGEST_NAME)


class RestoreForm(Form):
    seat: Whole = Field(ge=0, le=5)
    secret: Word


class HostForm(Form):
    do: Literal["free", "bot", "back", "close", "delete", "settings"]
    seat: Whole = Field(default=0, ge=0, le=5)
    bot: Word = "heuristic"
    settings: SettingsForm = SettingsForm()


class RecordForm(Form):
    record: str = Field(min_length=1, max_length=LONGEST_RECORD)


class Frame(Form):
    """One message of a client on its socket."""

    do: Literal["move", "undo", "chat", "hint", "ping"]
    number: Whole | None = Field(default=None, ge=0, lt=10**9)
    revision: Whole | None = Field(default=None, ge=0, lt=10**9)
    """The revision of the game that the move was chosen in; stricter than the number, as decisions can be taken back."""
    move: str = Field(default="", max_length=LONGEST_MOVE)
    text: str = Field(default="", max_length=LONGEST_CHAT)
    turn: bool = False
