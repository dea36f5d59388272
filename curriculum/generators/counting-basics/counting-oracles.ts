import { lineTasks } from '../number-line-basics/line-oracles.ts'
import type { Hops } from '../number-line-basics/hops.ts'
import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Crossing } from './true-count.ts'
import type { Middle } from './neighbors.ts'
import type { Skipped } from './left-out.ts'
import type { Wanted } from './put-more.ts'
import type { Things } from './which-group.ts'
import { filled } from '../../values/filled.ts'
import type { Amounts, Filled, Item, Rational } from '../../values/values.ts'

const hopsOf = lineTasks.frog_hops

/** Puts counters in, one after the other, and stops when as many lie there as fingers were raised. */
function untilThere(p: Wanted): Amounts {
  const fingers = Array.from({ length: p.wanted }, () => '|').join('')
  let field = 'o'.repeat(p.there)
  while (field.length < fingers.length) field += 'o'
  return amounts({ counter: field.length }, 'exact')
}

/** Walks through the count and stops at the first step that is longer than the others. */
function gap(p: Skipped): Rational {
  const step = p.step ?? 1
  let last = p.from
  while (last !== p.to) {
    const next = last + step === p.out ? last + 2 * step : last + step
    if (next - last !== step) return whole(last + step)
    last = next
  }
  throw new RangeError('nothing is left out')
}

const around = (n: number): Rational[] => [whole(n + 1), whole(n - 1)]

/** Takes things away one at a time until none is left. */
export function takenAway(p: Pick<Things, 'count'>): Rational {
  let taken = 0
  for (let left = p.count; left > 0; left--) taken++
  return whole(taken)
}

/** Counts one again, or leaves one out. */
export const miscounted = { count_off_by_one: (p: Pick<Things, 'count'>): Rational[] => around(p.count) }

/** Four numbers, each of them one more or one fewer than the one said last. */
function counted(p: Crossing): number[] {
  const said = [p.start]
  for (let n = p.start; said.length < 4; said.push(n)) n += p.back ? -1 : 1
  return said
}

const before = (p: Middle): Crossing => ({ start: p.n - 1, back: false })

/** The count without its third number, and the one that comes after it. */
function lostOne(p: Crossing): number[] {
  const [a = 0, b = 0, , d = 0] = counted(p)
  return [a, b, d, p.back ? d - 1 : d + 1]
}

/** Told with tens that do not follow, from where the tens change. */
function otherTens(p: Crossing, by: number): number[] {
  const first = Math.floor(p.start / 10)
  return counted(p).map((n) => (Math.floor(n / 10) === first ? n : n + by))
}

/** What the tasks that several counting levels share must answer, and the wrong answers that they name. */
export const countingTasks = {
  put_more: {
    oracle: untilThere,
    wrong: {
      count_off_by_one: (p: Wanted): Amounts[] =>
        [p.wanted + 1, p.wanted - 1].map((counter) => amounts({ counter }, 'exact')),
    },
  },
  which_group: { oracle: (p: Things): Item => item(String(takenAway(p).n)) },
  left_out: {
    oracle: gap,
    wrong: {
      count_off_by_one: (p: Skipped): Rational[] =>
        [p.step ?? 1, -(p.step ?? 1)].map((by) => whole(Number(gap(p).n) + by)),
    },
  },
  one_more: {
    oracle: (p: Things): Rational => takenAway({ count: p.count + 1 }),
    wrong: { count_off_by_one: (p: Things): Rational[] => around(p.count + 1) },
  },
  which_count: {
    oracle: (p: Crossing): Item => item(counted(p).join(', ')),
    wrong: {
      count_off_by_one: (p: Crossing): Item => item(lostOne(p).join(', ')),
      slip_place: (p: Crossing): Item[] => [10, -10].map((by) => item(otherTens(p, by).join(', '))),
    },
  },
  neighbors: {
    oracle: (p: Middle): Filled => filled([String(counted(before(p))[0]), String(counted(before(p))[2])]),
    wrong: {
      reversed_order: (p: Middle): Filled => filled([String(counted(before(p))[2]), String(counted(before(p))[0])]),
      count_off_by_one: (p: Middle): Filled[] =>
        [
          [p.n - 1, p.n + 2],
          [p.n - 2, p.n + 1],
        ].map((pair) => filled(pair.map(String))),
    },
  },
  frog_hops: {
    oracle: hopsOf.oracle,
    wrong: {
      count_off_by_one: (p: Hops): Rational[] => [
        hopsOf.wrong.count_marks_number_line(p),
        hopsOf.wrong.count_off_by_one(p),
      ],
      wrong_operation: hopsOf.wrong.wrong_operation,
    },
  },
} as const
