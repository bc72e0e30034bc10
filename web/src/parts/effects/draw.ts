/** Effects as pictures: one drawing for every word of the vocabulary. No rule is known here, only what words look like. */
import {
  ARROW,
  OR,
  PER,
  amount,
  aside,
  every,
  icon,
  less,
  named,
  pill,
  roman,
  struck,
  text,
  type Glyph,
  type Word,
} from './glyphs'
import { drawSpecial } from './specials'

type Drawing = (word: Word) => Glyph[]

const number = (word: Word, field: string): number => Number(word[field] ?? 0)
const string = (word: Word, field: string): string => String(word[field] ?? '')
const strings = (word: Word, field: string): string[] => (word[field] as string[] | undefined) ?? []
const words = (word: Word, field: string): Word[] => (word[field] as Word[] | undefined) ?? []
const faction = (word: Word): string[] => (word['faction'] ? [string(word, 'faction')] : [])
const limit = (word: Word): string => (word['limit'] == null ? '∞' : string(word, 'limit'))
const unit = (word: Word): string => (word['kind'] ? string(word, 'kind') : 'troop')

/** Icons with a stroke between them: any one of these. */
function oneOf(icons: readonly string[]): Glyph[] {
  return icons.flatMap((name, at) => (at === 0 ? [icon(name)] : [OR, icon(name)]))
}

function influence(word: Word): Glyph[] {
  const factions = strings(word, 'factions')
  const gain = number(word, 'amount')
  const times = number(word, 'different') > 1 ? [text(`${string(word, 'different')} ×`)] : []
  const which =
    factions.length === 1
      ? [amount(gain, factions[0] ?? 'influence')]
      : factions.length === 4 || factions.length === 0
        ? [amount(gain, 'influence')]
        : [amount(gain, 'influence'), pill(...oneOf(factions))]
  return [...times, ...which, ...(word['behind'] ? [pill(icon('influence'), text('<'), icon('players'))] : [])]
}

/** What comes with a discarded card of a faction. */
function bonus(word: Word): Glyph[] {
  const extra = words(word, 'bonus')
  return extra.length === 0 ? [] : [pill(icon('discard', ...faction(word))), ...drawAll(extra)]
}

