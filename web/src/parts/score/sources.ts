/** Where Victory Points came from: what the server calls a source, as an icon and words. */
import type { Components } from '../../lib/components'
import type { Component } from '../../lib/protocol'
import { t } from '../../lib/words'

export interface Source {
  /** As the server calls it. */
  id: string
  points: number
  icon: string
  /** The class of its colour. */
  tone: string
  text: string
  /** The card or space that can be looked at. */
  component?: Component
}

const DECKS: Record<string, string> = {
  conflicts: 'combat',
  intrigue: 'intrigue',
  contracts: 'contract',
  spaces: 'planet',
  leaders: 'signet',
  objectives: 'wild',
}
const TONES: Record<string, string> = { conflicts: 'sword', intrigue: 'intrigue' }
const FACTIONS = new Set(['influence', 'alliance'])

function named(id: string, components: Components): Omit<Source, 'id' | 'points'> {
  const [kind = '', what = ''] = id.split(' ')
  if (FACTIONS.has(kind)) {
    return { icon: kind === 'alliance' ? 'alliance' : what, tone: what, text: t(`page-score-${kind}`, { faction: t(`faction-${what}`) }) }
  }
  if (kind === 'bundle') return { icon: what, tone: what, text: t(`page-score-bundle-${what}`) }
  if (id === 'start') return { icon: 'first_player', tone: 'vp', text: t('page-score-start') }
  if (id === 'battle') return { icon: 'crysknife', tone: 'sword', text: t('page-score-battle') }
  const component = components.get(id)
  const deck = component?.deck ?? ''
  return {
    icon: DECKS[deck] ?? 'card',
    tone: TONES[deck] ?? 'vp',
    text: component?.name ?? id,
    ...(component ? { component } : {}),
  }
}

/** The sources of a seat in the order in which they first came, each with all of its points. */
export function sourcesOf(ids: readonly string[], components: Components): Source[] {
  const points = new Map<string, number>()
  for (const id of ids) points.set(id, (points.get(id) ?? 0) + 1)
  return [...points].map(([id, n]) => ({ id, points: n, ...named(id, components) }))
}
