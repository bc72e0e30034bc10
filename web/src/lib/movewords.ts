/** Which icon stands before a move's words. */
import type { Components } from './components'
import { kindOf } from './kinds'
import type { Move } from './protocol'
import { isIcon } from '../icons/names'

// Effects are named after their words; where such a name is no icon, one stands for it.
const EFFECTS: Readonly<Record<string, string>> = {
  points: 'vp',
  point: 'vp',
  recruit: 'troop',
  swords: 'sword',
  harvest: 'spice',
  council: 'high_council',
  hooks: 'maker_hooks',
  detonate: 'shield_wall',
  steal: 'intrigue',
  lose: 'influence',
  lose_troop: 'troop',
  fetch: 'draw',
  trash_this: 'trash',
  pay: 'arrow',
}

/** The icon of an effect by its name: `arrakeen draw`, `plans_within_plans 2_points`, `siege_of_arrakeen recruit_first`,
 * `captured_mentat pay_for_intrigue`. What the effect gives stands before where it stands, and behind how much or whose. */
function effectIcon(name: string): string {
  const parts = (name.split(' ')[1] ?? '').replace(/^\d+_/, '').split('_')
  const heads = parts.map((_, i) => parts.slice(0, parts.length - i).join('_'))
  const tails = parts.map((_, i) => parts.slice(i).join('_'))
  for (const word of [...heads, ...tails]) {
    const icon = EFFECTS[word] ?? word
    if (isIcon(icon)) return icon
  }
  return ''
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
  return kindOf(move).icon
}
