/** Spies on observation posts. */
import type { Kinds } from '../lib/kinds'
import { draw, type Drawings } from '../parts/effects/drawings'
import { number, strings } from '../parts/effects/fields'
import { amount, icon, less, oneOf, pill, type Glyph, type Word } from '../parts/effects/glyphs'

function placeSpy(word: Word): Glyph[] {
  const where = strings(word, 'icons')
  const posts = (word['bonus'] as [string[], Word][] | undefined) ?? []
  return [
    amount(1, 'spy'),
    ...(where.length ? [pill(...oneOf(where))] : []),
    ...(word['visited'] ? [pill(icon('agent'))] : []),
    ...(word['share'] ? [pill(icon('players'))] : []),
    ...posts.flatMap(([icons, effect]) => [pill(...oneOf(icons)), ...draw(effect)]),
  ]
}

export const drawings: Drawings = {
  PlaceSpy: placeSpy,
  RecallSpies: (w) => [amount(less(number(w, 'spies')), 'spy')],
  SpiesOnBoard: (w) => [amount(`${number(w, 'spies')}+`, 'spy')],
  RecalledSpy: () => [amount('−', 'spy')],
  WatchesMaker: () => [icon('spy', 'maker')],
}

export const triggers: Drawings = {
  watched_maker: () => [icon('players', 'maker', 'spy')],
}

export const kinds: Kinds = {
  spy: { icon: 'spy', at: ['post'] },
  recall_spy: { icon: 'spy', at: ['post'] },
}
