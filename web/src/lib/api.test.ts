import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api, ApiError } from './api'
import { sentenceOf } from './problems'
import { LANGUAGES, settings } from './settings.svelte'
import { setWords } from './words'

/** The next answer; null: there is no connection. */
let answer: Response | null = null
let asked: string[] = []

beforeEach(() => {
  asked = []
  settings.language = 'uk'
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

async function refusal(): Promise<ApiError> {
  const problem: unknown = await api.leave('abcd').catch((error: unknown) => error)
  if (!(problem instanceof ApiError)) throw new Error('it was not refused')
  return problem
}

it('every question says in which language it wants its answer', async () => {
  answer = new Response('{}')
  await api.leave('abcd')
  answer = new Response('{}')
  await api.words('bg')
  expect(asked).toEqual(['/api/tables/abcd/leave?language=uk', '/api/words?language=bg&part=page'])
  expect(api.recordPath('abcd')).toBe('/api/tables/abcd/record?language=uk')
})

it('a refusal is the sentence of the server', async () => {
  answer = new Response(JSON.stringify({ error: 'Це місце не ваше.' }), { status: 403 })
  expect(await refusal()).toMatchObject({ message: 'Це місце не ваше.', status: 403, detail: '', passing: false })
  answer = new Response(JSON.stringify({ error: 'Запис: what?', detail: 'what?' }), { status: 409 })
  expect(await refusal()).toMatchObject({ detail: 'what?' })
})

it('without an answer there are words all the same, in every language', async () => {
  const said = new Set<string>()
  for (const { id } of LANGUAGES) {
    settings.language = id
    answer = null
    const problem = await refusal()
    expect(problem).toMatchObject({ status: 0, passing: true })
    expect(problem.message).not.toContain('fetch')
    said.add(problem.message)
  }
  expect(said.size).toBe(LANGUAGES.length)
  expect([...said].every(Boolean)).toBe(true)
})

it('what answers in the place of the server is not quoted', async () => {
  answer = new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  const problem = await refusal()
  expect(problem.message).toMatch(/^Сервер не відповідає.*\(502\)$/)
  expect(problem.passing).toBe(true)
  answer = new Response('{"half":')
  expect(await refusal()).toMatchObject({ status: 0 })
})

it('a fault of the page has words of its own', () => {
  setWords('uk', { 'page-fault': 'Щось зламалося.' })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(sentenceOf(new TypeError('x is undefined'))).toBe('Щось зламалося.')
  expect(logged).toHaveBeenCalledOnce()
  expect(sentenceOf(new ApiError('Ні.', 409))).toBe('Ні.')
})
