import { expect, it } from 'vitest'
import {
  dayOf,
  longDate,
  longDateOf,
  momentOf,
  periodWords,
  shortDate,
  shortDateOf,
  shortMomentOf,
} from './date-words.ts'

it('words days and wall times without a zone', () => {
  expect(longDate('2027-03-08T23:30')).toBe('March 8')
  expect(longDate('2027-03-08', true)).toBe('March 8, 2027')
  expect(shortDate('2027-03-08')).toBe('Mar 8')
  expect(shortDate('2027-03-08T00:00', true)).toBe('Mar 8, 2027')
})

it('words instants on the clocks of their reader', () => {
  expect(dayOf('2026-12-22T03:00:00.000Z', 'America/Toronto')).toBe('2026-12-21')
  expect(dayOf('2026-12-22', 'America/Toronto')).toBe('2026-12-22')
  expect(longDateOf('2026-12-22')).toBe('December 22, 2026')
  expect(longDateOf('2026-12-22T03:00:00.000Z', 'America/Toronto')).toBe('December 21, 2026')
  expect(shortDateOf('2026-12-22T03:00:00.000Z', 'America/Toronto')).toBe('Dec 21, 2026')
  expect(momentOf('2026-11-27T20:48:00.000Z', 'America/Toronto')).toBe('November 27, 2026, 3:48 PM EST')
  expect(shortMomentOf('2026-11-22T11:24:00.000Z', 'UTC')).toBe('Nov 22, 2026, 11:24 AM')
  expect(shortMomentOf('2026-11-22T05:05:00.000Z', 'America/Toronto')).toBe('Nov 22, 2026, 12:05 AM')
})

it('says the year of a period twice only where there are two', () => {
  expect(periodWords('2026-11-10', '2026-11-22')).toBe('Nov 10 to Nov 22, 2026')
  expect(periodWords('2026-12-20', '2027-01-02')).toBe('Dec 20, 2026 to Jan 2, 2027')
  expect(periodWords('2026-11-22', '2026-11-22')).toBe('Nov 22, 2026')
})
