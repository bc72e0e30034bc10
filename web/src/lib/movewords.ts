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

export function iconOf(move: Move, components: Components): string {
  if (typeof move.a === 'string' && isIcon(move.a)) return move.a
  if (move.kind === 'agent') {
    const icon = components.space(String(move.b))?.['icon']
    if (typeof icon === 'string' && isIcon(icon)) return icon
  }
  return ICONS[move.kind]
}
