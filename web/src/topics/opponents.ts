/** What only printed opponents do. */
import type { Drawings } from '../parts/effects/drawings'
import { number, string } from '../parts/effects/fields'
import { OR, amount, icon, pill, text, type Glyph } from '../parts/effects/glyphs'

const PICKS: Readonly<Record<string, Glyph>> = { least: text('↓'), most: text('↑'), alliance: icon('alliance') }

export const drawings: Drawings = {
  PickedInfluence: (w) => [amount(number(w, 'amount'), 'influence'), pill(PICKS[string(w, 'pick')] ?? text('?'))],
  PriorityInfluence: (w) => [amount(number(w, 'amount'), 'influence'), pill(text(`№ ${number(w, 'place')}`))],
  RivalSpy: () => [amount(1, 'spy')],
  RivalHarvest: (w) => [
    icon('spice'),
    text('+'),
    icon('maker'),
    ...(w['kind'] ? [OR, pill(icon('maker_hooks')), amount(number(w, 'units'), string(w, 'kind'))] : []),
  ],
}
