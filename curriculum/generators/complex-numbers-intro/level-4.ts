import { frac } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { SetOf } from '../../values/values.ts'

/** a (x^2 - 2 h x + h^2 + k^2) = 0 with the roots h + ki and h - ki. */
export interface Params {
  readonly a: number
  readonly h: number
  readonly k: number
}

const pair = (h: number, k: number): SetOf => setOf([gaussian(h, k), gaussian(h, -k)])
const row = ({ a, h, k }: Params): number[] => [a, -2 * a * h, a * (h * h + k * k)]
const asked = (p: Params): string => `${polynomialLatex(row(p))} = 0`

const loadOf = (p: Params): number => p.a * 3 + Math.abs(p.h) + p.k / 2

/** All that are asked, easy ones first; the two parts of a root have different sizes. */
const all: readonly Params[] = range(1, 2)
  .flatMap((a) => range(-8, 8).flatMap((h) => range(1, 9).map((k) => ({ a, h, k }))))
  .filter(({ h, k }) => Math.abs(h) !== k)
  .toSorted((u, v) => loadOf(u) - loadOf(v) || u.h - v.h)

/** Solve quadratic equations with complex roots (HSN-CN.C.7). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/4',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  space: all.length,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the equation. Give both complex solutions.',
      'Find all complex solutions.',
      'What are the complex solutions of the equation?',
      'Use the quadratic formula to solve the equation.',
    ]),
    latex: asked(p),
  }),
  answer: (p) => pair(p.h, p.k),
  forms: ['set', 'choice'],
  formsLeftOut: { complex: 'there are two roots' },
  rules: () => ({ variable: 'x' }),
  widget: () => ({ keys: ['i', '-'] }),
  distractors: ({ h, k }) => [
    wrongAnswer(
      setOf([gaussian(h + k, 0), gaussian(h - k, 0)]),
      'i_squared_plus',
      `The discriminant is negative, so the solutions contain \\(${k}i\\).`,
    ),
    h === 0
      ? wrongAnswer(setOf([gaussian(0, k)]), 'stops_early', `There are two solutions, \\(${k}i\\) and \\(-${k}i\\).`)
      : wrongAnswer(
          pair(-h, k),
          'slip_sign',
          `The quadratic formula starts with \\(-b\\), so the real part is \\(${h}\\).`,
        ),
    wrongAnswer(
      pair(2 * h, 2 * k),
      'stops_early',
      `You did not divide by \\(2a\\). The real part is \\(${h}\\), not \\(${2 * h}\\).`,
    ),
    wrongAnswer(pair(h, k * k), 'looks_alike', `You did not take the square root of \\(${k * k}\\).`),
    wrongAnswer(
      pair(k, h),
      'reversed_order',
      `You switched \\(${h}\\) and \\(${k}\\). The number from the square root has the \\(i\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'Use the quadratic formula or complete the square.' },
    { text: `The discriminant is \\(${-4 * p.a * p.a * p.k * p.k}\\). It is negative.` },
    { text: `\\(\\sqrt{${-4 * p.a * p.a * p.k * p.k}} = ${2 * p.a * p.k}i\\). Finish the formula.` },
  ],
  solution: (p) => {
    const [a = 1, b = 0, c = 0] = row(p)
    const value = pair(p.h, p.k)
    if (p.a === 1 && p.h !== 0 && p.k % 2 === 1) {
      const left = polynomialLatex([1, -p.h])
      return [
        nextStep(`Complete the square. Half of \\(${b}\\) is \\(${-p.h}\\).`, `(${left})^{2} + ${p.k * p.k} = 0`),
        nextStep(`Subtract ${p.k * p.k} from both sides.`, `(${left})^{2} = -${p.k * p.k}`),
        nextStep('Take the square root of both sides.', `${left} = \\pm ${p.k === 1 ? '' : p.k}i`),
        nextStep(
          `${p.h > 0 ? 'Add' : 'Subtract'} ${Math.abs(p.h)} on both sides.`,
          `x = ${shownComplex(gaussian(p.h, p.k))} \\quad \\text{or} \\quad x = ${shownComplex(gaussian(p.h, -p.k))}`,
          value,
        ),
      ]
    }
    return [
      nextStep(
        'Find the discriminant.',
        `${b < 0 ? `(${b})` : b}^{2} - 4 \\cdot ${a} \\cdot ${c} = ${b * b - 4 * a * c}`,
      ),
      nextStep('Its square root is imaginary.', `\\sqrt{${b * b - 4 * a * c}} = ${2 * p.a * p.k}i`),
      nextStep('Put it into the formula.', `x = ${frac(`${-b} \\pm ${2 * p.a * p.k}i`, 2 * a)}`, value),
      {
        say: 'Divide both parts.',
        latex: `x = ${shownComplex(gaussian(p.h, p.k))} \\quad \\text{or} \\quad x = ${shownComplex(gaussian(p.h, -p.k))}`,
        value,
        relation: 'same',
      },
    ]
  },
  load: loadOf,
}