function placeSpy(word: Word): Glyph[] {
  const where = strings(word, 'icons')
  const posts = (word['bonus'] as [string[], Word][] | undefined) ?? []
  return [
    amount(1, 'spy'),
    ...(where.length ? [pill(...oneOf(where))] : []),
    ...(word['visited'] ? [pill(icon('agent'))] : []),
    ...(word['share'] ? [pill(icon('players'))] : []),
    ...posts.flatMap(([icons, effect]) => [pill(...oneOf(icons)), ...draw(effect)]),
  ]
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

const ZONES: Readonly<Record<string, string>> = { hand: 'hand', play: 'agent', discard: 'discard', top: 'draw' }

const ACTIONS: Readonly<Record<string, Drawing>> = {
  Gain: (w) => [amount(number(w, 'amount'), string(w, 'resource'))],
  Persuasion: (w) => [amount(number(w, 'amount'), 'persuasion')],
  Swords: (w) => [amount(number(w, 'amount'), 'sword')],
  Points: (w) => [amount(number(w, 'amount'), 'vp')],
  Recruit: (w) => [amount(number(w, 'troops'), 'troop', ...(w['straight'] ? ['deploy'] : []))],
  Draw: (w) => [amount(number(w, 'cards'), 'draw')],
  DrawIntrigue: (w) => [amount(number(w, 'cards'), 'intrigue')],
  Influence: influence,
  FactionInfluence: (w) => [pill(icon('agent', 'influence')), amount(number(w, 'amount'), 'influence')],
  Trash: () => [amount(1, 'trash')],
  TrashThis: () => [{ ...icon('trash'), self: true }],
  Discard: (w) => [amount(number(w, 'cards'), 'discard'), ...bonus(w)],
  LoseTroop: (w) => [
    amount(less(number(w, 'troops')), 'troop'),
    icon(w['place'] === 'conflict' ? 'combat' : 'garrison'),
  ],
  Deploy: (w) => [amount(limit(w), 'deploy')],
  Retreat: (w) => [amount(limit(w), 'retreat')],
  Acquire: acquire,
  AcquireReserve: (w) => {
    const card = named('reserve', string(w, 'card'))
    return w['card'] === 'foldspace' ? [amount(1, 'foldspace'), ...aside(card)] : [amount(1, 'acquire'), card]
  },
  SetAside: (w) => [icon('acquire'), amount(less(number(w, 'discount')), 'persuasion')],
  Fetch: (w) => [icon('discard', ...faction(w)), ARROW, icon('hand')],
  RecallAgent: () => [amount(1, 'recall')],
  StealIntrigue: (w) => [pill(...aside(icon('players')), amount(`${number(w, 'holding')}+`, 'intrigue')), ...aside(ARROW, amount(1, 'intrigue'))],
  // Where it is harvested the bonus spice lies in sight.
  Harvest: (w) => [...(number(w, 'spice') > 0 ? [amount(number(w, 'spice'), 'spice'), ...aside(text('+'))] : []), ...aside(icon('maker'))],
  UseSignet: () => [icon('signet')],
  TakeCouncilSeat: (w) => [icon('high_council'), amount(number(w, 'persuasion'), 'persuasion')],
  TakeSwordmaster: () => [icon('swordmaster')],
  TakeMentat: (w) => [...(w['next_round'] ? [pill(icon('first_player'))] : []), icon('mentat')],
  PersuasionHere: (w) => [pill(icon('reveal')), amount(number(w, 'amount'), 'persuasion')],
  PlaceSpy: placeSpy,
  TakeHooks: () => [icon('maker_hooks')],
  Summon: (w) => [amount(number(w, 'units'), string(w, 'kind'))],
  DetonateShieldWall: () => [struck('shield_wall')],
  TakeContract: () => [amount(1, 'contract')],
}

const COSTS: Readonly<Record<string, Drawing>> = {
  Spend: (w) => [amount(number(w, 'amount'), string(w, 'resource'))],
  TrashCard: (w) => [amount(1, 'trash', ...(w['zone'] ? [ZONES[string(w, 'zone')] ?? 'card'] : []), ...faction(w))],
  TrashSelf: () => [{ ...icon('trash'), self: true }],
  TrashIntrigue: () => [icon('trash', 'intrigue')],
  DiscardCards: (w) => [amount(number(w, 'cards'), 'discard'), ...bonus(w)],
  LoseInfluence: (w) => [amount(less(number(w, 'amount')), 'influence')],
  LoseTroops: (w) => [amount(less(number(w, 'troops')), 'troop')],
  RetreatTroops: (w) => {
    const [least, most] = [number(w, 'least'), number(w, 'most')]
    return [amount(least === most ? least : `${least}–${most}`, 'retreat')]
  },
  RecallSpies: (w) => [amount(less(number(w, 'spies')), 'spy')],
  TurnDown: (w) => [struck(string(w, 'icon'))],
}

const CONDITIONS: Readonly<Record<string, Drawing>> = {
  HasAlliance: (w) => [icon(...faction(w), 'alliance')],
  HasInfluence: (w) => [amount(`${number(w, 'amount')}+`, string(w, 'faction'))],
  AnotherInPlay: (w) => [icon('bond', string(w, 'faction'))],
  HasCouncilSeat: () => [icon('high_council')],
  HasSwordmaster: () => [icon('swordmaster')],
  MentatAtHome: () => [icon('mentat')],
  HasHooks: () => [icon('maker_hooks')],
  ConflictLevel: (w) => [icon('combat'), text(number(w, 'level') < 3 ? `${roman(number(w, 'level'))}+` : roman(number(w, 'level')))],
  EnemyInConflict: () => [icon('players', 'combat')],
  DeckNotEmpty: () => [amount('1+', 'card')],
  FactionsAt: (w) => [text(`${number(w, 'factions')} ×`), amount(`${number(w, 'influence')}+`, 'influence')],
  Owns: (w) => [text(`${number(w, 'copies')}+`), named('', string(w, 'card'))],
  OwnsMost: (w) => [named('', string(w, 'card')), text('>'), icon('players')],
  AllOf: (w) => words(w, 'conditions').flatMap((part, at) => (at === 0 ? draw(part) : [text('+'), ...draw(part)])),
  EnemyAlliance: (w) => [amount(`${number(w, 'influence')}+`, 'influence'), icon('players', 'alliance')],
  SpiesOnBoard: (w) => [amount(`${number(w, 'spies')}+`, 'spy')],
  RecalledSpy: () => [amount('−', 'spy')],
  WatchesMaker: () => [icon('spy', 'maker')],
  VisitedMaker: () => [icon('agent', 'maker')],
  VisitedFaction: () => [icon('agent', 'influence')],
  UnitsInConflict: (w) => [amount(`${number(w, 'units')}+`, unit(w)), icon('combat')],
  StrengthAtLeast: (w) => [amount(`${number(w, 'strength')}+`, 'sword')],
  MaySummon: (w) => [icon('maker_hooks', string(w, 'kind'))],
  ContractsDone: (w) => [amount(`${number(w, 'contracts')}+`, 'contract', 'confirm')],
  GainedSpice: () => [icon('spice', 'confirm')],
}

const COUNTED: Readonly<Record<string, Drawing>> = {
  CardsInPlay: (w) => [icon('card', string(w, 'faction'))],
  CardsRevealed: (w) => [icon('reveal', string(w, 'faction'))],
  OtherSwordCards: () => [icon('reveal', 'sword')],
  UnitsOfKind: (w) => [icon(unit(w))],
  CompletedContracts: () => [icon('contract', 'confirm')],
}

const STRUCTURE: Readonly<Record<string, Drawing>> = {
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
  OnAcquire: (w) => [
    pill(icon('acquire'), ...(w['card'] ? [named('', string(w, 'card'))] : [])),
    ...drawAll(words(w, 'effects')),
  ],
  OnceDeployed: (w) => [pill(amount(`${number(w, 'units')}+`, 'deploy')), ...drawAll(words(w, 'effects'))],
  Special: (w) => drawSpecial(string(w, 'name'), (w['numbers'] as number[] | undefined) ?? []),
  Tier: (w) => [...drawAll(words(w, 'cost')), ARROW, ...drawAll(words(w, 'effects'))],
  Destination: (w) => [
    ...(w['condition'] ? [pill(...draw(w['condition'] as Word))] : []),
    named('spaces', string(w, 'space')),
    ...drawAll(words(w, 'effects')),
  ],
}

const PICKS: Readonly<Record<string, Glyph>> = { least: text('↓'), most: text('↑'), alliance: icon('alliance') }

const RIVALS: Readonly<Record<string, Drawing>> = {
  PickedInfluence: (w) => [amount(number(w, 'amount'), 'influence'), pill(PICKS[string(w, 'pick')] ?? text('?'))],
  PriorityInfluence: (w) => [amount(number(w, 'amount'), 'influence'), pill(text(`№ ${number(w, 'place')}`))],
  RivalSpy: () => [amount(1, 'spy')],
  RivalHarvest: (w) => [
    icon('spice'),
    text('+'),
    icon('maker'),
    ...(w['kind'] ? [OR, pill(icon('maker_hooks')), amount(number(w, 'units'), string(w, 'kind'))] : []),
  ],
}

const TRIGGERS: Readonly<Record<string, (w: Word) => Glyph[]>> = {
  paid_solari_for_space: () => [icon('agent', 'solari')],
  took_council_seat: () => [icon('high_council')],
  deployed: (w) => [amount(number(w, 'at_least') > 0 ? `${number(w, 'at_least')}+` : '', 'deploy')],
  sent_agent: (w) => [icon('agent'), ...oneOf(strings(w, 'factions'))],
  revealed: () => [icon('reveal')],
  befriended: (w) => [...oneOf(strings(w, 'factions')), icon('vp')],
  watched_maker: () => [icon('players', 'maker', 'spy')],
}

const TRAITS: Readonly<Record<string, Drawing>> = {
  StartWith: (w) => [pill(icon('first_player')), ...drawAll(words(w, 'gains'))],
  StartWithout: (w) => [pill(icon('first_player')), struck('card'), named('starters', string(w, 'card'))],
  Prescience: () => [icon('spy', 'card')],
  SpaceDiscount: (w) => [pill(icon(string(w, 'icon'))), amount(less(number(w, 'solari')), 'solari')],
  MayJoin: (w) => [icon('agent'), text('+'), icon('players'), pill(...oneOf(strings(w, 'icons')))],
  HarvestLess: (w) => [pill(icon('maker')), amount(less(number(w, 'spice')), 'spice'), ...drawAll(words(w, 'effects'))],
  SecretFactions: (w) => [pill(icon('first_player')), amount(number(w, 'tokens'), 'influence'), text('?')],
  On: (w) => [
    pill(...(TRIGGERS[string(w, 'trigger')]?.(w) ?? [{ is: 'unknown', word: string(w, 'trigger') } as const])),
    ...(w['once'] ? [text('1 ×')] : []),
    ...drawAll(words(w, 'effects')),
  ],
  ReservedContracts: (w) => [amount(strings(w, 'contracts').length, 'contract')],
  TrainingTrack: (w) => words(w, 'stops').flatMap((stop, at) => (at < 2 ? draw(stop) : [ARROW, ...draw(stop)])),
  Stop: (w) => drawAll(words(w, 'reward')),
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...ACTIONS,
  ...COSTS,
  ...CONDITIONS,
  ...COUNTED,
  ...STRUCTURE,
  ...RIVALS,
  ...TRAITS,
}

/** Whether a word has a drawing of its own. */
export function drawn(word: string): boolean {
  return word in DRAWINGS
}

/** A word and all inside it. */
export function draw(word: Word): Glyph[] {
  return DRAWINGS[word.word]?.(word) ?? [{ is: 'unknown', word: word.word }]
}

export function drawAll(list: readonly Word[]): Glyph[] {
  return list.flatMap(draw)
}

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
