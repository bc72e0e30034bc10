/** Which icon stands before the name of what gives or asks something. */
import { isIcon } from '../../icons/names'
import type { Block } from '../../lib/blocks'
import type { Components } from '../../lib/components'
import type { SourceKind } from '../../lib/protocol'

const ICONS: Record<SourceKind, string> = {
  space: 'agent',
  card: 'card',
  intrigue: 'intrigue',
  leader: 'signet',
  contract: 'contract',
  conflict: 'combat',
  faction: 'influence',
  post: 'spy',
  objective: 'wild',
  track: 'seat_disc',
  opponent: 'players',
  rule: 'rules',
}

export function iconOf(block: Block, components: Components): string {
  const { source } = block
  if (source === null) return block.counted.length > 0 ? 'combat' : ''
  if (source.kind === 'faction' && isIcon(source.id)) return source.id
  const own = source.kind === 'space' ? components.space(source.id)?.['icon'] : undefined
  return typeof own === 'string' && isIcon(own) ? own : ICONS[source.kind]
}
