/** Troops in places of their own. */
import type { Drawings } from '../parts/effects/drawings'
import { number } from '../parts/effects/fields'
import { amount, less } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  SendTo: (w) => [amount(number(w, 'troops'), 'troop', 'control')],
  SpendFrom: (w) => [amount(less(number(w, 'troops')), 'troop', 'control')],
}
