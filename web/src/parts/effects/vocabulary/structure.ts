/** Effects around other effects, and what only one component does. */
import { draw, drawAll, type Drawings } from '../drawings'
import { number, string, words } from '../fields'
import { ARROW, OR, PER, icon, named, pill, text, type Glyph, type Word } from '../glyphs'
import { drawSpecial } from '../specials'

export const drawings: Drawings = {
  Pay: (w) => {
    const costs = drawAll(words(w, 'costs'))
    const gains = drawAll(words(w, 'effects'))
    return costs.length === 0 ? gains : [{ is: 'group', inside: [...costs, ARROW, ...gains] }]
  },
  When: (w) => {
    const condition = w['condition'] as Word
    const otherwise = words(w, 'otherwise')
    const inside = [pill(...draw(condition)), ...drawAll(words(w, 'effects'))]
    return [{ is: 'group', inside: otherwise.length ? [...inside, OR, ...drawAll(otherwise)] : inside }]
  },
  Choose: (w) => {
    const options = (w['options'] as Word[][] | undefined) ?? []
    const several = number(w, 'number') > 1 ? [text(`${number(w, 'number')} ×`)] : []
    return [
      ...several,
      ...options.flatMap((option, at): Glyph[] => {
        const drawn: Glyph = { is: 'group', inside: drawAll(option) }
        return at === 0 ? [drawn] : [OR, drawn]
      }),
    ]
  },
  AnyOrder: (w) => drawAll(words(w, 'effects')),
  ForEach: (w) => [{ is: 'group', inside: [...draw(w['effect'] as Word), PER, ...draw(w['counted'] as Word)] }],
  EachOpponent: (w) => [{ is: 'group', inside: [pill(icon('players')), ...draw(w['effect'] as Word)] }],
  AtReveal: (w) => [pill(icon('reveal')), ...drawAll(words(w, 'effects'))],
  Special: (w) => drawSpecial(string(w, 'name'), (w['numbers'] as number[] | undefined) ?? []),

  AllOf: (w) => words(w, 'conditions').flatMap((part, at) => (at === 0 ? draw(part) : [text('+'), ...draw(part)])),

  Tier: (w) => [...drawAll(words(w, 'cost')), ARROW, ...drawAll(words(w, 'effects'))],
  Destination: (w) => [
    ...(w['condition'] ? [pill(...draw(w['condition'] as Word))] : []),
    named('spaces', string(w, 'space')),
    ...drawAll(words(w, 'effects')),
  ],
}
