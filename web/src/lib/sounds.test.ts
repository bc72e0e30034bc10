import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './engine'
import type { LogLine } from './protocol'
import { settings } from './settings.svelte'
import { HEARD, play, SOUNDS, soundOf } from './sounds'

const line = (event: string): LogLine => ({ text: '', event, seat: 0 }) as LogLine
let made = 0
class Audio {
  state = 'running'
  currentTime = 0
  destination = {}
  createOscillator(): unknown {
    made++
    return { type: '', frequency: ramp(), connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn() }
  }
  createGain(): unknown {
    return { gain: ramp(), connect: () => ({}) }
  }
}
function ramp(): unknown {
  return { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
}

afterEach(() => {
  made = 0
  settings.sound = settings.tableSounds = false
  vi.unstubAllGlobals()
})

test('of what happens at once the weightiest is heard', () => {
  expect(soundOf([line('pay'), line('send'), line('deploy')])).toBe('agent')
  expect(soundOf([line('acquire')])).toBe('coin')
  expect(soundOf([line('gain')])).toBeNull()
})

test('each kind of sound has a switch of its own, and both are off at first', () => {
  vi.stubGlobal('AudioContext', Audio)
  play('agent')
  play('asked')
  expect(made).toBe(0)
  settings.tableSounds = true
  play('asked')
  expect(made).toBe(0)
  play('agent')
  expect(made).toBe(SOUNDS.agent.length)
})

test('a browser without sound says nothing', () => {
  settings.sound = true
  expect(() => play('asked')).not.toThrow()
})

test('what is listened for are events that the engine knows', () => {
  const known = ask(['import json', 'from kanly.engine.events import NUMBERS', 'print(json.dumps(list(NUMBERS)))']) as string[]
  expect(HEARD.map(([event]) => event).filter((event) => !known.includes(event))).toEqual([])
})
