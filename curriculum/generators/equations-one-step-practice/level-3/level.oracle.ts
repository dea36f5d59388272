import { whole } from '../../../values/rational.ts'
import { oneStepOracles } from '../one-step-oracles.ts'
import { workOf } from '../wrong-line.ts'
import { asOneStep } from './one-step.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** The number on the right, which the question shows. */
const shown = (p: Params): number => (p.kind === 'times' ? p.a * p.x : p.x / p.a)

/** Tries whole numbers outward from 0 until both sides agree. */
export function oracle(p: Params): Rational {
  const b = shown(p)
  for (let size = 0; size <= 5000; size++) {
    for (const x of [size, -size]) {
      let side = 0
      if (p.kind === 'times') for (let i = 0; i < p.a; i++) side += x
      else side = x / p.a
      if (side === b) return whole(x)
    }
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  divide_wrong_way: (p: Params): Rational => whole(p.kind === 'times' ? shown(p) - p.a : shown(p) + p.a),
  move_without_inverse: (p: Params): Rational => whole(p.kind === 'times' ? shown(p) * p.a : shown(p) / p.a),
  times_as_plus: (p: Params): Rational => whole(p.kind === 'times' ? shown(p) + p.a : shown(p) - p.a),
  equal_means_answer: (p: Params): Rational => whole(shown(p)),
}

export const tasks = oneStepOracles<Params>({
  as: asOneStep,
  lines: (p, slip) => workOf(asOneStep(p), slip),
  oracle,
  wrong,
})

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1029302170
