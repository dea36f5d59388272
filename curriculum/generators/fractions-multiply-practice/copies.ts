import { rationalLatex } from '../../notation/number-latex.ts'
import { addRationals, rational, whole } from '../../values/rational.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Step } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** n copies of a/b. */
export interface Copies {
  readonly n: number
  readonly a: number
  readonly b: number
}

export const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
export const productOf = (p: Copies): Rational => rational(p.n * p.a, p.b)

export function wrongCopies(p: Copies): Distractor[] {
  return [
    wrongAnswer(
      whole(p.n * p.a),
      'mult_common_denominator',
      `\\(${p.n * p.a}\\) counts the parts. Each part is \\(${tex(1, p.b)}\\), so the denominator \\(${p.b}\\) stays.`,
    ),
    wrongAnswer(
      rational(p.a, p.b * p.n),
      'wrong_operation',
      'The copies make it more, not less. Multiply the numerator, not the denominator.',
    ),
    wrongAnswer(
      rational(p.n + p.a, p.b),
      'wrong_operation',
      `That adds \\(${p.n}\\) to the numerator. There are \\(${p.n}\\) copies, so multiply.`,
    ),
    wrongAnswer(
      addRationals(whole(p.n), rational(p.a, p.b)),
      'wrong_operation',
      `That adds \\(${p.n}\\) and \\(${tex(p.a, p.b)}\\). There are \\(${p.n}\\) copies, so multiply.`,
    ),
    wrongAnswer(rational(p.n * p.a + p.a, p.b), 'slip_off_by_one', 'That is one copy too many.'),
  ]
}

/** The last steps: the product, and and in simplest form where that is shorter. */
export function productSteps(p: Copies, say: string): Step[] {
  const value = productOf(p)
  const plain = tex(p.n * p.a, p.b)
  const shown = rationalLatex(value)
  const steps: Step[] = [
    {
      say,
      latex: `${p.n} \\times ${tex(p.a, p.b)} = \\frac{${p.n} \\times ${p.a}}{${p.b}} = ${plain}`,
      value,
      relation: 'next',
    },
  ]
  if (shown !== plain)
    steps.push({
      say: value.d === 1n ? 'That is a whole number.' : 'Write it in simplest form.',
      latex: `${plain} = ${shown}`,
      value,
      relation: 'same',
    })
  return steps
}
