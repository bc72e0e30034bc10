import { describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { LogLine, Move, MoveKind, Situation, View } from '../../lib/protocol'
import { Table } from '../../lib/table.svelte'
import type { Glyph } from '../effects/glyphs'
import { agentsOn, storyOf, type Contract, type Space } from './board'
import { layoutOf, placeNarrow, placeWide, spare, type Size } from './layouts'
import { arrived, directMoves, lightOf, nearlyFits, whyNot } from './light'
import { lined, longest, softened, stacked } from './names'
import { fulfilledAt, tileGlyphs } from './tiles'

const seat = (number: number, on: string[] = []) => ({ seat: number, on })
const view = (parts: object = {}) =>
  ({ table: { first: 2 }, seats: [seat(0, ['arrakeen']), seat(1), seat(2, ['arrakeen'])], parts }) as unknown as View

describe('what stands where', () => {
  it('lists the Agents of a space by seat', () => {
    expect(agentsOn(view())).toEqual({ arrakeen: [0, 2] })
  })

  it('takes the order of turns and what a visit costs from the server', () => {
    const table = new Table()
    const visits = { arrakeen: { ways: [{ cost: [{ word: 'Spend', resource: 'solari', amount: 4 }], gains: [] }] } }
    const situation = { number: 1, view: view(), moves: [], order: [2, 1, 0], visits, undo: 0, result: null } as unknown as Situation
    table.hear({ type: 'game', revision: 1, situation, log: { from: 0, lines: [] }, turns: [] })
    expect(table.inOrder.map((one) => one.seat)).toEqual([2, 1, 0])
    expect(table.visitOf('arrakeen')?.ways[0]?.cost[0]?.['amount']).toBe(4)
  })

  it('finds the last story of an opponent in the log', () => {
    const line = (event: string, owner: number, text: string): LogLine => ({ event, seat: owner, text })
    const log = [
      line('end_turn', 1, 'old'),
      line('hagal', 1, 'turns up a card'),
      line('end_turn', 1, 'ends'),
      line('send', 0, 'mine'),
    ]
    const stories = [[], [{ event: 'hagal', seat: 1 }, { event: 'end_turn', seat: 1 }], []]
    const found = storyOf(view({ automa: { people: 1, rivals: [], level: null, stories } }), log, 1)
    expect(found.map((one) => one.text)).toEqual(['turns up a card', 'ends'])
  })
})

describe('places', () => {
  // Units: the smallest map of a desktop, that of a tablet, and of a large window; plates as the longest language draws them.
  const MAPS = [
    { width: 31, height: 20.5 },
    { width: 31.3, height: 21.5 },
    { width: 37, height: 31 },
  ]
  const SLOT = 2.375
  const POST = { width: 2.5, height: 1.25 }
  const OFFER = { width: 8.25, height: 6.5 }
  const PLATES: Record<string, Size> = {
    arrakeen: { width: 7.5, height: 2.5 },
    carthag: { width: 7.5, height: 2.5 },
    spice_refinery: { width: 11.75, height: 3.4 },
    imperial_basin: { width: 9.6, height: 3.4 },
    sietch_tabr: { width: 11.5, height: 2.5 },
    research_station: { width: 10.9, height: 3.4 },
    hagga_basin: { width: 12.5, height: 2.5 },
    deep_desert: { width: 12.5, height: 2.5 },
    the_great_flat: { width: 11, height: 2.5 },
  }
  interface Box extends Size {
    name: string
    x: number
    y: number
  }
  function overlaps(boxes: Box[]): string[] {
    return boxes.flatMap((one, at) =>
      boxes.slice(at + 1).flatMap((other) => {
        const dx = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const dy = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        return dx > 0.01 && dy > 0.01 ? [`${one.name} ${other.name}`] : []
      }),
    )
  }

  it.each(['base', 'uprising'])('of %s leave room for each other at every size', (edition) => {
    const layout = layoutOf(edition)
    expect(Object.keys(layout.wide.spaces)).toHaveLength(7)
    expect(Object.keys(layout.narrow.spaces).sort()).toEqual(Object.keys(layout.wide.spaces).sort())
    expect(Object.keys(layout.narrow.posts).sort()).toEqual(Object.keys(layout.wide.posts).sort())
    for (const map of MAPS) {
      const boxes: Box[] = Object.entries(layout.wide.spaces).map(([name, spot]) => {
        const { x, y } = placeWide(spot, PLATES[name]!, map, 1, SLOT)
        return { name, x, y, ...PLATES[name]! }
      })
      for (const [name, { x, y }] of Object.entries(layout.wide.posts)) {
        boxes.push({ name: `post ${name}`, x: x * map.width - POST.width / 2, y: y * map.height - POST.height / 2, ...POST })
      }
      if (edition === 'uprising') boxes.push({ name: 'offer', x: map.width - OFFER.width, y: 0, ...OFFER })
      expect(overlaps(boxes)).toEqual([])
      for (const box of boxes) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(map.width)
        expect(box.y + box.height).toBeLessThanOrEqual(map.height)
      }
    }
  })

  it.each(['base', 'uprising'])('of %s fit a phone, names under slots', (edition) => {
    const map = { width: 23, height: 20 }
    const boxes = Object.entries(layoutOf(edition).narrow.spaces).map(([name, spot]) => {
      const box = { width: Math.min(11, PLATES[name]!.width - 1), height: PLATES[name]!.height > 3 ? 5.3 : 4.4 }
      const { x, y } = placeNarrow(spot, box, map, 1, SLOT)
      return { name, x, y, ...box }
    })
    expect(overlaps(boxes)).toEqual([])
  })

  it('keeps a space that no layout knows on the map', () => {
    for (const at of [0, 5]) {
      const { x, y } = placeWide(spare(at), { width: 9, height: 3 }, MAPS[0]!, 1, SLOT)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + 9).toBeLessThanOrEqual(MAPS[0]!.width)
    }
  })
})

