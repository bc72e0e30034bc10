/** Which icon stands in a card's vignette: by what its id says, otherwise by what it mostly does. */
import type { Component } from '../../lib/protocol'
import { drawAll } from '../effects/draw'
import { every, type Word } from '../effects/glyphs'

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/worm|shai|maker_keeper|desert_power|riders|call_to_arms/, 'sandworm'],
  [/thopter|fleet|carryall|harvester|scout|ornithopter|glider/, 'ornithopter'],
  [/crysknife|stilgar|dagger|duncan|knife|fedaykin|chani|shishakli|assassin/, 'crysknife'],
  [/signet/, 'signet'],
  [/voice|argument|rhetoric|diplomacy|diplomat|truth|speech|sway/, 'persuasion'],
  [/smuggl|contract|cargo|delivery/, 'contract'],
  [/spice|melange|addict|trade|price/, 'spice'],
  [/water|stillsuit|reservoir|still_?tent|ecolog/, 'water'],
  [/spy|spies|operative|agent|observ|intelligence|watch|recon|paracompass|covert|dark/, 'spy'],
  [/mentat|calcul|piter|thufir|hawat/, 'mentat'],
  [/sword|gurney|strike|pistol|blade|warrior|fighter|rabban|cutthroat/, 'sword'],
  [/sardaukar|legion|troop|recruit|guard|soldier|army|reinforce|commander/, 'troop'],
  [/alli|treaty|friend|ally|allegiance|marriage/, 'alliance'],
  [/emperor|imperial|throne|crown|shaddam|corrino|irulan/, 'emperor'],
  [/guild|space|fold|navigat|steers|heighliner|interstellar/, 'guild'],
  [/bene|reverend|jessica|missionaria|gesserit|witch|weird|breed|prophec|gaius|margot/, 'bene_gesserit'],
  [/fremen|sietch|liet|desert|naib|kynes|northern|southern/, 'fremen'],
  [/council|senate|landsraad|assembly|high_place|power_play/, 'high_council'],
  [/city|arrakeen|carthag|refinery|station|headquarters|haven|fort/, 'city'],
  [/wealth|bank|choam|bribe|buy|capital|market|money|fortune|payoff/, 'solari'],
  [/wall|detonat|terrible|family_atomics/, 'shield_wall'],
  [/hook/, 'maker_hooks'],
  [/worlds?|planet|dune/, 'planet'],
  [/kwisatz|haderach/, 'vp'],
]

/** Icons that say little about a card: any other one is preferred. */
const PLAIN: ReadonlySet<string> = new Set([
  'agent', 'reveal', 'players', 'combat', 'confirm', 'arrow', 'draw', 'discard', 'trash', 'card', 'hand', 'acquire',
])

export function motif(component: Component): string {
  if (component['battle_icon'] && component.deck === 'objectives') return String(component['battle_icon'])
  if (component['controls']) return /arrakeen|carthag|refinery/.test(String(component['controls'])) ? 'city' : 'maker'
  for (const [pattern, icon] of SPOKEN) if (pattern.test(component.id)) return icon
  const boxes = ['agent', 'combat', 'plot', 'win', 'endgame', 'reveal', 'first', 'reward', 'effects', 'signet']
  const shown = boxes.flatMap((box) => {
    const effects = component[box]
    return Array.isArray(effects) ? [...every(drawAll(effects as Word[]))] : []
  })
  const icons = shown.flatMap((glyph) => (glyph.is === 'amount' ? glyph.icons : []))
  return icons.find((icon) => !PLAIN.has(icon)) ?? component.factions?.[0] ?? component.icons?.[0] ?? 'planet'
}
