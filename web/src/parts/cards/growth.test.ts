import { describe, expect, it } from 'vitest'
import { growth } from './growth'

const revealed = (seat: number, persuasion: number, strength: number, round = 3) => ({ seat, persuasion, strength, round })

describe('what a Reveal turn has brought', () => {
  it('grows within a turn', () => {
    expect(growth(revealed(1, 4, 2), revealed(1, 6, 2))).toEqual({ persuasion: 2, strength: 0 })
  })

  it('is not compared with the turn of somebody else, nor with that of another round', () => {
    expect(growth(revealed(0, 0, 0), revealed(1, 8, 8))).toEqual({ persuasion: 0, strength: 0 })
    expect(growth(revealed(1, 0, 0), revealed(1, 8, 8, 4))).toEqual({ persuasion: 0, strength: 0 })
    expect(growth(null, revealed(1, 8, 8))).toEqual({ persuasion: 0, strength: 0 })
  })
})
