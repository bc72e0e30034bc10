/** Effects as pictures: one drawing for every word of the vocabulary. No rule is known here, only what words look like. */
import { collect, drawAll, type Drawn } from './drawings'
import { number, string } from './fields'
import { ARROW, OR, amount, every, type Glyph, type Word } from './glyphs'

export { draw, drawAll, drawn, missing } from './drawings'

// Whatever lies in these folders is drawn; no file here names a topic.
collect(import.meta.glob<Drawn>(['./vocabulary/*.ts', '../../topics/*.ts'], { eager: true }))

/** One price of several, with what it brings. */
export interface Way {
  readonly cost: readonly Word[]
  readonly effects: readonly Word[]
}

/** What is paid, an arrow, what it brings. */
function drawWay(way: Way): Glyph[] {
  return way.cost.length ? [...drawAll(way.cost), ARROW, ...drawAll(way.effects)] : drawAll(way.effects)
}

/** Prices in steps are drawn as one range where they are alike, otherwise one after the other. */
export function drawWays(ways: readonly Way[]): Glyph[] {
  const first = ways[0]
  if (!first) return []
  const last = ways[ways.length - 1] ?? first
  if (ways.length > 2 && ways.every((way) => way.cost.length === 1 && way.effects.length === 1)) {
    const range = (from: Word | undefined, to: Word | undefined): Glyph[] =>
      from && to ? [amount(`${number(from, 'amount')}–${number(to, 'amount')}`, string(from, 'resource'))] : []
    return [...range(first.cost[0], last.cost[0]), ARROW, ...range(first.effects[0], last.effects[0])]
  }
  return ways.flatMap((way, at) => (at ? [OR, ...drawWay(way)] : drawWay(way)))
}

/** Whether all of a drawing could be drawn; otherwise the component's sentence stands in its place. */
export function complete(glyphs: readonly Glyph[]): boolean {
  for (const glyph of every(glyphs)) if (glyph.is === 'unknown') return false
  return true
}
