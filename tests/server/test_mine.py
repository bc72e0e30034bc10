"""What a browser finds of its own: its tables, and the links that restore its seats."""

from __future__ import annotations

from .clients import Client

BOTS = ("random", "random", "random")


def test_my_tables_say_whose_turn_it_is_the_latest_first(client: Client, other: Client) -> None:
    old, new = (client.table("free", "free", "free", "free") for _ in range(2))
    for seat in range(4):
        client.sit(old, seat)
    found = client.get("/api/mine")
    assert [table["id"] for table in found] == [new, old]
    assert found[0]["decider"] is None and found[1]["mine"] == [0, 1, 2, 3]
    with client.socket(old, found[1]["decider"]) as socket:
        socket.move(socket.asked())
        socket.wait("game", lambda message: message["revision"] > 0)
    assert [table["id"] for table in client.get("/api/mine")] == [old, new]
    assert other.get("/api/mine") == []


def test_the_private_link_of_a_seat_is_for_its_own_browser(client: Client, other: Client) -> None:
    id = client.table("free", *BOTS)
    link = client.sit(id, 0)
    assert client.get(f"/api/tables/{id}/seats/0/link") == {"seat": 0, "link": link}
    for seat in (0, 1, 5):
        assert other.http.get(f"/api/tables/{id}/seats/{seat}/link").status_code == 403
    other.post(f"/api/tables/{id}/restore", {"seat": 0, "secret": link.partition("#")[2]})
    assert other.get(f"/api/tables/{id}/seats/0/link")["link"] == link


def test_only_what_is_over_or_closed_can_be_forgotten(client: Client, other: Client) -> None:
    id = client.table("free", "free", *BOTS[:2])
    client.sit(id, 0, "Ada")
    other.sit(id, 1, "Ben")
    assert client.http.post(f"/api/tables/{id}/forget").status_code == 409
    client.post(f"/api/tables/{id}/host", {"do": "close"})
    client.post(f"/api/tables/{id}/forget")
    assert client.get("/api/mine") == []
    about = other.get(f"/api/tables/{id}")
    assert about["mine"] == [1] and [seat["name"] for seat in about["seats"][:2]] == ["Ada", "Ben"]
