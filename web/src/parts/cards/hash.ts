/** Numbers that always come out the same for the same id, so that a card looks the same everywhere. */
export function hashed(id: string): () => number {
  let seed = 2166136261
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507)
    seed = Math.imul(seed ^ (seed >>> 13), 3266489909)
    seed ^= seed >>> 16
    return (seed >>> 0) / 4294967296
  }
}

export function between(random: () => number, low: number, high: number): number {
  return Math.round(low + random() * (high - low))
}
