/** What can be opened over the table. */
export type Sheet = '' | 'seats' | 'chat' | 'preferences' | 'result' | 'front' | 'menu' | 'since' | 'keys' | 'score' | 'leader'

export interface Tool {
  sheet: Sheet
  icon: string
  word: string
}

// The first stand in the head of the table where there is room; the menu has them all.
export const TOOLS: readonly Tool[] = [
  { sheet: 'score', icon: 'vp', word: 'page-table-score' },
  { sheet: 'since', icon: 'since', word: 'page-table-since' },
  { sheet: 'front', icon: 'bond', word: 'page-in-front' },
  { sheet: 'chat', icon: 'chat', word: 'page-chat' },
  { sheet: 'seats', icon: 'players', word: 'page-seats' },
  { sheet: 'preferences', icon: 'settings', word: 'page-preferences' },
]
export const MORE: readonly Tool[] = [{ sheet: 'keys', icon: 'keys', word: 'page-table-keys' }]
