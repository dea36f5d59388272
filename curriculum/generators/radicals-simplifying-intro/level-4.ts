import { addSurds, divideSurds, multiplySurds, rootOf, surd, surdFromRational } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { divideRationals, rational, whole } from '../../values/rational.ts'
import { frac, signed, sqrt } from '../../notation/number-latex.ts'
import { squareFree } from './square-free.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** k over m root b (c is 0), or k over c plus or minus root b; `sign` stands before the root. */
export interface Params {
  readonly k: number
  readonly m: number
  readonly b: number
  readonly c: number
  readonly sign: 1 | -1
}

const below = (p: Params): Surd =>
  surd([
    { coefficient: whole(p.c), radicand: 1n },
    { coefficient: whole(p.sign * p.m), radicand: BigInt(p.b) },
  ])
const conjugate = (p: Params): Surd => below({ ...p, sign: p.sign === 1 ? -1 : 1 })
const answerOf = (p: Params): Surd => divideSurds(surdFromRational(whole(p.k)), below(p))
const belowLatex = (p: Params): string =>
  p.c === 0 ? `${p.m === 1 ? '' : p.m}${sqrt(p.b)}` : `${p.c} ${p.sign < 0 ? '-' : '+'} ${sqrt(p.b)}`
const shown = (p: Params): string => frac(p.k, belowLatex(p))

function params(chance: Chance, difficulty: number): Params {
  const isLong = chance.happens(1.6 * difficulty - 0.3)
  return {
    k: chance.int(1 + Math.round(difficulty), 20),
    m: isLong ? 1 : chance.happens(0.25 + 0.3 * difficulty) ? chance.int(2, 4) : 1,
    b: chance.pick(squareFree.filter((n) => n <= (isLong ? 17 : 41))),
    c: isLong ? chance.int(1, 7) : 0,
    sign: isLong && chance.happens(0.5) ? -1 : 1,
  }
}

function reject(p: Params): string | null {
  const size = p.c * p.c - p.b
  if (p.c > 0 && Math.abs(size) > 20) return 'a large denominator'
  return p.c > 0 && size === 0 ? 'no denominator' : null
}

const scaled = (value: Surd, top: number, bottom: number): Surd =>
  surd(
    value.terms.map((t) => ({
      ...t,
      coefficient: divideRationals(rational(t.coefficient.n * BigInt(top), t.coefficient.d), whole(bottom)),
    })),
  )

function distractors(p: Params): Distractor[] {
  const { k, m, b, c } = p
  const list: Distractor[] =
    c === 0
      ? [
          {
            value: rootOf(b, rational(k, m)),
            misconception: 'stops_early',
            why: 'The bottom is multiplied by the root as well.',
          },
          {
            value: rational(2 * k, m * b),
            misconception: 'root_as_half',
            why: 'A root is not a half. Multiply top and bottom by the root.',
          },
          {
            value: rational(k, m * b),
            misconception: 'looks_alike',
            why: 'The top must be multiplied by the root as well.',
          },
          {
            value: rootOf(b, rational(k, m * b * b)),
            misconception: 'wrong_operation',
            why: `\\(${sqrt(b)} \\cdot ${sqrt(b)}\\) is \\(${b}\\), not its square.`,
          },
        ]
      : [
          {
            value: scaled(conjugate(p), k, c * c + b),
            misconception: 'square_of_sum',
            why: 'The bottom becomes a difference of squares. Subtract the second square.',
          },
          {
            value: scaled(below(p), k, c * c - b),
            misconception: 'slip_sign',
            why: 'Multiply by the conjugate. It has the other sign between the terms.',
          },
          { value: scaled(conjugate(p), k, 1), misconception: 'stops_early', why: 'Divide by the new bottom as well.' },
          {
            value: addSurds(surdFromRational(rational(k, c)), rootOf(b, rational(p.sign * k, b))),
            misconception: 'square_of_sum',
            why: 'A fraction cannot be split at a sum below the line.',
          },
        ]
  return list
}

function solution(p: Params): Step[] {
  const { k, m, b, c } = p
  const value = answerOf(p)
  const final = showValue(value).latex
  if (c === 0)
    return [
      {
        say: `Multiply top and bottom by \\(${sqrt(b)}\\). That does not change the value.`,
        latex: `${shown(p)} \\cdot ${frac(sqrt(b), sqrt(b))}`,
        value,
        relation: 'next',
      },
      {
        say: `Below, \\(${sqrt(b)} \\cdot ${sqrt(b)} = ${b}\\).`,
        latex: frac(`${k === 1 ? '' : k}${sqrt(b)}`, m * b),
        value,
        relation: 'same',
      },
      ...(final === frac(`${k === 1 ? '' : k}${sqrt(b)}`, m * b)
        ? []
        : [{ say: 'Write it in lowest terms.', latex: final, value, relation: 'same' } satisfies Step]),
    ]
  const other = `${c} ${signed(`${p.sign < 0 ? '' : '-'}${sqrt(b)}`)}`
  const product = multiplySurds(below(p), conjugate(p))
  return [
    {
      say: `Multiply top and bottom by the conjugate \\(${other}\\).`,
      latex: `${shown(p)} \\cdot ${frac(other, other)}`,
      value,
      relation: 'next',
    },
    {
      say: 'Below, the product is a difference of squares.',
      latex: `(${belowLatex(p)})(${other}) = ${c * c} - ${b} = ${showValue(product).latex}`,
      relation: 'next',
    },
    {
      say: 'Write the quotient and simplify.',
      latex: `${frac(`${k === 1 ? '' : k}(${other})`, c * c - b)}`.replace(/^\\frac\{(.*)\}\{1\}$/, '$1'),
      value,
      relation: 'next',
    },
    { say: 'Now no root is left below the line.', latex: final, value, relation: 'same' },
  ]
}

/** Rewrite a fraction without a root below (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_simplifying_intro/4',
  version: 1,
  params,
  reject,
  note: shown,
  prompt: (p, words) => ({
    text: words.pick([
      'Rationalize the denominator.',
      'Rewrite without a root in the denominator.',
      'Write with no root below the fraction line.',
    ]),
    latex: shown(p),
  }),
  answer: answerOf,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['sqrt', '/'] }),
  distractors,
  hints: (p) => [
    { text: 'Multiply top and bottom by the same thing. Then the value stays the same.' },
    p.c === 0
      ? { text: `What times \\(${sqrt(p.b)}\\) has no root?` }
      : { text: 'Use the conjugate: the same two terms with the other sign between them.' },
    p.c === 0
      ? { text: `Multiply top and bottom by \\(${sqrt(p.b)}\\). Below you get \\(${p.m * p.b}\\).` }
      : { text: `Below you get \\(${p.c * p.c} - ${p.b}\\).` },
  ],
  solution,
  load: (p) => (p.c > 0 ? 8 : 0) + (p.m > 1 ? 3 : 0) + p.k / 15,
}
