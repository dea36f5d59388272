import { over, text } from '../decimals-place-value-basics/written.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** Amounts in hundredths; `count` of the first, or a second amount, as the story needs. */
export interface Params {
  readonly story: number
  readonly first: number
  readonly second: number
  readonly count: number
}

interface Story {
  readonly tell: (name: string, x: string, y: string, n: string) => string
  /** The one or two calculations, in hundredths; the last result is the answer. */
  readonly steps: readonly ('times' | 'plus' | 'minus' | 'from' | 'share')[]
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
  readonly count: readonly [number, number]
  readonly unit: '$' | 'km' | 'kg' | 'liters' | 'meters'
}

const none = [0, 0] as const

const stories: readonly Story[] = [
  {
    tell: (n, x, _, c) => `${n} buys ${c} notebooks for $${x} each. How much is that in dollars?`,
    steps: ['times'],
    first: [85, 395],
    second: none,
    count: [3, 8],
    unit: '$',
  },
  {
    tell: (n, x, y) => `${n} walks ${x} kilometers and then ${y} kilometers more. How many kilometers is that in all?`,
    steps: ['plus'],
    first: [115, 780],
    second: [75, 480],
    count: none,
    unit: 'km',
  },
  {
    tell: (n, x, y) => `A rope is ${x} meters long. ${n} cuts off ${y} meters. How many meters are left?`,
    steps: ['minus'],
    first: [610, 1995],
    second: [115, 580],
    count: none,
    unit: 'meters',
  },
  {
    tell: (_, x, __, c) => `${c} friends share a bill of $${x} equally. How many dollars does each friend pay?`,
    steps: ['share'],
    first: [1200, 6000],
    second: none,
    count: [3, 8],
    unit: '$',
  },
  {
    tell: (n, x, y, c) => `${n} buys ${c} tickets for $${x} each and a map for $${y}. How much is that in dollars?`,
    steps: ['times', 'plus'],
    first: [325, 975],
    second: [145, 595],
    count: [2, 6],
    unit: '$',
  },
  {
    tell: (n, x, y, c) => `${n} has $${y} and buys ${c} plants for $${x} each. How many dollars are left?`,
    steps: ['times', 'from'],
    first: [215, 695],
    second: [2500, 6000],
    count: [2, 6],
    unit: '$',
  },
  {
    tell: (n, x, y, c) =>
      `${n} packs ${c} bags of rice of ${x} kilograms each into a box. The empty box weighs ${y} kilograms. How many kilograms is that altogether?`,
    steps: ['times', 'plus'],
    first: [75, 245],
    second: [65, 180],
    count: [3, 9],
    unit: 'kg',
  },
  {
    tell: (_, x, y, c) =>
      `A tank contains ${y} liters of water. ${c} cans of ${x} liters each are filled from it. How many liters are left?`,
    steps: ['times', 'from'],
    first: [125, 475],
    second: [3200, 6500],
    count: [3, 6],
    unit: 'liters',
  },
]

const storyOf = (p: Params): Story => stories[p.story] as Story

function after(p: Params, step: Story['steps'][number], value: number): number {
  switch (step) {
    case 'times':
      return value * p.count
    case 'plus':
      return value + p.second
    case 'minus':
      return value - p.second
    case 'from':
      return p.second - value
    case 'share':
      return value / p.count
  }
}

const results = (p: Params): number[] => {
  const found: number[] = []
  for (const step of storyOf(p).steps) found.push(after(p, step, found.at(-1) ?? p.first))
  return found
}
const answerOf = (p: Params): number => results(p).at(-1) ?? 0

function params(chance: Chance, difficulty: number): Params {
  const two = chance.happens(1.5 * difficulty - 0.25)
  const story = two ? chance.int(4, stories.length - 1) : chance.int(0, 3)
  const { first, second, count } = stories[story] as Story
  const many = chance.int(...(count as [number, number]))
  const drawn = chance.int(...(first as [number, number]))
  return {
    story,
    count: many,
    second: chance.int(...(second as [number, number])),
    first: firstStep(story) === 'share' ? drawn - (drawn % many) : drawn,
  }
}

const firstStep = (story: number): string => (stories[story] as Story).steps[0] ?? ''

function reject(p: Params): string | null {
  if (!Number.isInteger(answerOf(p)) || answerOf(p) < 50) return 'too little is left'
  return p.first % 10 === 0 || (p.second > 0 && p.second % 100 === 0) ? 'too round' : null
}

