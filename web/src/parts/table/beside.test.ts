import { describe, expect, it } from 'vitest'
import { placeBeside } from './beside'

const SCREEN = { width: 1000, height: 600 }
const BOX = { width: 200, height: 100 }
const rect = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height })

describe('a box beside a thing', () => {
  it('stands below it, or above where there is no room', () => {
    expect(placeBeside(rect(300, 100), BOX, 'below', SCREEN, [])).toEqual({ left: 324, top: 159 })
    expect(placeBeside(rect(300, 500), BOX, 'below', SCREEN, [])).toEqual({ left: 324, top: 391 })
  })

  it('stands at its left if that is wished', () => {
    expect(placeBeside(rect(700, 100), BOX, 'left', SCREEN, [])).toEqual({ left: 491, top: 100 })
  })

  it('never leaves the screen', () => {
    expect(placeBeside(rect(980, 10), BOX, 'below', SCREEN, []).left).toBe(792)
    expect(placeBeside(rect(100, 700), BOX, 'below', SCREEN, []).top).toBeLessThanOrEqual(492)
  })

  it('does not cover what else can be pressed', () => {
    const taken = rect(480, 150, 250, 40)
    const { left, top } = placeBeside(rect(700, 100), BOX, 'left', SCREEN, [taken])
    const apart = left >= 730 || left + 200 <= 480 || top >= 190 || top + 100 <= 150
    expect(apart).toBe(true)
  })

  it('stands where it is wished if everything is taken', () => {
    expect(placeBeside(rect(300, 100), BOX, 'below', SCREEN, [rect(0, 0, 1000, 600)])).toEqual({ left: 324, top: 159 })
  })
})
