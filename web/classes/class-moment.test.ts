import { expect, it } from 'vitest'
import {
  dateIn,
  dayWords,
  daysAfter,
  longDayWords,
  minuteWords,
  momentWords,
  spanWords,
  weeklyWords,
  yearsAfter,
} from './class-moment.ts'

it('writes times of day with 12 for midnight and noon [C-072]', () => {
  expect([0, 15, 720, 840, 1425].map(minuteWords)).toEqual(['12:00 AM', '12:15 AM', '12:00 PM', '2:00 PM', '11:45 PM'])
})

it('writes a class by the wall time that the server sent, with its zone, whatever zone this machine is in', () => {
  expect(momentWords({ local: '2027-03-08T16:00', zone: 'EST' })).toBe('Mon 8 Mar, 4:00 PM EST')
  expect(longDayWords('2027-03-08T00:30')).toBe('Monday 8 March 2027')
  expect(dayWords('2027-11-07T23:59')).toBe('Sun 7 Nov')
  expect(spanWords('2027-03-08T16:00', 45)).toBe('4:00 to 4:45 PM')
  expect(spanWords('2027-03-08T11:30', 45)).toBe('11:30 AM to 12:15 PM')
  expect(weeklyWords({ day: 3, minute: 990, duration: 90 })).toBe('Wednesdays, 4:30 to 6:00 PM')
})

it('counts days and years on the calendar, over a leap day and a change of clocks', () => {
  expect(daysAfter('2027-03-13', 1)).toBe('2027-03-14')
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
  expect(yearsAfter('2027-05-01', 1)).toBe('2028-05-01')
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28')
  expect(dateIn('America/New_York', new Date('2027-03-08T03:00:00Z'))).toBe('2027-03-07')
  expect(dateIn('Asia/Tokyo', new Date('2027-03-08T16:00:00Z'))).toBe('2027-03-09')
})
