import { describe, expect, it } from 'vitest'
import { type Answerable, choiceIcon, fileName, type Line, lineIcon, newsAfter, pressed, type Question, quickNumbers, type Report, searched, storyAfter } from './companion'

const report = (command: string): Report => ({ command, round: 1, lines: [] })
const line = (event: string | null, a: string | number | null = null, b: string | number | null = null): Line => ({
  seat: 1, text: '', done: true, event, a, b,
})
const option = (answer: string, label = answer): Answerable => ({ answer, label, key: null, seat: null })
const question = (more: Partial<Question>): Question => ({
  kind: 'occupied', text: '', why: '', fields: [], about: { thing: null, seat: null, faction: null }, usual: null, options: [], most: 99, so_far: [], ...more,
})

describe('the story', () => {
  it('goes on, and loses what was taken back', () => {
    const told = [report(''), report('turn'), report('turn')]
    expect(storyAfter(told, { from: 3, reports: [report('combat')] }).map((one) => one.command)).toEqual(['', 'turn', 'turn', 'combat'])
    expect(storyAfter(told, { from: 2, reports: [] })).toHaveLength(2)
    expect(storyAfter(told, { from: 1, reports: [report('set')] }).map((one) => one.command)).toEqual(['', 'set'])
  })
  it('shows all that a line has brought, and before that what came last', () => {
    const told = [report(''), report('combat')]
    const both = [report('reward'), report('round')]
    expect(newsAfter([report('combat')], { from: 2, reports: both }, [...told, ...both], true)).toEqual(both)
    // A question is open: what happened before it is still the news.
    expect(newsAfter(both, { from: 4, reports: [] }, [...told, ...both], true)).toEqual(both)
    // Taken back or opened anew.
    expect(newsAfter(both, { from: 2, reports: [] }, told, false)).toEqual([report('combat')])
    expect(newsAfter(both, { from: 0, reports: [report('')] }, [report('')], false)).toEqual([])
  })
  it('shows what a line is about', () => {
    expect(lineIcon(line('gain', 'spice', 2))).toBe('spice')
    expect(lineIcon(line('influence', 'fremen', 1))).toBe('fremen')
    expect(lineIcon(line('summon', 1, 'sandworm'))).toBe('sandworm')
    expect(lineIcon(line('hagal_send', 'arrakeen', 'arrakeen'))).toBe('agent')
    expect(lineIcon(line(null))).toBe('arrow')
  })
})

describe('answers', () => {
  it('are a press for small numbers', () => {
    expect(quickNumbers(6)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(quickNumbers(99).at(-1)).toBe(9)
  })
  it('are found by the beginnings of their words', () => {
    const cards = [option('a', 'Foldspace'), option('b', 'Imperial Basin (number 2)'), option('c', 'Імперська улоговина')]
    expect(searched(cards, 'bas').map((one) => one.answer)).toEqual(['b'])
    expect(searched(cards, '2 imp').map((one) => one.answer)).toEqual(['b'])
    expect(searched(cards, 'УЛОГ').map((one) => one.answer)).toEqual(['c'])
    expect(searched(cards, ' ')).toHaveLength(3)
    expect(searched(cards, 'space')).toEqual([])
  })
  it('have the icon of what they name', () => {
    expect(choiceIcon('influence fremen')).toBe('fremen')
    expect(choiceIcon('decline')).toBe('confirm')
  })
})

describe('keys', () => {
  const asked = { offers: [], lines: 3, question: question({ options: [option('yes'), option('no')], usual: 'no' }) }
  it('answer a question', () => {
    expect(pressed('Digit1', asked)).toEqual({ say: 'yes' })
    expect(pressed('KeyN', asked)).toEqual({ say: 'no' })
    expect(pressed('Enter', asked)).toEqual({ say: 'no' })
    expect(pressed('Digit3', asked)).toBeNull()
    expect(pressed('KeyT', asked)).toBeNull()
    expect(pressed('Digit7', { ...asked, question: question({ most: 6 }) })).toBeNull()
    expect(pressed('Digit6', { ...asked, question: question({ most: 6 }) })).toEqual({ say: '6' })
    expect(pressed('Enter', { ...asked, question: question({}) })).toBeNull()
    expect(pressed('Digit1', { ...asked, question: question({}) })).toEqual({ type: true })
    expect(pressed('Digit1', { ...asked, question: question({ usual: '0' }) })).toEqual({ say: '1' })
    // Several numbers are picked in their own fields.
    const fields = [{ id: 'a', name: 'A', key: '' }, { id: 'b', name: 'B', key: '' }]
    for (const code of ['Digit1', 'Enter']) expect(pressed(code, { ...asked, question: question({ fields, usual: '0 0' }) })).toBeNull()
  })
  it('say commands, of two alike the first', () => {
    const now = {
      question: null, lines: 0,
      offers: [
        { command: 'turn', seat: 2, line: 'turn', label: '' },
        { command: 'turn', seat: 1, line: 'turn 1', label: '' },
        { command: 'correct', seat: null, line: null, label: '' },
      ],
    }
    expect(pressed('KeyT', now)).toEqual({ say: 'turn' })
    expect(pressed('KeyX', now)).toEqual({ open: 'correct' })
    expect(pressed('KeyC', now)).toBeNull()
    expect(pressed('KeyU', now)).toBeNull()
    expect(pressed('KeyU', { ...now, lines: 1 })).toEqual({ undo: true })
  })
})

it('a file has a name that every system takes', () => {
  expect(fileName(' Стіл / неділя: 2 ')).toBe('companion-Стіл-неділя-2.txt')
  expect(fileName('???')).toBe('companion.txt')
})
