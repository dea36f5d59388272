import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarClass } from './calendar-class.ts'
import { addMinutes } from './local-days.ts'
import { endOf, togetherOf } from './overlaps.ts'
import { togetherLabel } from './together-face.tsx'

const at = (id: string, local: string, duration = 45): CalendarClass => ({
  id,
  name: id,
  local,
  duration,
  zone: 'EDT',
  state: 'open',
})
const ids = (classes: readonly CalendarClass[]) => togetherOf(classes).map((group) => group.map((one) => one.id))

it('puts classes together that lie over each other, also by way of a third, and leaves apart those that touch', () => {
  const classes = [
    at('late', '2027-03-15T17:15'),
    at('b', '2027-03-15T16:30'),
    at('a', '2027-03-15T16:00'),
    at('c', '2027-03-15T17:00', 15),
    at('next day', '2027-03-16T16:00'),
  ]
  expect(ids(classes)).toEqual([['a', 'b', 'c'], ['late'], ['next day']])
  expect(endOf(togetherOf(classes)[0]!)).toBe('2027-03-15T17:15')
})

it('is read with the day, each time, name and state', () => {
  expect(
    togetherLabel(togetherOf([at('Explorers', '2027-03-15T16:00'), at('Navigators', '2027-03-15T16:30')])[0]!),
  ).toBe('2 classes, Monday, March 15: 4:00 PM EDT Explorers, open; 4:30 PM EDT Navigators, open')
})

it('loses no class, and two of one time are never apart', () => {
  const starts = fc.array(
    fc.record({ minute: fc.integer({ min: 0, max: 1300 }), long: fc.constantFrom(30, 45, 60, 90) }),
    {
      maxLength: 14,
    },
  )
  fc.assert(
    fc.property(starts, (given) => {
      const classes = given.map(({ minute, long }, i) => at(`${i}`, addMinutes('2027-03-15T00:00', minute), long))
      const groups = togetherOf(classes)
      expect(
        groups
          .flat()
          .map((one) => one.id)
          .toSorted(),
      ).toEqual(classes.map((one) => one.id).toSorted())
      for (const [i, group] of groups.entries())
        for (const other of groups.slice(i + 1)) expect(other[0].local >= endOf(group)).toBe(true)
    }),
  )
})
