"""The 13 observation posts and the spaces that each of them watches."""

from __future__ import annotations

from kanly.components import Post
from kanly.sets.uprising.board import SPACES

NAMES = {space.id: space.name for space in SPACES}


def post(id: str, *spaces: str) -> Post:
    """The board gives posts no names, so a post is called after its spaces."""
    name = " / ".join(NAMES[space] for space in spaces)
    return Post(set="uprising", deck="posts", id=id, name=name, spaces=spaces)


POSTS: tuple[Post, ...] = (
    post("emperor", "sardaukar", "dutiful_service"),
    post("guild", "heighliner", "deliver_supplies"),
    post("bene_gesserit", "espionage", "secrets"),
    post("fremen", "desert_tactics", "fremkit"),
    post("landsraad_council", "high_council", "imperial_privilege", "swordmaster"),
    post("landsraad_hall", "assembly_hall", "gather_support"),
    post("choam", "shipping", "accept_contract"),
    post("arrakeen_spice_refinery", "arrakeen", "spice_refinery"),
    post("spice_refinery_research_station", "spice_refinery", "research_station"),
    post("research_station_sietch_tabr", "research_station", "sietch_tabr"),
    post("imperial_basin", "imperial_basin"),
    post("hagga_basin", "hagga_basin"),
    post("deep_desert", "deep_desert"),
)
