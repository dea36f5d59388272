import { describe, expect, it } from 'vitest'
import { flowAfter, flowing, looksToPause, looksToSettle, looksToTrust, looksToTry, shareLost } from './picture-flow.ts'

const after = (from: typeof flowing, looks: readonly (number | null)[], shown = from.shown) =>
  looks.reduce<typeof flowing>((flow, lost) => flowAfter(flow, lost, shown), from)
const times = (count: number, lost: number | null) => Array.from({ length: count }, () => lost)
const paused = after(flowing, times(looksToPause, 0.3))

describe('the pictures of others on a weak line', () => {
  it('are paused after a few bad looks in a row, and not for a single one or a little loss', () => {
    expect(paused.paused).toBe(true)
    expect(after(flowing, times(looksToPause - 1, 0.3)).paused).toBe(false)
    expect(after(flowing, [0.3, 0.02, 0.3, 0, 0.3, null]).paused).toBe(false)
    expect(after(flowing, times(100, 0.05)).paused).toBe(false)
  })

  it('are not paused for what is lost while a connection or a picture begins, and are if it goes on', () => {
    for (const beginning of [flowing, after(flowing, [0.3]), after(flowing, times(50, 0))]) {
      const begun = after(beginning, times(1 + looksToSettle, 0.3), 'a screen')
      expect(begun.paused).toBe(false)
      expect(after(begun, [0.3, 0, 0.3]).paused).toBe(false)
      expect(after(begun, times(looksToPause, 0.3)).paused).toBe(true)
    }
    expect(after(paused, [0.3], 'a screen')).toMatchObject({ paused: true, shown: 'a screen' })
  })

  it('come back when only little is lost for a while, or nothing is to be lost', () => {
    expect(after(paused, times(looksToTry.first - 1, 0)).paused).toBe(true)
    expect(after(paused, times(looksToTry.first, null)).paused).toBe(false)
    expect(after(paused, [...times(looksToTry.first - 1, 0), 0.05, 0]).paused).toBe(true)
  })

  it('are tried less and less often where they fail again, and as at first once they have held', () => {
    const tried = after(paused, times(looksToTry.first, 0))
    const again = after(tried, times(looksToPause, 0.3))
    expect(after(again, times(2 * looksToTry.first - 1, 0)).paused).toBe(true)
    expect(after(again, times(2 * looksToTry.first, 0)).paused).toBe(false)
    let worst = paused
    for (let round = 0; round < 10; round += 1) {
      worst = after(worst, [...times(looksToTry.most, 0), ...times(looksToPause, 0.3)])
    }
    expect(after(worst, times(looksToTry.most, 0)).paused).toBe(false)
    expect(after(tried, times(looksToTrust, 0)).wait).toBe(looksToTry.first)
  })
})

it('tells the share of lost packets between two looks, and nothing where hardly any came', () => {
  expect(shareLost({ came: 100, lost: 10 }, { came: 190, lost: 20 })).toBe(0.1)
  expect(shareLost({ came: 100, lost: 10 }, { came: 200, lost: 4 })).toBe(0)
  expect(shareLost({ came: 100, lost: 10 }, { came: 120, lost: 15 })).toBeNull()
})
