import { describe, expect, it } from 'vitest'
import { complete, draw, drawAll, drawWays, drawn, missing } from './draw'
import { DRAWINGS, enter } from './drawings'
import { brief, every, weight, type Glyph, type Word } from './glyphs'
import { isIcon } from '../../icons/names'
import { box, everything, vocabulary } from '../../lib/engine'
import { motif } from '../cards/motifs'
import { sceneOf } from '../cards/scene'
import { drawnSpecial } from './specials'

/** Words that draw nothing by themselves on some component, and why that is right. */
const UNDRAWN: Readonly<Record<string, string>> = {
  Stop: 'a stop of a training track that brings nothing',
}

function* wordsIn(value: unknown): Generator<Word> {
  if (Array.isArray(value)) for (const part of value) yield* wordsIn(part)
  else if (typeof value === 'object' && value !== null) {
    if ('word' in value) yield value as Word
    yield* wordsIn(Object.values(value))
  }
}

describe('the vocabulary', () => {
  const { words, specials, triggers } = vocabulary()
  const occurring = Object.values(everything()).flatMap((component) => [...wordsIn(component)].map((word) => ({ component, word })))

  it('is read from the engine', () => expect([words.length > 80, specials.length > 20, occurring.length > 1000]).toEqual([true, true, true]))
  it.each(words)('%s has a drawing', (word) => expect(drawn(word)).toBe(true))
  it('names what nobody draws', () => {
    expect(missing(words)).toEqual([])
    const taken = DRAWINGS.get('Recruit')
    if (!taken) throw new Error('nobody draws a Spy')
    DRAWINGS.delete('Recruit')
    expect(missing(words)).toEqual(['Recruit'])
    enter(DRAWINGS, { Recruit: taken })
    expect(() => enter(DRAWINGS, { Recruit: taken })).toThrow('Recruit is drawn twice')
  })
  it.each(specials)('what only one component does, %s, has a drawing', (name) => expect(drawnSpecial(name)).toBe(true))

  it.each(triggers)('%s, which something can react to, has a drawing', (trigger) => {
    expect(complete(draw({ word: 'On', trigger, effects: [] }))).toBe(true)
  })
  it('draws how often something reacts, and what it names', () => {
    const on = (more: object): number => draw({ word: 'On', trigger: 'acquired', effects: [], ...more }).length
    expect([on({}), on({ once: 'game' }), on({ once: 'round' }), on({ once: 'turn' })]).toEqual([1, 2, 3, 3])
    expect([...every(draw({ word: 'On', trigger: 'acquired', of: 'dagger', effects: [] }))]).toContainEqual({ is: 'name', deck: '', id: 'dagger' })
    expect(draw({ word: 'AtAnyMoment', once: 'round', effects: [{ word: 'Draw', cards: 1 }] })).toHaveLength(4)
    expect(complete(draw({ word: 'On', trigger: 'unheard_of', effects: [] }))).toBe(false)
  })

  it('gives a mark wherever one of its words is printed', () => {
    const bare = occurring.filter(({ word }) => ![...every(draw(word))].some(shows))
    expect(bare.filter(({ word }) => !(word.word in UNDRAWN)).map(({ component, word }) => `${component.id}: ${word.word}`)).toEqual([])
    expect(new Set(bare.map(({ word }) => word.word))).toEqual(new Set(Object.keys(UNDRAWN)))
  })

  it('is drawn as it brings it where the page was made without a word', () => {
    const inside = { word: 'Gain', resource: 'spice', amount: 2 }
    const storm: Word = { word: 'Storm', glyphs: [{ is: 'amount', n: '1', icons: ['spice'] }, { is: 'arrow' }, { is: 'words', words: [inside] }] }
    expect(draw(storm)).toEqual([{ is: 'amount', n: '1', icons: ['spice'] }, { is: 'arrow' }, ...draw(inside)])
    expect(complete(draw({ word: 'Storm' }))).toBe(false)
  })

  it('says so where a word is unknown', () => {
    expect(complete(drawAll([{ word: 'Gain', resource: 'spice', amount: 2 }]))).toBe(true)
    expect(complete(drawAll([{ word: 'Pay', costs: [], effects: [{ word: 'NotYetThere' }] }]))).toBe(false)
  })
})

/** Whether it can be seen: an icon, words or a name. */
function shows(glyph: Glyph): boolean {
  return glyph.is === 'amount' ? glyph.icons.length > 0 : glyph.is === 'text' || glyph.is === 'name'
}

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

  const spice = (amount: number) => ({ word: 'Gain', resource: 'spice', amount })
  const spend = (amount: number) => ({ word: 'Spend', resource: 'water', amount })

  it('show many prices as one range and few one after the other', () => {
    const way = (n: number) => ({ cost: [spend(n)], effects: [spice(n * 2)] })
    expect(drawWays([way(2), way(3), way(4)])).toEqual([
      { is: 'amount', n: '2–4', icons: ['water'] },
      { is: 'arrow' },
      { is: 'amount', n: '4–8', icons: ['spice'] },
    ])
    expect(drawWays([way(1), way(2)]).filter((glyph) => glyph.is === 'or')).toHaveLength(1)
  })

  it('say how many of several may be chosen', () => {
    const [first] = draw({ word: 'Choose', options: [[spice(1)], [spice(2)], [spice(3)]], number: 2 })
    expect(first).toEqual({ is: 'text', text: '2 ×' })
  })

  it('are one row in little room, without what the place itself says', () => {
    const harvest = { word: 'Harvest', spice: 2 }
    expect(draw(harvest)).toHaveLength(3)
    expect(brief(draw(harvest))).toEqual([{ is: 'amount', n: '2', icons: ['spice'] }])
    const paid = brief(draw({ word: 'Pay', costs: [spend(1)], effects: [spice(3)] }))
    expect(paid.map((glyph) => glyph.is)).toEqual(['amount', 'arrow', 'amount'])
  })
})
