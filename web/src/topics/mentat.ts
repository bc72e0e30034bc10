/** The Mentat. */
import type { Drawings } from '../parts/effects/drawings'
import { icon, pill } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TakeMentat: (w) => [...(w['next_round'] ? [pill(icon('first_player'))] : []), icon('mentat')],
  MentatAtHome: () => [icon('mentat')],
}
