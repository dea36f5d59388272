import { expect, it } from 'vitest'
import { CalendarDate, DateRange } from './class-times.ts'

it('takes dates of this age alone, so that counting days comes to its end', () => {
  const taken = ['1900-01-01', '2027-03-08', '2999-12-31']
  const refused = ['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2027-02-30', '2027-3-8', '']
  expect(taken.filter((date) => !CalendarDate.safeParse(date).success)).toEqual([])
  expect(refused.filter((date) => CalendarDate.safeParse(date).success)).toEqual([])
  expect(DateRange.safeParse({ from: '9999-12-01', to: '9999-12-31' }).success).toBe(false)
})
