/** What the rules reference holds, in its order. The words are `rules-<id>-title`, `rules-<id>` and `rules-<id>-<edition>`. */
import { ARROW, OR, PER, amount, icon, pill, struck, type Glyph } from '../effects/glyphs'

export const EDITIONS = ['base', 'uprising'] as const
export type Edition = (typeof EDITIONS)[number]

export interface Entry {
  readonly id: string
  /** Icons that stand beside it. */
  readonly icons?: readonly string[]
  /** A drawing that stands beside it. */
  readonly sample?: readonly Glyph[]
  /** The edition that alone has it. */
  readonly only?: Edition
  /** What the page adds below the text. */
  readonly more?: 'card' | 'keys'
  /** It needs the whole width. */
  readonly wide?: boolean
}

export interface Group {
  /** Without an id it has no heading. */
  readonly id: string
  readonly entries: readonly Entry[]
  readonly only?: Edition
}

export interface Section {
  readonly id: string
  readonly groups: readonly Group[]
  readonly only?: Edition
  /** Entries stand by name rather than in the order given here. */
  readonly sorted?: boolean
}

const some = (...ids: string[]): Entry[] => ids.map((id) => ({ id }))
const pictures = (...names: string[]): Entry[] => names.map((name) => ({ id: `icon-${name}`, icons: [name] }))
const picture = (name: string, only: Edition): Entry => ({ id: `icon-${name}`, icons: [name], only })
const term = (name: string, ...icons: string[]): Entry => ({ id: `term-${name}`, icons })
const termOf = (only: Edition, name: string, ...icons: string[]): Entry => ({ id: `term-${name}`, icons, only })

export const SEATS = ['seat_disc', 'seat_peak', 'seat_block', 'seat_lozenge', 'seat_cross', 'seat_crescent'] as const

const ICONS: readonly Group[] = [
  {
    id: 'icons-agents',
    entries: [
      { id: 'icon-factions', icons: ['emperor', 'guild', 'bene_gesserit', 'fremen'], wide: true },
      ...pictures('landsraad', 'city', 'spice_trade'),
      picture('spy', 'uprising'),
    ],
  },
  { id: 'icons-resources', entries: pictures('solari', 'spice', 'water', 'persuasion', 'cost', 'vp', 'influence') },
  {
    id: 'icons-fight',
    entries: [...pictures('troop', 'sword', 'combat', 'deploy', 'retreat', 'garrison', 'control'), picture('sandworm', 'uprising')],
  },
  {
    id: 'icons-cards',
    entries: [
      ...pictures('card', 'draw', 'hand', 'discard', 'trash', 'acquire', 'reveal', 'intrigue', 'signet', 'bond'),
      picture('foldspace', 'base'),
    ],
  },
  {
    id: 'icons-pieces',
    entries: [
      ...pictures('agent', 'recall', 'swordmaster'),
      picture('mentat', 'base'),
      ...pictures('high_council', 'alliance', 'first_player', 'maker'),
      picture('contract', 'uprising'),
      picture('maker_hooks', 'uprising'),
      picture('shield_wall', 'uprising'),
    ],
  },
  {
    id: 'icons-battle',
    only: 'uprising',
    entries: [{ id: 'icon-battles', icons: ['crysknife', 'desert_mouse', 'ornithopter'] }, ...pictures('wild')],
  },
  {
    id: 'icons-signs',
    entries: [
      { id: 'sign-arrow', sample: [amount(2, 'spice'), ARROW, amount(3, 'troop')] },
      { id: 'sign-or', sample: [amount(1, 'water'), OR, amount(2, 'spice')] },
      { id: 'sign-if', sample: [pill(amount('2+', 'fremen')), amount(1, 'draw')] },
      { id: 'sign-per', sample: [amount(2, 'persuasion'), PER, icon('card', 'fremen')] },
      { id: 'sign-players', sample: [pill(icon('players')), amount(1, 'discard')] },
      { id: 'sign-struck', sample: [struck('agent')] },
    ],
  },
  {
    id: 'icons-buttons',
    entries: [
      { id: 'icon-seats', icons: SEATS },
      ...pictures('planet', 'confirm', 'blocked', 'undo', 'away'),
      { id: 'icon-tools', icons: ['close', 'log', 'chat', 'language', 'theme', 'settings', 'more'] },
    ],
  },
]

