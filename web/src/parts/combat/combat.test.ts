import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Act, Fight, Figures, Lane, Segment } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { Table } from '../../lib/table.svelte'
import { beatsOf, fought, lanesAfter, reached, scaleOf } from './beats'
import { Film } from '../replay/film.svelte'
import { AtFilm } from './film.svelte'
import { AtTable, RIBBON, show } from './show.svelte'

function segment(kind: Segment['kind'], strength: number, id = ''): Segment {
  return { kind, id, count: 1, strength, text: kind }
}
function figures(seat: number, ...segments: Segment[]): Figures {
  return { seat, strength: segments.reduce((sum, one) => sum + one.strength, 0), segments }
}
function act(seat: number, kind: Act['kind'], changes: Figures[] = []): Act {
  return { seat, kind, card: kind === 'pass' ? null : 'ambush', name: 'Ambush', adds: 0, changes, lines: [] }
}
const TROOPS = segment('troops', 4)
const SWORDS = segment('swords', 3)
const CARD = segment('intrigue', 4, 'ambush')
/** Seat 0 comes with 7, seat 1 with 4 and a card that makes it 8. */
function fight(stage: Fight['stage'] = 'done', id = 1): Fight {
  const lane = (one: Figures, place: number): Lane => ({ ...one, place, tied: false, note: '', reward: null })
  return {
    id,
    round: id,
    conflict: 'skirmish',
    stage,
    start: [figures(0, TROOPS, SWORDS), figures(1, TROOPS)],
    lanes: [lane(figures(1, TROOPS, CARD), 1), lane(figures(0, TROOPS, SWORDS), 2)],
    played: [act(0, 'pass'), act(1, 'play', [figures(1, TROOPS, CARD)])],
    won: [],
    control: { space: 'carthag', name: 'Carthag', seat: 1 },
    claim: null,
    lines: [],
  }
}

describe('a fight in beats', () => {
  it('brings units, swords, each card, places, rewards and what the winner gets', () => {
    const kinds = (one: Fight): string[] => beatsOf(one).map((beat) => beat.kind)
    expect(kinds(fight())).toEqual(['units', 'swords', 'act', 'act', 'places', 'rewards', 'spoils'])
    expect(kinds(fight('cards'))).toEqual(['units', 'swords', 'act', 'act'])
    expect(kinds({ ...fight(), control: null })).not.toContain('spoils')
  })

  it('lets lanes grow and change places when one overtakes another', () => {
    const one = fight()
    const beats = beatsOf(one)
    const at = (n: number): number[][] => lanesAfter(one, beats, n).map((lane) => [lane.seat, lane.strength])
    expect(at(0).every(([, strength]) => strength === 0)).toBe(true)
    expect(at(1)).toEqual([[1, 4], [0, 4]])
    expect(at(2)).toEqual([[0, 7], [1, 4]])
    expect(at(3)).toEqual([[0, 7], [1, 4]])
    expect(at(4)).toEqual([[1, 8], [0, 7]])
    expect([reached(beats, 4, 'places'), reached(beats, 5, 'places')]).toEqual([false, true])
  })

  it('is drawn against the highest strength, and not at all where nobody came', () => {
    expect(scaleOf(fight())).toBe(16)
    const strong = fight()
    strong.lanes[0]!.strength = 23
    expect(scaleOf(strong)).toBe(23)
    expect(fought(fight())).toBe(true)
    const empty = fight()
    for (const one of [...empty.start, ...empty.lanes]) one.strength = 0
    expect([fought(empty), fought(null)]).toEqual([false, false])
  })
})

