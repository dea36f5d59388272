import { functionGraph } from '../../figures/function-graph.ts'
import { minus, sym } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { axisEnd, direct, equationTex, inverse } from './models.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Quantities that vary inversely: their letters, sensible sizes, and the words. */
const stories = [
  {
    y: 'y',
    x: 'x',
    xs: [2, 20],
    ys: [2, 30],
    step: 1,
    lead: '\\(y\\) varies inversely with \\(x\\).',
    given: (x: number, y: number) => `When \\(x = ${x}\\), \\(y = ${y}\\).`,
  },
  {
    y: 't',
    x: 'n',
    xs: [2, 12],
    ys: [3, 30],
    step: 1,
    lead: 'The time \\(t\\), in hours, for a job varies inversely with the number of painters, \\(n\\).',
    given: (x: number, y: number) => `\\(${x}\\) painters need \\(${y}\\) hours.`,
  },
  {
    y: 't',
    x: 'v',
    xs: [40, 120],
    ys: [2, 14],
    step: 5,
    lead: 'The time \\(t\\), in hours, for a trip varies inversely with the speed \\(v\\), in kilometers per hour.',
    given: (x: number, y: number) => `At a speed of \\(${x}\\) the trip takes \\(${y}\\) hours.`,
  },
  {
    y: 'v',
    x: 'p',
    xs: [2, 15],
    ys: [3, 40],
    step: 1,
    lead: 'The volume \\(v\\) of a gas, in liters, varies inversely with its pressure \\(p\\), in bars.',
    given: (x: number, y: number) => `At \\(${x}\\) bars it fills \\(${y}\\) liters.`,
  },
  {
    y: 'r',
    x: 'n',
    xs: [12, 48],
    ys: [20, 90],
    step: 2,
    lead: 'The turns \\(r\\) of a gear in a minute vary inversely with the number of its teeth, \\(n\\).',
    given: (x: number, y: number) => `A gear with \\(${x}\\) teeth makes \\(${y}\\) turns.`,
  },
] as const

/** One known pair of quantities that vary inversely. */
export interface Params {
  readonly story: number
  readonly x: number
  readonly y: number
}

type Story = (typeof stories)[number]
const storyOf = (p: Params): Story => stories[p.story] as Story
const k = (p: Params): number => p.x * p.y
const answerOf = (p: Params) => inverse(storyOf(p).y, whole(k(p)), storyOf(p).x)

/** Small products first; gears have the largest. */
function params(chance: Chance, difficulty: number): Params {
  const story = chance.pick(difficulty < 0.35 ? [0, 0, 1, 3] : difficulty < 0.7 ? [0, 1, 2, 3] : [0, 2, 3, 4])
  const { xs, ys, step } = stories[story] as Story
  const within = ([low, high]: readonly [number, number]): number => {
    const room = (high - low) / step
    return low + step * chance.int(Math.floor(0.4 * room * difficulty), Math.ceil(room * (0.6 + 0.4 * difficulty)))
  }
  return { story, x: within(xs), y: Math.round(within(ys)) }
}

function reject(p: Params): string | null {
  const { xs, ys } = storyOf(p)
  if (p.x > xs[1] || p.y > ys[1]) return 'beyond what is sensible'
  return p.x === p.y ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const { x, y } = storyOf(p)
  return [
    wrongAnswer(
      direct(y, rational(p.y, p.x), x),
      'direct_for_inverse',
      `That grows with \\(${x}\\). In inverse variation, the product of the two stays the same.`,
    ),
    wrongAnswer(
      direct(y, whole(k(p)), x),
      'looks_alike',
      `The constant is right, but \\(${y}\\) gets smaller as \\(${x}\\) grows. Divide by \\(${x}\\).`,
    ),
    wrongAnswer(
      inverse(y, rational(p.y, p.x), x),
      'wrong_operation',
      'The constant is the product of the two numbers, not their quotient.',
    ),
    wrongAnswer(
      equation(sym(y), minus(p.x + p.y, x)),
      'wrong_operation',
      'In inverse variation the product stays the same, not the sum.',
    ),
  ]
}

function picture(p: Params): Figure {
  const { x, y } = storyOf(p)
  const [right, top] = [axisEnd(2 * p.x), axisEnd(2 * p.y)]
  return functionGraph(
    {
      x: { min: 0, max: right, name: x },
      y: { min: 0, max: top, name: y },
      curves: [{ curve: { kind: 'rational', numerator: [k(p)], denominator: [0, 1] }, from: k(p) / top, to: right }],
      points: [{ at: [p.x, p.y] }],
    },
    { alt: `Graph of a falling curve that bends toward both axes. It goes through the marked point (${p.x}, ${p.y}).` },
  )
}

function solution(p: Params): Step[] {
  const { x, y } = storyOf(p)
  return [
    nextStep('Inverse variation means that the product stays the same.', `${x} \\cdot ${y} = k`),
    nextStep('Put the known pair in and multiply.', `k = ${p.x} \\times ${p.y} = ${k(p)}`),
    nextStep(`Divide by \\(${x}\\) to get the equation.`, equationTex(answerOf(p)), answerOf(p)),
  ]
}

/** Model inverse variation (HSA-CED.A.2). */
export const level: TopicLevel<Params> = {
  key: 'variation_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.story, p.x, p.y].join(),
  prompt: (p, words) => {
    const { lead, given, x, y } = storyOf(p)
    return {
      text: `${lead} ${given(p.x, p.y)} ${words.pick([`Write \\(${y}\\) in terms of \\(${x}\\).`, `Which equation gives \\(${y}\\)?`, `Write an equation for \\(${y}\\).`])}`,
    }
  },
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the model itself, an equation, is asked for' },
  widget: (p) => ({ keys: [storyOf(p).y, storyOf(p).x, '=', '/'] }),
  distractors,
  hints: (p) => {
    const { x, y } = storyOf(p)
    return [
      { text: 'If one doubles, the other is halved. What stays the same?' },
      { text: `The product \\(${x} \\cdot ${y}\\) is always the same number \\(k\\).` },
      { text: `Find \\(k\\): multiply \\(${p.x}\\) by \\(${p.y}\\). Then write \\(${y} = \\frac{k}{${x}}\\).` },
    ]
  },
  solution,
  figure: picture,
  load: (p) => Math.log2(k(p)),
}
