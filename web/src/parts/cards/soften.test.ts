import { expect, it } from 'vitest'
import { soften } from './soften'

const shown = (name: string) => soften(name).replaceAll('\u00ad', '|')

it('leaves short words whole', () => {
  expect(soften('Stilgar')).toBe('Stilgar')
  expect(soften('Дункан Айдаго')).toBe('Дункан Айдаго')
})

it('lets long words break between syllables, in any script', () => {
  expect(shown('Оперативниця')).toBe('Опе|ра|тив|ниця')
  expect(shown('Convincing Argument')).toContain('|')
})

it('never leaves fewer than three letters alone', () => {
  for (const word of ['Дистинамет', 'Постачальниця', 'Interstellar', 'Координация']) {
    for (const part of [shown(word).split('|')[0], shown(word).split('|').at(-1)]) expect(part?.length).toBeGreaterThanOrEqual(3)
  }
})

it('keeps what a word begins with in one piece', () => {
  expect(shown('Міжпросторова подорож')).toBe('Між|прос|то|рова подорож')
  expect(shown('Представник')).toBe('Пред|став|ник')
  expect(shown('Междузвёздный')).toBe('Меж|ду|звёзд|ный')
  expect(shown('Interstellar')).toContain('Inter|stel')
  // Only where consonants follow.
  expect(shown('Предательство')).toMatch(/^Пре\|да/)
})