describe('the stage', () => {
  let table: Table
  let fights: AtTable
  const hear = (one: Fight | null, round_end: number | null = null): void => {
    table.hear({
      type: 'game',
      revision: 1,
      situation: { number: 1, view: { seat: null, seats: [] }, moves: [], undo: 0, result: null } as never,
      fight: one,
      round_end: round_end === null ? null : { round: round_end, makers: [], first_before: 0, first: 1, conflict: 'x', conflict_name: 'X' },
      log: { from: 0, lines: [] },
    })
  }
  const pass = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 100) show.tick(100)
  }
  /** Everything that there is to see has come. */
  const wait = (): void => {
    for (let beat = 0; beat < 20 && !show.complete; beat++) pass(1000)
  }
  function sit(id = 'table'): void {
    table = new Table()
    fights = new AtTable(table, id)
    show.follow(fights)
  }

  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
    settings.fightSeconds = 8
    sit()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is no news to whoever comes after the fight', () => {
    hear(fight('done', 3), 3)
    expect([show.on, show.asks, show.ribbon]).toEqual([false, false, null])
  })

  it('lies over the board while cards are played, and asks for nothing', () => {
    hear(null)
    fights.arrived()
    hear(fight('cards'))
    expect([show.on, show.asks]).toEqual([true, false])
    show.continue()
    expect(show.on).toBe(true)
  })

  it('can be put aside while cards are played', () => {
    hear(fight('cards'))
    show.fold()
    expect([show.on, show.going]).toEqual([false, true])
    show.fold()
    expect(show.on).toBe(true)
    show.fold()
    hear(fight('done'), 1)
    expect([show.on, show.asks]).toEqual([true, true])
  })

  it('stays when the fight is over until it is left, then the ribbon comes for a while', () => {
    hear(fight('cards'))
    hear(fight('done'), 1)
    wait()
    expect([show.asks, show.left, show.ribbon]).toEqual([true, 8, null])
    show.continue()
    expect([show.on, show.ribbon?.round]).toEqual([false, 1])
    pass(RIBBON)
    expect(show.ribbon).toBeNull()
  })

  it('goes by itself after the time that was set', () => {
    settings.fightSeconds = 4
    hear(fight('cards'))
    hear(fight('done'), 1)
    wait()
    pass(3800)
    expect(show.on).toBe(true)
    pass(400)
    expect(show.on).toBe(false)
  })

  it('waits for whoever wants to wait, or always does', () => {
    hear(fight('cards'))
    hear(fight('done'), 1)
    wait()
    show.wait()
    pass(60_000)
    expect([show.on, show.left]).toEqual([true, null])
    show.wait()
    settings.fightSeconds = 0
    pass(60_000)
    expect(show.on).toBe(true)
  })

  it('needs no patience where motion is reduced, and then waits', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    hear(fight('cards'))
    hear(fight('done'), 1)
    show.tick(0)
    expect([show.complete, show.left]).toEqual([true, null])
  })

  it('is gone when the fight was taken back, and comes again with it', () => {
    hear(null)
    fights.arrived()
    hear(fight('done'), 1)
    show.continue()
    hear(fight('cards'))
    expect([show.on, show.asks]).toEqual([true, false])
    hear(null)
    expect(show.on).toBe(false)
    hear(fight('cards'))
    show.tick(0)
    hear(fight('done'), 1)
    expect(show.asks).toBe(true)
  })

  it('remembers in this browser what was looked at', () => {
    hear(fight('done', 2), 2)
    fights.arrived()
    sit()
    hear(fight('done', 3), 3)
    expect(show.asks).toBe(true)
    show.continue()
    sit()
    hear(fight('done', 3), 3)
    expect(show.asks).toBe(false)
  })

  it('gives way when something of the board has to be pressed', () => {
    hear(fight('rewards'))
    expect(show.on).toBe(true)
    table.situation = { ...table.situation!, moves: [{ kind: 'influence', move: 'influence fremen', a: 'fremen', b: null, text: '' }] as never }
    expect([show.on, show.going]).toEqual([false, true])
  })

  it('keeps keys from what lies below', () => {
    const press = (key: string, code: string): boolean => show.pressed({ key, code, target: null } as never)
    expect(press('e', 'KeyE')).toBe(false)
    hear(fight('cards'))
    hear(fight('done'), 1)
    expect([press('e', 'KeyE'), press('Tab', 'Tab'), press('p', 'KeyP')]).toEqual([true, false, true])
    expect(show.waiting).toBe(true)
    press('Enter', 'Enter')
    expect(show.asks).toBe(false)
  })
})

describe('a film', () => {
  const moments = [[1, 'turns'], [1, 'combat'], [2, 'turns'], [2, 'turns'], [2, 'turns'], [2, 'turns'], [2, 'endgame'], [2, 'over']].map(([round, phase]) => ({ round, phase }))
  function film(): Film {
    const one = new Film({ outline: () => new Promise(() => {}), position: () => new Promise(() => {}) })
    one.outline = { moments, moves: [], log: [] } as never
    return one
  }
  function go(one: Film, at: number, told: Fight | null, end: number | null = null): void {
    one.at = at
    one.shown = {
      at,
      position: { fight: told, round_end: end === null ? null : { round: end, makers: [], first_before: 0, first: 1, conflict: 'x', conflict_name: 'X' } } as never,
    }
  }

  it('shows the fight while it is fought and at the moment at which it ends', () => {
    const one = film()
    show.follow(new AtFilm(one))
    go(one, 0, null)
    expect(show.on).toBe(false)
    go(one, 1, fight('cards'))
    expect([show.on, show.asks]).toEqual([true, false])
    go(one, 2, fight('done'), 1)
    expect(show.asks).toBe(true)
    show.continue()
    expect([show.on, show.ribbon?.round]).toEqual([false, 1])
    go(one, 3, fight('done'), 1)
    expect([show.on, show.ribbon?.round]).toEqual([false, 1])
    go(one, 5, fight('done'), 1)
    expect(show.ribbon).toBeNull()
    go(one, 6, fight('done', 2), 2)
    expect(show.asks).toBe(true)
    go(one, 7, fight('done', 2), 2)
    expect(show.asks).toBe(false)
  })

  it('stays where it is while something is looked at', () => {
    vi.useFakeTimers()
    const one = film()
    go(one, 2, null)
    one.play()
    one.hold(true)
    vi.advanceTimersByTime(60_000)
    expect(one.at).toBe(2)
    one.hold(false)
    vi.advanceTimersByTime(1500)
    expect(one.at).toBe(3)
    one.pause()
    vi.useRealTimers()
  })
})
