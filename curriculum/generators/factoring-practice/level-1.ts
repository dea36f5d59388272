import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { pow, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { boxText, latexOf } from './factored.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** g x^e (a x^d + b): a and b have no common factor. */
export interface Params {
  readonly g: number
  readonly e: number
  readonly a: number
  readonly d: number
  readonly b: number
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
const inside = (p: Params): number[] => [p.a, ...Array.from({ length: p.d - 1 }, () => 0), p.b]
const given = (p: Params): number[] => [...inside(p).map((c) => c * p.g), ...Array.from({ length: p.e }, () => 0)]
function of(g: number, e: number, row: readonly number[]): Expression {
  const front = e === 0 ? [g] : e === 1 ? [g, 'x'] : [g, pow('x', e)]
  return expression(times(...(g === 1 && e > 0 ? front.slice(1) : front), polynomialNode(row)))
}
const answer = (p: Params): Expression => of(p.g, p.e, inside(p))
const front = (p: Params): string => boxText(p.g, p.e)
const frontLatex = (p: Params): string => polynomialLatex([p.g, ...Array.from({ length: p.e }, () => 0)])

function params(chance: Chance, difficulty: number): Params {
  const b = chance.int(1 + Math.round(difficulty), 9)
  return {
    g: chance.int(2 + Math.round(2 * difficulty), 7 + Math.round(5 * difficulty)),
    e: difficulty < 0.3 ? chance.int(0, 1) : chance.int(1, 1 + Math.round(2 * difficulty)),
    a: chance.int(1 + Math.round(difficulty), 5 + Math.round(3 * difficulty)),
    d: chance.happens(difficulty) ? 2 : 1,
    b: chance.happens(0.4) ? -b : b,
  }
}

const picture = (p: Params, isFull: boolean): Figure =>
  areaModel({
    top: isFull ? [boxText(p.a, p.d), String(p.b)] : [null, null],
    left: [isFull ? front(p) : null],
    cells: [[boxText(p.g * p.a, p.d + p.e), boxText(p.g * p.b, p.e)]],
  })

function distractors(p: Params): Distractor[] {
  const [x, ...rest] = inside(p) as [number, ...number[]]
  const zeros = rest.slice(1).map(() => 0)
  return [
    wrongAnswer(
      of(p.g, p.e, [x, ...zeros, p.b * p.g]),
      'stops_early',
      `The second term must be divided by \\(${frontLatex(p)}\\) as well.`,
    ),
    wrongAnswer(
      of(p.g, p.e, [x, ...zeros, -p.b]),
      'factor_sign',
      'The sign of the second term belongs in the bracket.',
    ),
    p.e > 0
      ? wrongAnswer(
          of(p.g, p.e, [...inside(p), 0]),
          'looks_alike',
          'The power that is taken out is gone from every term in the bracket.',
        )
      : wrongAnswer(of(p.g, 0, [x * p.g, ...zeros, p.b]), 'looks_alike', 'The first term must be divided too.'),
    wrongAnswer(
      of(p.g, p.e + 1, inside(p)),
      'slip_off_by_one',
      `The highest power that both terms have is \\(${p.e === 0 ? '1' : p.e === 1 ? 'x' : `x^{${p.e}}`}\\).`,
    ),
  ]
}

/** Take out the greatest common factor (HSA-SSE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'factoring_practice/1',
  version: 1,
  params,
  reject: (p) => (gcd(p.a, p.b) > 1 || p.a === Math.abs(p.b) ? 'more can be taken out' : null),
  note: (p) => polynomialLatex(given(p)),
  prompt: (p, words) => ({
    text: words.pick([
      'Factor out the greatest common factor.',
      'Take out all that the terms have in common.',
      'Factor completely.',
    ]),
    latex: polynomialLatex(given(p)),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  distractors,
  hints: (p) => [
    { text: 'Which number divides both terms? Which power of \\(x\\) is in both?' },
    { text: `The greatest number that divides \\(${p.g * p.a}\\) and \\(${Math.abs(p.g * p.b)}\\) goes to the front.` },
    { text: `Take out \\(${frontLatex(p)}\\). What is left of each term?` },
  ],
  solution: (p) => [
    nextStep(`Both terms have the factor \\(${frontLatex(p)}\\). It is the greatest one.`),
    nextStep(
      `Divide each term by \\(${frontLatex(p)}\\) and write what is left in the bracket.`,
      latexOf(answer(p)),
      answer(p),
      picture(p, true),
    ),
    {
      say: 'Check: multiply out, and the first line is back.',
      latex: polynomialLatex(given(p)),
      value: answer(p),
      relation: 'same',
    },
  ],
  figure: (p) => picture(p, false),
  load: (p) => 4 * p.e + Math.log2(p.g * p.a * Math.abs(p.b)) + 2 * p.d + (p.b < 0 ? 0.5 : 0),
}
