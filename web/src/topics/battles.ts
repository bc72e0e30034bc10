/** Battle icons on Conflicts and Objectives. */
import type { Kinds } from '../lib/kinds'
import type { Drawings } from '../parts/effects/drawings'
import { string } from '../parts/effects/fields'
import { struck } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TurnDown: (w) => [struck(string(w, 'icon'))],
}

export const kinds: Kinds = {
  pair: { icon: 'wild', at: [], about: 'leader' },
  turn_down: { icon: 'wild', at: [], about: 'leader' },
}
