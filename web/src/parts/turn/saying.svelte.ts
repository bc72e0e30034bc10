/** What the head of the turn panel says: who is asked what, or who decides. */
import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/words'
import { capital } from '../inspect/player'

export interface Said {
  title: string
  about: string
}

export function said(table: Table): Said {
  const { situation } = table
  const { turn } = table
  if (!situation) return { title: t('page-loading'), about: '' }
  if (table.about?.broken) return { title: t('page-read-only'), about: table.about.broken }
  if (table.over) return { title: t('page-over'), about: '' }
  if (table.about?.status === 'closed') return { title: t('page-status-closed'), about: '' }
  if (table.about?.status === 'waiting') return { title: t('page-waiting-for-players'), about: '' }
  if (!table.asked) {
    return { title: situation.decider === null ? '' : capital(t('page-decides', { name: table.seatName(situation.decider) })), about: '' }
  }
  if (turn.staged) return { title: t('page-turn-end-title'), about: t('page-turn-nothing-left') }
  const card = table.selectedCard === null ? '' : (table.components.card(table.selectedCard)?.name ?? table.selectedCard)
  const space = table.selectedSpace === null ? '' : table.components.name(table.selectedSpace, 'spaces')
  if (table.pickedMove) return { title: t('page-turn-send'), about: `${card} → ${space}` }
  if (card) {
    const n = table.litSpaces.size
    return { title: t('page-turn-send'), about: `${card}. ${n > 0 ? t('page-turn-choose-space') : t('page-no-space')}` }
  }
  if (space) {
    return { title: t('page-turn-send'), about: `${space}. ${table.sendsOf(null, table.selectedSpace).length > 0 ? t('page-choose-card') : t('page-no-card')}` }
  }
  const whose = situation.for_seat === null ? '' : t('page-for', { name: table.seatName(situation.for_seat) }) + ' '
  if (situation.asked) {
    const about = situation.asked.about || (table.sends.length > 0 ? t('page-pick-first') : '')
    return { title: situation.asked.title, about: whose + about }
  }
  return { title: whose + situation.prompt, about: table.sends.length > 0 ? t('page-pick-first') : '' }
}
