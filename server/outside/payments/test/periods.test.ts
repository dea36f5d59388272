import { expect, it } from 'vitest'
import { periodEndOf } from './periods.ts'

const ends = (anchor: string, period: 'day' | 'week' | 'month' | 'year', counts: readonly number[]): string[] =>
  counts.map((count) => periodEndOf(new Date(anchor), period, count).toISOString())

it('counts months from where they began, so that the 31st comes back', () => {
  expect(ends('2027-01-31T22:15:00Z', 'month', [1, 2, 3, 13])).toEqual([
    '2027-02-28T22:15:00.000Z',
    '2027-03-31T22:15:00.000Z',
    '2027-04-30T22:15:00.000Z',
    '2028-02-29T22:15:00.000Z',
  ])
  expect(ends('2028-02-29T00:00:00Z', 'year', [1, 4])).toEqual(['2029-02-28T00:00:00.000Z', '2032-02-29T00:00:00.000Z'])
  expect(ends('2026-11-22T09:00:00Z', 'week', [1, 13])).toEqual([
    '2026-11-29T09:00:00.000Z',
    '2027-02-21T09:00:00.000Z',
  ])
})
