import { guarded, rationalLatex } from '../../../notation/number-latex.ts'
import { findError } from '../../../tasks/find-error.ts'
import {
  addRationals,
  multiplyRationals,
  negateRational,
  reciprocalOfRational,
  subtractRationals,
  whole,
} from '../../../values/rational.ts'
import { sideLatex } from '../lines.ts'
import { lineThroughTwoPoints, slopeOf, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Rational, RichText } from '../../../values/values.ts'

/** How somebody finds the line through two points, with a slip carried on to the end. */
export function workOf(p: Params, slip: string | null): readonly RichText[] {
  const right = slopeOf(p)
  const slope: Rational =
    slip === 'slope_run_over_rise' ? reciprocalOfRational(right) : slip === 'slip_sign' ? negateRational(right) : right
  const product = multiplyRationals(slope, whole(p.x1))
  const start =
    slip === 'wrong_operation' ? addRationals(whole(p.y1), product) : subtractRationals(whole(p.y1), product)
  return [
    `\\(m = ${rationalLatex(slope)}\\)`,
    `\\(${p.y1} = ${guarded(rationalLatex(slope))} \\cdot ${guarded(p.x1)} + b\\)`,
    `\\(b = ${rationalLatex(start)}\\)`,
    `\\(y = ${sideLatex({ slope, start })}\\)`,
  ]
}

/** Draws until the way across is about as long as the difficulty says. */
function farAsWanted(chance: Chance, difficulty: number): Params {
  let drawn = lineThroughTwoPoints.params(chance, difficulty)
  for (let tries = 0; tries < 12 && Math.abs(drawn.x2 - drawn.x1 - 2 - 4 * difficulty) > 1; tries++)
    drawn = lineThroughTwoPoints.params(chance, difficulty)
  return drawn
}

const far: TopicLevel<Params> = {
  ...lineThroughTwoPoints,
  params: farAsWanted,
  // Following somebody's work, a long run and a fraction are what is hard.
  load: (p) => 2 * (p.x2 - p.x1) + (slopeOf(p).d > 1n ? 1 : 0),
}

/** In which line somebody went wrong who looked for the line through two points. */
export const findMistake = findError<Params>(far, {
  id: 'find_mistake',
  version: 1,
  task: (p) => `the line through \\((${p.x1}, ${p.y1})\\) and \\((${p.x2}, ${p.y2})\\)`,
  work: workOf,
  carries: true,
  slips: [
    { id: 'slope_run_over_rise', why: () => 'The slope is the change in \\(y\\) over the change in \\(x\\).' },
    { id: 'slip_sign', why: () => 'Both differences must be taken in the same order, so the sign is wrong.' },
    {
      id: 'wrong_operation',
      why: (p) =>
        `The product \\(${rationalLatex(slopeOf(p))} \\cdot ${guarded(p.x1)}\\) has to be undone: subtract it from \\(${p.y1}\\).`,
    },
  ],
  hint: 'Find the slope yourself. Does the first line have the same one?',
})
