import { expect, it } from 'vitest'
import { discountEnd, fullChargeFrom } from './renewal.ts'

const month = { period: 'month', count: 1 } as const

it('finds the first charge that a discount does not lower: one on its last day is in full', () => {
  const ends = discountEnd('2026-11-22', { duration: 'repeating', durationMonths: 3 })
  expect(ends).toBe('2027-02-22')
  expect(fullChargeFrom('2026-12-22', month, ends)).toBe('2027-02-22')
  // Of a charge every three months, four months of a discount lower the first further charge alone.
  const four = discountEnd('2026-11-22', { duration: 'repeating', durationMonths: 4 })
  expect(fullChargeFrom('2027-02-22', { period: 'month', count: 3 }, four)).toBe('2027-05-22')
})

it('lowers no further charge by a discount of one month or one charge, and each by one that stays', () => {
  const one = discountEnd('2026-11-22', { duration: 'repeating', durationMonths: 1 })
  expect(fullChargeFrom('2026-12-22', month, one)).toBe('2026-12-22')
  const once = discountEnd('2026-11-22', { duration: 'once', durationMonths: null })
  expect(fullChargeFrom('2026-12-22', month, once)).toBe('2026-12-22')
  expect(discountEnd('2026-11-22', { duration: 'forever', durationMonths: null })).toBeNull()
  expect(fullChargeFrom('2026-12-22', month, null)).toBeNull()
})

it('keeps to the last day of shorter months', () => {
  expect(fullChargeFrom('2027-01-31', month, '2027-03-01')).toBe('2027-03-31')
})
