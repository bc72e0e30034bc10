import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { Film, type Source } from './film.svelte'
import type { Moment, Outline, Position, Viewer } from './outline'

const LAST = 9

function outline(): Outline {
  const moments = Array.from(
    { length: LAST + 1 },
    (_, at): Moment => ({ round: 1 + Math.floor(at / 5), phase: 'turns', turn: at % 2, turn_kind: 'agent', points: [0], log: at }),
  )
  return { moves: moments.slice(1).map((_, at) => ({ seat: 0, text: `move ${at}` })), moments, log: [] }
}

/** A server whose answers come when the test says so. */
class Server implements Source {
  asked: string[] = []
  waiting: (() => void)[] = []
  fails = false

  outline = async (): Promise<Outline> => {
    if (this.fails) throw new ApiError('not over', 409)
    return outline()
  }
  position = (moment: number, viewer: Viewer): Promise<Position> => {
    this.asked.push(`${moment} ${viewer}`)
    return new Promise((resolve) => {
      this.waiting.push(() => resolve({ moves: LAST, situation: { number: moment } } as unknown as Position))
    })
  }
  async answer(count = 1): Promise<void> {
    for (let n = 0; n < count; n++) {
      this.waiting.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
}

let server: Server
let film: Film
beforeEach(async () => {
  vi.useFakeTimers()
  server = new Server()
  film = new Film(server)
  await film.open('open')
})
afterEach(() => {
  film.close()
  vi.useRealTimers()
})

describe('a film', () => {
  it('shows a moment when it has come, and fetches some that may come next', async () => {
    expect(film.shown).toBeNull()
    await server.answer()
    expect(film.shown?.at).toBe(0)
    await server.answer(5)
    expect(server.asked).toEqual(['0 open', '1 open', '2 open', '3 open'])
    film.step('move', 1)
    expect(film.shown?.at).toBe(1)
  })

  it('asks only for where a dragged slider ends', async () => {
    for (const at of [3, 5, 6, 8]) film.seek(at)
    await server.answer(2)
    expect(server.asked.slice(0, 2)).toEqual(['0 open', '8 open'])
    expect(film.shown?.at).toBe(8)
  })

  it('steps by moves, turns and rounds, and not over the ends', () => {
    film.step('round', 1)
    expect(film.at).toBe(5)
    film.step('turn', -1)
    expect(film.at).toBe(4)
    film.seek(99)
    expect(film.at).toBe(LAST)
    film.step('move', 1)
    expect(film.at).toBe(LAST)
    film.seek(-1)
    expect(film.at).toBe(0)
  })

  it('plays to the end and stops there; from there it begins again', async () => {
    film.seek(LAST - 1)
    film.play()
    await server.answer(3)
    expect(film.at).toBe(LAST - 1)
    await vi.advanceTimersByTimeAsync(2000)
    await server.answer(2)
    expect(film.at).toBe(LAST)
    expect(film.playing).toBe(false)
    film.toggle()
    expect(film.at).toBe(0)
    expect(film.playing).toBe(true)
  })

  it('waits for a slow server before it plays on', async () => {
    film.play()
    await vi.advanceTimersByTimeAsync(5000)
    expect(film.at).toBe(0)
    await server.answer()
    await vi.advanceTimersByTimeAsync(1300)
    expect(film.at).toBe(1)
  })

  it('forgets what other eyes saw, and keeps the moment', async () => {
    film.seek(4)
    await server.answer(2)
    const late = server.waiting.length
    await film.open(2)
    expect(film.at).toBe(4)
    expect(server.asked.at(-1)).toBe('4 2')
    await server.answer(late)
    expect(film.shown?.at).toBe(4)
    await server.answer()
    expect(film.viewer).toBe(2)
  })

  it('says what the server refused', async () => {
    server.fails = true
    await film.open('onlooker')
    expect(film.problem).toBe('not over')
  })
})
