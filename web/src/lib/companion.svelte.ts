/** One session of the companion on the page: what was said goes to the server and into this browser's store. */
import { api, ApiError } from './api'
import { type Asking, type Correction, newsAfter, type Report, type Session, storyAfter } from './companion'
import { keepSession, type Kept, sessionOf } from './companionstore'
import { sentenceOf } from './problems'
import { settings } from './settings.svelte'

export class Talk {
  now = $state.raw<Session | null>(null)
  story = $state.raw<Report[]>([])
  /** What the last line has brought. */
  news = $state.raw<Report[]>([])
  name = $state('')
  busy = $state(false)
  /** Why the last line was refused. */
  refused = $state('')
  /** What could not be sent for want of a connection; it is sent again when somebody wants it. */
  unsent = $state.raw<Partial<Asking> | null>(null)
  /** Whether the browser keeps what is said. */
  kept = $state(true)
  /** The journal can't be heard any more, or there is none. */
  broken = $state('')
  private journal = ''

  readonly id: string

  constructor(id: string) {
    this.id = id
  }

  /** Hear the kept session from its beginning, in the language of the page. */
  async open(): Promise<void> {
    const kept = sessionOf(this.id)
    this.broken = ''
    if (!kept) {
      this.now = null
      return
    }
    this.name = kept.name
    this.journal = kept.journal
    this.story = []
    await this.send({})
  }

  async say(line: string): Promise<boolean> {
    return this.send({ line })
  }

  async undo(): Promise<boolean> {
    return this.send({ undo: 1 })
  }

  /** What can be corrected now. */
  async corrections(): Promise<Correction[]> {
    await this.send({ corrections: true })
    return this.now?.corrections ?? []
  }

  async again(): Promise<void> {
    if (this.unsent) await this.send(this.unsent)
  }

  rename(name: string): void {
    this.name = name
    this.keep()
  }

  /** Another tab has said something in this session. */
  async follow(): Promise<void> {
    const kept = sessionOf(this.id)
    if (kept && kept.journal !== this.journal && !this.busy) await this.open()
  }

  private async send(more: Partial<Asking>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refused = ''
    try {
      const asked = { journal: this.journal, heard: this.story.length, language: settings.language, ...more }
      this.take(await api.companion(asked), more)
      // Hearing a session again, perhaps in another language, says nothing new.
      if (more.line !== undefined || more.undo !== undefined) this.keep()
      this.unsent = null
      return true
    } catch (problem) {
      if (problem instanceof ApiError && problem.passing) this.unsent = more
      else if (this.now) this.refused = sentenceOf(problem)
      else this.broken = sentenceOf(problem)
      return false
    } finally {
      this.busy = false
    }
  }

  private take(answer: Session, asked: Partial<Asking>): void {
    this.now = answer
    this.story = storyAfter(this.story, answer.story)
    // Looking for corrections says nothing, so what happened last is still the news.
    if (!asked.corrections) this.news = newsAfter(this.news, answer.story, this.story, asked.line !== undefined)
    this.journal = answer.journal
  }

  private keep(): void {
    if (!this.now) return
    this.kept = keepSession(summary(this.id, this.name, this.now))
  }
}

/** What is kept of a session. */
export function summary(id: string, name: string, now: Session): Kept {
  return {
    id,
    name,
    journal: now.journal,
    changed: Date.now(),
    title: now.title,
    mode: now.mode,
    round: now.table.round,
    over: now.table.phase === 'over',
  }
}