describe('names', () => {
  const parts = (name: string): string[] => softened(name).split('\u00AD')

  it('lets only long words break, once, and between syllables', () => {
    expect(parts('Wealth')).toEqual(['Wealth'])
    expect(parts('Богатство')).toEqual(['Богат', 'ство'])
    expect(parts('Имперская')).toEqual(['Импер', 'ская'])
    expect(parts('Swordmaster')).toEqual(['Sword', 'master'])
    expect(parts('Перевезення')).toEqual(['Переве', 'зення'])
    expect(parts('Влагосъхраняващи костюми')).toEqual(['Влагосъх', 'раняващи костюми'])
    expect(parts('Исследовательская')).toEqual(['Исследова', 'тельская'])
    expect(softened('Вища Міжпросторова').startsWith('Вища ')).toBe(true)
  })

  it('keeps a prefix, and what follows it, in one piece', () => {
    expect(parts('підтримки')).toEqual(['під', 'тримки'])
    expect(parts('Представник')).toEqual(['Пред', 'ставник'])
  })

  it('parts no letter alone, no soft sign and no sound of two letters', () => {
    for (const name of ['Підприємство', 'Урядування', 'Експедиція', 'Возбуждающий', 'Надежджинський', 'Сардаукар']) {
      for (const part of parts(name)) {
        expect(part.length).toBeGreaterThanOrEqual(3)
        expect(part).toMatch(/[аеєиіїоуюяёэыъ]/i)
        expect(part).not.toMatch(/^[ьъй]|д$/)
      }
    }
  })

  it('puts a long name into two lines of about the same length', () => {
    expect(lined('Research Station', 16)).toEqual(['Research Station'])
    expect(lined('Исследовательская станция', 16)).toEqual(['Исследовательская', 'станция'])
    expect(lined('Завод по очистке Пряности', 16)).toEqual(['Завод по очистке', 'Пряности'])
    expect(stacked('Майстор на меча')).toEqual(['Майстор', 'на меча'])
    expect(stacked('Перевезення')).toEqual(['Переве\u00ADзення'])
    expect(longest(stacked('Перевезення'))).toBe(6)
  })
})

