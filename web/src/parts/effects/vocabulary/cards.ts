/** Personal cards and Intrigue cards. */
import { drawAll, type Drawings } from '../drawings'
import { faction, number, string, words } from '../fields'
import { ARROW, amount, aside, icon, less, named, pill, text, type Glyph, type Word } from '../glyphs'

const ZONES: Readonly<Record<string, string>> = { hand: 'hand', play: 'agent', discard: 'discard', top: 'draw' }

/** What comes with a discarded card of a faction. */
function bonus(word: Word): Glyph[] {
  const extra = words(word, 'bonus')
  return extra.length === 0 ? [] : [pill(icon('discard', ...faction(word))), ...drawAll(extra)]
}

function acquire(word: Word): Glyph[] {
  const sign = word['exactly'] ? '=' : '≤'
  const price = word['cost'] == null ? [] : [amount(`${sign}${string(word, 'cost')}`, 'persuasion')]
  const to: Record<string, string[]> = { hand: ['hand'], top: ['card', 'draw'] }
  const zone = to[string(word, 'to')]
  return [
    amount(1, 'acquire'),
    ...(price.length ? [pill(...price)] : []),
    ...(word['paying'] ? [pill(icon('persuasion'), text('='), icon(string(word, 'paying')))] : []),
    ...(zone ? [ARROW, icon(...zone)] : []),
  ]
}

export const drawings: Drawings = {
  Draw: (w) => [amount(number(w, 'cards'), 'draw')],
  DrawIntrigue: (w) => [amount(number(w, 'cards'), 'intrigue')],
  Trash: () => [amount(1, 'trash')],
  TrashThis: () => [{ ...icon('trash'), self: true }],
  Discard: (w) => [amount(number(w, 'cards'), 'discard'), ...bonus(w)],
  Acquire: acquire,
  AcquireReserve: (w) => {
    const card = named('reserve', string(w, 'card'))
    return w['card'] === 'foldspace' ? [amount(1, 'foldspace'), ...aside(card)] : [amount(1, 'acquire'), card]
  },
  SetAside: (w) => [icon('acquire'), amount(less(number(w, 'discount')), 'persuasion')],
  Fetch: (w) => [icon('discard', ...faction(w)), ARROW, icon('hand')],
  StealIntrigue: (w) => [pill(...aside(icon('players')), amount(`${number(w, 'holding')}+`, 'intrigue')), ...aside(ARROW, amount(1, 'intrigue'))],
  OnAcquire: (w) => [
    pill(icon('acquire'), ...(w['card'] ? [named('', string(w, 'card'))] : [])),
    ...drawAll(words(w, 'effects')),
  ],

  TrashCard: (w) => [amount(1, 'trash', ...(w['zone'] ? [ZONES[string(w, 'zone')] ?? 'card'] : []), ...faction(w))],
  TrashSelf: () => [{ ...icon('trash'), self: true }],
  TrashIntrigue: () => [icon('trash', 'intrigue')],
  DiscardCards: (w) => [amount(number(w, 'cards'), 'discard'), ...bonus(w)],

  AnotherInPlay: (w) => [icon('bond', string(w, 'faction'))],
  DeckNotEmpty: () => [amount('1+', 'card')],
  Owns: (w) => [text(`${number(w, 'copies')}+`), named('', string(w, 'card'))],
  OwnsMost: (w) => [named('', string(w, 'card')), text('>'), icon('players')],

  CardsInPlay: (w) => [icon('card', string(w, 'faction'))],
  CardsRevealed: (w) => [icon('reveal', string(w, 'faction'))],
  OtherSwordCards: () => [icon('reveal', 'sword')],
}
