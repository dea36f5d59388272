import { barModel } from '../../figures/bar-model.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { polygon } from '../../figures/polygon.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * 'fall': the height -5 (t - x)(t + k) meters after t seconds, when is it 0? 'area': a width x and a length k more.
 * 'product': two numbers, one k more than the other. x is the answer, the other solution is -x - k, for 'fall' -k.
 */
export interface Params {
  readonly kind: 'fall' | 'area' | 'product'
  readonly x: number
  readonly k: number
  readonly scene: number
}

const heights = ({ x, k }: Params): number[] => [-5, 5 * (x - k), 5 * x * k]
const total = ({ x, k }: Params): number => x * (x + k)
const other = (p: Params): number => (p.kind === 'fall' ? -p.k : -p.x - p.k)

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.45 * difficulty) ? 'fall' : chance.pick(['area', 'product'] as const)
  return kind === 'fall'
    ? { kind, x: chance.int(5, 12), k: chance.int(1, 4), scene: chance.int(0, 2) }
    : {
        kind,
        x: chance.int(3 + Math.round(8 * difficulty), 12 + Math.round(13 * difficulty)),
        k: chance.int(1 + Math.round(difficulty), 9 + Math.round(6 * difficulty)),
        scene: chance.int(0, 2),
      }
}

function text(p: Params): string {
  if (p.kind === 'fall') {
    const thing = ['A ball', 'A toy rocket', 'A jet of water'][p.scene] ?? ''
    return `${thing} is \\(${polynomialLatex(heights(p), 't')}\\) meters high after \\(t\\) seconds. After how many seconds is it at height 0?`
  }
  if (p.kind === 'area') {
    const thing = ['A garden', 'A stage', 'A poster'][p.scene] ?? ''
    const unit = ['feet', 'meters', 'inches'][p.scene] ?? ''
    const one = ['foot', 'meter', 'inch'][p.scene] ?? ''
    return `${thing} is a rectangle. It is ${p.k} ${p.k === 1 ? one : unit} longer than it is wide, and its area is ${total(p)} square ${unit}. How many ${unit} wide is it?`
  }
  return `Two positive numbers differ by ${p.k}. Their product is ${total(p)}. What is the smaller number?`
}

