import { findError } from '../../../tasks/find-error.ts'
import {
  addRationals,
  decimalLength,
  divideRationals,
  multiplyRationals,
  rational,
  subtractRationals,
} from '../../../values/rational.ts'
import { equationText } from './greater-or-less.ts'
import { aOf, fractionEquation, latex, rightOf, xOf, type Params } from './numbers.ts'
import { done, opposite, signs, undo } from './undoing.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { Rational, RichText } from '../../../values/values.ts'

const results = { '+': addRationals, '-': subtractRationals, x: multiplyRationals, ':': divideRationals } as const

/** A result that is off by one in its last place, or in its numerator. */
const near = (r: Rational): Rational => rational(r.n + 1n, r.d)

/** The equation, what undoes it, the right side, and the result; with a slip, the lines below go on from it. */
export function workOf(p: Params, slip: string | null): readonly RichText[] {
  const isAgain = slip === 'again'
  const isCopied = isAgain || slip === 'copied'
  const kind = isCopied ? p.kind : opposite[p.kind]
  const found = results[kind](rightOf(p), aOf(p))
  const shown = slip === 'result' ? near(found) : found
  if (shown.n <= 0n || shown.d > 60n || (p.style === 'decimal' && (decimalLength(shown) ?? 9) > 4)) return []
  const again = undo({ ...p, kind: opposite[p.kind] })
  return [
    equationText(p),
    `${done(p)}, so ${(isAgain ? again : undo(p)).toLowerCase()}.`,
    `\\(${p.letter} = ${latex(p, rightOf(p))} ${signs[kind]} ${latex(p, aOf(p))}\\)`,
    `\\(${p.letter} = ${latex(p, shown)}\\)`,
  ]
}

/** A solution with a mistake in the step, in the sign, or in the calculation. */
export const wrongLine: LevelTask = findError(fractionEquation, {
  id: 'wrong_line',
  version: 1,
  task: (p) => `the solution of ${equationText(p)}`,
  work: workOf,
  carries: true,
  slips: [
    { id: 'again', why: (p) => `${done(p)}. The opposite undoes that: ${undo(p).toLowerCase()}.` },
    { id: 'copied', why: (p) => `The line above says: ${undo(p).toLowerCase()}. Here something else is done.` },
    {
      id: 'result',
      why: (p) =>
        `\\(${latex(p, rightOf(p))} ${signs[opposite[p.kind]]} ${latex(p, aOf(p))}\\) is \\(${latex(p, xOf(p))}\\).`,
    },
  ],
  hint: 'Ask of each line: does it follow from the line above it?',
})
