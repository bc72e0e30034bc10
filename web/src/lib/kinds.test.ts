import { describe, expect, it } from 'vitest'
import { isIcon } from '../icons/names'
import { kinds } from './engine'
import { KINDS, factionOf, isBar, isDrawn, kindOf, madeAt, onBoard, pressedAt, together, type Kind, type Spot } from './kinds'
import type { Move, MoveKind } from './protocol'

const move = (kind: MoveKind, a: string | number | null = null, b: string | null = null, notation = ''): Move => ({
  move: notation || [kind, a].filter((part) => part !== null).join(' '),
  kind,
  a,
  b,
  text: '',
})

/** Where a parameter of the engine's can be pressed; of the others no part is a thing on the table by itself. */
const THINGS: Readonly<Record<string, readonly Spot[]>> = {
  card: ['hand', 'discard', 'play', 'row', 'reserve', 'aside'],
  space: ['space'],
  controlled: ['space'],
  origin: ['space'],
  intrigue: ['intrigue'],
  faction: ['faction'],
  seat: ['seat'],
  post: ['post'],
  contract: ['contract'],
  leader: ['leaders'],
}
const ELSEWHERE: ReadonlySet<string> = new Set(['', 'effect', 'number', 'kind', 'from', 'place', 'zone', 'stop', 'battle'])

describe('the kinds of moves', () => {
  const engine = kinds()

  it('are those of the engine', () => expect(Object.keys(KINDS).sort()).toEqual(Object.keys(engine).sort()))

  it('are drawn once each', () => {
    const one: Kind = { icon: 'spy', at: [] }
    expect(together({ storm: one }, undefined, { lull: one })).toEqual({ storm: one, lull: one })
    expect(() => together({ storm: one }, { storm: one })).toThrow('the move storm is drawn twice')
  })

  it('bring their icon where the page was made without them', () => {
    const outside = { ...move('pass'), kind: 'storm' as MoveKind, icon: 'spice' }
    expect(kindOf(outside)).toEqual({ icon: 'spice', at: [] })
    expect([isBar(outside), onBoard(outside), isDrawn(outside)]).toEqual([false, false, false])
  })

  it.each(Object.entries<Kind>(KINDS))('%s has an icon and a place, and one place alone', (name, kind) => {
    expect(isIcon(kind.icon)).toBe(true)
    if (kind.bar) expect([kind.at, kind.about]).toEqual([[], undefined])
    if (kind.key) expect(kind.bar).toBe(true)
    if (kind.about) expect(kind.at).toEqual([])
    expect(new Set(kind.at).size, name).toBe(kind.at.length)
  })

  it.each(Object.entries(engine))('%s is made at the thing that its parameters name', (name, domains) => {
    const { at, about } = kindOf({ kind: name as MoveKind })
    for (const domain of domains) {
      const spots = THINGS[domain]
      if (!spots) expect(ELSEWHERE.has(domain), domain).toBe(true)
      else expect(about !== undefined || spots.some((spot) => at.includes(spot)), domain).toBe(true)
    }
  })
})

describe('what is pressed for a move', () => {
  it('is the card where it lies', () => {
    expect([pressedAt(move('trash', 'dagger', 'hand'), 'hand'), pressedAt(move('trash', 'dagger', 'hand'), 'play')]).toEqual(['dagger', null])
    const bought = ['row', 'reserve', 'aside'] as const
    expect(bought.map((spot) => madeAt(move('buy', 'x', 'aside'), spot))).toEqual([false, false, true])
    expect(bought.map((spot) => madeAt(move('acquire', 'x', 'market'), spot))).toEqual([true, true, false])
    expect(bought.map((spot) => madeAt(move('aside', 'x'), spot))).toEqual([true, false, false])
  })

  it('is a card and a space for an Agent, so that neither alone makes it', () => {
    const sent = move('agent', 'dagger', 'arrakeen')
    expect([pressedAt(sent, 'hand'), pressedAt(sent, 'space')]).toEqual(['dagger', 'arrakeen'])
    expect([madeAt(sent, 'hand'), madeAt(sent, 'space'), isDrawn(sent)]).toEqual([false, false, true])
  })

  it('is the space that the notation names where the move counts it', () => {
    expect(pressedAt(move('from', 3, null, 'from arrakeen'), 'space')).toBe('arrakeen')
  })

  it('is the faction whose track gives it, and nothing for what else is taken', () => {
    const track = move('take', 'fremen influence')
    expect([factionOf(track), madeAt(track, 'faction', 'fremen'), madeAt(track, 'faction', 'guild')]).toEqual(['fremen', true, false])
    expect([onBoard(track), onBoard(move('take', 'arrakeen draw')), isDrawn(move('take', 'arrakeen draw'))]).toEqual([true, false, false])
  })

  it('is the one Conflict and the one wall, whatever they are called', () => {
    expect([madeAt(move('deploy', 2), 'conflict', ''), madeAt(move('detonate'), 'wall', 'wall')]).toEqual([true, true])
    expect([isBar(move('end')), isDrawn(move('end'))]).toEqual([true, false])
  })
})
