import { timeZones } from '@polyhex/contract/accounts/time-zones'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarPeriod, dayAfter, instantOf, letterPeriod, localDay } from './local-days.ts'

describe('days of a time zone', () => {
  it('begin at local midnight, also where clocks are changed', () => {
    expect(instantOf('2026-11-22', 0, 'America/New_York').toISOString()).toBe('2026-11-22T05:00:00.000Z')
    expect(instantOf('2026-11-01', 17, 'America/New_York').toISOString()).toBe('2026-11-01T22:00:00.000Z')
    // 02:00 is left out on that day, and 01:00 comes twice on the other.
    expect(instantOf('2026-03-08', 2, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z')
    expect(instantOf('2026-11-01', 1, 'America/New_York').toISOString()).toBe('2026-11-01T05:00:00.000Z')
    expect(localDay(new Date('2026-11-22T04:59:59Z'), 'America/New_York')).toBe('2026-11-21')
    expect(localDay(new Date('2026-11-22T11:00:00Z'), 'Pacific/Auckland')).toBe('2026-11-23')
  })

  it('are 2 x n cells for n days, each beginning where the one before ends, with the day of now last', () => {
    const at = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(at, fc.constantFrom(...Object.keys(timeZones)), fc.constantFrom(7, 28), (now, zone, days) => {
        const cells = calendarPeriod(days, now).cellsIn(zone)
        expect(cells).toHaveLength(2 * days)
        expect(cells.at(-1)?.day).toBe(localDay(now, zone))
        expect((cells.at(-1)?.begins ?? now).getTime()).toBeLessThanOrEqual(now.getTime())
        cells.forEach((cell, place) => {
          expect(localDay(cell.begins, zone)).toBe(cell.day)
          const next = cells[place + 1]
          if (next === undefined) return
          expect(next.day).toBe(dayAfter(cell.day, 1))
          const hours = (next.begins.getTime() - cell.begins.getTime()) / 3_600_000
          expect(hours).toBeGreaterThanOrEqual(22)
          expect(hours).toBeLessThanOrEqual(26)
        })
      }),
      { numRuns: 60 },
    )
  })
})

it('weeks of letters leave no hour between them', () => {
  const [one, next] = [letterPeriod('2026-11-15', 'America/New_York'), letterPeriod('2026-11-22', 'America/New_York')]
  expect(one.end.toISOString()).toBe('2026-11-15T22:00:00.000Z')
  expect(next.cellsIn('Asia/Tokyo')[8]).toEqual({ day: '2026-11-15', begins: one.end })
  expect(next.cellsIn('Asia/Tokyo')).toHaveLength(16)
})
