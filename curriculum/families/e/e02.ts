import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** Three things and their prices; two purchases that together hold each thing equally often. */
export interface Params {
  readonly prices: readonly [number, number, number]
  readonly first: readonly [number, number, number]
  /** How often each thing is in both purchases together. */
  readonly times: number
}

const cost = (counts: readonly number[], { prices }: Params): number =>
  counts.reduce((sum, count, i) => sum + count * (prices[i] ?? 0), 0)
const second = ({ first, times }: Params): number[] => first.map((count) => times - count)
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function params(chance: Chance, difficulty: number): Params {
  const times = chance.int(3 + Math.round(difficulty), 4 + Math.round(3 * difficulty))
  const price = (): number => chance.int(1, 5 + Math.round(5 * difficulty))
  const count = (): number => chance.int(1, times - 1)
  return { prices: [price(), price(), price()], first: [count(), count(), count()], times }
}

const goods = [
  ['pen', 'pad', 'clip'],
  ['bun', 'juice', 'apple'],
  ['card', 'stamp', 'ribbon'],
] as const

/** Two purchases added hold each thing equally often. */
export const family: ContestFamily<Params> = {
  code: 'E02',
  name: 'One of each',
  version: 1,
  idea: 'sum_of_equations',
  reach: [7, 9.6],
  areas: ['AL', 'MD', 'SL'],
  targetSeconds: 110,
  params,
  reject: (p) =>
    new Set(p.first).size < 2 ||
    cost(p.first, p) === cost(second(p), p) ||
    [cost(p.first, p), cost(second(p), p)].includes(sum(p.prices))
      ? 'too even'
      : null,
  note: ({ prices, first, times }) => `${prices.join(' ')} ${first.join(' ')} ${times}`,
  prompt: (p, words) => {
    const names = words.pick(goods)
    const said = (counts: readonly number[]): string => {
      const [a = '', b = '', c = ''] = counts.map((n, i) => `${n} ${names[i]}${n === 1 ? '' : 's'}`)
      return `${a}, ${b} and ${c}`
    }
    return {
      text: `${said(p.first)} cost $${cost(p.first, p)}. ${said(second(p))} cost $${cost(second(p), p)}. How many dollars do one ${names[0]}, one ${names[1]} and one ${names[2]} cost together?`,
    }
  },
  answer: (p) => whole(sum(p.prices)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const [a, b] = [cost(p.first, p), cost(second(p), p)]
    return [
      mistake(
        'wrong_operation',
        Math.abs(a - b),
        'Subtracting leaves different numbers of each. What does adding give?',
      ),
      mistake('half_way', a + b, `That buys ${p.times} of each.`),
      mistake(
        'one_case_only',
        rational(a, sum(p.first)),
        'The three things have different prices, so you cannot share by the pieces.',
      ),
      mistake('rate_averaged', rational(a + b, 2), `Both together hold ${p.times} of each, not 2.`),
    ]
  },
  hints: ({ times }) =>
    twoHints(
      'Can you find each price? Do you need to?',
      `Put both purchases together. You get ${times} of each thing.`,
    ),
  solution: (p) => {
    const all = cost(p.first, p) + cost(second(p), p)
    return stepsTo(
      sum(p.prices),
      `Add the two facts: together they hold ${p.times} of each thing.`,
      `They cost ${cost(p.first, p)} + ${cost(second(p), p)} = ${all} dollars.`,
      `One of each costs ${all} ÷ ${p.times} = ${sum(p.prices)} dollars.`,
    )
  },
  load: (p) => sum(p.prices) + 3 * p.times,
}
