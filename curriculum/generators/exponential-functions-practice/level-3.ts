import { plus, pow, sym, times } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import {
  divideRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  subtractRationals,
  toNumber,
  whole,
} from '../../values/rational.ts'
import { gridStep, storyCurve } from './curve-figure.ts'
import { storiesOf, type Story } from './stories.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Rational } from '../../values/values.ts'

/** y = a (n / d)^x, told by a story with a percent, or by the two points at x = from and x = to. */
export interface Params {
  readonly kind: 'story' | 'points'
  readonly story: number
  readonly a: number
  readonly n: number
  readonly d: number
  readonly from: number
  readonly to: number
}

const percents = [20, 25, 50, 60, 75, 80, 10, 30, 40] as const
const bases = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [5, 2],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

function params(chance: Chance, difficulty: number): Params {
  const story = chance.int(0, 5)
  if (chance.happens(0.45)) {
    const grows = chance.happens(0.8 - 0.6 * difficulty)
    const size = chance.pick(percents)
    const scale = (storiesOf(grows)[story] as Story).scale
    return {
      kind: 'story',
      story,
      a: scale * chance.int(1, 20),
      n: (grows ? 100 + size : 100 - size) / 5,
      d: 20,
      from: 0,
      to: 1,
    }
  }
  const last = difficulty < 0.35 ? 5 : 9
  const [n, d] = chance.pick(bases.slice(0, last))
  const from = chance.happens(1.4 * difficulty - 0.3) ? 1 : 0
  const to = from + (chance.happens(1.4 * difficulty - 0.2) ? 2 : 1)
  return { kind: 'points', story, a: d ** to * chance.int(2, d === 1 ? 60 : 9), n, d, from, to }
}

const base = (p: Params): Rational => rational(p.n, p.d)
const grows = (p: Params): boolean => p.n > p.d
const percent = (p: Params): number => (100 * Math.abs(p.n - p.d)) / p.d
const height = (p: Params, x: number): Rational => multiplyRationals(whole(p.a), powerOfRational(base(p), x))
const model = (a: Rational, b: Rational): Equation => equation(sym('y'), times(a, pow(b, 'x')))
const rule = (p: Params): Equation => model(whole(p.a), base(p))
const ruleLatex = ({ right }: Equation): string => `y = ${nodeToLatex(right)}`

function reject(p: Params): string | null {
  if (p.a * p.d === p.n) return 'start and factor alike'
  if (toNumber(height(p, p.to)) > 3000) return 'too large'
  return p.kind === 'story' && grows(p) && p.n === 2 * p.d ? 'the percent and the factor look alike' : null
}

/** The straight line through the two known points. */
function line(p: Params): Equation {
  const slope = divideRationals(subtractRationals(height(p, p.to), height(p, p.from)), whole(p.to - p.from))
  const start = subtractRationals(height(p, p.from), multiplyRationals(slope, whole(p.from)))
  return equation(sym('y'), start.n === 0n ? times(slope, 'x') : plus(times(slope, 'x'), start))
}

function distractors(p: Params): Distractor[] {
  const b = base(p)
  const list: Distractor[] = [
    {
      value: line(p),
      misconception: 'exponential_as_linear',
      why: 'That adds the same amount each time. Here each step multiplies by the same factor.',
    },
  ]
  if (p.kind === 'story')
    list.push({
      value: model(whole(p.a), rational(Math.abs(p.n - p.d), p.d)),
      misconception: 'looks_alike',
      why: `${percent(p)}% is only the change. What part of the amount is there after one step?`,
    })
  if (p.to - p.from > 1)
    list.push({
      value: model(whole(p.a), powerOfRational(b, p.to - p.from)),
      misconception: 'stops_early',
      why: `That is the factor of ${p.to - p.from} steps together. Find the factor of one step.`,
    })
  if (p.from > 0)
    list.push({
      value: model(height(p, p.from), b),
      misconception: 'looks_alike',
      why: 'The first factor is the height at \\(x = 0\\). Go back to it from the first point.',
    })
  list.push(
    {
      value: model(b, whole(p.a)),
      misconception: 'reversed_order',
      why: 'The starting value stands in front. The factor of each step has the exponent.',
    },
    {
      value: model(whole(p.a), rational(p.d, p.n)),
      misconception: 'wrong_operation',
      why: grows(p) ? 'The values grow, so the base must be above 1.' : 'The values fall, so the base must be below 1.',
    },
  )
  return list
}

