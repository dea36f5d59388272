import { expand } from '../../expressions/expand.ts'
import { expression } from '../../values/items.ts'
import { frac } from '../../notation/number-latex.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { over, times } from '../../expressions/build.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** m (x - p)(x - q) over n (x - p)(x - r), multiplied out for the question; `lead` is the coefficient of x in the factor of q. */
export interface Params {
  readonly lead: number
  readonly m: number
  readonly p: number
  readonly q: number
  readonly r: number
}

const top = ({ lead, m, p, q }: Params): readonly number[] => [m * lead, -m * (q + lead * p), m * p * q]
const bottom = ({ p, r }: Params): readonly number[] => [1, -(p + r), p * r]
const factorTop = ({ lead, q }: Params): readonly number[] => [lead, -q]
const quotient = (above: readonly number[], below: readonly number[]): Node =>
  over(polynomialNode(above), polynomialNode(below))
const simplified = (it: Params): Node =>
  over(expand(times(it.m, polynomialNode(factorTop(it)))), polynomialNode([1, -it.r]))

function params(chance: Chance, difficulty: number): Params {
  const most = 5 + Math.round(4 * difficulty)
  const number = (): number => chance.int(1, most) * (chance.happens(0.5) ? -1 : 1)
  return {
    lead: chance.happens(1.2 * difficulty - 0.4) ? chance.int(2, 3) : 1,
    m: chance.happens(1.2 * difficulty - 0.2) ? chance.int(2, 4) : 1,
    p: number(),
    q: number(),
    r: number(),
  }
}

function reject({ lead, p, q, r }: Params): string | null {
  if (gcd(BigInt(lead), BigInt(q)) !== 1n) return 'a common number'
  if (q === lead * r || q === lead * p || p === r) return 'more goes away'
  return null
}

function distractors(it: Params): Distractor[] {
  const { m, q, r } = it
  const [a = 1, b = 0, c = 0] = top(it)
  const [, e = 0, f = 1] = bottom(it)
  const list: Distractor[] = [
    {
      value: expression({ op: 'number', value: rational(m * q, r) }),
      misconception: 'cancel_terms',
      why: 'Only factors can be canceled. In a sum the \\(x\\) is a term, not a factor.',
    },
    {
      value: expression({ op: 'number', value: rational(c, f) }),
      misconception: 'cancel_terms',
      why: 'The \\(x\\) terms were crossed out. Factor first, then cancel factors.',
    },
  ]
  if (e !== 0)
    list.push({
      value: expression(quotient([b, c], [e, f])),
      misconception: 'cancel_terms',
      why: 'The squares were crossed out. They are terms, not factors.',
    })
  list.push(
    {
      value: expression(quotient([a, m * q], [1, r])),
      misconception: 'slip_sign',
      why: 'Look at the signs in the factors once more.',
    },
    {
      value: expression(over(polynomialNode([1, -r]), expand(times(m, polynomialNode(factorTop(it)))))),
      misconception: 'reversed_order',
      why: 'What stood on top stays on top.',
    },
  )
  return list.toSorted(
    (u, v) => Number(u.misconception === 'cancel_terms') - Number(v.misconception === 'cancel_terms'),
  )
}

const brackets = (row: readonly number[]): string => `(${polynomialLatex(row)})`

function solution(it: Params): Step[] {
  const { m, p, r } = it
  const value = expression(simplified(it))
  const front = m === 1 ? '' : String(m)
  return [
    {
      say: 'Factor the numerator and the denominator.',
      latex: frac(`${front}${brackets([1, -p])}${brackets(factorTop(it))}`, `${brackets([1, -p])}${brackets([1, -r])}`),
      value,
      relation: 'next',
    },
    {
      say: `The denominator must not be zero, so \\(x\\) is neither \\(${p}\\) nor \\(${r}\\).`,
      latex: `x \\ne ${p} \\qquad x \\ne ${r}`,
      value,
      relation: 'same',
    },
    {
      say: `Cancel the common factor \\(${polynomialLatex([1, -p])}\\).`,
      latex: nodeToLatex(simplified(it)),
      value,
      relation: 'same',
    },
  ]
}

/** Cancel common factors and note excluded values (HSA-APR.D.6). */
export const level: TopicLevel<Params> = {
  key: 'rational_expressions_practice/1',
  version: 1,
  params,
  reject,
  note: (it) => `${top(it).join(' ')} / ${bottom(it).join(' ')}`,
  prompt: (it, words) => ({
    text: words.pick([
      'Simplify. Assume that the denominator is not zero.',
      'Write the expression in simplest form. Assume that the denominator is not zero.',
    ]),
    latex: frac(polynomialLatex(top(it)), polynomialLatex(bottom(it))),
  }),
  answer: (it) => expression(simplified(it)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (it) => [
    { text: 'Only factors can be canceled, so factor first.' },
    { text: `The denominator is \\(${brackets([1, -it.p])}${brackets([1, -it.r])}\\).` },
    { text: `The top has the factor \\(${polynomialLatex([1, -it.p])}\\) too.` },
  ],
  solution,
  load: (it) => (it.lead > 1 ? 4 : 0) + (it.m > 1 ? 4 : 0) + Math.log2(Math.abs(it.p * it.q * it.r)),
}
