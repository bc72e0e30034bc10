import { describe, expect, it } from 'vitest'
import { point, pointer, pointing, pointsAt, unpoint } from './pointing.svelte'

describe('what is pointed at', () => {
  it('is one thing at a time', () => {
    point('space', 'arrakeen')
    expect(pointsAt('space', 'arrakeen')).toBe(true)
    point('seat', 2)
    expect(pointing.at).toEqual({ kind: 'seat', id: '2' })
    expect(pointsAt('space', 'arrakeen')).toBe(false)
    unpoint()
    expect(pointing.at).toBeNull()
  })

  it('stays when something else is left', () => {
    point('space', 'carthag')
    unpoint('space', 'arrakeen')
    expect(pointsAt('space', 'carthag')).toBe(true)
    unpoint('space', 'carthag')
    expect(pointing.at).toBeNull()
  })

  it('is not changed by a finger, which presses instead', () => {
    const { onpointerenter, onpointerleave } = pointer('space', 'arrakeen')
    onpointerenter!({ pointerType: 'touch' } as PointerEvent)
    expect(pointing.at).toBeNull()
    onpointerenter!({ pointerType: 'mouse' } as PointerEvent)
    expect(pointsAt('space', 'arrakeen')).toBe(true)
    onpointerleave!({ pointerType: 'mouse' } as PointerEvent)
    expect(pointing.at).toBeNull()
  })
})
