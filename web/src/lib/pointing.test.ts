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
    const thing = new EventTarget() as Element
    const gone = pointer('space', 'arrakeen')(thing)
    const comes = (name: string, pointerType: string): boolean => thing.dispatchEvent(Object.assign(new Event(name), { pointerType }))
    comes('pointerenter', 'touch')
    expect(pointing.at).toBeNull()
    comes('pointerenter', 'mouse')
    expect(pointsAt('space', 'arrakeen')).toBe(true)
    comes('pointerleave', 'mouse')
    expect(pointing.at).toBeNull()
    if (gone) gone()
    comes('pointerenter', 'mouse')
    expect(pointing.at).toBeNull()
  })

  it('is left a moment after the focus is: a page that takes a thing away may not change meanwhile', async () => {
    const thing = new EventTarget() as Element
    const gone = pointer('space', 'carthag')(thing)
    thing.dispatchEvent(new Event('focus'))
    thing.dispatchEvent(new Event('blur'))
    expect(pointsAt('space', 'carthag')).toBe(true)
    await Promise.resolve()
    expect(pointing.at).toBeNull()
    if (gone) gone()
  })

  it('is heard of with the same listeners for the same thing', () => {
    expect(pointer('space', 'arrakeen')).toBe(pointer('space', 'arrakeen'))
    expect(pointer('space', 'arrakeen')).not.toBe(pointer('seat', 'arrakeen'))
  })
})
