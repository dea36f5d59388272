import { describe, expect, it } from 'vitest'
import { scrollMinute } from './calendar-grid.tsx'
import { type CalendarClass, classLabel } from './calendar-class.ts'
import { dayAfterKey } from './grid-keys.ts'
import { addMonths, spanWords, wallTime, weekStart, zoneAbbreviation } from './local-days.ts'
import { moved, rangeTitle, shownRange } from './shown-range.ts'

describe('classes in words', () => {
  it('names a class with its day, time, zone and state', () => {
    const one = {
      id: '1',
      name: 'Explorers',
      local: '2027-03-15T16:00',
      duration: 45,
      zone: 'EDT',
      state: 'registered',
    } as const
    expect(classLabel(one)).toBe('Explorers, Monday, March 15, 4:00 to 4:45 PM EDT, registered')
    expect(classLabel({ ...one, state: 'credit', detail: 'Noor (credit required)' })).toBe(
      'Explorers, Monday, March 15, 4:00 to 4:45 PM EDT, credit required, Noor (credit required)',
    )
  })

  it('says both halves of the day where they differ, and goes over midnight', () => {
    expect(spanWords('2027-03-15T11:30', 45, 'EDT')).toBe('11:30 AM to 12:15 PM EDT')
    expect(spanWords('2027-03-15T23:30', 45, 'EDT')).toBe('11:30 PM to 12:15 AM EDT')
  })

  it('reads the clock of the account, not of the browser [C-032]', () => {
    const at = new Date('2027-03-14T04:30:00Z')
    expect(wallTime(at, 'America/New_York')).toBe('2027-03-13T23:30')
    expect(wallTime(at, 'Asia/Tokyo')).toBe('2027-03-14T13:30')
    expect(zoneAbbreviation(at, 'America/New_York')).toBe('EST')
    expect(zoneAbbreviation(new Date('2027-07-01T12:00:00Z'), 'America/New_York')).toBe('EDT')
    expect(zoneAbbreviation(at, 'Asia/Tokyo')).toBe('GMT+9')
  })
})

describe('a week', () => {
  const at = (local: string) => ({ local }) as CalendarClass
  it('is seen from the usual time of day, and from its first class where all are before it', () => {
    const tokyo = [at('2027-03-09T05:30'), at('2027-03-10T07:00')]
    expect(scrollMinute(tokyo, '2027-03-10', 945)).toBe(315)
    expect(scrollMinute([...tokyo, at('2027-03-13T15:45')], '2027-03-10', 945)).toBe(945)
    // A class of another week moves nothing.
    expect(scrollMinute([...tokyo, at('2027-03-14T16:00')], '2027-03-10', 945)).toBe(315)
    expect(scrollMinute([], '2027-03-10', 945)).toBe(945)
    expect(scrollMinute([at('2027-03-09T00:05')], '2027-03-10', 945)).toBe(0)
  })
})

describe('what a view shows', () => {
  it('goes from Sunday to Saturday [C-037]', () => {
    expect(weekStart('2027-03-17')).toBe('2027-03-14')
    expect(shownRange('week', '2027-03-17', 'year')).toEqual({ from: '2027-03-14', to: '2027-03-21' })
    expect(shownRange('month', '2027-02-10', 'year')).toEqual({ from: '2027-01-31', to: '2027-03-07' })
  })

  it('lists a year for families and a month for staff [C-062]', () => {
    expect(shownRange('list', '2027-03-17', 'year').to).toBe('2028-03-17')
    expect(shownRange('list', '2027-01-31', 'month').to).toBe('2027-02-28')
    expect(moved('list', '2027-03-17', -1, 'year')).toBe('2026-03-17')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })

  it('has a title in words', () => {
    expect(rangeTitle('week', '2026-11-23', 'year')).toBe('November 22 to 28')
    expect(rangeTitle('week', '2026-12-01', 'year')).toBe('November 29 to December 5')
    expect(rangeTitle('list', '2026-11-22', 'year')).toBe('November 22, 2026 to November 21, 2027')
    expect(rangeTitle('month', '2026-11-22', 'year')).toBe('November 2026')
  })
})

it.each([
  ['ArrowLeft', '2027-03-16'],
  ['ArrowDown', '2027-03-24'],
  ['Home', '2027-03-14'],
  ['End', '2027-03-20'],
  ['PageUp', '2027-02-17'],
  ['PageDown', '2027-04-17'],
  ['Enter', null],
])('%s in the month leads to %s', (key, day) => {
  expect(dayAfterKey(key, '2027-03-17', 'month')).toBe(day)
})
