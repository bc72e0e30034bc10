/** The keys of the table and, by the id of its words, what each of them does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['1–9', 'page-key-cards'],
  ['← →', 'page-table-key-next'],
  ['↑ ↓', 'page-table-key-near'],
  ['↵', 'page-table-key-enter'],
  ['+ −', 'page-table-key-count'],
  ['Esc', 'page-table-key-esc'],
  ['Z', 'page-key-undo'],
  ['⇧ Z', 'page-table-undo-turn'],
  ['R', 'page-key-reveal'],
  ['E', 'page-key-end'],
  ['A', 'page-resolve-rest'],
  ['I', 'page-table-key-intrigue'],
  ['L', 'page-table-since'],
  ['P', 'page-combat-key-wait'],
  ['H', 'page-hint'],
  ['?', 'page-table-keys'],
]
