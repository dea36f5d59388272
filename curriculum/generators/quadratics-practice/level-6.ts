import { functionGraph } from '../../figures/function-graph.ts'
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
    return `${thing} is a rectangle. It is ${p.k} ${unit} longer than wide, and its area is ${total(p)} square ${unit}. How many ${unit} wide is it?`
  }
  return `Two positive numbers differ by ${p.k}. Their product is ${total(p)}. What is the smaller number?`
}

function distractors(p: Params): Distractor[] {
  const isFall = p.kind === 'fall'
  return [
    wrongAnswer(
      whole(other(p)),
      'factor_sign',
      isFall ? 'Time starts at 0, so a negative time does not fit.' : 'The number must be positive.',
    ),
    isFall
      ? wrongAnswer(whole(p.k), 'slip_sign', `A factor \\(t - 3\\) is 0 at 3. Look at the signs.`)
      : wrongAnswer(whole(p.x + p.k), 'looks_alike', 'That is the larger one of the two.'),
    isFall
      ? wrongAnswer(whole(5 * p.x * p.k), 'given_number', 'That is the height at the start.')
      : wrongAnswer(
          whole(total(p) - p.k),
          'zero_product_misuse',
          `Bring everything to one side first, so that the product is 0.`,
        ),
    wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'The way is right. Check the factors once more.'),
    wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'The way is right. Check the factors once more.'),
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
      'Call the smaller one \\(x\\). The other one is \\(x + ' + String(p.k) + '\\).',
      `x(x + ${p.k}) = ${total(p)}`,
    ),
    nextStep('Bring everything to one side.', `${polynomialLatex([1, p.k, -total(p)])} = 0`),
    nextStep('Factor.', `(x - ${p.x})(x + ${p.x + p.k}) = 0`),
    nextStep('Only the positive number fits.', `x = ${p.x}`, value),
  ]
}

function figure(p: Params): Figure {
  const row = p.kind === 'fall' ? heights(p) : [1, p.k, 0]
  const start = 5 * p.x * p.k
  const top = p.kind === 'fall' ? (5 * (p.x + p.k) ** 2) / 4 : total(p) * 1.6
  const [right, high] = [p.kind === 'fall' ? 15 : 30, Math.ceil(top / 50) * 50 + 50]
  return functionGraph(
    {
      x: { min: 0, max: right, name: p.kind === 'fall' ? 't' : 'x' },
      y: { min: 0, max: high, name: p.kind === 'fall' ? 'height' : 'y' },
      curves: [{ curve: { kind: 'polynomial', coefficients: row.toReversed() } }],
      ...(p.kind === 'fall' ? {} : { horizontals: [{ y: total(p) }] }),
    },
    {
      alt:
        p.kind === 'fall'
          ? `Height over time: a parabola that starts at height ${start}, opens down and comes down to the axis.`
          : `The parabola y = x(x + ${p.k}) from the origin up, and a dashed line at height ${total(p)}.`,
    },
  )
}

/** Model height, area and number problems with a quadratic equation (HSA-CED.A.1). */
export const level: TopicLevel<Params> = {
  key: 'quadratics_practice/6',
  version: 1,
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
          { text: 'Call the smaller one \\(x\\). How do you write the larger one?' },
          { text: `\\(x(x + ${p.k}) = ${total(p)}\\)` },
          { text: `\\(${polynomialLatex([1, p.k, -total(p)])} = 0\\). Factor, and take the number that fits.` },
        ],
  solution,
  figure,
  load: (p) => (p.kind === 'fall' ? 20 : p.x) + p.k / 4,
}
