/** The keys of the table and, by the id of its words, what each of them does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['1–9', 'page-key-cards'],
  ['← → ↑ ↓', 'page-key-arrows'],
  ['↵', 'page-key-enter'],
  ['Esc', 'page-key-esc'],
  ['Z', 'page-key-undo'],
  ['⇧ Z', 'page-undo-turn'],
  ['R', 'page-key-reveal'],
  ['E', 'page-key-end'],
  ['A', 'page-resolve-rest'],
  ['H', 'page-hint'],
]
