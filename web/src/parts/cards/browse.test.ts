import { expect, it } from 'vitest'
import type { Component } from '../../lib/protocol'
import { found, says, total } from './browse'

function card(id: string, more: Partial<Component>): Component {
  return { id, set: 'base', deck: 'imperium', name: id, lines: [], ...more }
}
const NONE = { text: '', deck: '', faction: '', icon: '', cost: '' }
const CARDS = [
  card('Worm Riders', { cost: 6, factions: ['fremen'], icons: ['city'], count: 2 }),
  card('Дункан Айдаго', { cost: 4, icons: ['city'], lines: [{ box: 'agent', label: '', title: '', text: 'Можете сплатити 1 воду.' }] }),
  card('Dagger', { deck: 'starters', icons: ['landsraad'], count: 2 }),
]

it('finds words in name and text, whatever their case and accents', () => {
  expect(says(CARDS[1] as Component, 'ВОДУ дункан')).toBe(true)
  expect(says(CARDS[1] as Component, 'spice')).toBe(false)
})

it('filters by deck, faction, icon and cost', () => {
  const names = (wanted: Partial<typeof NONE>) => found(CARDS, { ...NONE, ...wanted }, 'cost').map((one) => one.name)
  expect(names({ deck: 'starters' })).toEqual(['Dagger'])
  expect(names({ faction: 'fremen' })).toEqual(['Worm Riders'])
  expect(names({ icon: 'city' })).toEqual(['Дункан Айдаго', 'Worm Riders'])
  expect(names({ cost: '6' })).toEqual(['Worm Riders'])
})

it('counts copies', () => expect(total(CARDS)).toBe(5))
