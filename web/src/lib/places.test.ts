import { describe, expect, it } from 'vitest'
import { Components } from './components'
import { factionOf, sourceOf } from './kinds'
import { boxesOf, placeOf } from './places'
import type { Component, Move, MoveKind } from './protocol'

const thing = (deck: string, id: string): Component => ({ id, set: 'base', deck, name: id, lines: [] })
const components = new Components({
  'base/spaces/arrakeen': thing('spaces', 'arrakeen'),
  'base/imperium/dagger': thing('imperium', 'dagger'),
  'base/leaders/paul': thing('leaders', 'paul'),
  'base/conflicts/skirmish': thing('conflicts', 'skirmish'),
  'base/intrigue/bribery': thing('intrigue', 'bribery'),
})
const move = (kind: MoveKind, a: string | null = null, b: string | null = null): Move => ({
  move: [kind, a].filter(Boolean).join(' '),
  kind,
  a,
  b,
  text: '',
})

describe('places', () => {
  it('are beside what an effect is printed on', () => {
    expect(placeOf(move('take', 'arrakeen draw'), components)).toEqual({ at: 'space', id: 'arrakeen' })
    expect(placeOf(move('choose', 'dagger pay_for_draw'), components)).toEqual({ at: 'card', id: 'dagger' })
    expect(placeOf(move('take', 'paul signet'), components)).toEqual({ at: 'leader' })
    expect(placeOf(move('take', 'skirmish spice'), components)).toEqual({ at: 'conflict' })
    expect(placeOf(move('choose', 'bribery pay'), components)).toEqual({ at: 'intrigue' })
    expect(placeOf(move('price', null, 'arrakeen'), components)).toEqual({ at: 'space', id: 'arrakeen' })
  })

  it('are the things themselves where those can be pressed', () => {
    for (const kind of ['buy', 'spy', 'contract', 'recall', 'influence', 'discard'] as const) {
      expect(placeOf(move(kind, 'x'), components)).toEqual({ at: 'drawn' })
    }
    expect(factionOf(move('take', 'fremen influence'))).toBe('fremen')
    expect(placeOf(move('take', 'fremen influence'), components)).toEqual({ at: 'drawn' })
    expect(sourceOf(3)).toBe('')
  })

  it('tell an Agent on a space from one that stands with its Leader', () => {
    expect(placeOf(move('from', 'arrakeen'), components)).toEqual({ at: 'drawn' })
    expect(placeOf(move('from', 'leader'), components)).toEqual({ at: 'tray' })
  })

  it('gather moves in boxes and lose none that is not drawn', () => {
    const moves = [move('take', 'dagger a'), move('take', 'arrakeen a'), move('take', 'arrakeen b'), move('pass'), move('buy', 'x')]
    const seen = boxesOf(moves, components, () => true)
    expect(seen.map((box) => [box.key, box.moves.length])).toEqual([['card dagger', 1], ['space arrakeen', 2], ['tray', 1]])
    const hidden = boxesOf(moves, components, () => false)
    expect(hidden.map((box) => [box.key, box.moves.length])).toEqual([['tray', 2], ['space arrakeen', 2]])
  })
})
