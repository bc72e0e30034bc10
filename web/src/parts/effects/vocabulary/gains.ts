/** Resources, persuasion, swords and Victory Points. */
import type { Drawings } from '../drawings'
import { number, string } from '../fields'
import { amount, icon } from '../glyphs'

export const drawings: Drawings = {
  Gain: (w) => [amount(number(w, 'amount'), string(w, 'resource'))],
  Persuasion: (w) => [amount(number(w, 'amount'), 'persuasion')],
  Swords: (w) => [amount(number(w, 'amount'), 'sword')],
  Points: (w) => [amount(number(w, 'amount'), 'vp')],
  Spend: (w) => [amount(number(w, 'amount'), string(w, 'resource'))],
  GainedSpice: () => [icon('spice', 'confirm')],
}
