import { beforeAll, describe, expect, it } from 'vitest'
import { Components } from '../../lib/components'
import type { Component } from '../../lib/protocol'
import { setWords } from '../../lib/words'
import { sourcesOf } from './sources'

const components = new Components({
  'base/conflicts/skirmish': { id: 'skirmish', set: 'base', deck: 'conflicts', name: 'Skirmish', lines: [] } as Component,
})

beforeAll(() =>
  setWords('en', {
    'page-score-influence': 'Influence: { $faction }',
    'page-score-alliance': 'Alliance: { $faction }',
    'page-score-start': 'Start',
    'faction-fremen': 'Fremen',
  }),
)

describe('sources of points', () => {
  it('are told once each, with all of their points', () => {
    const sources = sourcesOf(['start', 'base/conflicts/skirmish', 'influence fremen', 'base/conflicts/skirmish'], components)
    expect(sources.map(({ text, points, icon }) => [text, points, icon])).toEqual([
      ['Start', 1, 'first_player'],
      ['Skirmish', 2, 'combat'],
      ['Influence: Fremen', 1, 'fremen'],
    ])
    expect(sources[1]?.component?.id).toBe('skirmish')
  })

  it('tell an Alliance from Influence', () => {
    const [alliance] = sourcesOf(['alliance fremen'], components)
    expect(alliance).toMatchObject({ text: 'Alliance: Fremen', icon: 'alliance', tone: 'fremen' })
  })

  it('show what is unknown by its id', () => {
    expect(sourcesOf(['base/imperium/new_card'], components)[0]?.text).toBe('base/imperium/new_card')
  })
})
