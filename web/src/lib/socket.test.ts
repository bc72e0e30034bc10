import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from './protocol'
import { TableSocket } from './socket'

class Line {
  static readonly OPEN = 1
  readyState = 0
  readonly sent: string[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined

  constructor(readonly address: string) {
    lines.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = Line.OPEN
    this.onopen()
  }
  says(message: object | string): void {
    this.onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
  ends(code: number): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

const LATER = 1013
let lines: Line[]
let heard: FromServer[]
let connected: boolean[]
let refused: number
let socket: TableSocket

const last = (): Line => lines[lines.length - 1]!

/** How long it is until the next line is opened. */
function waited(): number {
  const before = lines.length
  let time = 0
  while (lines.length === before) {
    vi.advanceTimersByTime(100)
    time += 100
  }
  return time
}

beforeEach(() => {
  lines = []
  heard = []
  connected = []
  refused = 0
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'https:', host: 'kanly.example' })
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const listener = {
    heard: (message: FromServer) => void heard.push(message),
    connected: (is: boolean) => void connected.push(is),
    refused: () => void refused++,
  }
  socket = new TableSocket({ table: 'abc', seat: 1, language: 'uk' }, listener)
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a socket that comes back by itself', () => {
  it('waits longer each time, also where the server opens it only to close it', () => {
    const waits = []
    for (let attempt = 0; attempt < 8; attempt++) {
      last().opens()
      last().ends(LATER)
      waits.push(waited())
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000])
    expect(connected).not.toContain(true)
  })

  it('has its patience back once the table has said something', () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      last().opens()
      last().ends(LATER)
      waited()
    }
    last().opens()
    last().says('{')
    expect(connected).not.toContain(true)
    last().says({ type: 'pong' })
    expect(connected.at(-1)).toBe(true)
    last().ends(1006)
    expect(connected.at(-1)).toBe(false)
    expect(waited()).toBe(400)
  })

  it('counts revisions anew, and throws away what is older', () => {
    last().opens()
    for (const revision of [4, 3, 5]) last().says({ type: 'game', revision })
    last().ends(1006)
    waited()
    last().opens()
    last().says({ type: 'game', revision: 2 })
    expect(heard.map((message) => message.type === 'game' && message.revision)).toEqual([4, 5, 2])
  })

  it('does not come back where it is not wanted', () => {
    last().opens()
    last().ends(4003)
    vi.advanceTimersByTime(60_000)
    expect([lines.length, refused]).toEqual([1, 1])
  })
})
