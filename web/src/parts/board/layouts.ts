/** Where spaces and posts lie on the map, in hundredths of its width and height. Landsraad, CHOAM and the factions need no place: they stand in rows. */

export interface Spot {
  x: number
  y: number
}

export interface Layout {
  spaces: Record<string, Spot>
  posts: Record<string, Spot>
  /** The ridge of the Shield Wall, in the map's own coordinates of 576 by 512. */
  wall: string | null
}

export const MAP_WIDTH = 576
export const MAP_HEIGHT = 512

const BASE: Layout = {
  spaces: {
    carthag: { x: 26, y: 14 },
    arrakeen: { x: 58, y: 20 },
    sietch_tabr: { x: 12, y: 34 },
    research_station: { x: 64, y: 40 },
    imperial_basin: { x: 41, y: 53 },
    hagga_basin: { x: 10, y: 64 },
    the_great_flat: { x: 60, y: 79 },
  },
  posts: {},
  wall: null,
}

// What the Shield Wall protects lies north of it.
const UPRISING: Layout = {
  spaces: {
    arrakeen: { x: 30, y: 14 },
    spice_refinery: { x: 63, y: 26 },
    imperial_basin: { x: 33, y: 37 },
    sietch_tabr: { x: 8, y: 58 },
    research_station: { x: 56, y: 57 },
    hagga_basin: { x: 9, y: 82 },
    deep_desert: { x: 59, y: 81 },
  },
  posts: {
    arrakeen_spice_refinery: { x: 62, y: 10 },
    spice_refinery_research_station: { x: 63, y: 43 },
    research_station_sietch_tabr: { x: 47, y: 51 },
    imperial_basin: { x: 19, y: 38 },
    hagga_basin: { x: 38, y: 91 },
    deep_desert: { x: 51, y: 73 },
  },
  wall: 'M22 214l26-14 14 18 24 0 16 20 28-8 18 20 30-6 22 18 30-10 26 10 28-16 26 6 26-22 30 4 22-24 28 6 26-20 30 8 26-18 22 4',
}

const LAYOUTS: Record<string, Layout> = { base: BASE, uprising: UPRISING }

export function layoutOf(edition: string): Layout {
  return LAYOUTS[edition] ?? BASE
}

/** A free place for a space of the map that no layout knows: along the lower rim. */
export function spare(at: number): Spot {
  return { x: 14 + (at % 3) * 30, y: 92 - Math.floor(at / 3) * 14 }
}
