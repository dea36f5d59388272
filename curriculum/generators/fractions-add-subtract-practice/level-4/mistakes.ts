import { rational } from '../../../values/rational.ts'
import { over, tex, type Params } from './numbers.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { Rational, RichText } from '../../../values/values.ts'

/** A sum or difference written line by line, as a child writes it who makes the slip of an id, or none for null; later lines go on from it. */
export function fractionWork(p: Params, slip: string | null): RichText[] {
  const { size, first, second } = over(p)
  const left = slip === 'added_to_both' ? p.a + size - p.b : first
  const right = slip === 'top_kept' ? p.c : second
  const adds = (p.sign === '+') !== (slip === 'sign_turned')
  const total = adds ? left + right : left - right
  const bottom = slip === 'bottoms_too' ? 2 * size : size
  const lines = [`Common denominator: \\(${size}\\)`]
  if (p.b !== size) lines.push(`\\(${tex(p.a, p.b)} = ${tex(left, size)}\\)`)
  if (p.d !== size) lines.push(`\\(${tex(p.c, p.d)} = ${tex(right, size)}\\)`)
  lines.push(`\\(${tex(left, size)} ${p.sign} ${tex(right, size)} = ${tex(total, bottom)}\\)`)
  return slip === null || total > 0 ? lines : fractionWork(p, null)
}

/** What goes wrong most often with unlike denominators: one number changed alone, the same number added to both, denominators added. */
export const fractionSlips: readonly Slip<Params>[] = [
  {
    id: 'top_kept',
    why: (p) => `The denominator was multiplied by ${over(p).size / p.d}. The numerator has to be, too.`,
  },
  {
    id: 'added_to_both',
    why: (p) =>
      `${over(p).size - p.b} was added to the numerator and to the denominator. Multiply both by ${over(p).size / p.b} instead.`,
  },
  { id: 'bottoms_too', why: () => 'The parts keep their size, so the denominator stays the same.' },
  {
    id: 'sign_turned',
    why: (p) => `The sign says ${p.sign === '+' ? 'add' : 'subtract'}. Look at the numerators once more.`,
  },
]

/** The fraction behind the equals sign of a line. */
export function endOf(line: RichText | undefined): Rational {
  const [, n = '0', d = '1'] = /= \\frac\{(\d+)\}\{(\d+)\}/.exec(line ?? '') ?? []
  return rational(Number(n), Number(d))
}

/** What the line with the slip should end with, over the common denominator. */
export const fractionMend: Mend<Params> = (p, line, slip) => ({
  heading: `What should that line say after the equals sign? Write it over \\(${over(p).size}\\).`,
  form: 'fraction',
  answer: endOf(fractionWork(p, null)[line]),
  rules: { given: { part: 'denominator', value: over(p).size } },
  distractors: [
    {
      value: endOf(fractionWork(p, slip)[line]),
      misconception: 'given_number',
      why: 'That is what the line says now. Work it out once more.',
    },
  ],
})
