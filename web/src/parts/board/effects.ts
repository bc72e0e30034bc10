/** Effect trees as rows of marks: number and icon, arrows, conditions. What has no mark keeps a short word or stays out. */

import type { Tree as Effect } from '../../lib/protocol'
import type { Tier } from './board'

export type Mark =
  | { kind: 'amount'; icon: string; text: string; tone: string }
  | { kind: 'arrow' }
  | { kind: 'or' }
  | { kind: 'if'; marks: Mark[] }
  | { kind: 'word'; text: string }

const COLOURED = new Set([
  'spice', 'solari', 'water', 'persuasion', 'sword', 'vp', 'intrigue', 'emperor', 'guild', 'bene_gesserit', 'fremen',
])

function amount(icon: string, text: number | string = ''): Mark {
  return { kind: 'amount', icon, text: String(text), tone: COLOURED.has(icon) ? icon : '' }
}

function number(value: unknown, otherwise = 1): number {
  return typeof value === 'number' ? value : otherwise
}

function list(value: unknown): Effect[] {
  return Array.isArray(value) ? (value as Effect[]) : []
}

function name(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function some(n: number): number | string {
  return n === 1 ? 1 : n
}

export function marksOf(effects: readonly Effect[]): Mark[] {
  return effects.flatMap(marksOfOne)
}

function marksOfOne(effect: Effect): Mark[] {
  switch (effect.word) {
    case 'Gain':
    case 'Spend':
      return [amount(name(effect['resource']), number(effect['amount']))]
    case 'Persuasion':
      return [amount('persuasion', number(effect['amount']))]
    case 'PersuasionHere':
      return [amount('reveal'), amount('persuasion', number(effect['amount']))]
    case 'Swords':
      return [amount('sword', number(effect['amount']))]
    case 'Points':
      return [amount('vp', number(effect['amount']))]
    case 'Recruit':
      return [amount('troop', number(effect['troops']))]
    case 'Draw':
      return [amount('draw', number(effect['cards']))]
    case 'DrawIntrigue':
      return [amount('intrigue', some(number(effect['cards'])))]
    case 'StealIntrigue':
      return [{ kind: 'if', marks: [amount('intrigue', `${number(effect['holding'])}+`)] }]
    case 'Influence':
      return influence(effect)
    case 'PickedInfluence':
    case 'PriorityInfluence':
      return [amount('influence', number(effect['amount']))]
    case 'Harvest':
    case 'RivalHarvest':
      return number(effect['spice'], 0) > 0 ? [amount('spice', number(effect['spice']))] : []
    case 'Trash':
    case 'TrashCard':
    case 'TrashSelf':
    case 'TrashThis':
      return [amount('trash')]
    case 'TrashIntrigue':
      return [amount('intrigue', '−1')]
    case 'Discard':
    case 'DiscardCards':
      return [amount('discard', number(effect['cards']))]
    case 'LoseInfluence':
      return [amount('influence', `−${number(effect['amount'])}`)]
    case 'LoseTroops':
    case 'LoseTroop':
      return [amount('troop', `−${number(effect['troops'])}`)]
    case 'RetreatTroops':
      return [amount('retreat', number(effect['most']))]
    case 'Retreat':
      return [amount('retreat', effect['limit'] === null ? '' : number(effect['limit']))]
    case 'Deploy':
      return [amount('deploy', effect['limit'] === null ? '' : number(effect['limit']))]
    case 'PlaceSpy':
    case 'RivalSpy':
      return [amount('spy', 1)]
    case 'RecallSpies':
      return [amount('spy', `−${number(effect['spies'])}`)]
    case 'TakeHooks':
      return [amount('maker_hooks')]
    case 'Summon':
      return [amount(name(effect['kind']) || 'sandworm', number(effect['units']))]
    case 'DetonateShieldWall':
      return [amount('shield_wall')]
    case 'TakeContract':
      return [amount('contract', 1)]
    case 'TakeCouncilSeat':
      return [amount('high_council'), amount('persuasion', number(effect['persuasion']))]
    case 'TakeSwordmaster':
      return [amount('swordmaster')]
    case 'TakeMentat':
      return [amount('mentat')]
    case 'RecallAgent':
      return [amount('recall')]
    case 'UseSignet':
      return [amount('signet')]
    case 'Acquire':
      return [amount('acquire', effect['cost'] === null ? '' : `≤${number(effect['cost'])}`)]
    case 'AcquireReserve':
      return [amount(effect['card'] === 'foldspace' ? 'foldspace' : 'acquire', 1)]
    case 'Fetch':
      return [amount('card', 1)]
    case 'Pay':
      return arrow(list(effect['costs']), list(effect['effects']))
    case 'When':
      return condition(effect)
    case 'Choose':
      return choices(effect)
    case 'AnyOrder':
    case 'AtReveal':
    case 'OnAcquire':
    case 'OnceDeployed':
      return marksOf(list(effect['effects']))
    case 'ForEach':
    case 'EachOpponent':
      return marksOf([effect['effect'] as Effect])
    default:
      return []
  }
}

function influence(effect: Effect): Mark[] {
  const factions = Array.isArray(effect['factions']) ? (effect['factions'] as string[]) : []
  const n = number(effect['amount'])
  const different = number(effect['different'])
  if (factions.length === 1) return [amount(factions[0]!, n)]
  const one = amount('influence', n)
  return Array.from({ length: different }, () => one)
}

function arrow(costs: Effect[], gains: Effect[]): Mark[] {
  return [...marksOf(costs), { kind: 'arrow' }, ...marksOf(gains)]
}

function condition(effect: Effect): Mark[] {
  const asked = conditionMarks(effect['condition'] as Effect)
  const then = marksOf(list(effect['effects']))
  const otherwise = list(effect['otherwise'])
  const found: Mark[] = asked.length ? [{ kind: 'if', marks: asked }, ...then] : then
  return otherwise.length ? [...marksOf(otherwise), { kind: 'or' }, ...found] : found
}

function conditionMarks(asked: Effect): Mark[] {
  switch (asked.word) {
    case 'HasInfluence':
      return [amount(name(asked['faction']), `${number(asked['amount'])}+`)]
    case 'HasAlliance':
      return [amount('alliance'), ...(asked['faction'] ? [amount(name(asked['faction']))] : [])]
    case 'HasCouncilSeat':
      return [amount('high_council')]
    case 'HasSwordmaster':
      return [amount('swordmaster')]
    case 'MaySummon':
    case 'HasHooks':
      return [amount('maker_hooks')]
    case 'SpiesOnBoard':
      return [amount('spy', `${number(asked['spies'])}+`)]
    case 'AnotherInPlay':
      return [amount('bond'), amount(name(asked['faction']))]
    case 'AllOf':
      return list(asked['conditions']).flatMap(conditionMarks)
    default:
      return []
  }
}

function choices(effect: Effect): Mark[] {
  const options = (effect['options'] as Effect[][]).map(marksOf).filter((marks) => marks.length)
  const many = number(effect['number'])
  const row = options.flatMap((marks, at) => (at ? [{ kind: 'or' } as Mark, ...marks] : marks))
  return many > 1 ? [{ kind: 'word', text: `${many}×` }, ...row] : row
}

/** Prices in steps are drawn as one range where they are alike, otherwise one after the other. */
export function tierMarks(tiers: readonly Tier[]): Mark[] {
  const first = tiers[0]
  if (!first) return []
  const last = tiers[tiers.length - 1]!
  const alike = tiers.every((tier) => tier.cost.length === 1 && tier.effects.length === 1)
  if (alike && tiers.length > 2) {
    const range = (from: Effect, to: Effect): Mark =>
      amount(name(from['resource']), `${number(from['amount'])}–${number(to['amount'])}`)
    return [range(first.cost[0]!, last.cost[0]!), { kind: 'arrow' }, range(first.effects[0]!, last.effects[0]!)]
  }
  return tiers.flatMap((tier, at) => {
    const own = tier.cost.length ? arrow(tier.cost, tier.effects) : marksOf(tier.effects)
    return at ? [{ kind: 'or' } as Mark, ...own] : own
  })
}
