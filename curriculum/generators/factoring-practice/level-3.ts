import { areaModel } from '../../figures/area-model.ts'
import { expression } from '../../values/items.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { times } from '../../expressions/build.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** (p x + q)(r x + s), multiplied out for the question. */
export interface Params {
  readonly p: number
  readonly q: number
  readonly r: number
  readonly s: number
}

const trinomial = ({ p, q, r, s }: Params): readonly [number, number, number] => [p * r, p * s + q * r, q * s]
const product = (p: number, q: number, r: number, s: number): Expression =>
  expression(times(polynomialNode([p, q]), polynomialNode([r, s])))

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.3 + 0.25 * difficulty) ? -1 : 1)
  const most = 9
  return {
    p: chance.int(2, 4 + Math.round(2 * difficulty)),
    q: chance.int(1, most) * sign(),
    r: chance.happens(1.6 * difficulty - 0.3) ? chance.int(2, 3 + Math.round(difficulty)) : 1,
    s: chance.int(1, most) * sign(),
  }
}

const isPrimitive = (a: number, b: number): boolean => gcd(BigInt(a), BigInt(b)) === 1n

function reject({ p, q, r, s }: Params): string | null {
  const [a, b, c] = [p * r, p * s + q * r, q * s]
  if (!isPrimitive(p, q) || !isPrimitive(r, s)) return 'a common factor'
  if (b === 0 || Math.abs(c) > 60 || Math.abs(b) > 60) return 'no middle term, or too large'
  if (p === r && q === s) return 'a square'
  return a === Math.abs(c) && a === Math.abs(b) ? 'all alike' : null
}

/** 'x^2' for a figure. */
const cell = (c: number, power: number): string =>
  polynomialLatex([c, ...Array.from({ length: power }, () => 0)]).replace('^{2}', '^2')

function picture({ p, q, r, s }: Params, isFull: boolean): Figure {
  return areaModel({
    top: isFull ? [cell(r, 1), String(s)] : [null, null],
    left: isFull ? [cell(p, 1), String(q)] : [null, null],
    cells: [
      [cell(p * r, 2), isFull ? cell(p * s, 1) : ''],
      [isFull ? cell(q * r, 1) : '', String(q * s)],
    ],
  })
}

function distractors({ p, q, r, s }: Params): Distractor[] {
  const wrongSign = 'Multiply it out: check the sign of the middle term and of the last one.'
  return [
    { value: product(p, -q, r, -s), misconception: 'factor_sign', why: wrongSign },
    {
      value: product(p, s, r, q),
      misconception: 'looks_alike',
      why: 'First and last terms fit. Multiply it out: the middle term does not.',
    },
    { value: product(p, q, r, -s), misconception: 'factor_sign', why: wrongSign },
    {
      value: product(p * r, q, 1, s),
      misconception: 'square_of_sum',
      why: 'First and last terms fit. The middle term comes from two products.',
    },
    { value: product(p, -q, r, s), misconception: 'factor_sign', why: wrongSign },
  ]
}

function solution(it: Params): Step[] {
  const { p, q, r, s } = it
  const [a, b, c] = trinomial(it)
  const value = product(p, q, r, s)
  const [m, n] = [p * s, q * r]
  const factors = `(${polynomialLatex([p, q])})(${polynomialLatex([r, s])})`
  if (Math.min(p, r) === 1 && [2, 3, 5, 7].includes(Math.max(p, r)))
    return [
      {
        say: `\\(${a}\\) is prime, so the first terms are \\(${cell(a, 1)}\\) and \\(x\\).`,
        latex: `${polynomialLatex([a, 0, 0])} = ${cell(a, 1)} \\cdot x`,
        relation: 'next',
      },
      {
        say: `Try the factor pairs of \\(${c}\\) as the last terms. The middle term must be \\(${polynomialLatex([b, 0])}\\).`,
        latex: `${q} \\cdot ${s < 0 ? `(${s})` : s} = ${c}`,
        relation: 'next',
      },
      {
        say: 'This pair gives the right middle term.',
        latex: `${polynomialLatex([m, 0])} ${n < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(n), 0])} = ${polynomialLatex([b, 0])}`,
        figure: picture(it, true),
        relation: 'next',
      },
      { say: 'Write the product of the two binomials.', latex: factors, value, relation: 'next' },
    ]
  return [
    {
      say: `Multiply \\(${a}\\) by \\(${c}\\): it is \\(${a * c}\\). Look for two numbers with that product and the sum \\(${b}\\).`,
      latex: `${m} \\times ${n < 0 ? `(${n})` : n} = ${a * c} \\text{ and } ${m} ${n < 0 ? '-' : '+'} ${Math.abs(n)} = ${b}`,
      relation: 'next',
    },
    {
      say: 'Write the middle term as the sum of these two terms.',
      latex: `${polynomialLatex([a, 0, 0])} ${m < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(m), 0])} ${n < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(n), 0])} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`,
      value,
      relation: 'next',
    },
    {
      say: `Put them into a rectangle. The top row shares \\(${cell(p, 1)}\\), and the bottom row shares \\(${q}\\).`,
      figure: picture(it, true),
      value,
      relation: 'same',
    },
    {
      say: 'The sides of the rectangle are the factors.',
      latex: factors,
      value,
      relation: 'same',
    },
  ]
}

/** Factor ax squared plus bx plus c (HSA-SSE.B.3a). */
export const level: TopicLevel<Params> = {
  key: 'factoring_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => trinomial(p).join(' '),
  prompt: (p, words) => ({
    text: words.pick([
      'Factor completely.',
      'Factor the trinomial.',
      'Write the trinomial as a product of two binomials.',
      'What is the factored form of the trinomial?',
    ]),
    latex: polynomialLatex(trinomial(p)),
  }),
  answer: ({ p, q, r, s }) => product(p, q, r, s),
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  distractors,
  hints: (it) => {
    const [a, b, c] = trinomial(it)
    return [
      { text: 'The first terms of the factors multiply to the first term, the last ones to the last term.' },
      { text: `Find two numbers with the product \\(${a} \\times ${c < 0 ? `(${c})` : c}\\) and the sum \\(${b}\\).` },
      { text: `The two numbers are \\(${it.p * it.s}\\) and \\(${it.q * it.r}\\). Split the middle term.` },
    ]
  },
  solution,
  figure: (p) => picture(p, false),
  load: ({ p, q, r, s }) =>
    Math.log2(p * Math.abs(q * s)) + (r > 1 ? 8 : 0) + (q < 0 ? 1 : 0) + (s < 0 ? 1 : 0) + p / 2,
}
