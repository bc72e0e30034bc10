/** Whether a card uses the ring of whoever plays it, however deep in its boxes that stands. */
import type { Component } from '../../lib/protocol'

function holds(value: unknown, word: string): boolean {
  if (Array.isArray(value)) return value.some((part) => holds(part, word))
  if (typeof value !== 'object' || value === null) return false
  return (value as { word?: unknown }).word === word || Object.values(value).some((part) => holds(part, word))
}

export function usesRing(card: Component): boolean {
  return holds([card.agent, card.reveal], 'UseSignet')
}
