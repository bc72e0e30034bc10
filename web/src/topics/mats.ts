/** Leaders' mats. */
import type { Kinds } from '../lib/kinds'

export const kinds: Kinds = {
  train: { icon: 'swordmaster', at: [], about: 'leader' },
}
