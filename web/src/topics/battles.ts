/** Battle icons on Conflicts and Objectives. */
import type { Drawings } from '../parts/effects/drawings'
import { string } from '../parts/effects/fields'
import { struck } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TurnDown: (w) => [struck(string(w, 'icon'))],
}
