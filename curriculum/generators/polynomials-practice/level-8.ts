import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** (a x + b)^n: all of it ('all', n is 3 or 4), or the term with x^k. */
export interface Params {
  readonly kind: 'all' | 'term'
  readonly a: number
  readonly b: number
  readonly n: number
  readonly k: number
}

/** How many ways: n above k. */
const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n, k - 1) * (n - k + 1)) / k)
/** The coefficient of x^k. */
const part = ({ a, b, n }: Params, k: number): number => ways(n, k) * a ** k * b ** (n - k)
const row = (p: Params): number[] => Array.from({ length: p.n + 1 }, (_, i) => part(p, p.n - i))
const power = (c: number, k: number): number[] => [c, ...Array.from({ length: k }, () => 0)]
const of = (c: readonly number[]): Expression => expression(polynomialNode(c))
const answer = (p: Params): Expression => (p.kind === 'all' ? of(row(p)) : of(power(part(p, p.k), p.k)))
const bracket = (p: Params): string => `(${polynomialLatex([p.a, p.b])})^{${p.n}}`

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.12) ? 'all' : 'term'
  const size = chance.int(2 + Math.round(2 * difficulty), 9 + Math.round(2 * difficulty))
  const n =
    kind === 'all'
      ? difficulty > 0.5
        ? 4
        : 3
      : chance.int(4 + Math.floor(2.9 * difficulty), 5 + Math.floor(2.9 * difficulty))
  return {
    kind,
    a: chance.int(2, 4),
    b: chance.happens(0.4 + 0.2 * difficulty) ? -size : size,
    n,
    k: chance.int(1, n - 1),
  }
}

function distractors(p: Params): Distractor[] {
  const { a, b, n, k } = p
  if (p.kind === 'all')
    return [
      wrongAnswer(
        of(row(p).map((c, i) => (i === 0 || i === n ? c : 0))),
        'square_of_sum',
        'The terms between the first and the last are missing.',
      ),
      wrongAnswer(
        of(row(p).map((c, i) => (i % 2 === 0 ? c : -c))),
        'factor_sign',
        'Each power of the second part has its own sign.',
      ),
      wrongAnswer(
        of(row(p).map((c, i) => c / ways(n, i))),
        'stops_early',
        'The middle terms come several times. Use the triangle.',
      ),
      wrongAnswer(
        of(row(p).map((_, i) => ways(n, i) * (i === n ? 1 : a) * b ** i)),
        'looks_alike',
        `The powers belong to \\(${polynomialLatex([a, 0])}\\), with its number.`,
      ),
    ]
  const full = part(p, k)
  return [
    wrongAnswer(
      of(power(full / ways(n, k), k)),
      'stops_early',
      `This term comes \\(${ways(n, k)}\\) times. Look at row ${n} of the triangle.`,
    ),
    wrongAnswer(of(power(-full, k)), 'factor_sign', 'Look at the sign: how often is the second part a factor?'),
    wrongAnswer(
      of(power(ways(n, k) * a ** (n - k) * b ** k, k)),
      'reversed_order',
      `\\(x\\) has the power ${k}, so \\(${a}\\) has it too.`,
    ),
    wrongAnswer(
      of(power(ways(n, k) * a * b ** (n - k), k)),
      'looks_alike',
      `The power belongs to \\(${polynomialLatex([a, 0])}\\), with its number.`,
    ),
    wrongAnswer(of(power(full, k + 1)), 'slip_off_by_one', `The term asked for has the power ${k} of \\(x\\).`),
    wrongAnswer(
      of(power(n * a ** k * b ** (n - k), k)),
      'wrong_operation',
      `The number of ways is from row ${n} of the triangle, not always ${n}.`,
    ),
  ]
}

/** Expand a power of a binomial, or find one of its terms (HSA-APR.C.5). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/8',
  version: 3,
  params,
  reject: (p) =>
    Math.abs(part(p, p.k)) > 900_000 ? 'too large' : Math.abs(p.b) === p.a ? 'the same number twice' : null,
  note: (p) => `${bracket(p)} ${p.kind === 'all' ? '' : p.k}`,
  prompt: (p) => ({
    text: p.kind === 'all' ? 'Expand.' : `Find the term with \\(${p.k === 1 ? 'x' : `x^{${p.k}}`}\\) in the expansion.`,
    latex: bracket(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    { text: `Row ${p.n} of Pascal's triangle tells how often each product comes.` },
    { text: `That row is \\(${Array.from({ length: p.n + 1 }, (_, i) => ways(p.n, i)).join(', ')}\\).` },
    {
      text:
        p.kind === 'all'
          ? `Each term has some factors \\(${polynomialLatex([p.a, 0])}\\) and some factors \\(${p.b}\\), ${p.n} together.`
          : `Take \\(${polynomialLatex([p.a, 0])}\\) to the power ${p.k}, \\(${p.b}\\) to the power ${p.n - p.k}, and \\(${ways(p.n, p.k)}\\) ways.`,
    },
  ],
  solution: (p) => {
    const value = answer(p)
    const x = p.a === 1 ? 'x' : `(${p.a}x)`
    const b = p.b < 0 ? `(${p.b})` : String(p.b)
    const times = (base: string, n: number): string => (n === 1 ? base : `${base}^{${n}}`)
    if (p.kind === 'all') {
      const products = Array.from({ length: p.n + 1 }, (_, i) => {
        const parts = [i === p.n ? '' : times(x, p.n - i), i === 0 ? '' : times(b, i)].filter((t) => t !== '')
        return [...(ways(p.n, i) === 1 ? [] : [ways(p.n, i)]), ...parts].join(' \\cdot ')
      })
      return [
        nextStep(`Row ${p.n} of the triangle says how often each product comes.`, products.join(' + '), value),
        { say: 'Work out each term.', latex: polynomialLatex(row(p)), value, relation: 'same' },
      ]
    }
    return [
      nextStep(
        `Choose \\(${p.a === 1 ? 'x' : `${p.a}x`}\\) from ${p.k} of the ${p.n} brackets: that goes in \\(${ways(p.n, p.k)}\\) ways.`,
      ),
      nextStep(
        'Multiply the ways and both powers.',
        `${ways(p.n, p.k)} \\cdot ${times(x, p.k)} \\cdot ${times(b, p.n - p.k)}`,
        value,
      ),
      { say: 'Work it out.', latex: polynomialLatex(power(part(p, p.k), p.k)), value, relation: 'same' },
    ]
  },
  load: (p) => (p.kind === 'all' ? p.n + 1 : p.n) * 4 + Math.abs(p.b) / 6,
}
