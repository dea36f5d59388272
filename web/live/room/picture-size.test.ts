import { describe, expect, it } from 'vitest'
import { encodingOf, looksToGrow, stepAfter } from './picture-size.ts'

describe('a picture that is shown large', () => {
  it('gets smaller at once where packets are lost, and grows again only after a while without loss', () => {
    const begun = { step: 0, good: 0 }
    const worse = stepAfter(stepAfter(stepAfter(begun, 0.2), 0.06), 0.5)
    expect(worse).toEqual({ step: 2, good: 0 })
    let now = worse
    for (let look = 1; look < looksToGrow; look += 1) now = stepAfter(now, 0)
    expect(now).toEqual({ step: 2, good: looksToGrow - 1 })
    expect(stepAfter(now, 0.03)).toEqual({ step: 2, good: 0 })
    expect(stepAfter(now, 0)).toEqual({ step: 1, good: 0 })
  })

  it('has at most 720 lines of a camera, all lines of a screen, and is small otherwise', () => {
    const of = (...given: Parameters<typeof encodingOf>) => {
      const { maxBitrate, scaleResolutionDownBy } = encodingOf(...given)
      return [maxBitrate, scaleResolutionDownBy]
    }
    expect(of('camera', 0, 1440)).toEqual([1_500_000, 2])
    expect(of('camera', 2, 720)).toEqual([500_000, 2])
    expect(of('screen', 2, 1080)).toEqual([500_000, 1])
    expect(of(null, 0, 720)).toEqual([300_000, 4])
    expect(of(null, 0, undefined)).toEqual([300_000, 1])
  })
})
