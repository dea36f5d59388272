import { functionGraph } from '../../figures/function-graph.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import {
  divideRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  reciprocalOfRational,
  subtractRationals,
  toNumber,
  whole,
} from '../../values/rational.ts'
import { gridStep, storyCurve } from './curve-figure.ts'
import { storiesOf, type Story } from './stories.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/**
 * An amount `a` that is multiplied by n / d in each step. Asked for: 'graph' and 'factor' the factor, 'percent' the percent of change in
 * a rule, 'start' the amount at 0 from those at 1 and 2, 'over' the percent of change in `steps` steps.
 */
export interface Params {
  readonly kind: 'graph' | 'factor' | 'percent' | 'start' | 'over'
  readonly story: number
  readonly a: number
  readonly n: number
  readonly d: number
  readonly steps: number
}

const kinds = ['graph', 'factor', 'percent', 'start', 'over'] as const
const graphFactors = [
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [5, 2],
  [1, 2],
  [1, 4],
] as const

function params(chance: Chance, difficulty: number): Params {
  const kind = pickByDifficulty(chance, kinds, difficulty, 0.4)
  const story = chance.int(0, 5)
  if (kind === 'graph' || kind === 'start') {
    const [n, d] = chance.pick(graphFactors)
    const a = kind === 'graph' ? d * d * chance.int(1, 30) : d * d * chance.int(3, 40)
    return { kind, story, a, n, d, steps: 1 }
  }
  const grows = chance.happens(0.85 - 0.6 * difficulty)
  const size = kind === 'over' ? 5 * chance.int(1, grows ? 12 : 15) : chance.int(2, grows ? 60 : 80)
  const scale = (storiesOf(grows)[story] as Story).scale
  const steps = kind === 'over' ? (size % 10 === 0 && chance.happens(difficulty - 0.3) ? 3 : 2) : 1
  return { kind, story, a: scale * chance.int(2, 20), n: grows ? 100 + size : 100 - size, d: 100, steps }
}

const factor = (p: Params): Rational => rational(p.n, p.d)
const grows = (p: Params): boolean => p.n > p.d
const rate = (p: Params): number => Math.abs(p.n - p.d)
const storyOf = (p: Params): Story => storiesOf(grows(p))[p.story] as Story
const decimal = (r: Rational): string => rationalLatex(r, 'decimal')
const times = (p: Params, k: number): Rational => multiplyRationals(whole(p.a), powerOfRational(factor(p), k))
const absolute = (r: Rational): Rational => (r.n < 0n ? rational(-r.n, r.d) : r)

function reject(p: Params): string | null {
  if (p.kind === 'graph' && (toNumber(times(p, 2)) > 480 || p.a === p.n)) return 'the graph is too high'
  if (p.kind === 'graph' && p.d > 1 && p.a < 4) return 'the graph is too low'
  if (p.kind === 'over' && rate(p) === 100) return 'nothing is left'
  return (p.kind === 'percent' || p.kind === 'over') && rate(p) === 50 && !grows(p)
    ? 'half is kept and half is lost'
    : null
}

function answer(p: Params): Rational {
  if (p.kind === 'graph' || p.kind === 'factor') return factor(p)
  if (p.kind === 'percent') return whole(rate(p))
  if (p.kind === 'start') return whole(p.a)
  return multiplyRationals(whole(100), absolute(subtractRationals(powerOfRational(factor(p), p.steps), whole(1))))
}

function prompt(p: Params): Prompt {
  if (p.kind === 'graph')
    return {
      text: 'Each time \\(x\\) increases by 1, \\(y\\) is multiplied by the same factor. Use the graph to find the factor.',
    }
  if (p.kind === 'start')
    return {
      text: 'An exponential function has these two values. What is its starting value \\(f(0)\\)?',
      latex: `f(1) = ${decimal(times(p, 1))}, \\quad f(2) = ${decimal(times(p, 2))}`,
    }
  const { start, what, step } = storyOf(p)
  const verb = grows(p) ? 'grows' : 'falls'
  if (p.kind === 'percent')
    return {
      text: `${what} after \\(t\\) ${step}s follows this rule. By what percent does it ${grows(p) ? 'grow' : 'fall'} each ${step}?`,
      latex: `f(t) = ${p.a}(${decimal(factor(p))})^{t}`,
    }
  const told = `${start(p.a)} ${what} ${verb} by ${rate(p)}% each ${step}.`
  if (p.kind === 'factor') return { text: `${told} By what factor is it multiplied each ${step}?` }
  return { text: `${told} By what percent does it ${grows(p) ? 'grow' : 'fall'} in ${p.steps} ${step}s altogether?` }
}

