/** Which icon stands before a move's words. */
import type { Components } from './components'
import type { Move, MoveKind } from './protocol'
import { isIcon } from '../icons/names'

const ICONS: Record<MoveKind, string> = {
  agent: 'agent',
  reveal: 'reveal',
  play: 'intrigue',
  pass: 'confirm',
  end: 'confirm',
  take: 'confirm',
  choose: 'confirm',
  decline: 'close',
  deploy: 'deploy',
  retreat: 'retreat',
  buy: 'acquire',
  acquire: 'acquire',
  put: 'draw',
  influence: 'influence',
  lose: 'influence',
  trash: 'trash',
  discard: 'discard',
  fetch: 'draw',
  recall: 'recall',
  from: 'recall',
  price: 'solari',
  close: 'blocked',
  target: 'players',
  aside: 'card',
  leader: 'signet',
  token: 'influence',
  spy: 'spy',
  recall_spy: 'spy',
  detonate: 'shield_wall',
  contract: 'contract',
  solari: 'solari',
  train: 'swordmaster',
  pair: 'wild',
  turn_down: 'wild',
  trash_intrigue: 'intrigue',
  keep: 'draw',
}

// Effects are named after their words; where such a name is no icon, one stands for it.
const EFFECTS: Readonly<Record<string, string>> = {
  points: 'vp',
  recruit: 'troop',
  swords: 'sword',
  harvest: 'spice',
  council: 'high_council',
  hooks: 'maker_hooks',
  detonate: 'shield_wall',
  steal: 'intrigue',
  lose: 'influence',
  fetch: 'draw',
  trash_this: 'trash',
  pay: 'arrow',
}

/** The icon of an effect by its name, such as `arrakeen draw` or `branching_path spice_2`. */
function effectIcon(name: string): string {
  const word = (name.split(' ')[1] ?? '').replace(/_\d+$/, '')
  const icon = EFFECTS[word] ?? word
  return isIcon(icon) ? icon : ''
}

export function iconOf(move: Move, components: Components): string {
  if (typeof move.a === 'string') {
    if (isIcon(move.a)) return move.a
    const icon = effectIcon(move.a)
    if (icon) return icon
  }
  if (move.kind === 'agent') {
    const icon = components.space(String(move.b))?.['icon']
    if (typeof icon === 'string' && isIcon(icon)) return icon
  }
  return ICONS[move.kind]
}
