/** Where spaces and posts lie on the map. Landsraad, CHOAM and the factions need no place: they stand in rows.
 *
 * Places are shares of the map's room, so that the same data serves every size: `x` of a space is a share of the width that
 * its plate leaves free (0: at the left rim, 1: at the right one), so no plate of any language leaves the map; `y` is a share
 * of the height. A post of the wide map has a place of its own; on a narrow one it stands beside the slot of a space. */

export interface Spot {
  x: number
  y: number
}

export interface Beside {
  /** The space beside whose slot it stands. */
  by: string
  side: -1 | 1
}

export interface Plan<Post> {
  spaces: Record<string, Spot>
  posts: Record<string, Post>
}

export interface Layout {
  wide: Plan<Spot>
  narrow: Plan<Beside>
  /** The ridge of the Shield Wall, in hundredths of the map. */
  wall: string | null
}

export interface Size {
  width: number
  height: number
}

/** A space that was given its place: its box, and the middle of its slot. */
export interface Placed extends Spot {
  slot: Spot
}

const BASE: Layout = {
  wide: {
    spaces: {
      carthag: { x: 0.26, y: 0.13 },
      arrakeen: { x: 0.84, y: 0.17 },
      sietch_tabr: { x: 0.02, y: 0.4 },
      research_station: { x: 0.97, y: 0.43 },
      imperial_basin: { x: 0.45, y: 0.63 },
      hagga_basin: { x: 0.04, y: 0.85 },
      the_great_flat: { x: 0.92, y: 0.87 },
    },
    posts: {},
  },
  narrow: {
    spaces: {
      carthag: { x: 0.16, y: 0 },
      arrakeen: { x: 0.86, y: 0 },
      sietch_tabr: { x: 0, y: 0.33 },
      research_station: { x: 1, y: 0.31 },
      imperial_basin: { x: 0.45, y: 0.684 },
      hagga_basin: { x: 0, y: 1 },
      the_great_flat: { x: 1, y: 1 },
    },
    posts: {},
  },
  wall: null,
}

// What the Shield Wall protects lies north of it.
const UPRISING: Layout = {
  wide: {
    spaces: {
      arrakeen: { x: 0.26, y: 0.11 },
      spice_refinery: { x: 0.56, y: 0.3 },
      imperial_basin: { x: 0.02, y: 0.44 },
      sietch_tabr: { x: 0.02, y: 0.65 },
      research_station: { x: 0.96, y: 0.635 },
      hagga_basin: { x: 0.03, y: 0.9 },
      deep_desert: { x: 0.96, y: 0.9 },
    },
    posts: {
      arrakeen_spice_refinery: { x: 0.62, y: 0.1 },
      spice_refinery_research_station: { x: 0.7, y: 0.44 },
      research_station_sietch_tabr: { x: 0.475, y: 0.65 },
      imperial_basin: { x: 0.42, y: 0.45 },
      hagga_basin: { x: 0.26, y: 0.76 },
      deep_desert: { x: 0.6, y: 0.765 },
    },
  },
  narrow: {
    spaces: {
      arrakeen: { x: 0.14, y: 0 },
      spice_refinery: { x: 0.9, y: 0.1 },
      imperial_basin: { x: 0.12, y: 0.33 },
      sietch_tabr: { x: 0, y: 0.67 },
      research_station: { x: 1, y: 0.54 },
      hagga_basin: { x: 0, y: 1 },
      deep_desert: { x: 1, y: 0.97 },
    },
    posts: {
      arrakeen_spice_refinery: { by: 'arrakeen', side: 1 },
      spice_refinery_research_station: { by: 'research_station', side: 1 },
      research_station_sietch_tabr: { by: 'sietch_tabr', side: 1 },
      imperial_basin: { by: 'imperial_basin', side: 1 },
      hagga_basin: { by: 'hagga_basin', side: 1 },
      deep_desert: { by: 'deep_desert', side: -1 },
    },
  },
  wall: 'M-1 53l5-2.7 3 3.5 5 0 3.4 3.9 5.8-1.6 3.7 3.9 6.2-1.2 4.5 3.5 6.2-1.9 5.4 1.9 5.8-3.1 5.4 1.2 5.4-4.3 6.2.8 4.5-4.7 5.8 1.2 5.4-3.9 6.2 1.5 5.4-3.5 4.5.8',
}

const LAYOUTS: Record<string, Layout> = { base: BASE, uprising: UPRISING }

export function layoutOf(edition: string): Layout {
  return LAYOUTS[edition] ?? BASE
}

/** A free place for a space of the map that no layout knows: along the lower rim. */
export function spare(at: number): Spot {
  return { x: 0.1 + (at % 3) * 0.4, y: 0.92 - Math.floor(at / 3) * 0.14 }
}

/** Between a flag or a rim and what stands next to it, in units. */
const RIM = 0.25
const FLAG = 1.125
// What hangs under a plate.
const HANGS = 0.75

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}

/** The place of a space on a wide map: its slot at the left of its plate, both around the same line. */
export function placeWide(spot: Spot, box: Size, map: Size, unit: number, slot: number): Placed {
  const rim = RIM * unit
  const x = rim + spot.x * Math.max(0, map.width - box.width - 2 * rim)
  const middle = within(spot.y * map.height, FLAG * unit + slot / 2, map.height - HANGS * unit - box.height / 2)
  return { x, y: middle - box.height / 2, slot: { x: x + slot / 2, y: middle } }
}

/** The place of a space on a narrow map: its slot above its plate, a flag at the left of it. */
export function placeNarrow(spot: Spot, box: Size, map: Size, unit: number, slot: number): Placed {
  const rim = RIM * unit
  const x = rim + spot.x * Math.max(0, map.width - box.width - 2 * rim)
  const y = rim + spot.y * Math.max(0, map.height - box.height - 2 * rim)
  return { x, y, slot: { x: x + box.width / 2, y: y + slot / 2 } }
}
