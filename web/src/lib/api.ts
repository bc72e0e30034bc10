/** The server's answers over HTTP. A refusal becomes an ApiError with the server's own sentence, in the page's language. */
import type { Asking, Session } from './companion'
import type { About, ComponentsByKey, MyTable, NewTable, Options, Refusal } from './protocol'
import type { Outline, Position, Viewer } from '../parts/replay/outline'
import { offline, settings } from './settings.svelte'

export const ROOT = import.meta.env.BASE_URL.replace(/\/$/, '')

export class ApiError extends Error {
  /** 0: no answer came at all. */
  readonly status: number
  /** What of the sentence is English in any language; empty where nothing is. */
  readonly detail: string

  constructor(message: string, status: number, detail = '') {
    super(message)
    this.status = status
    this.detail = detail
  }

  /** The same may be asked again later: nothing is wrong with the question. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429
  }
}

function isRefusal(data: unknown): data is Refusal {
  return typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string'
}

async function ask<T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown): Promise<T> {
  const text = new URLSearchParams({ language: settings.language, ...query }).toString()
  const answer = await fetch(`${ROOT}/api${path}?${text}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => null)
  if (answer === null) throw new ApiError(offline(), 0)
  const data: unknown = await answer.json().catch(() => null)
  if (isRefusal(data)) throw new ApiError(data.error, answer.status, data.detail ?? '')
  // Something between us and the server has answered in its place, or the answer was cut off.
  if (!answer.ok) throw new ApiError(`${offline()} (${answer.status})`, answer.status)
  if (data === null) throw new ApiError(offline(), 0)
  return data as T
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

/** More lines than a log has. */
const NO_LOG = 1_000_000

function eyes(viewer: Viewer): Record<string, string> {
  if (viewer === 'onlooker') return {}
  return viewer === 'open' ? { open: 'true' } : { seat: String(viewer) }
}

export const api = {
  words: (language: string, part: 'page' | 'rules' = 'page') =>
    ask<Record<string, string>>('GET', '/words', { language, part }),
  options: () => ask<Options>('GET', '/options'),
  components: (edition: string, modules: string[]) =>
    ask<ComponentsByKey>('GET', '/components', { edition, modules: modules.join(',') }),
  create: (wanted: NewTable) => ask<{ id: string }>('POST', '/tables', {}, wanted),
  about: (id: string) => ask<About>('GET', table(id)),
  sit: (id: string, seat: number, name: string) =>
    ask<{ link?: string }>('POST', `${table(id)}/seats/${seat}`, {}, { name }),
  link: (id: string, seat: number) => ask<{ link: string }>('GET', `${table(id)}/seats/${seat}/link`),
  restore: (id: string, seat: number, secret: string) =>
    ask<unknown>('POST', `${table(id)}/restore`, {}, { seat, secret }),
  leave: (id: string) => ask<unknown>('POST', `${table(id)}/leave`, {}, {}),
  /** A table that is over leaves the list of one's own. */
  forget: (id: string) => ask<unknown>('POST', `${table(id)}/forget`, {}, {}),
  host: (id: string, order: { do: string; seat?: number; bot?: string; settings?: unknown }) =>
    ask<unknown>('POST', `${table(id)}/host`, {}, order),
  mine: () => ask<MyTable[]>('GET', '/mine'),
  outline: (id: string, viewer: Viewer) =>
    ask<Outline>('GET', `${table(id)}/outline`, eyes(viewer)),
  /** A finished game after so many moves; its log comes with the outline. */
  position: (id: string, moves: number, viewer: Viewer) =>
    ask<Position>('GET', `${table(id)}/replay`, { ...eyes(viewer), moves: String(moves), since: String(NO_LOG) }),
  bring: (record: string) => ask<{ id: string }>('POST', '/records', {}, { record }),
  rematch: (id: string) => ask<{ id: string; seats: number[] }>('POST', `${table(id)}/rematch`, {}, {}),
  companion: (asking: Asking) => ask<Session>('POST', '/companion', {}, asking),
  recordPath: (id: string) => `${ROOT}/api${table(id)}/record?language=${settings.language}`,
}
