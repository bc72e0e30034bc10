/** The Signet Ring says nothing by itself: what it does stands on the Leader. A card that wears the ring shows that. */
import type { Component } from '../../lib/protocol'
import { lineOf, trees } from '../cards/printed'

const worn = new WeakMap<Component, WeakMap<Component, Component>>()

/** The card as it is for somebody with this Leader: the same, unless it uses the Leader's ring. */
export function wornBy(card: Component, leader: Component | undefined): Component {
  if (!leader || !trees(card, 'agent').some((tree) => tree.word === 'UseSignet')) return card
  const ring = trees(leader, 'signet')
  if (ring.length === 0) return card
  let known = worn.get(card)
  if (!known) worn.set(card, (known = new WeakMap()))
  let found = known.get(leader)
  if (!found) {
    const line = lineOf(leader, 'signet')
    const said = line ? [line.title, line.text].filter(Boolean).join(': ') : ''
    found = {
      ...card,
      agent: trees(card, 'agent').flatMap((tree) => (tree.word === 'UseSignet' ? [tree, ...ring] : [tree])),
      lines: card.lines.map((one) => (one.box === 'agent' && said ? { ...one, text: said } : one)),
    }
    known.set(leader, found)
  }
  return found
}
