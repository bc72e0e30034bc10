/** What reacts to something that happens, and the moments of every game that something can react to. */
import { drawAll, drawTrigger, type Drawings } from '../drawings'
import { number, string, strings, words } from '../fields'
import { amount, icon, named, oneOf, pill, text, type Glyph, type Word } from '../glyphs'

/** How often: in a turn, in a round, for as long as the First Player marker stays where it is; in a game, which has no sign of its own. */
const LIMITS: Readonly<Record<string, Glyph[]>> = {
  turn: [text('1 ×'), icon('agent', 'reveal')],
  round: [text('1 ×'), icon('first_player')],
  game: [text('1 ×')],
}

function limit(word: Word): Glyph[] {
  return word['once'] ? (LIMITS[string(word, 'once')] ?? []) : []
}

/** At least so much of something, or any of it. */
function least(word: Word, what: string): Glyph[] {
  return [amount(number(word, 'at_least') > 0 ? `${number(word, 'at_least')}+` : '', what)]
}

/** The card or space that it names, if it does. */
function of(word: Word, deck: string): Glyph[] {
  return word['of'] ? [named(deck, string(word, 'of'))] : []
}

export const drawings: Drawings = {
  On: (w) => [pill(...drawTrigger(string(w, 'trigger'), w)), ...limit(w), ...drawAll(words(w, 'effects'))],
  AtAnyMoment: (w) => [pill(icon('agent'), text('/'), icon('reveal')), ...limit(w), ...drawAll(words(w, 'effects'))],
}

export const triggers: Drawings = {
  paid_solari_for_space: () => [icon('agent', 'solari')],
  took_council_seat: () => [icon('high_council')],
  deployed: (w) => least(w, 'deploy'),
  sent_agent: (w) => [icon('agent'), ...oneOf(strings(w, 'factions'))],
  revealed: () => [icon('reveal')],
  befriended: (w) => [...oneOf(strings(w, 'factions')), icon('vp')],
  acquired: (w) => [icon('acquire'), ...oneOf(strings(w, 'factions')), ...of(w, '')],
  visited: (w) => [icon('agent'), ...oneOf(strings(w, 'factions')), ...of(w, 'spaces')],
  gained_spice: (w) => least(w, 'spice'),
  deployed_units: (w) => least(w, 'deploy'),
  gained_influence: (w) => [icon('influence'), ...oneOf(strings(w, 'factions'))],
  recruited: () => [icon('troop', 'garrison')],
  trashed: () => [icon('trash')],
  won: () => [icon('combat')],
  round_started: () => [icon('first_player', 'hand')],
}
