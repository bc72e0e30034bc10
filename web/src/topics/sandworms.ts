/** Maker Hooks and the Shield Wall. */
import type { Kinds } from '../lib/kinds'
import type { Drawings } from '../parts/effects/drawings'
import { string } from '../parts/effects/fields'
import { icon, struck } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TakeHooks: () => [icon('maker_hooks')],
  DetonateShieldWall: () => [struck('shield_wall')],
  HasHooks: () => [icon('maker_hooks')],
  MaySummon: (w) => [icon('maker_hooks', string(w, 'kind'))],
}

export const kinds: Kinds = {
  detonate: { icon: 'shield_wall', at: ['wall'] },
}