const at = (p: Params, x: number): string => `(${x}, ${rationalLatex(height(p, x))})`

function prompt(p: Params): Prompt {
  if (p.kind === 'points')
    return {
      text: `An exponential function goes through \\(${at(p, p.from)}\\) and \\(${at(p, p.to)}\\). Write its rule with \\(y\\) and \\(x\\).`,
    }
  const { start, what, step } = storiesOf(grows(p))[p.story] as Story
  return {
    text: `${start(p.a)} ${what} ${grows(p) ? 'grows' : 'falls'} by ${percent(p)}% each ${step}. Write a rule for the amount \\(y\\) after \\(x\\) ${step}s.`,
  }
}

function hints(p: Params): Hint[] {
  const form = { text: 'The rule has the form \\(y = a \\cdot b^{x}\\): the start times the factor of each step.' }
  if (p.kind === 'story')
    return [
      form,
      { text: `The start is \\(a = ${p.a}\\). Now turn the percent into a factor.` },
      { text: `After one step ${(100 * p.n) / p.d}% is there. Write that as \\(b\\).` },
    ]
  return [
    form,
    { text: `Divide the later height by the earlier one. How many steps lie between?` },
    { text: `One step multiplies by \\(b = ${rationalLatex(base(p))}\\). Find the height at \\(x = 0\\).` },
  ]
}

function solution(p: Params): Step[] {
  const value = rule(p)
  const b = rationalLatex(base(p))
  const done: Step = {
    say: 'Write the start in front and the factor with the exponent \\(x\\).',
    latex: ruleLatex(value),
    value,
    relation: 'next',
  }
  if (p.kind === 'story')
    return [
      { say: `The starting value is \\(${p.a}\\).`, latex: `a = ${p.a}`, relation: 'next' },
      {
        say: `After one step ${(100 * p.n) / p.d}% of the amount is there. As a fraction that is the factor.`,
        latex: `b = ${b}`,
        relation: 'next',
      },
      done,
    ]
  const gap = p.to - p.from
  const quotient = powerOfRational(base(p), gap)
  const steps: Step[] = [
    {
      say:
        gap === 1
          ? 'The points are one step apart. Divide the heights to find the factor.'
          : 'The points are 2 steps apart. Divide the heights.',
      latex: `${gap === 1 ? 'b' : 'b^{2}'} = \\frac{${rationalLatex(height(p, p.to))}}{${rationalLatex(height(p, p.from))}} = ${rationalLatex(quotient)}`,
      relation: 'next',
    },
  ]
  if (gap > 1)
    steps.push({ say: 'The factor is positive, so take the square root.', latex: `b = ${b}`, relation: 'next' })
  steps.push(
    p.from === 0
      ? { say: 'At \\(x = 0\\) the height is the starting value.', latex: `a = ${p.a}`, relation: 'next' }
      : {
          say: 'Go back one step: divide by the factor.',
          latex: `a = ${rationalLatex(height(p, 1))} \\div ${b} = ${p.a}`,
          relation: 'next',
        },
  )
  return [...steps, done]
}

/** The two points of the question, or the curve of the story. */
function figure(p: Params): Figure {
  if (p.kind === 'story') return storyCurve(p.a, p.n / p.d, (storiesOf(grows(p))[p.story] as Story).step)
  const ends = [p.from, p.to].map((x) => [x, toNumber(height(p, x))] as const)
  const high = 1.15 * Math.max(...ends.map(([, y]) => y))
  const step = gridStep(high)
  return functionGraph({
    x: { min: 0, max: p.to + 1, step: 1 },
    y: { min: 0, max: step * Math.ceil(high / step), step },
    points: ends.map((q) => ({ at: q, label: `(${q[0]}, ${q[1]})` })),
  })
}

/** Write an exponential rule from two points or a story (HSF-LE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/3',
  version: 3,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.n}/${p.d} ${p.from} ${p.to}`,
  prompt,
  answer: rule,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'a rule is asked for, not one number' },
  distractors,
  hints,
  solution,
  figure,
  load: (p) => (p.kind === 'story' ? (grows(p) ? 2 : 5) : 1 + 3 * p.from + 3 * (p.to - p.from - 1) + (p.d > 1 ? 2 : 0)),
}
