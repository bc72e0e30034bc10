/** Portraits of Leaders and Rivals: a bust before a sun. Known ones have features of their own, others come from their id. */
import { hashed } from './hash'

export type Hair = 'short' | 'long' | 'bald' | 'hood' | 'bun' | 'swept' | 'curls'

export interface Features {
  readonly hair: Hair
  readonly colour: string
  /** Light and shaded side. */
  readonly skin: readonly [string, string]
  readonly robe: readonly [string, string]
  readonly collar: string
  readonly sky: string
  readonly sun: readonly [string, string]
  readonly eyes: string
  readonly beard?: boolean
  readonly crown?: boolean
  readonly scar?: boolean
}

const FAIR = ['#e2b080', '#c48b5c'] as const
const PALE = ['#ecc7a4', '#cfa080'] as const
const TAN = ['#c98f5e', '#a46c42'] as const
const DARK = ['#96623f', '#74472d'] as const
const SUN = ['#c9703f', '#e0985a'] as const
const MOON = ['#7a5aa8', '#a284cc'] as const
const GOLD = ['#a8782c', '#d6a950'] as const
const BLOOD = ['#8a2f33', '#b8503f'] as const
const GREEN = ['#5c6a32', '#8a9a50'] as const
const STEEL = ['#3f5f86', '#6b8fb4'] as const

const KNOWN: Readonly<Record<string, Features>> = {
  paul_atreides: { hair: 'short', colour: '#231a3d', skin: FAIR, robe: ['#1d2a3f', '#2c3d57'], collar: '#b98a58', sky: '#3a2f70', sun: SUN, eyes: '#2f6fc4' },
  muad_dib: { hair: 'curls', colour: '#2a1d2e', skin: TAN, robe: ['#4b3a2c', '#6a523a'], collar: '#2b2320', sky: '#5b3a2c', sun: SUN, eyes: '#3f8fe8' },
  duke_leto_atreides: { hair: 'swept', colour: '#1f1a26', skin: FAIR, robe: ['#203a2c', '#2f5440'], collar: '#c9a25a', sky: '#2c3f6c', sun: STEEL, eyes: '#3a2a22', beard: true },
  baron_vladimir_harkonnen: { hair: 'bald', colour: '#3a2a2a', skin: PALE, robe: ['#2b1416', '#471f20'], collar: '#a8442f', sky: '#3a1822', sun: BLOOD, eyes: '#301a16' },
  glossu_the_beast_rabban: { hair: 'short', colour: '#5b2c1a', skin: PALE, robe: ['#241a1a', '#3d2826'], collar: '#7a2f28', sky: '#4a1f22', sun: BLOOD, eyes: '#2a1a16', scar: true, beard: true },
  count_ilban_richese: { hair: 'swept', colour: '#8f8a90', skin: FAIR, robe: ['#5a2a2a', '#7d3a34'], collar: '#e0bd72', sky: '#3c3560', sun: GOLD, eyes: '#3a4a5a' },
  helena_richese: { hair: 'bun', colour: '#4a231c', skin: PALE, robe: ['#5a1f3c', '#7d3056'], collar: '#d9a860', sky: '#34285c', sun: MOON, eyes: '#4a6a3a' },
  countess_ariana_thorvald: { hair: 'long', colour: '#c7a45c', skin: PALE, robe: ['#1f4a5c', '#2f6a7c'], collar: '#e8c88a', sky: '#2a3a68', sun: STEEL, eyes: '#2f7fc4' },
  earl_memnon_thorvald: { hair: 'swept', colour: '#6a4326', skin: TAN, robe: ['#1f3a4c', '#2f566c'], collar: '#c98a4a', sky: '#2f3560', sun: STEEL, eyes: '#2a2a2a', beard: true },
  gurney_halleck: { hair: 'short', colour: '#6b5c50', skin: TAN, robe: ['#26303c', '#3a4858'], collar: '#7a3a2c', sky: '#54332c', sun: SUN, eyes: '#34506a', scar: true, beard: true },
  lady_jessica: { hair: 'long', colour: '#7a4424', skin: FAIR, robe: ['#20324a', '#304a68'], collar: '#cfaef0', sky: '#42307a', sun: MOON, eyes: '#3a8a5a' },
  reverend_mother_jessica: { hair: 'hood', colour: '#3a2a4a', skin: FAIR, robe: ['#2a2038', '#40325a'], collar: '#cfaef0', sky: '#2c1f50', sun: MOON, eyes: '#4a9af0' },
  lady_margot_fenring: { hair: 'bun', colour: '#d8b878', skin: PALE, robe: ['#6a3a5a', '#8c5078'], collar: '#f0d8a0', sky: '#46306a', sun: MOON, eyes: '#4a7a9a' },
  princess_irulan: { hair: 'long', colour: '#e0bc6c', skin: PALE, robe: ['#3f3466', '#5a4c88'], collar: '#e6bf74', sky: '#5a4420', sun: GOLD, eyes: '#3f7f5c', crown: true },
  feyd_rautha_harkonnen: { hair: 'bald', colour: '#1a1418', skin: PALE, robe: ['#17141c', '#2a2430'], collar: '#8a2f33', sky: '#2c1a2e', sun: BLOOD, eyes: '#28303a', scar: true },
  lady_amber_metulli: { hair: 'curls', colour: '#8a3d1c', skin: TAN, robe: ['#5a3a1a', '#7c5428'], collar: '#ffcf8a', sky: '#6a3a26', sun: GOLD, eyes: '#6a4a20' },
  staban_tuek: { hair: 'swept', colour: '#2a2022', skin: DARK, robe: ['#3a2c20', '#56422e'], collar: '#b8562f', sky: '#3a2a44', sun: SUN, eyes: '#2a1a12', beard: true },
  shaddam_corrino_iv: { hair: 'short', colour: '#8a3f22', skin: FAIR, robe: ['#5a4a1c', '#84702c'], collar: '#f0d890', sky: '#4a3418', sun: GOLD, eyes: '#3a4a3a', crown: true, beard: true },
}