const TERMS: readonly Entry[] = [
  term('acquire', 'acquire'),
  term('agent', 'agent'),
  term('alliance', 'alliance'),
  term('bank'),
  termOf('uprising', 'battle_icon', 'crysknife'),
  term('bond', 'bond'),
  term('bonus_spice', 'spice'),
  term('combat_space', 'combat'),
  term('conflict', 'combat'),
  termOf('uprising', 'contract', 'contract'),
  term('control', 'control'),
  term('cost', 'arrow'),
  term('deck', 'draw'),
  term('deploy', 'deploy'),
  term('discard', 'discard'),
  term('faction', 'influence'),
  term('first_player', 'first_player'),
  termOf('base', 'foldspace', 'foldspace'),
  term('garrison', 'garrison'),
  termOf('uprising', 'gather_intelligence', 'spy'),
  term('hand', 'hand'),
  term('harvest', 'maker'),
  term('high_council', 'high_council'),
  term('imperium_row', 'card'),
  term('in_play', 'card'),
  termOf('uprising', 'infiltrate', 'spy'),
  term('influence', 'influence'),
  term('intrigue', 'intrigue'),
  term('leader', 'signet'),
  term('lose_troop', 'troop'),
  term('maker', 'maker'),
  termOf('uprising', 'maker_hooks', 'maker_hooks'),
  term('mandatory'),
  termOf('base', 'mentat', 'mentat'),
  termOf('uprising', 'objective', 'desert_mouse'),
  termOf('uprising', 'observation_post', 'spy'),
  term('open'),
  term('persuasion', 'persuasion'),
  term('recall', 'recall'),
  term('requirement'),
  term('reserve', 'acquire'),
  term('retreat', 'retreat'),
  termOf('uprising', 'sandworm', 'sandworm'),
  termOf('uprising', 'shield_wall', 'shield_wall'),
  termOf('uprising', 'spy', 'spy'),
  term('steal', 'intrigue'),
  term('strength', 'sword'),
  term('supply'),
  term('swordmaster', 'swordmaster'),
  term('tie'),
  term('trash', 'trash'),
  term('troop', 'troop'),
  termOf('uprising', 'unit'),
  term('victory_point', 'vp'),
]

export const SECTIONS: readonly Section[] = [
  {
    id: 'about',
    groups: [{ id: '', entries: [...some('about-goal', 'about-points', 'about-setup'), { id: 'about-card', more: 'card', wide: true }] }],
  },
  {
    id: 'round',
    groups: [
      {
        id: '',
        entries: [
          { id: 'round-overview', wide: true },
          ...some('round-start', 'round-turns', 'round-agent', 'round-reveal'),
          { id: 'round-combat', wide: true },
          ...some('round-makers', 'round-recall'),
          { id: 'round-endgame', wide: true },
        ],
      },
    ],
  },
  { id: 'icons', groups: ICONS },
  { id: 'terms', groups: [{ id: '', entries: TERMS }], sorted: true },
  // Its spaces, tracks and posts come from the components of the edition.
  { id: 'spaces', groups: [{ id: '', entries: [{ id: 'spaces-about', wide: true }] }] },
  {
    id: 'opponents',
    groups: [{ id: '', entries: [{ id: 'opponents-about', wide: true }, ...some('opponents-two', 'opponents-solo', 'opponents-levels')] }],
  },
  { id: 'modules', groups: [{ id: '', entries: some('modules-choam', 'modules-mixed') }], only: 'uprising' },
  { id: 'tips', groups: [{ id: '', entries: some('tips-start', 'tips-fight', 'tips-later') }] },
  {
    id: 'table',
    groups: [
      {
        id: '',
        entries: [
          ...some('table-play'),
          { id: 'table-keys', more: 'keys' },
          ...some('table-undo', 'table-rest', 'table-hints'),
        ],
      },
    ],
  },
]

/** Where a section, group or entry is at home, if one edition alone has it. */
export function homeOf(id: string): Edition | undefined {
  for (const section of SECTIONS) {
    if (section.id === id) return section.only
    for (const group of section.groups) {
      if (group.id === id) return group.only ?? section.only
      const entry = group.entries.find((one) => one.id === id)
      if (entry) return entry.only ?? group.only ?? section.only
    }
  }
  return undefined
}
