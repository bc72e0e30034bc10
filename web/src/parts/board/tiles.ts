/** What is drawn on the tile of a space: its price and effects in one line, as short as they can be read. */
import type { Tree, Visit } from '../../lib/protocol'
import { draw, drawAll, drawWays } from '../effects/draw'
import { amount, ARROW, brief, OR, pill, type Glyph } from '../effects/glyphs'
import type { Contract, Space } from './board'

function same(one: Tree, other: Tree): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** One for another of the same kind. */
function exchange(effect: Tree): Glyph {
  const [paid, gained] = [effect['costs'], effect['effects']].map((part) => drawAll((part as Tree[] | undefined) ?? []))
  const [before, after] = [paid?.at(-1), gained?.[0]]
  const alike = paid?.length === 1 && gained?.length === 1 && before?.is === 'amount' && after?.is === 'amount'
  if (alike && before.icons.at(-1) === after.icons[0]) return pill(amount(`±${after.n}`, ...after.icons))
  return pill(...brief(draw(effect)))
}

/** An exchange among other effects stands in a frame, as its arrow is not that of the price. */
function framed(effects: readonly Tree[], priced: boolean): Glyph[] {
  if (!priced && effects.length < 2) return brief(drawAll(effects))
  const plain = effects.filter((effect) => effect.word !== 'Pay')
  return [...brief(drawAll(plain)), ...effects.filter((effect) => effect.word === 'Pay').map(exchange)]
}

function plus(glyph: Glyph): Glyph {
  return glyph.is === 'amount' && /^\d/.test(glyph.n) ? { ...glyph, n: `+${glyph.n}` } : glyph
}

/** A visit at this seat's price. A dearer way that gives the same and more shows only what is more. */
export function tileGlyphs(space: Space, visit: Visit | undefined): Glyph[] {
  const ways = (visit?.ways ?? []).map((way, at) => ({
    cost: way.cost,
    effects: way.printed ?? [...(space.tiers[at]?.effects ?? []), ...space.effects],
  }))
  if (ways.length > 2) return brief(drawWays(ways))
  return ways.flatMap((way, at): Glyph[] => {
    const more = at ? way.effects.filter((effect) => !ways[0]?.effects.some((known) => same(known, effect))) : way.effects
    const gained = framed(more, way.cost.length > 0)
    const shown = more.length < way.effects.length ? gained.map(plus) : gained
    return [...(at ? [OR] : []), ...(way.cost.length ? [...drawAll(way.cost), ARROW] : []), ...shown]
  })
}

/** Those of these contracts that a visit to the space fulfils. */
export function fulfilledAt(space: string, held: readonly (Contract | undefined)[]): Contract[] {
  return held.flatMap((contract) => (contract?.visit === space ? [contract] : []))
}
