/** What a Reveal turn has brought so far, and in whose turn that was. */
export interface Revealed {
  round: number
  seat: number
  persuasion: number
  strength: number
}

/** By how much a Reveal turn's numbers have grown. Another's turn, or one of another round, is nothing to compare with. */
export function growth(before: Revealed | null, now: Revealed | null): { persuasion: number; strength: number } {
  if (!before || !now || before.seat !== now.seat || before.round !== now.round) return { persuasion: 0, strength: 0 }
  return { persuasion: now.persuasion - before.persuasion, strength: now.strength - before.strength }
}
