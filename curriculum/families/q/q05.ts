import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  /** Places at which the line meets the parabola y = factor · x². */
  readonly left: number
  readonly right: number
  readonly factor: number
}

const width = ({ left, right }: Params): number => right - left
const area = (p: Params) => rational(p.factor * width(p) ** 3, 6)

function params(chance: Chance, difficulty: number): Params {
  const left = chance.int(-5, 2)
  return {
    left,
    right: left + chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(5 * difficulty)),
    factor: difficulty < 0.35 ? 1 : chance.int(1, 3),
  }
}

/** Between a parabola and a line only the width counts. */
export const family: ContestFamily<Params> = {
  code: 'Q05',
  name: 'Between a parabola and a line',
  version: 2,
  idea: 'factor_completion',
  reach: [11.8, 13.8],
  areas: ['CA', 'AL', 'G2'],
  targetSeconds: 120,
  params,
  space: 172,
  note: ({ left, right, factor }) => `${left} ${right} ${factor}`,
  prompt: ({ left, right, factor }, words) => {
    const curve = `y = ${factor === 1 ? '' : factor}x^2`
    return {
      text: words.pick([
        `The parabola \\(${curve}\\) and a line meet where x = ${signed(left)} and where x = ${signed(right)}. What is the area between them?`,
        `A straight path cuts the curve \\(${curve}\\) at x = ${signed(left)} and at x = ${signed(right)}. What is the area of the piece that it cuts off?`,
      ]),
    }
  },
  answer: (p) => area(p),
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    mistake(
      'half_way',
      rational(p.factor * (p.right ** 3 - p.left ** 3), 3),
      'That is the area under the parabola, not the one between it and the line.',
    ),
    mistake('condition_dropped', rational(p.factor * width(p) ** 3, 3), 'Nearly. Integrate t · (width − t) once more.'),
    mistake(
      'order_ignored',
      rational(p.factor * width(p) ** 2, 6),
      'An area between two curves grows with the third power of the width.',
    ),
    mistake('quick_answer', rational(p.factor * width(p) ** 3, 2), 'That would be a triangle. One border is bent.'),
  ],
  hints: (p) =>
    twoHints(
      'Line minus parabola is 0 at both places. How does it factor?',
      `Shift it so that it begins at 0: what you integrate is ${p.factor === 1 ? '' : `${p.factor} · `}t(${width(p)} − t), from 0 to ${width(p)}.`,
    ),
  solution: (p) =>
    stepsTo(
      area(p),
      `Make it factor: line minus parabola is 0 at both places, so it is ${p.factor === 1 ? '' : `${p.factor} times `}the product of two factors, one for each place. The line itself is not needed.`,
      `Shifted to begin at 0, it is \\(${p.factor === 1 ? '' : p.factor}t(${width(p)} - t)\\) from 0 to ${width(p)}.`,
      `Its integral is \\(${p.factor === 1 ? '' : `${p.factor} \\cdot `}\\frac{${width(p)}^3}{6}\\).`,
    ),
  load: (p) => width(p) + 2 * p.factor,
}
