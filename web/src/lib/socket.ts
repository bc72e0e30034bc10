/** One WebSocket to a table. It comes back by itself; what is older than what was already seen is thrown away. */
import { ROOT } from './api'
import type { FromServer, ToServer } from './protocol'

export interface Where {
  table: string
  seat: number | null
  language: string
}

export interface Listener {
  heard(message: FromServer): void
  connected(is: boolean): void
  /** The server will not have us: no use in trying again. */
  refused(): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000
// A line that was cut somewhere on the way looks open for minutes: without an answer in this time it is not.
const ANSWER_WITHIN = 6_000
// Close codes with which a server says that the same question would get the same answer.
const FINAL = new Set([1008, 4001, 4003, 4004])

export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  // Spread out, so that a restarted server is not asked by everybody at once.
  return full / 2 + (full / 2) * random()
}

export class TableSocket {
  private socket: WebSocket | null = null
  private attempt = 0
  private revision = -1
  private timer: ReturnType<typeof setTimeout> | undefined
  private pings: ReturnType<typeof setInterval> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private welcomed = false
  private closed = false

  constructor(
    private readonly where: Where,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  get address(): string {
    const { table, seat, language } = this.where
    const query = new URLSearchParams({ language })
    if (seat !== null) query.set('seat', String(seat))
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return `${scheme}//${location.host}${ROOT}/api/tables/${encodeURIComponent(table)}/socket?${query}`
  }

  private open(): void {
    if (this.closed) return
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      // A server that was restored from a backup may count from an earlier revision: the first word after joining counts.
      this.revision = -1
      this.welcomed = false
      this.pings = setInterval(() => this.ask(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(String(event.data))
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(FINAL.has(event.code))
    }
  }

  /** The line is gone. `final`: it is no use to try again. */
  private lost(final: boolean): void {
    clearInterval(this.pings)
    clearTimeout(this.doubt)
    this.doubt = undefined
    this.socket = null
    this.listener.connected(false)
    if (this.closed) return
    if (final) this.listener.refused()
    else this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++))
  }

  /** Ask whether anybody still hears; who doesn't answer is left. */
  private ask(): void {
    if (this.doubt !== undefined || !this.send({ do: 'ping' })) return
    const asked = this.socket
    this.doubt = setTimeout(() => {
      this.doubt = undefined
      if (this.socket !== asked) return
      asked?.close()
      this.lost(false)
    }, ANSWER_WITHIN)
  }

  private hear(data: string): void {
    clearTimeout(this.doubt)
    this.doubt = undefined
    let message: FromServer
    try {
      message = JSON.parse(data) as FromServer
    } catch {
      return
    }
    if (!this.welcomed) {
      // A server that has no time yet opens a socket only to close it again: who is told something is at the table.
      this.welcomed = true
      this.attempt = 0
      this.listener.connected(true)
    }
    if (message.type === 'game') {
      if (message.revision < this.revision) return
      this.revision = message.revision
    }
    this.listener.heard(message)
  }

  /** Whether it was sent: a move is never queued, for when it arrived the table could be another. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private readonly wake = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return
    if (this.socket) {
      // A device that slept may have lost its line without noticing.
      this.ask()
      return
    }
    clearTimeout(this.timer)
    this.attempt = 0
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pings)
    clearTimeout(this.doubt)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
    this.socket = null
  }
}
