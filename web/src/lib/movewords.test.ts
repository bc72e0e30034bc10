import { describe, expect, it } from 'vitest'
import { Components } from './components'
import { iconOf } from './movewords'
import type { Move } from './protocol'

const icon = (a: string): string =>
  iconOf({ move: `take ${a}`, kind: 'take', a, b: null, text: '' } satisfies Move, new Components({}))

describe('the icon before an effect', () => {
  it('is that of what the effect gives, however its name goes on', () => {
    expect(icon('arrakeen draw')).toBe('draw')
    expect(icon('plans_within_plans 1_point')).toBe('vp')
    expect(icon('plans_within_plans 2_points')).toBe('vp')
    expect(icon('siege_of_arrakeen recruit_first')).toBe('troop')
    expect(icon('covert_operation spy_line_2')).toBe('spy')
    expect(icon('feyd_rautha_harkonnen middle_trash')).toBe('trash')
    expect(icon('hagga_basin sandworm')).toBe('sandworm')
    expect(icon('gun_thopter lose_troop')).toBe('troop')
  })

  it('is the arrow where something is paid, and that of the faction where it is named', () => {
    expect(icon('duncan_idaho pay')).toBe('arrow')
    expect(icon('market_opportunity pay_for_spice')).toBe('arrow')
    expect(icon('choam_directorship guild_influence')).toBe('guild')
  })

  it('is that of the kind of move where the effect has none', () => {
    expect(icon('lady_jessica other_memories')).toBe('confirm')
  })
})
