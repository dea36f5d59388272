import { item } from '../../../values/items.ts'
import { rational, whole } from '../../../values/rational.ts'
import { firstBreak } from '../line-roots.ts'
import { equationOf, type Params } from './numbers.ts'
import { workingOf } from './working.ts'
import type { Open } from './missing-number.ts'
import type { Told } from './story.ts'
import type { Slipped } from './wrong-line.ts'
import type { Item, Rational } from '../../../values/values.ts'

/** What a number gives when it is put in for the letter; halves and thirds stay apart from whole numbers by a rest. */
function worth(p: Params, x: number): number {
  if (p.shape === 'over') return x % p.a === 0 ? x / p.a + p.b : Number.NaN
  return p.shape === 'from' ? p.b - p.a * x : p.a * x + p.b
}
const rightSide = (p: Params): number => worth(p, p.x)

/** Tries whole numbers outward from 0 until both sides agree; the right side is all that it takes from the answer. */
export function oracle(p: Params): Rational {
  const c = rightSide(p)
  for (let size = 0; size <= 1000; size++) {
    for (const x of [size, -size]) if (worth(p, x) === c) return whole(x)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  move_without_inverse: (p: Params): Rational =>
    p.shape === 'over'
      ? whole((rightSide(p) + p.b) * p.a)
      : rational(rightSide(p) + p.b, p.shape === 'from' ? -p.a : p.a),
  divide_wrong_way: (p: Params): Rational =>
    p.shape === 'over' ? rational(rightSide(p) - p.b, p.a) : whole(rightSide(p) - p.b - p.a),
  stops_early: (p: Params): Rational => whole(rightSide(p) - p.b),
}

/** The first line whose solution is not that of the line above it. */
function lineThatBreaks(p: Slipped): Item {
  const all = [equationOf(p.base), ...(workingOf(p.base, p.slip) ?? [])]
  const place = firstBreak(all, p.base.letter)
  return item(String(place), `\\(${all[place] ?? ''}\\)`)
}

/** Tries every whole number in the box. */
function numberThatFits({ base: p, open }: Open): Rational {
  const c = rightSide(p)
  for (let box = 1; box <= 2000; box++) {
    const tried = open === 'factor' ? { ...p, a: box } : { ...p, b: Math.sign(p.b) * box }
    if (worth(tried, p.x) === c) return whole(box)
  }
  throw new RangeError(`nothing fits ${JSON.stringify(p)}`)
}

/** Does each step to both sides, at a place where the equation does not hold, and sees which leaves the term alone. */
function stepThatLeavesTerm(p: Params): Item {
  const isUndone = worth(p, 0) - p.b === 0
  const verb = p.b < 0 ? `Add \\(${-p.b}\\) to` : `Subtract \\(${p.b}\\) from`
  return isUndone
    ? item(
        'right',
        `${verb} both sides. Both sides stay equal, and \\(${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)}\\) is undone.`,
      )
    : item('none')
}

/** Plays the story step for step. */
function played(p: Told): Rational {
  for (let times = 0, there = p.start; times <= 1000; times++, there += p.each)
    if (there === p.start + p.each * p.times) return whole(times)
  throw new RangeError(`the story does not end: ${JSON.stringify(p)}`)
}

export const tasks = {
  by_lines: { oracle, wrong },
  first_step: { oracle: stepThatLeavesTerm },
  wrong_line: { oracle: lineThatBreaks },
  missing_number: {
    oracle: numberThatFits,
    wrong: {
      wrong_operation: ({ base: p }: Open): Rational => whole(Math.abs(2 * rightSide(p) - p.b)),
      stops_early: ({ base: p }: Open): Rational => whole(Math.abs(rightSide(p) - p.b)),
    },
  },
  story: {
    oracle: played,
    wrong: {
      stops_early: (p: Told): Rational => whole(p.each * p.times),
      wrong_operation: (p: Told): Rational => rational(p.start + p.each * p.times, p.each),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 158161334
