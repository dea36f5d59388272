import { whole } from '../../../values/rational.ts'
import { oneStepOracles } from '../one-step-oracles.ts'
import { workOf } from '../wrong-line.ts'
import { asOneStep } from './one-step.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

const shownRight = (p: Params): number => (p.kind === 'x-a' ? p.x - p.a : p.a + p.x)

/** Tries 0, 1, 2, ... on the left side until it is as heavy as the right one. */
export function oracle(p: Params): Rational {
  for (let x = 0; x <= 500; x++) if ((p.kind === 'x-a' ? x - p.a : x + p.a) === shownRight(p)) return whole(x)
  throw new RangeError('no whole solution')
}

export const wrong = {
  move_without_inverse: (p: Params): Rational => whole(p.kind === 'x-a' ? shownRight(p) - p.a : shownRight(p) + p.a),
  equal_means_answer: (p: Params): Rational => whole(shownRight(p)),
}

export const tasks = oneStepOracles<Params>({
  as: asOneStep,
  lines: (p, slip) => workOf(asOneStep(p), slip),
  oracle,
  wrong,
})

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3394521797
