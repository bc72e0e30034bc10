/** Reading what is printed on a component, without knowing what it means. */
import type { Component, ComponentLine, Tree } from '../../lib/protocol'
import { has, t } from '../../lib/words'
import { ARROW, icon, pill, amount, aside, named, type Glyph } from '../effects/glyphs'

/** How large a card is drawn: in a list, in a pile, by itself; `fluid`: as large as the place it lies in. */
export type Size = 'row' | 'hand' | 'large' | 'fluid'

export function trees(component: Component, box: string): Tree[] {
  const value = component[box]
  return Array.isArray(value) ? (value as Tree[]) : []
}

export function lineOf(component: Component, box: string): ComponentLine | undefined {
  return component.lines.find((line) => line.box === box)
}

export function sentence(component: Component, box: string): string {
  return component.lines
    .filter((line) => line.box === box)
    .map((line) => line.text)
    .join(' ')
}

/** A word of the server's that the page may not have been given: nothing rather than its id. */
export function known(id: string): string {
  return has(id) ? t(id) : ''
}

/** The whole card in one breath, for those who hear it. */
export function spoken(component: Component): string {
  const lines = component.lines.map((line) => [line.title || line.label, line.text].filter(Boolean).join(': '))
  return [component.name, ...lines].map((line) => line.replace(/\.$/, '')).join('. ')
}

/** What completes a contract, as a drawing; without `full` names that its own name already says are left out. */
export function condition(contract: Component, full: boolean, place?: Component): Glyph[] {
  const where = place?.['icon'] ? [icon(String(place['icon']))] : []
  if (contract['visit']) return [...aside(icon('agent'), ARROW), ...where, ...(full || !place ? [named('spaces', String(contract['visit']))] : [])]
  if (contract['harvest']) return [pill(icon('agent', 'maker')), amount(`${String(contract['harvest'])}+`, 'spice')]
  if (contract['acquires']) return [icon('acquire'), ...(full ? [named('', String(contract['acquires']))] : [])]
  return [icon('confirm')]
}

/** The boxes of an Intrigue card that have something in them, with the icon of their moment. */
export function moments(intrigue: Component): { box: string; icon: string }[] {
  const icons: readonly (readonly [string, string])[] = [
    ['plot', 'intrigue'],
    ['combat', 'combat'],
    ['win', 'combat'],
    ['endgame', 'vp'],
  ]
  return icons.filter(([box]) => trees(intrigue, box).length > 0).map(([box, name]) => ({ box, icon: name }))
}
