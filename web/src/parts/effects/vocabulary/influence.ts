/** Influence with the factions, and their Alliances. */
import type { Drawings } from '../drawings'
import { faction, number, string, strings } from '../fields'
import { amount, icon, less, oneOf, pill, text, type Glyph, type Word } from '../glyphs'

function influence(word: Word): Glyph[] {
  const factions = strings(word, 'factions')
  const gain = number(word, 'amount')
  const times = number(word, 'different') > 1 ? [text(`${string(word, 'different')} ×`)] : []
  const which =
    factions.length === 1
      ? [amount(gain, factions[0] ?? 'influence')]
      : factions.length === 4 || factions.length === 0
        ? [amount(gain, 'influence')]
        : [amount(gain, 'influence'), pill(...oneOf(factions))]
  return [...times, ...which, ...(word['behind'] ? [pill(icon('influence'), text('<'), icon('players'))] : [])]
}

export const drawings: Drawings = {
  Influence: influence,
  FactionInfluence: (w) => [pill(icon('agent', 'influence')), amount(number(w, 'amount'), 'influence')],

  LoseInfluence: (w) => [amount(less(number(w, 'amount')), 'influence')],

  HasAlliance: (w) => [icon(...faction(w), 'alliance')],
  HasInfluence: (w) => [amount(`${number(w, 'amount')}+`, string(w, 'faction'))],
  FactionsAt: (w) => [text(`${number(w, 'factions')} ×`), amount(`${number(w, 'influence')}+`, 'influence')],
  EnemyAlliance: (w) => [amount(`${number(w, 'influence')}+`, 'influence'), icon('players', 'alliance')],
}
