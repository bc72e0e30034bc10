import { describe, expect, it } from 'vitest'
import type { MyTable, SeatKind } from '../../lib/protocol'
import { ago, farewell, turnOf } from './mygames'

const seat = (at: number, kind: SeatKind) => ({ seat: at, kind, name: `name ${at}`, bot: '', here: false })
const game = (change: Partial<MyTable>): MyTable => ({
  id: 'abcd',
  status: 'running',
  broken: '',
  edition: 'base',
  modules: [],
  players: 2,
  level: '',
  variants: [],
  settings: { pace: 0, hints: false, turn_seconds: 0, game_seconds: 0, local: false },
  seats: [seat(0, 'person'), seat(1, 'bot')],
  mine: [0],
  host: false,
  changed: 0,
  decider: 0,
  ...change,
})

describe('one of my games', () => {
  it('says whose turn it is, and whether that is mine', () => {
    expect(turnOf(game({}))).toBe('mine')
    expect(turnOf(game({ decider: 1 }))).toBe(1)
    expect(turnOf(game({ status: 'over' }))).toBeNull()
    expect(turnOf(game({ decider: null }))).toBeNull()
  })
  it('is not mine to decide while a bot plays for me', () => {
    expect(turnOf(game({ decider: 1, mine: [0, 1] }))).toBe(1)
  })
  it('is forgotten when it is over; before that its host deletes it and others stand up', () => {
    expect(farewell(game({ status: 'over', host: true }))).toBe('forget')
    expect(farewell(game({ status: 'closed' }))).toBe('forget')
    expect(farewell(game({ host: true }))).toBe('delete')
    expect(farewell(game({}))).toBe('leave')
  })
  it('was played some time ago', () => {
    expect(ago(0, 3 * 3_600_000, 'en')).toBe('3 hr. ago')
    expect(ago(0, 30_000, 'en')).toBe('this minute')
    expect(ago(0, 50 * 3_600_000, 'en')).toBe('2 days ago')
  })
})
