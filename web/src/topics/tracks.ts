/** Tracks of places, with a token of every seat. */
import type { Kinds } from '../lib/kinds'
import type { Drawings } from '../parts/effects/drawings'
import { number } from '../parts/effects/fields'
import { amount, icon } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  Advance: (w) => [amount(number(w, 'steps'), 'seat_disc')],
  GoBack: () => [icon('recall', 'seat_disc')],
  OnTrack: (w) => [amount(`${number(w, 'steps')}+`, 'seat_disc')],
}

export const kinds: Kinds = {
  advance: { icon: 'seat_disc', at: [] },
}
