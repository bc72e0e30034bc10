/** The keyboard at a table. Anything that has the focus and understands keys itself comes first. */
import type { Table } from './table.svelte'

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable], dialog') !== null
}

/** The next of some spaces after the picked one, around the corner. */
export function nextOf(spaces: readonly string[], picked: string | null, step: number): string | undefined {
  if (spaces.length === 0) return undefined
  const at = picked === null ? (step > 0 ? -1 : 0) : spaces.indexOf(picked)
  return spaces[(at + step + spaces.length) % spaces.length]
}

/** Whether the key meant something. `end` presses the button of the prompt bar. */
export function pressed(event: KeyboardEvent, table: Table, end: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  const key = event.key
  if (/^[1-9]$/.test(key)) {
    const at = Number(key) - 1
    const card = table.me?.hand[at]
    if (table.sends.length > 0 && card !== undefined) table.selectCard(card, at)
    else if (table.sends.length === 0) table.play(table.plainTray[at])
    return true
  }
  const step = ARROWS[key]
  if (step !== undefined) {
    const lit = [...(table.selectedCard === null ? table.reachable : table.litSpaces)]
    const space = nextOf(lit, table.selectedSpace, step)
    if (space === undefined) return false
    if (space !== table.selectedSpace) table.selectSpace(space)
    return true
  }
  switch (key) {
    case 'Enter':
      // A focused button keeps its own meaning.
      if (event.target instanceof HTMLElement && event.target.closest('button, a, [role=button]')) {
        if (!table.pickedMove || !event.target.closest('[data-picked]')) return false
      }
      if (!table.pickedMove) return false
      table.play(table.pickedMove)
      return true
    case 'Escape':
      if (!table.picking) return false
      table.putBack()
      return true
  }
  switch (event.code) {
    case 'KeyZ':
      table.undo(event.shiftKey)
      return true
    case 'KeyR':
      table.play(table.find('reveal'))
      return true
    case 'KeyE':
      end()
      return true
    case 'KeyA':
      if (table.canResolve) table.resolveRest()
      return true
    case 'KeyH':
      if (table.asked && table.about?.settings.hints) table.askHint()
      return true
  }
  return false
}