function distractors(p: Params): Distractor[] {
  const b = factor(p)
  const line = 'That is how much is added. An exponential function is multiplied by the same factor each time.'
  switch (p.kind) {
    case 'graph':
      return [
        { value: subtractRationals(times(p, 1), whole(p.a)), misconception: 'exponential_as_linear', why: line },
        {
          value: reciprocalOfRational(b),
          misconception: 'reversed_order',
          why: 'Divide the later height by the earlier one, not the other way round.',
        },
        { value: whole(p.a), misconception: 'looks_alike', why: 'That is the starting height, where \\(x = 0\\).' },
        {
          value: times(p, 1),
          misconception: 'looks_alike',
          why: 'That is the height at \\(x = 1\\). Compare it with the height before.',
        },
      ]
    case 'factor':
      return [
        {
          value: rational(rate(p), 100),
          misconception: 'looks_alike',
          why: 'That is only the part that changes. The whole amount, 100%, counts as well.',
        },
        {
          value: subtractRationals(whole(2), b),
          misconception: 'looks_alike',
          why: grows(p) ? 'It grows, so the factor must be above 1.' : 'It falls, so the factor must be below 1.',
        },
        {
          value: rational(p.a * rate(p), 100),
          misconception: 'exponential_as_linear',
          why: 'That is the change in the first step only. The factor compares the new amount with the old one.',
        },
        {
          value: whole(rate(p)),
          misconception: 'given_number',
          why: 'Write the percent as a decimal, together with the whole amount.',
        },
      ]
    case 'percent':
      return [
        {
          value: whole(p.n),
          misconception: 'looks_alike',
          why: 'That is how much there is afterwards, compared with 100% before.',
        },
        {
          value: rational(p.n, 100),
          misconception: 'looks_alike',
          why: 'That is the factor. Turn it into a percent and compare it with 100%.',
        },
        {
          value: rational(rate(p), 10),
          misconception: 'slip_place',
          why: 'Look at the place of the decimal point once more.',
        },
      ]
    case 'start':
      return [
        {
          value: subtractRationals(times(p, 1), subtractRationals(times(p, 2), times(p, 1))),
          misconception: 'exponential_as_linear',
          why: 'The steps are not equal. Divide by the factor to go back one step.',
        },
        { value: times(p, 1), misconception: 'given_number', why: 'That is the value at 1. Go back one more step.' },
        { value: b, misconception: 'stops_early', why: 'That is the factor. Use it to go back from the value at 1.' },
        {
          value: subtractRationals(times(p, 2), times(p, 1)),
          misconception: 'looks_alike',
          why: 'That is the change from 1 to 2. The value at 0 is asked for.',
        },
      ]
    case 'over':
      return [
        {
          value: whole(p.steps * rate(p)),
          misconception: 'exponential_as_linear',
          why: 'The percents cannot just be added: each one is taken of a new amount.',
        },
        { value: whole(rate(p)), misconception: 'stops_early', why: 'That is the change in one step only.' },
        {
          value: multiplyRationals(whole(100), powerOfRational(b, p.steps)),
          misconception: 'looks_alike',
          why: 'That is how much there is at the end. How much has it changed from 100%?',
        },
        {
          value: rational(rate(p) ** p.steps, 100 ** (p.steps - 1)),
          misconception: 'wrong_operation',
          why: 'Multiply the factors, not the percents.',
        },
      ]
  }
}