/** Another calculation in the last step: the sum for a difference, the product for a share, and so on. */
function otherwise(p: Params): number {
  const before = results(p).at(-2) ?? p.first
  const last = storyOf(p).steps.at(-1)
  if (last === 'plus') return Math.abs(before - p.second)
  if (last === 'minus' || last === 'from') return before + p.second
  return last === 'share' ? before * p.count : before + p.count * 100
}

function distractors(p: Params): Distractor[] {
  const { steps } = storyOf(p)
  const before = results(p).at(-2)
  const n = answerOf(p)
  return [
    wrongAnswer(over(otherwise(p), 2), 'wrong_operation', `Read the story again. ${said(p, steps.at(-1) ?? 'plus')}`),
    ...(before === undefined
      ? []
      : [wrongAnswer(over(before, 2), 'stops_early', `That is the first step. Now use \\(${text(p.second, 2)}\\).`)]),
    ...(steps[0] === 'times' && steps.length === 2
      ? [
          wrongAnswer(
            over(steps[1] === 'plus' ? p.first + p.second : p.second - p.first, 2),
            'place_shift_missing',
            `You counted only 1 of the \\(${p.count}\\).`,
          ),
        ]
      : []),
    wrongAnswer(
      over(n * 10, 2),
      'slip_place',
      `The digits are right. Estimate with \\(${Math.max(1, Math.round(p.first / 100))}\\) to place the decimal point.`,
    ),
    wrongAnswer(
      over(n + 100, 2),
      'slip_off_by_one',
      `Check the ones of \\(${text(n + 100, 2)}\\). That is 1 too many.`,
    ),
  ].filter((w) => w.value.kind !== 'decimal' || w.value.value.n > 0n)
}

/** Why a step is what it is, with the numbers of the story. */
function said(p: Params, step: Story['steps'][number]): string {
  const [x, y] = [`\\(${text(p.first, 2)}\\)`, `\\(${text(p.second, 2)}\\)`]
  switch (step) {
    case 'times':
      return `There are \\(${p.count}\\) equal amounts of ${x}, so multiply.`
    case 'plus':
      return `${y} is added, so find the sum.`
    case 'minus':
      return `${y} is taken away from ${x}, so subtract.`
    case 'from':
      return `At first there is ${y}. Subtract to find how much is left.`
    case 'share':
      return `${x} is shared equally by \\(${p.count}\\), so divide.`
  }
}

function line(p: Params, step: Story['steps'][number], from: number, to: number): string {
  const [x, y, z] = [text(from, 2), text(p.second, 2), text(to, 2)]
  if (step === 'times') return `${p.count} \\times ${x} = ${z}`
  if (step === 'share') return `${x} \\div ${p.count} = ${z}`
  return step === 'from' ? `${y} - ${x} = ${z}` : `${x} ${step === 'plus' ? '+' : '-'} ${y} = ${z}`
}

function solution(p: Params): Step[] {
  const { steps } = storyOf(p)
  const found = results(p)
  const list = steps.map((step, i) =>
    nextStep(
      said(p, step),
      line(p, step, i === 0 ? p.first : (found[i - 1] ?? 0), found[i] ?? 0),
      ...(i === steps.length - 1 ? [over(found[i] ?? 0, 2)] : []),
    ),
  )
  if (list.length > 1) return list
  return [
    ...list,
    {
      say: 'The answer has two decimal places.',
      latex: text(answerOf(p), 2),
      value: over(answerOf(p), 2),
      relation: 'same',
    },
  ]
}

/** Choose operations in decimal problems with units and money (6.NS.B.3). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/8',
  version: 2,
  params,
  reject,
  note: (p) => [p.story, p.first, p.second, p.count].join(),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const { tell, unit } = storyOf(p)
    const amount = (n: number): string => (unit === '$' ? text(n, 2) : `\\(${text(n, 2)}\\)`)
    return { text: tell(name, amount(p.first), amount(p.second), `\\(${p.count}\\)`) }
  },
  answer: (p) => over(answerOf(p), 2),
  forms: ['decimal', 'choice'],
  widget: (p) => (storyOf(p).unit === '$' ? { before: '$' } : {}),
  distractors,
  hints: (p) => [
    {
      text:
        storyOf(p).steps.length === 1
          ? 'Is the answer more or less than the first amount? Which calculation fits the story?'
          : 'The story has two steps. Which one comes first?',
    },
    { text: said(p, storyOf(p).steps[0] ?? 'times') },
    ...(storyOf(p).steps.length === 1
      ? []
      : [
          {
            text: `The first step gives \\(${text(results(p)[0] ?? 0, 2)}\\). ${said(p, storyOf(p).steps[1] ?? 'plus')}`,
          },
        ]),
  ],
  solution,
  load: (p) => 5 * storyOf(p).steps.length + p.count / 4,
}
