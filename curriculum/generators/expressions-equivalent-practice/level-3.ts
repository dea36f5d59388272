import { areaModel } from '../../figures/area-model.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { linear } from './linear.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** 'expand': m - k (a x + b), m may be 0. 'factor': k a x + k b, where a and b have no common factor. */
export interface Params {
  readonly kind: 'expand' | 'factor'
  readonly m: number
  readonly k: number
  readonly a: number
  readonly b: number
}

const product = (k: number, a: number, b: number): Expression => expression(times(k, polynomialNode([a, b])))
const bracket = (p: Params): string => polynomialLatex([p.a, p.b])
const asked = (p: Params): string =>
  p.kind === 'factor'
    ? polynomialLatex([p.k * p.a, p.k * p.b])
    : `${p.m === 0 ? '' : `${p.m} `}-${p.m === 0 ? '' : ' '}${p.k}(${bracket(p)})`
const answer = (p: Params): Expression =>
  p.kind === 'factor' ? product(p.k, p.a, p.b) : linear(-p.k * p.a, p.m - p.k * p.b, 'x')

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const kind = chance.happens(0.5) ? 'expand' : 'factor'
  return {
    kind,
    m: kind === 'expand' && chance.happens(0.2 + difficulty) ? chance.int(2, 12 + Math.round(8 * difficulty)) : 0,
    k: chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty)),
    a: chance.int(1 + Math.round(difficulty), 4 + Math.round(5 * difficulty)),
    b: chance.int(1 + Math.round(difficulty), 6 + Math.round(3 * difficulty)) * sign(0.3 + 0.3 * difficulty),
  }
}

function reject(p: Params): string | null {
  if (p.kind === 'factor' && divisor(p.a, p.b) !== 1) return 'more can be taken out'
  if (p.kind === 'expand' && p.m === p.k * p.b) return 'no number is left'
  return p.a === Math.abs(p.b) ? 'both numbers alike' : null
}

function picture(p: Params, isFull: boolean): Figure {
  const x = (c: number): string => polynomialLatex([c, 0])
  const inside = [x(p.a), String(p.b)]
  if (p.kind === 'factor')
    return areaModel({
      top: isFull ? inside : [null, null],
      left: [isFull ? String(p.k) : null],
      cells: [[x(p.k * p.a), String(p.k * p.b)]],
    })
  return areaModel({
    top: inside,
    left: [String(-p.k)],
    cells: [isFull ? [x(-p.k * p.a), String(-p.k * p.b)] : ['', '']],
  })
}

function distractors(p: Params): Distractor[] {
  const { k, a, b, m } = p
  if (p.kind === 'factor')
    return [
      wrongAnswer(
        product(k, a, k * b),
        'distribute_first_only',
        `Both terms are divided by \\(${k}\\), the second one too.`,
      ),
      wrongAnswer(product(k, a, -b), 'slip_sign', 'The sizes are right. Look at the sign in the parentheses.'),
      wrongAnswer(
        product(k, k * a, k * b),
        'stops_early',
        `When \\(${k}\\) is taken out, the terms in the parentheses become smaller.`,
      ),
      wrongAnswer(
        linear(k * a + k * b, 0, 'x'),
        'unlike_terms_combined',
        'A term with \\(x\\) and a plain number are different kinds. They cannot be joined.',
      ),
    ]
  return [
    wrongAnswer(
      linear(-k * a, m + k * b, 'x'),
      'sign_of_subtracted_bracket',
      'The minus before the parentheses changes the sign of both products.',
    ),
    wrongAnswer(
      linear(-k * a, m + b, 'x'),
      'distribute_first_only',
      `The \\(-${k}\\) multiplies the second part in the parentheses too.`,
    ),
    wrongAnswer(
      linear((m - k) * a, (m - k) * b, 'x'),
      'reversed_order',
      `\\(${k}\\) belongs to the parentheses. Multiply before you subtract.`,
    ),
    wrongAnswer(linear(k * a, m + k * b, 'x'), 'slip_sign', 'A minus stands before the parentheses. Take it along.'),
  ].filter((_, i) => m !== 0 || i !== 2)
}

function hints(p: Params): Hint[] {
  if (p.kind === 'factor')
    return [
      { text: 'Which number divides both terms?' },
      {
        text: `The greatest common factor of \\(${p.k * p.a}\\) and \\(${Math.abs(p.k * p.b)}\\) stands before the parentheses.`,
      },
      { text: `Take out \\(${p.k}\\). Divide each term by \\(${p.k}\\) to fill the parentheses.` },
    ]
  return [
    { text: `The whole \\(-${p.k}\\) multiplies each part in the parentheses.` },
    {
      text: `Find \\(-${p.k} \\times ${polynomialLatex([p.a, 0])}\\) and \\(-${p.k} \\times ${p.b < 0 ? `(${p.b})` : p.b}\\).`,
    },
    {
      text: `The products are \\(${polynomialLatex([-p.k * p.a, 0])}\\) and \\(${-p.k * p.b}\\).`,
      figure: picture(p, true),
    },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const { k, a, b, m } = p
  if (p.kind === 'factor')
    return [
      nextStep(`The greatest number that divides \\(${k * a}\\) and \\(${Math.abs(k * b)}\\) is \\(${k}\\).`),
      nextStep(
        `Divide each term by \\(${k}\\).`,
        `${polynomialLatex([k * a, 0])} \\div ${k} = ${polynomialLatex([a, 0])} \\qquad ${k * b} \\div ${k} = ${b}`,
      ),
      nextStep('Write the factor before the parentheses.', nodeToLatex(product(k, a, b).node), value, picture(p, true)),
      {
        say: 'Check by multiplying out: you get the first expression again.',
        latex: `${k}(${bracket(p)}) = ${asked(p)}`,
        value,
        relation: 'same',
      },
    ]
  const steps = [
    nextStep(
      `Multiply each part in the parentheses by \\(-${k}\\).`,
      `-${k}(${bracket(p)}) = ${polynomialLatex([-k * a, -k * b])}`,
      ...(m === 0 ? [value] : []),
    ),
  ]
  if (m === 0)
    return [
      nextStep(`The number before the parentheses is \\(-${k}\\).`, undefined, undefined, picture(p, false)),
      ...steps,
    ]
  return [
    ...steps,
    nextStep(`Add the \\(${m}\\) to the number.`, `${m} ${b < 0 ? '+' : '-'} ${Math.abs(k * b)} = ${m - k * b}`),
    nextStep('Write it all.', polynomialLatex([-k * a, m - k * b]), value),
  ]
}

/** Expand brackets with a minus before them, and factor linear expressions (7.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'expressions_equivalent_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.m} ${p.k} ${p.a} ${p.b}`,
  prompt: (p, words) => ({
    text:
      p.kind === 'factor'
        ? words.pick([
            'Factor out the greatest common factor.',
            'Write as a product: take out the greatest common factor.',
          ])
        : words.pick(['Expand and simplify.', 'Write without parentheses and simplify.']),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: (p) => (p.kind === 'factor' ? { factored: true } : { expanded: true, simplest: true }),
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load: (p) => Math.log2(p.k * p.a * Math.abs(p.b)) * 2 + (p.b < 0 ? 1 : 0) + (p.m > 0 ? 2 : 0) + p.k / 3,
}
