import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { signed } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { linear } from './linear.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** k (a x + b) + c x + d; d may be 0, then there is no last number. */
export interface Params {
  readonly letter: string
  readonly k: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const bracket = (p: Params): string => polynomialLatex([p.a, p.b], p.letter)
const term = (m: number, p: Params): string => polynomialLatex([m, 0], p.letter)
const asked = (p: Params): string => `${p.k}(${bracket(p)}) + ${term(p.c, p)}${p.d === 0 ? '' : ` + ${p.d}`}`
const answer = (p: Params): Expression => linear(p.k * p.a + p.c, p.k * p.b + p.d, p.letter)

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(1, 9)
  return {
    letter: chance.pick(['x', 'n', 'y', 'a', 'm']),
    k: chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty)),
    a: chance.int(1 + Math.round(difficulty), 2 + Math.round(4 * difficulty)),
    b: chance.happens(0.7 * difficulty) ? -size : size,
    c: chance.int(1 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty)),
    d: chance.happens(1.3 * difficulty - 0.2) ? chance.int(1, 9) : 0,
  }
}

const picture = (p: Params, isFull: boolean): Figure =>
  areaModel({
    top: [term(p.a, p), String(p.b)],
    left: [String(p.k)],
    cells: [isFull ? [term(p.k * p.a, p), String(p.k * p.b)] : ['', '']],
  })

function distractors(p: Params): Distractor[] {
  const { k, a, b, c, d, letter } = p
  return [
    wrongAnswer(
      linear(k * a + c, b + d, letter),
      'distribute_first_only',
      `The \\(${k}\\) multiplies both parts in the parentheses, the \\(${b}\\) too.`,
    ),
    wrongAnswer(
      linear(k * a + c + k * b + d, 0, letter),
      'unlike_terms_combined',
      `Terms with \\(${letter}\\) and plain numbers are different kinds. They stay apart.`,
    ),
    wrongAnswer(
      linear(k * (a + c), k * b + d, letter),
      'looks_alike',
      `\\(${term(c, p)}\\) stands outside the parentheses, so \\(${k}\\) does not multiply it.`,
    ),
    wrongAnswer(linear(k * a, k * b + d, letter), 'stops_early', `Add the \\(${term(c, p)}\\) at the end as well.`),
    wrongAnswer(
      linear(k * (a + b) + c, d, letter),
      'letter_as_object',
      `\\(${bracket(p)}\\) cannot be joined: one part has \\(${letter}\\), the other has not.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const { k, a, b, c, d } = p
  const value = answer(p)
  return [
    nextStep(
      `Multiply each part in the parentheses by \\(${k}\\).`,
      `${k}(${bracket(p)}) = ${polynomialLatex([k * a, k * b], p.letter)}`,
      undefined,
      picture(p, true),
    ),
    nextStep(
      'Write the whole line again.',
      `${term(k * a, p)} ${signed(k * b)} + ${term(c, p)}${d === 0 ? '' : ` + ${d}`}`,
      value,
    ),
    {
      say: `Put like terms together: the terms with \\(${p.letter}\\), then the numbers.`,
      latex: polynomialLatex([k * a + c, k * b + d], p.letter),
      value,
      relation: 'same',
    },
  ]
}

/** Use the properties of operations to write an equal expression (6.EE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'expressions_equivalent_practice/1',
  version: 2,
  params,
  reject: (p) => (p.k * p.b + p.d === 0 || p.k * p.a + p.c === p.k * p.b + p.d ? 'a special case' : null),
  note: (p) => `${p.k} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Write without parentheses and collect like terms.',
      'Multiply out the parentheses. Then collect like terms.',
      'Simplify the expression.',
    ]),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    { text: `The \\(${p.k}\\) multiplies everything in the parentheses.` },
    { text: `Find \\(${p.k} \\times ${term(p.a, p)}\\) and \\(${p.k} \\times ${p.b < 0 ? `(${p.b})` : p.b}\\).` },
    {
      text: `You have \\(${polynomialLatex([p.k * p.a, p.k * p.b], p.letter)}\\). Now add \\(${term(p.c, p)}${p.d === 0 ? '' : ` + ${p.d}`}\\).`,
      figure: picture(p, true),
    },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => Math.log2(p.k * p.a * Math.abs(p.b) * p.c) + (p.b < 0 ? 2 : 0) + (p.d > 0 ? 3 : 0) + p.k / 2,
}
