import { describe, expect, it } from 'vitest'
import { canvasSize } from './canvas-size.ts'

describe('the size of a game', () => {
  it('is as high as window less 128, container height and container width allow, and at most twice as wide [L-254]', () => {
    expect(canvasSize({ viewportHeight: 900, containerWidth: 2000, containerHeight: 1000 })).toEqual({
      width: 1544,
      height: 772,
    })
    expect(canvasSize({ viewportHeight: 2000, containerWidth: 1012, containerHeight: 578 })).toEqual({
      width: 1012,
      height: 578,
    })
    expect(canvasSize({ viewportHeight: 2000, containerWidth: 400, containerHeight: 900 })).toEqual({
      width: 400,
      height: 400,
    })
    expect(canvasSize({ viewportHeight: 100, containerWidth: 400, containerHeight: 900 })).toEqual({
      width: 0,
      height: 0,
    })
  })
})
