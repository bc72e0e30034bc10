/** A session of the companion as the server tells it, and what the page makes of it without knowing any rule. */
import { isIcon } from '../icons/names'
import type { Components } from './components'
import type {
  Answerable, CompanionLine, CompanionOpponent, CompanionQuestion, CompanionReport, CompanionTable, Session,
} from './protocol'

export type { Answerable, Asking, Choice, Correction, NewSession, Offer, Session, Thing } from './protocol'
export type Line = CompanionLine
export type Report = CompanionReport
export type Question = CompanionQuestion
export type Opponent = CompanionOpponent
export type Known = CompanionTable

/** The story after an answer: what was taken back is gone, what is new stands at its end. */
export function storyAfter(story: readonly Report[], told: Session['story']): Report[] {
  return [...story.slice(0, told.from), ...told.reports]
}

/** What happens now: all that the last line has brought, or else what came before it. */
export function newsAfter(news: readonly Report[], told: Session['story'], story: readonly Report[], said: boolean): Report[] {
  const found = (said ? told.reports : story.slice(-1)).filter((report) => report.command !== '')
  return found.length > 0 || !said ? found : [...news]
}

// --- icons

const EVENT_ICONS: Readonly<Record<string, string>> = {
  hagal: 'card',
  hagal_passed: 'blocked',
  hagal_send: 'agent',
  hagal_swords: 'sword',
  hagal_shuffle: 'undo',
  hagal_stuck: 'blocked',
  recruit: 'troop',
  deploy: 'deploy',
  retreat: 'retreat',
  lose_troop: 'retreat',
  stays_home: 'garrison',
  harvest: 'spice',
  bonus_gone: 'spice',
  alliance: 'alliance',
  alliance_lost: 'alliance',
  points: 'vp',
  intrigue: 'intrigue',
  spend_intrigue: 'intrigue',
  steal: 'intrigue',
  spy: 'spy',
  recall_spy: 'spy',
  no_post: 'spy',
  hooks: 'maker_hooks',
  shield_wall: 'shield_wall',
  control: 'control',
  control_bonus: 'control',
  control_lost: 'control',
  swordmaster: 'swordmaster',
  mentat: 'mentat',
  claim: 'combat',
  pair: 'wild',
  turn_down: 'wild',
  round: 'first_player',
  first: 'first_player',
  row_dice: 'trash',
  reward: 'vp',
  no_reward: 'close',
  strength: 'combat',
  scheme: 'signet',
  over: 'vp',
  set: 'settings',
}

/** What is drawn before a line of the story. */
export function lineIcon(line: Line): string {
  switch (line.event) {
    case 'gain':
    case 'pay':
    case 'influence':
      return typeof line.a === 'string' && isIcon(line.a) ? line.a : 'influence'
    case 'summon':
      return typeof line.b === 'string' && isIcon(line.b) ? line.b : 'deploy'
  }
  return EVENT_ICONS[line.event ?? ''] ?? (line.done ? 'arrow' : 'confirm')
}

/** The component that a line speaks of, to be looked at: the card that was turned up. */
export function lineCard(line: Line, components: Components) {
  if (!line.event?.startsWith('hagal') || line.event === 'hagal_send' || typeof line.a !== 'string') return undefined
  return components.get(line.a, 'hagal')
}

const COMMAND_ICONS: Readonly<Record<string, string>> = {
  turn: 'agent',
  combat: 'combat',
  reward: 'vp',
  round: 'first_player',
  end: 'confirm',
  conflict: 'combat',
  visit: 'control',
  influence: 'influence',
  dice: 'trash',
  correct: 'settings',
  set: 'settings',
}

export function commandIcon(command: string): string {
  return COMMAND_ICONS[command] ?? 'more'
}

/** A choice is written as moves are; a faction or another thing that has an icon stands among its words. */
export function choiceIcon(answer: string): string {
  const words = answer.split(/[\s.]+/).reverse()
  return words.find((word) => isIcon(word)) ?? 'confirm'
}

// --- answers

/** Numbers that one press is enough for. */
export const QUICK = 9
/** The same where several numbers are asked for at once. */
export const QUICK_EACH = 4

export function quickNumbers(most: number): number[] {
  return Array.from({ length: Math.min(most, QUICK) + 1 }, (_, number) => number)
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f\u00ad]/g, '').toLowerCase()
}

/** The options whose label has words that begin with each word of a search. */
export function searched(options: readonly Answerable[], search: string): Answerable[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const words = plain(option.label).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((word) => words.some((other) => other.startsWith(word)))
  })
}

// --- keys

/** The letters of the terminal's companion, by the place of a key, so that they work in every layout. */
export const KEYS: Readonly<Record<string, string>> = {
  turn: 'T',
  combat: 'C',
  reward: 'R',
  round: 'N',
  end: 'E',
  conflict: 'K',
  visit: 'V',
  influence: 'I',
  dice: 'D',
  correct: 'X',
}

export type Pressed = { say: string } | { open: 'influence' | 'correct' } | { undo: true } | { type: true } | null

/** What a key means: a number picks an option, Enter the usual answer, a letter a command. */
export function pressed(code: string, now: Pick<Session, 'question' | 'offers' | 'lines'>): Pressed {
  if (code === 'KeyU' || code === 'KeyZ') return now.lines > 0 ? { undo: true } : null
  const { question, offers } = now
  if (question) {
    // Several numbers have fields of their own.
    if (question.fields.length > 0) return null
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
    if (digit !== undefined) {
      // Where no answer is usual, it may well have two digits: it is typed.
      if (question.options.length === 0 && question.usual === null && question.most > QUICK) return { type: true }
      if (question.options.length === 0) return Number(digit) <= question.most ? { say: digit } : null
      const option = question.options[Number(digit) - 1]
      return option ? { say: option.answer } : null
    }
    const word = { KeyY: 'yes', KeyN: 'no' }[code]
    if (word && question.options.some((option) => option.answer === word)) return { say: word }
    return code === 'Enter' && question.usual !== null ? { say: question.usual } : null
  }
  const offer = offers.find((one) => code === `Key${KEYS[one.command] ?? ''}`)
  if (!offer) return null
  if (offer.line !== null) return { say: offer.line }
  return { open: offer.command === 'influence' ? 'influence' : 'correct' }
}

// --- files

/** A name for the file of a session that any system takes. */
export function fileName(name: string): string {
  const safe = name
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `companion${safe ? `-${safe.slice(0, 40)}` : ''}.txt`
}
