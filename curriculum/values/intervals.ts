import { compareRationals, equalRationals } from './rational.ts'
import type { Intervals, Rational } from './values.ts'

export type IntervalPart = Intervals['parts'][number]

/** One interval; null is an infinite end, which is never included. Null is returned for an empty one. */
export function intervalPart(
  from: Rational | null,
  to: Rational | null,
  fromIncluded: boolean,
  toIncluded: boolean,
): IntervalPart | null {
  if (from && to) {
    const order = compareRationals(from, to)
    if (order > 0 || (order === 0 && !(fromIncluded && toIncluded))) return null
  }
  return { from, to, fromIncluded: from !== null && fromIncluded, toIncluded: to !== null && toIncluded }
}

/** The union of parts in any order, joined where they meet or overlap; nulls (empty parts) are left out. */
export function intervals(parts: readonly (IntervalPart | null)[], variable = 'x'): Intervals {
  const sorted = parts.filter((p) => p !== null).toSorted(compareStarts)
  const joined: IntervalPart[] = []
  for (const part of sorted) {
    const last = joined.at(-1)
    if (last && touches(last, part)) joined[joined.length - 1] = { ...last, ...laterEnd(last, part) }
    else joined.push(part)
  }
  return { kind: 'intervals', variable, parts: joined }
}

/** x > a, x >= a, x < a or x <= a. */
export function halfLine(sign: '<' | '<=' | '>' | '>=', end: Rational, variable = 'x'): Intervals {
  const included = sign.length === 2
  return intervals(
    [sign[0] === '<' ? intervalPart(null, end, false, included) : intervalPart(end, null, included, false)],
    variable,
  )
}

/** The whole line without the given points. */
export function allBut(points: readonly Rational[], variable = 'x'): Intervals {
  const ends = [null, ...points.toSorted(compareRationals), null]
  return intervals(
    ends.slice(1).map((to, i) => intervalPart(ends[i] ?? null, to, false, false)),
    variable,
  )
}

/** What both sets hold. */
export function intersectIntervals(a: Intervals, b: Intervals): Intervals {
  return intervals(
    a.parts.flatMap((p) =>
      b.parts.map((q) => {
        const start = compareStarts(p, q) >= 0 ? p : q
        const end = compareEnds(p, q) <= 0 ? p : q
        return intervalPart(start.from, end.to, start.fromIncluded, end.toIncluded)
      }),
    ),
    a.variable,
  )
}

/**
 * True when x lies in the set.
 * @forTests What intervals mean: the laws of joining and intersecting are tested by it.
 */
export function intervalsContain(a: Intervals, x: Rational): boolean {
  return a.parts.some((p) => {
    const low = p.from ? compareRationals(x, p.from) : 1
    const high = p.to ? compareRationals(x, p.to) : -1
    return (low > 0 || (low === 0 && p.fromIncluded)) && (high < 0 || (high === 0 && p.toIncluded))
  })
}

/** The same set of numbers, whatever the letter. */
export function equalIntervals(a: Intervals, b: Intervals): boolean {
  const sameEnd = (p: Rational | null, q: Rational | null): boolean => (p && q ? equalRationals(p, q) : p === q)
  return (
    a.parts.length === b.parts.length &&
    a.parts.every((p, i) => {
      const q = b.parts[i]
      return (
        q !== undefined &&
        sameEnd(p.from, q.from) &&
        sameEnd(p.to, q.to) &&
        p.fromIncluded === q.fromIncluded &&
        p.toIncluded === q.toIncluded
      )
    })
  )
}

function compareStarts(a: IntervalPart, b: IntervalPart): number {
  if (!a.from || !b.from) return a.from === b.from ? 0 : a.from ? 1 : -1
  return compareRationals(a.from, b.from) || Number(b.fromIncluded) - Number(a.fromIncluded)
}

function compareEnds(a: IntervalPart, b: IntervalPart): number {
  if (!a.to || !b.to) return a.to === b.to ? 0 : a.to ? -1 : 1
  return compareRationals(a.to, b.to) || Number(a.toIncluded) - Number(b.toIncluded)
}

function touches(first: IntervalPart, next: IntervalPart): boolean {
  if (!first.to || !next.from) return true
  const order = compareRationals(next.from, first.to)
  return order < 0 || (order === 0 && (first.toIncluded || next.fromIncluded))
}

function laterEnd(a: IntervalPart, b: IntervalPart): Pick<IntervalPart, 'to' | 'toIncluded'> {
  const later = compareEnds(a, b) >= 0 ? a : b
  return { to: later.to, toIncluded: later.toIncluded }
}
