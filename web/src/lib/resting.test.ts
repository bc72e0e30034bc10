import { describe, expect, it } from 'vitest'
import { arriving, watchPointer } from './resting'

const mouse = (x: number, y: number) => ({ pointerType: 'mouse', clientX: x, clientY: y })
const moved = (x: number, y: number) => Object.assign(new Event('pointermove'), { clientX: x, clientY: y })

describe('a pointer', () => {
  const root = new EventTarget()
  watchPointer(root)

  it('that goes to a thing points at it at once', () => {
    let n = 0
    const pointer = arriving(() => n++)
    root.dispatchEvent(moved(1, 1))
    pointer.enter(mouse(5, 5))
    pointer.move(mouse(6, 5))
    expect(n).toBe(1)
  })

  it('under which a thing is dealt points at it once it moves', () => {
    let n = 0
    const pointer = arriving(() => n++)
    root.dispatchEvent(moved(5, 5))
    pointer.enter(mouse(5, 5))
    expect(n).toBe(0)
    pointer.move(mouse(6, 5))
    pointer.move(mouse(7, 5))
    expect(n).toBe(1)
  })
})
