/** What stands for a part of a strength. */
import { isIcon } from '../../icons/names'
import type { Segment } from '../../lib/protocol'

const SIGNS: Readonly<Record<Segment['kind'], string>> = {
  troops: 'troop',
  unit: 'troop',
  swords: 'sword',
  intrigue: 'intrigue',
  hagal: 'sword',
}

export function iconOf(segment: Segment): string {
  return segment.kind === 'unit' && isIcon(segment.id) ? segment.id : SIGNS[segment.kind]
}
