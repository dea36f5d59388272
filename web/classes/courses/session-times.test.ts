import { expect, it } from 'vitest'
import { easternWords, sessionTimes } from './session-times.ts'

it('offers each quarter of an hour at which 30 minutes still fit into the window [C-256]', () => {
  const times = sessionTimes({ windowStart: '2027-02-08T18:00:00.000Z', windowEnd: '2027-02-08T21:00:00.000Z' }, 30)
  expect([times.length, times[0], times.at(-1)]).toEqual([11, '2027-02-08T18:00:00.000Z', '2027-02-08T20:30:00.000Z'])
})

it('says them on the Eastern clock, in summer and winter [C-257]', () => {
  expect(easternWords('2027-02-08T18:15:00.000Z')).toBe('Mon, Feb 8, 1:15 PM EST')
  expect(easternWords('2027-07-08T18:15:00.000Z')).toBe('Thu, Jul 8, 2:15 PM EDT')
})
