import { guarded, rationalLatex } from '../../notation/number-latex.ts'
import { multiplyRationals, powerOfRational, rational, whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { ordinal } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** first, first x top/bottom, ...; the term at n is asked for. */
export interface Params {
  readonly first: number
  readonly top: number
  readonly bottom: number
  readonly n: number
}

const ratio = (p: Params): Rational => rational(p.top, p.bottom)
const term = (p: Params, n = p.n): Rational => multiplyRationals(whole(p.first), powerOfRational(ratio(p), n - 1))
const tex = (r: Rational): string => rationalLatex(r)
/** The fraction, and the decimal when it ends. */
const both = (r: Rational): string =>
  tex(r) === rationalLatex(r, 'decimal') ? tex(r) : `${tex(r)} = ${rationalLatex(r, 'decimal')}`
const base = (p: Params): string =>
  p.bottom > 1 ? `\\left(${tex(ratio(p))}\\right)` : p.top < 0 ? `(${p.top})` : String(p.top)

function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  if (stage < 0.9) return { first: chance.int(1, 30), top: chance.int(2, 5), bottom: 1, n: chance.int(5, 8) }
  if (stage < 1.8) return { first: chance.int(1, 30), top: -chance.int(2, 5), bottom: 1, n: chance.int(5, 9) }
  const [top, bottom] = chance.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 2],
    [-1, 2],
    [3, 4],
    [-2, 3],
  ] as const)
  const n = chance.int(5, 7)
  return { first: bottom ** chance.int(2, n - 2) * chance.int(1, 12), top, bottom, n }
}

function reject(p: Params): string | null {
  const value = term(p)
  if (value.n > 100_000n || value.n < -100_000n || value.d > 81n || p.first > 1500) return 'too large'
  return [1, 2, 3, 4].some((n) => term(p, n).d > 20n) ? 'an awkward term' : null
}

function distractors(p: Params): Distractor[] {
  const first = whole(p.first)
  const step = rational(p.first * (p.top - p.bottom), p.bottom)
  return [
    wrongAnswer(
      multiplyRationals(first, powerOfRational(ratio(p), p.n)),
      'slip_off_by_one',
      `From the first term there are only \\(${p.n - 1}\\) steps to the ${ordinal(p.n)}.`,
    ),
    ...(p.n % 2 === 0
      ? [
          wrongAnswer(
            multiplyRationals(whole(2), term(p, p.n / 2)),
            'recursive_only',
            `The ${ordinal(p.n)} term is not twice the ${ordinal(p.n / 2)} term.`,
          ),
        ]
      : []),
    wrongAnswer(
      rational(step.n * BigInt(p.n - 1) + BigInt(p.first) * step.d, step.d),
      'wrong_operation',
      'That adds the same number each time. Here each term is multiplied by the same number.',
    ),
    wrongAnswer(
      multiplyRationals(multiplyRationals(first, ratio(p)), whole(p.n - 1)),
      'looks_alike',
      'Multiply by the ratio again and again: that is a power, not a product with the number of steps.',
    ),
  ]
}

/** Use explicit rules with a common ratio (HSF-BF.A.2, HSF-LE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => [p.first, p.top, p.bottom, p.n].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Find the ${ordinal(p.n)} term of this geometric sequence.`,
      `The sequence is geometric. What is its ${ordinal(p.n)} term?`,
      `Each term is the one before it times the same number. Find the ${ordinal(p.n)} term.`,
      `The terms have a common ratio. What is \\(a_{${p.n}}\\), the ${ordinal(p.n)} term?`,
    ]),
    latex: `${range(1, 4)
      .map((n) => tex(term(p, n)))
      .join(',\\; ')},\\; \\dots`,
  }),
  answer: (p) => term(p),
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Divide a term by the one before it. That is the ratio.' },
    { text: `The ratio is \\(${tex(ratio(p))}\\). How many times is it used up to the ${ordinal(p.n)} term?` },
    { text: `Work out \\(${p.first} \\times ${base(p)}^{${p.n - 1}}\\).` },
  ],
  solution: (p) => {
    const start = nextStep('Divide the second term by the first to find the common ratio.', `r = ${tex(ratio(p))}`)
    if (p.n <= 6)
      return [
        start,
        nextStep(
          `The last term shown is the 4th. Multiply by \\(${tex(ratio(p))}\\) until you reach the ${ordinal(p.n)} term.`,
          range(5, p.n)
            .map(
              (n) =>
                `a_{${n}} = ${guarded(tex(term(p, n - 1)))} \\times ${base(p)} = ${n === p.n ? both(term(p)) : tex(term(p, n))}`,
            )
            .join(' \\qquad '),
          term(p),
        ),
      ]
    return [
      start,
      nextStep(
        `From the first to the ${ordinal(p.n)} term there are \\(${p.n - 1}\\) steps.`,
        `a_{${p.n}} = ${p.first} \\times ${base(p)}^{${p.n - 1}}`,
      ),
      nextStep('Find the power, then multiply.', `a_{${p.n}} = ${both(term(p))}`, term(p)),
    ]
  },
  load: (p) => (p.bottom > 1 ? 8 : p.top < 0 ? 4 : 0) + p.n / 4,
}
