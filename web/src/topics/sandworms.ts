/** Maker Hooks, units that are no troops, and the Shield Wall. */
import type { Drawings } from '../parts/effects/drawings'
import { number, string } from '../parts/effects/fields'
import { amount, icon, struck } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TakeHooks: () => [icon('maker_hooks')],
  Summon: (w) => [amount(number(w, 'units'), string(w, 'kind'))],
  DetonateShieldWall: () => [struck('shield_wall')],
  HasHooks: () => [icon('maker_hooks')],
  MaySummon: (w) => [icon('maker_hooks', string(w, 'kind'))],
  UnitsOfKind: (w) => [icon(string(w, 'kind') || 'troop')],
}