describe('what a tile shows', () => {
  const spend = (amount: number) => ({ word: 'Spend', resource: 'solari', amount })
  const recruit = { word: 'Recruit', troops: 2, straight: false }
  const water = { word: 'Gain', resource: 'water', amount: 1 }
  const space = (more: object) => ({ id: 'x', effects: [], tiers: [], ...more }) as unknown as Space
  const drawn = (glyphs: readonly Glyph[]): string =>
    glyphs
      .map((glyph) => (glyph.is === 'amount' ? `${glyph.n} ${glyph.icons.join()}` : glyph.is === 'pill' ? `(${drawn(glyph.inside)})` : glyph.is))
      .join(' ')

  it('at this seat’s price, and of a dearer way only what is more', () => {
    const ways = [
      { cost: [], gains: [], printed: [recruit] },
      { cost: [spend(1)], gains: [], printed: [recruit, water] },
    ]
    expect(drawn(tileGlyphs(space({}), { ways }))).toBe('2 troop or 1 solari arrow +1 water')
  })

  it('frames an exchange, whose arrow is not that of the price', () => {
    const swap = { word: 'Pay', costs: [{ word: 'TrashIntrigue' }], effects: [{ word: 'DrawIntrigue', cards: 1 }] }
    const ways = [{ cost: [spend(3)], gains: [], printed: [swap, { word: 'Draw', cards: 1 }] }]
    expect(drawn(tileGlyphs(space({}), { ways }))).toBe('3 solari arrow 1 draw (±1 intrigue)')
  })

  it('finds the contracts that a visit fulfils', () => {
    const contract = (visit: string | null) => ({ visit }) as unknown as Contract
    expect(fulfilledAt('arrakeen', [contract('arrakeen'), contract('carthag'), contract(null), undefined])).toHaveLength(1)
  })
})

describe('what is lit', () => {
  const move = (kind: MoveKind, a: string | number | null, notation: string): Move => ({ kind, a, b: null, move: notation, text: '' })
  function asked(moves: Move[], why: Partial<Situation['why']> = {}): Table {
    const table = new Table()
    table.components = new Components({
      'base/starters/dagger': { id: 'dagger', set: 'base', deck: 'starters', name: 'Dagger', lines: [], icons: ['landsraad'] },
    })
    const situation = { number: 1, view: view(), moves, why, undo: 0, result: null } as unknown as Situation
    table.hear({ type: 'game', revision: 1, situation, log: { from: 0, lines: [] }, turns: [] })
    return table
  }

  it('finds the space that an Agent leaves by its notation, for the move counts it by a number', () => {
    const table = asked([move('from', 3, 'from arrakeen'), move('from', 0, 'from leader')])
    expect(directMoves(table, 'space', 'arrakeen')).toHaveLength(1)
    expect(directMoves(table, 'space', 'leader')).toHaveLength(1)
    expect(lightOf(table, 'space', 'carthag')).toBe('plain')
  })

  it('lights the faction whose track gives Influence', () => {
    const table = asked([move('take', 'fremen influence', 'take fremen influence')])
    expect(lightOf(table, 'faction', 'fremen')).toBe('lit')
    expect(lightOf(table, 'faction', 'guild')).not.toBe('lit')
  })

  it('says why a space can’t be visited, and marks what nearly fits', () => {
    const sending: Move = { kind: 'agent', a: 'dagger', b: 'hall', move: 'agent dagger -> hall', text: '' }
    const table = asked([sending], { spaces: { council: '5 Solari short', hall: 'never said' } })
    expect([whyNot(table, 'council'), whyNot(table, 'hall')]).toEqual(['5 Solari short', ''])
    expect(nearlyFits(table, 'landsraad')).toBe(false)
    table.selectCard('dagger', 0)
    expect([nearlyFits(table, 'landsraad'), nearlyFits(table, 'city')]).toEqual([true, false])
  })

  it('marks where an Agent has just come', () => {
    const table = asked([])
    const sent: LogLine = { event: 'send', seat: 1, text: '', a: 'dagger', b: 'hall' }
    table.log = [sent]
    table.hear({ type: 'game', revision: 2, situation: table.situation!, log: { from: 1, lines: [sent] }, turns: [] })
    expect([arrived(table, 'hall'), arrived(table, 'council')]).toEqual([true, false])
  })
})
