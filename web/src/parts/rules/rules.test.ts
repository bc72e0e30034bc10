import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICONS } from '../../icons/names'
import { Components } from '../../lib/components'
import { ROOT, ask, box } from '../../lib/engine'
import { every } from '../effects/glyphs'
import { EDITIONS, SECTIONS, homeOf, type Edition } from './contents'
import { bare, blocks, links } from './markup'
import { chapters, count, searched, textOf, type Chapter, type Texts } from './shown'

const LANGUAGES = ['en', 'uk', 'ru', 'bg'] as const

const WORDS = ask([
  'import json',
  'from kanly.server.options import page_words',
  'from kanly.text import LANGUAGES',
  'print(json.dumps({language: page_words(language, "rules") for language in LANGUAGES}))',
]) as Record<string, Texts>

const BOXES: Record<Edition, Components> = {
  base: new Components(box('base', [], 'uk')),
  uprising: new Components(box('uprising', [], 'uk')),
}

function shown(language: string, edition: Edition): Chapter[] {
  return chapters(WORDS[language] ?? {}, (id) => `<${id}>`, edition, BOXES[edition], language)
}

function idsOf(all: readonly Chapter[]): string[] {
  return all.flatMap((chapter) => [
    chapter.id,
    ...chapter.parts.flatMap((part) => [...(part.id ? [part.id] : []), ...part.items.map((item) => item.id)]),
  ])
}

const ENTRIES = SECTIONS.flatMap((section) => section.groups.flatMap((group) => group.entries))

describe('the icons', () => {
  const explained = new Set<string>()
  for (const entry of ENTRIES.filter((one) => /^(icon|sign)-/.test(one.id))) {
    for (const name of entry.icons ?? []) explained.add(name)
    for (const glyph of every(entry.sample ?? [])) {
      if (glyph.is === 'amount') for (const name of glyph.icons) explained.add(name)
      else if (glyph.is === 'arrow') explained.add('arrow')
    }
  }
  // Named in the sources of the cards and the board, or drawn from what is printed; the shell's buttons explain themselves.
  const used = new Set<string>()
  for (const folder of ['cards', 'board']) {
    const path = `${ROOT}web/src/parts/${folder}`
    for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((one) => /\.(ts|svelte)$/.test(one) && !one.includes('.test.'))) {
      for (const [, name = ''] of readFileSync(`${path}/${file}`, 'utf8').matchAll(/['"](\w+)['"]/g)) used.add(name)
    }
  }
  for (const components of Object.values(BOXES)) {
    for (const [, name = ''] of JSON.stringify(components.byKey).matchAll(/"(\w+)"/g)) used.add(name)
  }
  const drawn = ICONS.filter((name) => used.has(name))
  const sprite = readFileSync(`${ROOT}web/src/icons/sprite.svg`, 'utf8')
  const symbols = [...sprite.matchAll(/<symbol[^>]*\bid="i-(\w+)"/g)].map((found) => found[1] ?? '')

  it('are those of the sprite', () => expect(symbols.sort()).toEqual([...ICONS].sort()))
  it('are most of them', () => expect(drawn.length).toBeGreaterThan(45))
  it.each(drawn)('%s is explained', (name) => expect(explained.has(name)).toBe(true))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language] ?? {}
  const ids = new Set(EDITIONS.flatMap((edition) => idsOf(shown(language, edition))))

  it('every entry has a heading and, in each edition that has it, a text', () => {
    for (const entry of ENTRIES) {
      expect(words[`rules-${entry.id}-title`], entry.id).toBeTruthy()
      for (const edition of EDITIONS.filter((one) => [undefined, one].includes(homeOf(entry.id)))) {
        if (entry.more !== 'keys') expect(textOf(words, entry.id, edition), `${entry.id} in ${edition}`).not.toBe('')
      }
    }
    for (const section of SECTIONS) expect(words[`rules-section-${section.id}`], section.id).toBeTruthy()
    for (const group of SECTIONS.flatMap((section) => section.groups).filter((one) => one.id)) {
      expect(words[`rules-${group.id}-title`], group.id).toBeTruthy()
    }
  })

  it('every link leads somewhere', () => {
    for (const [id, text] of Object.entries(words)) {
      for (const to of links(text)) expect(to === '/companion' || ids.has(to), `${id} leads to ${to}`).toBe(true)
    }
  })

  it('no mark of the texts is left over', () => {
    for (const [id, text] of Object.entries(words)) expect(bare(text), id).not.toMatch(/[[\]*]|\]\(/)
  })

  it('no word is there in vain', () => {
    const used = new Set(['title', 'search', 'edition', 'contents', 'found', 'nothing', 'clear'])
    for (const section of SECTIONS) used.add(`section-${section.id}`)
    for (const id of ids) for (const tail of ['', '-title', '-base', '-uprising']) used.add(id + tail)
    expect(Object.keys(words).filter((id) => !used.has(id.slice('rules-'.length)))).toEqual([])
  })

  it.each(EDITIONS)('every space, track and post of %s is shown, under its own heading', (edition) => {
    const items = shown(language, edition).flatMap((chapter) => chapter.parts.flatMap((part) => part.items))
    const decks = { spaces: 'space', tracks: 'track', posts: 'post' }
    for (const [deck, prefix] of Object.entries(decks)) {
      const there = BOXES[edition].deck(deck)
      expect(there.length, deck).toBeGreaterThan(deck === 'posts' && edition === 'base' ? -1 : 3)
      for (const component of there) {
        const item = items.find((one) => one.id === `${prefix}-${component.id}`)
        expect(item?.title, component.id).toBe(component.name)
      }
    }
  })

  it.each(EDITIONS)('no two places of %s have one address', (edition) => {
    const all = idsOf(shown(language, edition))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('searching', () => {
  const all = shown('en', 'uprising')

  it('keeps what speaks of every word, in headings, texts and on the board', () => {
    const found = idsOf(searched(all, 'shield WALL'))
    expect(found).toEqual(expect.arrayContaining(['term-shield_wall', 'icon-shield_wall', 'term-sandworm']))
    expect(found).not.toContain('term-bond')
    expect(idsOf(searched(all, 'Глибока пустеля'))).toContain('space-deep_desert')
  })

  it('finds nothing of what is not there, and all without words', () => {
    expect(count(searched(all, 'zeppelin'))).toBe(0)
    expect(count(searched(all, '  '))).toBe(count(all))
  })
})

describe('editions', () => {
  it('have what is theirs alone', () => {
    const [base, uprising] = EDITIONS.map((edition) => idsOf(shown('en', edition)))
    expect(base).toContain('term-mentat')
    expect(base).not.toContain('term-spy')
    expect(uprising).toContain('modules-choam')
    expect(uprising).not.toContain('term-foldspace')
    expect([homeOf('term-spy'), homeOf('icon-wild'), homeOf('modules-mixed'), homeOf('term-mentat'), homeOf('term-tie')]).toEqual([
      'uprising', 'uprising', 'uprising', 'base', undefined,
    ])
  })
})

describe('the markup', () => {
  it('makes paragraphs and lists, and joins lists that meet', () => {
    const made = blocks('One\ntwo.\n\n• a\n• *b* [c](d)\n\n• e\n\n1) f\n2) g')
    expect(made.map((block) => [block.is, block.items.length])).toEqual([['p', 1], ['ul', 3], ['ol', 2]])
    expect(made[1]?.items[1]).toEqual([
      { is: 'stress', text: 'b' },
      { is: 'text', text: ' ' },
      { is: 'link', text: 'c', to: 'd' },
    ])
  })
})
