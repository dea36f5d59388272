import { expect, it } from 'vitest'
import { CalendarDate, ClassInstant, DateRange } from './class-times.ts'

it('takes dates of this age alone, so that counting days comes to its end', () => {
  const taken = ['1900-01-01', '2027-03-08', '2999-12-31']
  const refused = ['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2027-02-30', '2027-3-8', '']
  expect(taken.filter((date) => !CalendarDate.safeParse(date).success)).toEqual([])
  expect(refused.filter((date) => CalendarDate.safeParse(date).success)).toEqual([])
  expect(DateRange.safeParse({ from: '9999-12-01', to: '9999-12-31' }).success).toBe(false)
})

it('takes instants of this age only, so that none is too far for the database', () => {
  for (const text of ['2027-03-08T16:00:00Z', '2027-03-08T16:00:00-05:00', '2999-12-31T23:59:59Z'])
    expect(ClassInstant.parse(text)).toBe(text)
  for (const text of ['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '9999-12-31T23:59:59Z', 'tomorrow'])
    expect(ClassInstant.safeParse(text).error?.issues[0]?.message).toBe('This is not a time.')
})
