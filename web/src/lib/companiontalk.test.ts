import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Asking, Session } from './companion'
import { summary, Talk } from './companion.svelte'
import { keepSession, sessionOf } from './companionstore'

/** A server that only counts lines, and has a connection or none. */
const server = { up: true, asked: [] as Asking[], refuse: '' }

function answer(asking: Asking): Session {
  const lines = (asking.journal ?? '').split('\n').filter(Boolean)
  const left = lines.slice(0, lines.length - (asking.undo ?? 0))
  if (asking.line) left.push(asking.line)
  const from = Math.min(asking.heard ?? 0, left.length)
  return {
    journal: left.join('\n'), lines: left.length, edition: 'base', modules: [], printed_cards: false, title: 'Game', mode: 'alone',
    people: 1, names: [], terms: [], opening: { text: '', steps: [] }, question: null, offers: [], opponents: [],
    corrections: asking.corrections ? [] : null,
    story: { from, reports: left.slice(from).map((command) => ({ command, round: 1, lines: [] })) },
    table: { round: left.length, rounds: 10, phase: 'turns', first: 0, next: null, last: false, on_turn: null, conflict: null, level: 1, wall: null, taken: [], deck: 0, people: [], rewarded: [], said: [] },
  }
}

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => texts.set(key, text) })
  Object.assign(server, { up: true, asked: [], refuse: '' })
  vi.stubGlobal('fetch', async (_: string, request: { body: string }) => {
    if (!server.up) throw new TypeError('no connection')
    const asking = JSON.parse(request.body) as Asking
    server.asked.push(asking)
    if (server.refuse) return new Response(JSON.stringify({ error: server.refuse }), { status: 409 })
    return new Response(JSON.stringify(answer(asking)))
  })
  keepSession(summary('one', 'Sunday', answer({ language: 'en' })))
})
afterEach(() => vi.unstubAllGlobals())

async function opened(): Promise<Talk> {
  const talk = new Talk('one')
  await talk.open()
  return talk
}

it('what is said is kept at once', async () => {
  const talk = await opened()
  await talk.say('turn')
  await talk.say('no')
  expect(sessionOf('one')).toMatchObject({ journal: 'turn\nno', name: 'Sunday', round: 2 })
  expect(talk.story.map((report) => report.command)).toEqual(['turn', 'no'])
  // Only what is new is told.
  expect(server.asked.at(-1)).toMatchObject({ journal: 'turn', line: 'no', heard: 1 })
  await talk.undo()
  expect(sessionOf('one')?.journal).toBe('turn')
  expect(talk.story).toHaveLength(1)
})

it('a lost connection loses nothing', async () => {
  const talk = await opened()
  await talk.say('turn')
  server.up = false
  expect(await talk.say('no')).toBe(false)
  expect(talk.unsent).toEqual({ line: 'no' })
  expect(talk.now?.lines).toBe(1)
  server.up = true
  await talk.again()
  expect(talk.unsent).toBeNull()
  expect(sessionOf('one')?.journal).toBe('turn\nno')
  const again = await opened()
  expect(again.story.map((report) => report.command)).toEqual(['turn', 'no'])
})

it('a refusal is told and changes nothing', async () => {
  const talk = await opened()
  server.refuse = 'Combat has begun.'
  expect(await talk.say('turn')).toBe(false)
  expect(talk.refused).toBe('Combat has begun.')
  expect(sessionOf('one')?.journal).toBe('')
  const other = new Talk('one')
  await other.open()
  expect(other.broken).toBe('Combat has begun.')
})

it('what another tab says is followed', async () => {
  const [talk, other] = [await opened(), await opened()]
  await other.say('turn')
  await talk.follow()
  expect(talk.now?.lines).toBe(1)
  const asked = server.asked.length
  await talk.follow()
  expect(server.asked).toHaveLength(asked)
})

it('a session that is not here is nowhere', async () => {
  const talk = new Talk('other')
  await talk.open()
  expect(talk.now).toBeNull()
  expect(server.asked).toHaveLength(0)
})