const HAIR: readonly Hair[] = ['short', 'swept', 'hood', 'long', 'curls', 'bun']
const SKINS = [FAIR, PALE, TAN, DARK] as const
const SUNS = [SUN, MOON, GOLD, GREEN, STEEL] as const
const ROBES = [['#1d2a3f', '#2c3d57'], ['#4b2a2c', '#6a3f3a'], ['#2b3a24', '#435636'], ['#3a2a50', '#543f70']] as const
const SKIES = ['#3a2f70', '#5b3a2c', '#2c3f4c', '#46306a'] as const
const COLOURS = ['#231a3d', '#4a2a1c', '#8f8a90', '#1f1a20', '#8a5a2c'] as const

export function featuresOf(id: string): Features {
  const known = KNOWN[id]
  if (known) return known
  const random = hashed(id)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise
  const hair = pick(HAIR, 'short')
  return {
    hair,
    colour: pick(COLOURS, '#231a3d'),
    skin: pick<readonly [string, string]>(SKINS, FAIR),
    robe: pick<readonly [string, string]>(ROBES, ['#1d2a3f', '#2c3d57']),
    collar: '#b98a58',
    sky: pick(SKIES, '#3a2f70'),
    sun: pick<readonly [string, string]>(SUNS, SUN),
    eyes: '#2f4f7a',
    beard: hair === 'short' && random() < 0.5,
  }
}

/** What hangs behind the head. */
export const BEHIND: Partial<Record<Hair, string>> = {
  long: 'M36 54c-4-26 8-40 24-40s28 14 24 40c-1 16 3 32 6 44H30c3-12 7-28 6-44z',
  hood: 'M60 6c24 0 38 20 38 48 0 22 4 40 10 52H12c6-12 10-30 10-52C22 26 36 6 60 6z',
  bun: 'M60 0a11 11 0 1 1 0 22a11 11 0 0 1 0-22z',
}

/** What lies over the forehead. */
export const OVER: Readonly<Record<Hair, string>> = {
  short: 'M39 54c-5-26 6-40 23-40s25 14 20 40c-3-12-8-18-22-18s-18 7-21 18z',
  swept: 'M40 52c-5-22 4-38 22-38 15 0 24 12 19 36-1-10-5-17-12-20-9 5-22 4-26 8-2 4-2 9-3 14z',
  long: 'M40 56c-5-28 7-41 20-41s25 13 20 41c-2-14-8-22-20-27-12 5-18 13-20 27z',
  hood: 'M36 62c-2-30 8-46 24-46s26 16 24 46c-3-18-9-32-24-34-15 2-21 16-24 34z',
  bun: 'M40 50c-4-22 6-35 20-35s24 13 20 35c-4-10-10-16-20-16s-16 6-20 16z',
  curls: 'M38 52c-8-8-2-16-1-20 1-8 8-10 11-13 5-6 10-4 13-4 4-2 10 0 13 4 6 1 8 8 9 13 3 6 4 14-2 20-2-7-3-10-6-13-4 2-7-1-9-2-4 3-8 2-11 0-3 4-7 2-9 3-4 3-6 6-8 12z',
  bald: '',
}
