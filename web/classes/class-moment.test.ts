import { expect, it } from 'vitest'
import { longDayWords, momentWords, shortDayWords, weeklyWords, yearsAfter } from './class-moment.ts'

it('writes a class by the wall time that the server sent, with its zone, whatever zone this machine is in', () => {
  expect(momentWords({ local: '2027-03-08T16:00', zone: 'EST' })).toBe('Mon, Mar 8, 4:00 PM EST')
  expect(longDayWords('2027-03-08T00:30')).toBe('Monday, March 8, 2027')
  expect(shortDayWords('2027-11-07T23:59')).toBe('Sun, Nov 7')
  expect(weeklyWords({ day: 3, minute: 990, duration: 90 })).toBe('Wednesdays, 4:30 to 6:00 PM')
})

it('ends a year on the same day of the next one, February 29 on the 28th [C-247]', () => {
  expect(yearsAfter('2027-05-01', 1)).toBe('2028-05-01')
  expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28')
})