function hints(p: Params): Hint[] {
  const sign = grows(p) ? '+' : '-'
  switch (p.kind) {
    case 'graph':
      return [
        { text: 'At what height does the graph cross the vertical axis?' },
        { text: 'Read the heights at \\(x = 0\\) and at \\(x = 1\\).' },
        { text: `Divide \\(${decimal(times(p, 1))}\\) by \\(${p.a}\\).` },
      ]
    case 'factor':
      return [
        { text: 'What percent of the old amount is there one step later?' },
        { text: `It is 100% ${grows(p) ? 'plus' : 'minus'} ${rate(p)}%.` },
        { text: `Work out \\(1 ${sign} ${decimal(rational(rate(p), 100))}\\).` },
      ]
    case 'percent':
      return [
        { text: `The number in parentheses, \\(${decimal(factor(p))}\\), is the factor of one step.` },
        { text: 'Write the factor as a percent. How far is it from 100%?' },
        { text: `The factor is ${p.n}%. Take the difference from 100%.` },
      ]
    case 'start':
      return [
        { text: 'Every step multiplies by the same factor. Which factor leads from \\(f(1)\\) to \\(f(2)\\)?' },
        { text: 'To go back one step, divide by that factor.' },
        { text: `Divide \\(${decimal(times(p, 1))}\\) by \\(${decimal(factor(p))}\\).` },
      ]
    case 'over':
      return [
        { text: 'The second change is taken of the amount after the first change.' },
        { text: `What factor belongs to one step? Use it ${p.steps} times.` },
        { text: `Work out \\(${decimal(factor(p))}^{${p.steps}}\\) and compare it with 1.` },
      ]
  }
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const b = decimal(factor(p))
  const percent = `${decimal(rational(rate(p), 100))}`
  const toFactor: Step = {
    say: `${rate(p)}% ${grows(p) ? 'more than' : 'less than'} the whole is this factor.`,
    latex: `1 ${grows(p) ? '+' : '-'} ${percent} = ${b}`,
    relation: 'next',
  }
  switch (p.kind) {
    case 'graph':
      return [
        {
          say: `At \\(x = 0\\) the height is \\(${p.a}\\). At \\(x = 1\\) it is \\(${decimal(times(p, 1))}\\).`,
          relation: 'next',
        },
        {
          say: 'Divide the later height by the earlier one.',
          latex: `\\frac{${decimal(times(p, 1))}}{${p.a}} = ${b}`,
          value,
          relation: 'next',
        },
        {
          say: `Check with the next step: \\(x = 2\\).`,
          latex: `${decimal(times(p, 1))} \\times ${b} = ${decimal(times(p, 2))}`,
          value,
          relation: 'same',
        },
      ]
    case 'factor':
      return [
        {
          say: `The old amount is 100%. It ${grows(p) ? 'grows' : 'falls'} by ${rate(p)}%, so ${p.n}% is there one step later.`,
          relation: 'next',
        },
        { ...toFactor, say: 'Write that as a decimal.', value },
      ]
    case 'percent':
      return [
        {
          say: `The factor of one step is \\(${b}\\). That is ${p.n}% of the amount before.`,
          latex: `${b} = ${p.n}\\%`,
          relation: 'next',
        },
        {
          say: 'The difference from 100% is the change.',
          latex: grows(p) ? `${p.n}\\% - 100\\% = ${rate(p)}\\%` : `100\\% - ${p.n}\\% = ${rate(p)}\\%`,
          value,
          relation: 'next',
        },
      ]
    case 'start':
      return [
        {
          say: 'The factor of one step is the later value divided by the earlier one.',
          latex: `\\frac{${decimal(times(p, 2))}}{${decimal(times(p, 1))}} = ${b}`,
          relation: 'next',
        },
        {
          say: 'Go back one step: divide by the factor.',
          latex: `f(0) = ${decimal(times(p, 1))} \\div ${b} = ${p.a}`,
          value,
          relation: 'next',
        },
      ]
    case 'over':
      return [
        toFactor,
        {
          say: `In ${p.steps} steps the amount is multiplied ${p.steps} times.`,
          latex: `${b}^{${p.steps}} = ${decimal(powerOfRational(factor(p), p.steps))}`,
          relation: 'next',
        },
        {
          say: `Compare with 1, the whole. It is ${grows(p) ? 'above' : 'below'} it by this much.`,
          latex: `${decimal(divideRationals(value, whole(100)))} = ${decimal(value)}\\%`,
          value,
          relation: 'next',
        },
      ]
  }
}

function figure(p: Params): Figure {
  const b = toNumber(factor(p))
  if (p.kind !== 'graph' && p.kind !== 'start') return storyCurve(p.a, b, storyOf(p).step)
  const shown = p.kind === 'graph' ? [0, 1] : [1, 2]
  const high = 1.15 * Math.max(p.a, p.a * b * b)
  const step = gridStep(high)
  const [first, second] = shown.map((x) => `(${x}, ${p.a * b ** x})`)
  return functionGraph(
    {
      x: { min: 0, max: 3, step: 1 },
      y: { min: 0, max: step * Math.ceil(high / step), step },
      ...(p.kind === 'graph' ? { curves: [{ curve: { kind: 'exponential', a: p.a, base: b } }] } : {}),
      points: shown.map((x) => ({ at: [x, p.a * b ** x] as const, label: `(${x}, ${p.a * b ** x})` })),
    },
    {
      alt:
        p.kind === 'graph'
          ? `Graph of an exponential curve through ${first} and ${second}.`
          : `Two points of a graph: ${first} and ${second}.`,
    },
  )
}

/** Read growth factors and starting values (HSF-LE.A.1c, HSF-IF.C.8b). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/1',
  version: 3,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.n}/${p.d} ${p.steps}`,
  prompt,
  answer,
  forms: ['numeric', 'choice'],
  formsLeftOut: { equation: 'a factor, a percent or a starting value is one number' },
  rules: (p) => (p.kind === 'percent' || p.kind === 'over' ? { unit: '%' } : {}),
  distractors,
  hints,
  solution,
  figure,
  load: (p) => 3 * kinds.indexOf(p.kind) + (grows(p) ? 0 : 1) + p.steps / 2,
}
