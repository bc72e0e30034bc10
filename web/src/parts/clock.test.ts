import { describe, expect, it } from 'vitest'
import { clockFace, timeLeft } from './clock'

describe('a clock', () => {
  it('counts down from the last message, and never below nothing', () => {
    const clock = { left: 5000, game: null, at: 1000 }
    expect(timeLeft(clock, true, 0, 3000)).toBe(3000)
    expect(timeLeft(clock, true, 0, 9000)).toBe(0)
    // A device whose clock was set back does not give more time than there was.
    expect(timeLeft(clock, true, 0, 500)).toBe(5000)
  })
  it('stands still at what is left of the game where it does not run', () => {
    const clock = { left: 5000, game: [60_000, 90_000], at: 0 }
    expect(timeLeft(clock, false, 1, 40_000)).toBe(90_000)
    expect(timeLeft({ ...clock, game: null }, false, 1, 40_000)).toBeNull()
    expect(timeLeft(null, true, 0, 0)).toBeNull()
  })
  it('shows minutes, hours when there are any, and begun seconds as whole ones', () => {
    expect(clockFace(0)).toBe('0:00')
    expect(clockFace(1)).toBe('0:01')
    expect(clockFace(65_000)).toBe('1:05')
    expect(clockFace(3_725_000)).toBe('1:02:05')
  })
})
