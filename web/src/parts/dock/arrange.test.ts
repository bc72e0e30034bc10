import { describe, expect, it } from 'vitest'
import { arrange, GAP, heights, type Arranged, type Wanted } from './arrange'

const at = (more: Partial<Wanted>): Arranged =>
  arrange({ width: 65, height: 9.4, unit: 16, hand: 5, play: 0, contracts: 0, shelf: false, tablet: false, ...more })

/** What all parts take together. */
function total(one: Arranged, cards: number): number {
  const parts = [one.own, one.contracts, one.playWidth, one.rowWidth].filter((part) => part > 0)
  return parts.reduce((sum, part) => sum + part + GAP, 0) + one.card + one.pitch * (cards - 1)
}

describe('the dock', () => {
  it('gives five cards their usual width', () => {
    expect(at({ play: 2 }).card).toBeGreaterThanOrEqual(6.6)
    expect(at({ play: 2 }).play).toBe('spread')
    expect(at({ play: 3, contracts: 2 }).card).toBeGreaterThanOrEqual(6.6)
  })

  it('has no card under 88 pixels, at any scale, and cuts nothing', () => {
    for (const scale of [0.9, 1, 1.1, 1.25, 1.5])
      for (const tablet of [false, true])
        for (const width of tablet ? [46, 50] : [57.4, 60, 65, 70])
          for (let hand = 1; hand <= 7; hand++)
            for (const play of [0, 1, 2, 3, 5])
              for (const contracts of [0, 1, 3, 5]) {
                const one = at({ width, hand, play, contracts, tablet, unit: 16 * scale })
                expect(one.card * 16 * scale).toBeGreaterThanOrEqual(87.99)
                // The middle of each card shows, however many there are.
                if (hand > 1) expect(one.pitch).toBeGreaterThan(one.card / 2)
                expect(total(one, hand)).toBeLessThanOrEqual(width + 0.01)
              }
  })

  it('stacks what is in play before the hand gets narrow, and then shortens the Row', () => {
    expect(at({ hand: 7 }).pitch).toBeGreaterThan(at({ hand: 7 }).card)
    expect(at({ hand: 7, play: 3 }).play).not.toBe('spread')
    expect(at({ width: 57.4, hand: 7, play: 3 }).row).toBe('button')
  })

  it('spreads more than seven like a fan', () => {
    const fan = at({ hand: 12 })
    expect(fan.pitch).toBeLessThan(fan.card)
    expect(fan.pitch).toBeGreaterThanOrEqual(2.25)
    expect(at({ hand: 30 }).pitch).toBe(2.25)
  })

  it('needs no drawer where the Row stands open', () => {
    expect(at({ shelf: true }).row).toBe('none')
    expect(at({ tablet: true, width: 46 }).row).toBe('button')
  })
})

describe('its height', () => {
  it('leaves the board what it has in the smallest window', () => {
    const board = (width: number, height: number): number => {
      const { hand, shelf } = heights(width, height, false)
      return height - hand - shelf - (shelf ? GAP : 0)
    }
    for (const [width, height] of [[1366, 657], [1280, 720], [1280, 800], [1440, 900], [1240, 1000], [1366, 1024], [1600, 1200]] as const)
      expect(board(width / 16, height / 16)).toBeGreaterThanOrEqual(board(1240 / 16, 640 / 16) - 0.01)
  })

  it('has a shelf in high windows alone', () => {
    expect(heights(1366 / 16, 657 / 16, false)).toMatchObject({ shelf: 0 })
    expect(heights(1280 / 16, 720 / 16, false).shelf).toBe(0)
    expect(heights(1366 / 16, 854 / 16, false).shelf).toBeGreaterThan(8)
    expect(heights(64, 48, true).shelf).toBe(0)
  })
})