function distractors(p: Params): Distractor[] {
  const isFall = p.kind === 'fall'
  return [
    wrongAnswer(
      whole(other(p)),
      'factor_sign',
      isFall
        ? 'Time starts at 0, so a negative time does not fit.'
        : p.kind === 'area'
          ? 'A width cannot be negative. Take the other solution.'
          : 'Both numbers are positive. Take the other solution.',
    ),
    isFall
      ? wrongAnswer(
          whole(p.k),
          'slip_sign',
          `The factor \\(t + ${p.k}\\) is 0 at \\(-${p.k}\\), not at \\(${p.k}\\). Look at the signs.`,
        )
      : wrongAnswer(
          whole(p.x + p.k),
          'looks_alike',
          p.kind === 'area'
            ? 'That is the length. The question asks for the width.'
            : 'That is the larger number. The question asks for the smaller one.',
        ),
    isFall
      ? wrongAnswer(
          whole(5 * p.x * p.k),
          'given_number',
          `\\(${5 * p.x * p.k}\\) is the height at the start in meters. Find the time when the height is 0.`,
        )
      : wrongAnswer(
          whole(total(p) - p.k),
          'zero_product_misuse',
          `The product is ${total(p)}, not 0. Bring everything to one side first, then factor.`,
        ),
    wrongAnswer(
      whole(p.x + 1),
      'slip_off_by_one',
      `Check by multiplying: the factors must give \\(${isFall ? polynomialLatex([1, p.k - p.x, -p.x * p.k], 't') : polynomialLatex([1, p.k, -total(p)])}\\).`,
    ),
    wrongAnswer(
      whole(p.x - 1),
      'slip_off_by_one',
      `Check by multiplying: the factors must give \\(${isFall ? polynomialLatex([1, p.k - p.x, -p.x * p.k], 't') : polynomialLatex([1, p.k, -total(p)])}\\).`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = whole(p.x)
  if (p.kind === 'fall')
    return [
      nextStep('At height 0 the expression is 0.', `${polynomialLatex(heights(p), 't')} = 0`),
      nextStep('Divide by \\(-5\\).', `${polynomialLatex([1, p.k - p.x, -p.x * p.k], 't')} = 0`),
      nextStep('Factor.', `(${polynomialLatex([1, -p.x], 't')})(${polynomialLatex([1, p.k], 't')}) = 0`),
      nextStep('Only the positive time fits.', `t = ${p.x}`, value),
    ]
  return [
    nextStep(
      p.kind === 'area'
        ? `Call the width \\(x\\). Then the length is \\(x + ${p.k}\\).`
        : `Call the smaller number \\(x\\). Then the larger number is \\(x + ${p.k}\\).`,
      `x(x + ${p.k}) = ${total(p)}`,
    ),
    nextStep('Bring everything to one side.', `${polynomialLatex([1, p.k, -total(p)])} = 0`),
    nextStep('Factor.', `(x - ${p.x})(x + ${p.x + p.k}) = 0`),
    nextStep(
      p.kind === 'area'
        ? 'A width is positive, so only this solution fits.'
        : 'Both numbers are positive, so only this solution fits.',
      `x = ${p.x}`,
      value,
    ),
  ]
}

/** The rectangle with its sides, the two numbers as bars, or the path over time: nothing from which the answer can be read. */
function figure(p: Params): Figure {
  if (p.kind === 'fall') return fall(p)
  if (p.kind === 'product')
    return barModel({
      bars: [
        { parts: [{ size: 5, text: 'x' }], name: 'smaller' },
        {
          parts: [
            { size: 5, text: 'x' },
            { size: 2, text: String(p.k) },
          ],
          name: 'larger',
        },
      ],
    })
  return polygon(
    {
      corners: [
        [0, 0],
        [6, 0],
        [6, 4],
        [0, 4],
      ],
      sideLabels: [`x + ${p.k}`, null, null, 'x'],
    },
    { title: 'A rectangle', alt: `A rectangle that is x wide and x + ${p.k} long.` },
  )
}

function fall(p: Params): Figure {
  const top = (5 * (p.x + p.k) ** 2) / 4
  return functionGraph(
    {
      x: { min: 0, max: p.x + 2, name: 't', bare: true },
      y: { min: 0, max: Math.ceil(top / 50) * 50 + 50, name: 'height', bare: true },
      curves: [{ curve: { kind: 'polynomial', coefficients: heights(p).toReversed() } }],
    },
    {
      title: 'Height over time',
      alt: 'A sketch of the height over time: it rises, falls, and comes down to the axis.',
    },
  )
}

/** Model height, area and number problems with a quadratic equation (HSA-CED.A.1). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/6',
  version: 2,
  params,
  reject: (p) => (p.x === p.k ? 'the same number twice' : null),
  note: (p) => `${p.kind} ${p.scene} ${p.x} ${p.k}`,
  prompt: (p) => ({ text: text(p) }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.kind === 'fall'
      ? [
          { text: 'What is the height at that moment? Write an equation.' },
          { text: `Solve \\(${polynomialLatex(heights(p), 't')} = 0\\). Divide by \\(-5\\) first.` },
          {
            text: `\\(${polynomialLatex([1, p.k - p.x, -p.x * p.k], 't')} = 0\\). Factor, and take the time that fits.`,
          },
        ]
      : [
          {
            text:
              p.kind === 'area'
                ? 'Call the width \\(x\\). How do you write the length?'
                : 'Call the smaller number \\(x\\). How do you write the larger number?',
          },
          { text: `Their product gives the equation \\(x(x + ${p.k}) = ${total(p)}\\).` },
          { text: `\\(${polynomialLatex([1, p.k, -total(p)])} = 0\\). Factor, and take the number that fits.` },
        ],
  solution,
  figure,
  load: (p) => (p.kind === 'fall' ? 20 : p.x) + p.k / 4,
}
