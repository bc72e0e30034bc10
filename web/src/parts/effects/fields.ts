/** The fields of a word as what they are; one that isn't there counts as nothing. */
import type { Word } from './glyphs'

export const number = (word: Word, field: string): number => Number(word[field] ?? 0)
export const string = (word: Word, field: string): string => String(word[field] ?? '')
export const strings = (word: Word, field: string): string[] => (word[field] as string[] | undefined) ?? []
export const words = (word: Word, field: string): Word[] => (word[field] as Word[] | undefined) ?? []
/** The one faction that it is about, if it is about one. */
export const faction = (word: Word): string[] => (word['faction'] ? [string(word, 'faction')] : [])
