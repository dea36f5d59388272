import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  allBut,
  equalIntervals,
  halfLine,
  intersectIntervals,
  intervalPart,
  intervals,
  intervalsContain,
} from './intervals.ts'
import { rational, whole } from './rational.ts'

const end = fc.option(fc.integer({ min: -6, max: 6 }).map(whole), { nil: null })
const anyIntervals = fc
  .array(fc.tuple(end, end, fc.boolean(), fc.boolean()), { maxLength: 4 })
  .map((parts) => ({ raw: parts, joined: intervals(parts.map((p) => intervalPart(...p))) }))
const halves = Array.from({ length: 33 }, (_, k) => rational(k - 16, 2))

it('a union holds exactly the numbers of its parts, in disjoint ascending order', () => {
  fc.assert(
    fc.property(anyIntervals, ({ raw, joined }) => {
      for (const x of halves) {
        const inAny = raw.some((p) => intervalsContain(intervals([intervalPart(...p)]), x))
        expect(intervalsContain(joined, x)).toBe(inAny)
      }
      expect(intervals(joined.parts)).toEqual(joined)
    }),
  )
})

it('an intersection holds exactly the numbers of both', () => {
  fc.assert(
    fc.property(anyIntervals, anyIntervals, (a, b) => {
      const both = intersectIntervals(a.joined, b.joined)
      for (const x of halves) {
        expect(intervalsContain(both, x)).toBe(intervalsContain(a.joined, x) && intervalsContain(b.joined, x))
      }
    }),
  )
})

it('joins where intervals meet, and not where a point is missing', () => {
  const meet = intervals([intervalPart(whole(1), whole(2), true, false), intervalPart(whole(2), whole(3), true, true)])
  expect(equalIntervals(meet, intervals([intervalPart(whole(1), whole(3), true, true)]))).toBe(true)
  expect(allBut([whole(2)]).parts).toHaveLength(2)
  expect(intervalPart(whole(2), whole(2), true, false)).toBeNull()
  expect(equalIntervals(halfLine('>', whole(3)), halfLine('>=', whole(3)))).toBe(false)
})
