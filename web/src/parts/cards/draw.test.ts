import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complete, draw, drawAll, drawn } from './draw'
import { every, weight, type Word } from './glyphs'
import { isIcon } from '../../icons/names'
import { ROOT, box } from '../../lib/engine'
import { motif } from './motifs'
import { sceneOf } from './scene'
import { drawnSpecial } from './specials'

const SOURCES = `${ROOT}src/kanly`

function sourcesIn(folder: string): string {
  return readdirSync(`${SOURCES}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(`${SOURCES}/${folder}/${file}`, 'utf8'))
    .join('\n')
}

function* wordsIn(value: unknown): Generator<Word> {
  if (Array.isArray(value)) for (const part of value) yield* wordsIn(part)
  else if (typeof value === 'object' && value !== null) {
    if ('word' in value) yield value as Word
    yield* wordsIn(Object.values(value))
  }
}

describe('the vocabulary', () => {
  const effects = sourcesIn('effects')
  const words = [...effects.matchAll(/^class (\w+)\((?:Effect|Cost|Condition|Counted|Trait)\):/gm)].map((found) => found[1] ?? '')

  it('is read from the engine', () => expect(words.length).toBeGreaterThan(80))
  it.each(words)('%s has a drawing', (word) => expect(drawn(word)).toBe(true))

  const specials = new Set([...sourcesIn('sets').matchAll(/Special\(\s*"(\w+)"/g)].map((found) => found[1] ?? ''))
  it.each([...specials])('what only one component does, %s, has a drawing', (name) => expect(drawnSpecial(name)).toBe(true))

  it('says so where a word is unknown', () => {
    expect(complete(drawAll([{ word: 'Gain', resource: 'spice', amount: 2 }]))).toBe(true)
    expect(complete(drawAll([{ word: 'Pay', costs: [], effects: [{ word: 'NotYetThere' }] }]))).toBe(false)
  })
})

describe.each([
  ['base', []],
  ['uprising', ['choam']],
])('components of %s', (edition, modules) => {
  const components = Object.values(box(edition, modules))

  it('are all drawn, with icons of the sprite', () => {
    const missing: string[] = []
    for (const component of components) {
      for (const word of wordsIn(component)) {
        const glyphs = draw(word)
        if (!complete(glyphs)) missing.push(`${component.id}: ${word.word}`)
        for (const glyph of every(glyphs)) {
          if (glyph.is === 'amount') for (const icon of glyph.icons) if (!isIcon(icon)) missing.push(`${component.id}: icon ${icon}`)
          if (glyph.is === 'text') expect(glyph.text).not.toMatch(/undefined|null|NaN/)
        }
      }
    }
    expect(missing).toEqual([])
  })

  it('draw something for each box that says something', () => {
    const boxes = ['agent', 'reveal', 'acquire', 'trashed', 'discarded', 'plot', 'combat', 'win', 'endgame', 'first', 'second', 'third', 'reward', 'signet']
    for (const component of components) {
      for (const name of boxes) {
        const effects = component[name]
        if (Array.isArray(effects) && effects.length > 0) expect(weight(drawAll(effects as Word[])), `${component.id} ${name}`).toBeGreaterThan(0)
      }
    }
  })

  it('have a vignette that is the same each time', () => {
    for (const component of components) {
      expect(isIcon(motif(component)), component.id).toBe(true)
      expect(sceneOf(component)).toEqual(sceneOf(component))
    }
  })
})

describe('drawings', () => {
  it('put cost, arrow and gain in that order', () => {
    const [group] = draw({ word: 'Pay', costs: [{ word: 'Spend', resource: 'water', amount: 1 }], effects: [{ word: 'Draw', cards: 2 }] })
    expect(group).toEqual({
      is: 'group',
      inside: [{ is: 'amount', n: '1', icons: ['water'] }, { is: 'arrow' }, { is: 'amount', n: '2', icons: ['draw'] }],
    })
  })

  it('put a condition in a pill before its effect', () => {
    const [group] = draw({
      word: 'When',
      condition: { word: 'HasInfluence', faction: 'fremen', amount: 2 },
      effects: [{ word: 'Swords', amount: 3 }],
      otherwise: [],
    })
    expect(group?.is === 'group' && group.inside.map((glyph) => glyph.is)).toEqual(['pill', 'amount'])
  })

  it('name a single faction by its emblem, and any by the quartered disc', () => {
    const icons = (factions: string[]) => {
      const [glyph] = draw({ word: 'Influence', amount: 1, factions, different: 1, behind: false })
      return glyph?.is === 'amount' ? glyph.icons : []
    }
    expect(icons(['guild'])).toEqual(['guild'])
    expect(icons(['emperor', 'guild', 'bene_gesserit', 'fremen'])).toEqual(['influence'])
  })
})
