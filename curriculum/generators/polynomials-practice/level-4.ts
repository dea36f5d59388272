import { areaModel } from '../../figures/area-model.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** (a x + b)^2, or (a x + b)(a x - b); b may be negative. */
export interface Params {
  readonly square: boolean
  readonly a: number
  readonly b: number
}

const of = (c: readonly number[]): Expression => expression(polynomialNode(c))
const bracket = (a: number, b: number): string => `(${polynomialLatex([a, b])})`
const latex = (p: Params): string =>
  p.square ? `${bracket(p.a, p.b)}^{2}` : `${bracket(p.a, p.b)}${bracket(p.a, -p.b)}`
const result = ({ square, a, b }: Params): number[] => (square ? [a * a, 2 * a * b, b * b] : [a * a, 0, -b * b])

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(2 + Math.round(3 * difficulty), 14 + Math.round(3 * difficulty))
  return {
    square: chance.happens(0.5),
    a: chance.int(1 + Math.round(5 * difficulty), 6 + Math.round(6 * difficulty)),
    b: chance.happens(0.5) ? -size : size,
  }
}

function picture({ square, a, b }: Params, isFull: boolean): Figure {
  const x = (c: number, power: number): string =>
    power === 0 ? String(c) : `${c === 1 ? '' : c === -1 ? '-' : c}x${power === 2 ? '^2' : ''}`
  const other = square ? b : -b
  return areaModel({
    top: [x(a, 1), String(b)],
    left: [x(a, 1), String(other)],
    cells: isFull
      ? [
          [x(a * a, 2), x(a * b, 1)],
          [x(a * other, 1), String(b * other)],
        ]
      : [
          ['', ''],
          ['', ''],
        ],
  })
}

function distractors({ square, a, b }: Params): Distractor[] {
  const s = a * a
  if (square)
    return [
      wrongAnswer(of([s, 0, b * b]), 'square_of_sum', 'The two middle parts of the square are missing.'),
      wrongAnswer(of([s, a * b, b * b]), 'stops_early', 'The middle part comes twice.'),
      wrongAnswer(of([s, -2 * a * b, b * b]), 'sign_of_subtracted_bracket', 'Look at the sign of the middle term.'),
      wrongAnswer(
        of([s, 2 * a * b, -b * b]),
        'factor_sign',
        'A square is never negative: the last number is positive.',
      ),
    ]
  return [
    wrongAnswer(
      of([s, 0, b * b]),
      'factor_sign',
      'One number is positive and the other negative, so their product is negative.',
    ),
    wrongAnswer(
      of([s, 2 * a * b, -b * b]),
      'sign_of_subtracted_bracket',
      'The two middle parts have opposite signs. They cancel.',
    ),
    wrongAnswer(of([s, -2 * a * b, b * b]), 'looks_alike', 'That is the square of a difference.'),
    wrongAnswer(
      of([2 * a, 0, -b * b]),
      'wrong_operation',
      `\\(${polynomialLatex([a, 0])}\\) is multiplied by itself, not doubled.`,
    ),
  ]
}

/** Expand squares of binomials and products of a sum and a difference (HSA-APR.A.1, HSA-APR.C.4). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/4',
  version: 1,
  params,
  note: latex,
  prompt: (p, words) => ({
    text: words.pick(['Expand.', 'Multiply out.', 'Write without parentheses.']),
    latex: latex(p),
  }),
  answer: (p) => of(result(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ expanded: true, simplest: true }),
  distractors,
  hints: (p) => [
    {
      text: p.square
        ? 'A square is the bracket times itself. Draw the rectangle.'
        : 'A sum times a difference: draw the rectangle.',
    },
    { text: `The first box is \\(${polynomialLatex([p.a * p.a, 0, 0])}\\). What are the two middle boxes?` },
    { text: 'Fill all four boxes and collect like terms.', figure: picture(p, true) },
  ],
  solution: (p) => {
    const { a, b } = p
    const other = p.square ? b : -b
    const value = of(result(p))
    return [
      nextStep('Each part of one bracket multiplies each part of the other.', undefined, undefined, picture(p, true)),
      nextStep(
        'Write the four products in a row.',
        `${polynomialLatex([a * a, 0, 0])} ${b < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(a * b), 0])} ${other < 0 ? '-' : '+'} ${polynomialLatex([Math.abs(a * b), 0])} ${b * other < 0 ? '-' : '+'} ${b * b}`,
        value,
      ),
      {
        say: p.square ? 'The two middle terms are alike. Join them.' : 'The two middle terms cancel.',
        latex: polynomialLatex(result(p)),
        value,
        relation: 'same',
      },
    ]
  },
  figure: (p) => picture(p, false),
  load: (p) => p.a * 3 + Math.abs(p.b) / 3 + (p.b < 0 ? 1 : 0),
}
