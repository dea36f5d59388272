import { fractionBar } from '../../figures/fraction-bar.ts'
import { mixedParts, rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** `things` shared equally by `people`. */
export interface Params {
  readonly things: number
  readonly people: number
  readonly what: (typeof stories)[number]['what']
}

/** What is shared, with the sentence for it. */
const stories = [
  {
    what: 'loaves',
    one: 'loaf',
    text: (n: number, k: number) =>
      `\\(${k}\\) families share \\(${n}\\) loaves of bread equally. How many loaves does each family get?`,
  },
  {
    what: 'pies',
    one: 'pie',
    text: (n: number, k: number) =>
      `\\(${k}\\) friends share \\(${n}\\) pies equally. How many pies does each friend get?`,
  },
  {
    what: 'melons',
    one: 'melon',
    text: (n: number, k: number) =>
      `\\(${n}\\) melons are shared equally by \\(${k}\\) people. How many melons does each person get?`,
  },
  {
    what: 'liters',
    one: 'liter',
    text: (n: number, k: number) =>
      `\\(${n}\\) liters of juice are poured equally into \\(${k}\\) jugs. How many liters are in each jug?`,
  },
  {
    what: 'meters',
    one: 'meter',
    text: (n: number, k: number) =>
      `A rope of \\(${n}\\) meters is cut into \\(${k}\\) equal pieces. How many meters long is each piece?`,
  },
  {
    what: 'kilograms',
    one: 'kilogram',
    text: (n: number, k: number) =>
      `\\(${n}\\) kilograms of rice are filled equally into \\(${k}\\) bags. How many kilograms are in each bag?`,
  },
  {
    what: 'sheets',
    one: 'sheet',
    text: (n: number, k: number) =>
      `\\(${k}\\) children share \\(${n}\\) sheets of gold paper equally. How many sheets does each child get?`,
  },
  { what: 'none', one: 'whole', text: () => 'Divide. Write the answer as a fraction in simplest form.' },
] as const

const all: readonly Omit<Params, 'what'>[] = range(2, 12)
  .flatMap((people) => range(2, 14).map((things) => ({ things, people })))
  .filter((p) => p.things % p.people !== 0)
  .toSorted((a, b) => work(a) - work(b))

function work(p: Omit<Params, 'what'>): number {
  return p.things + p.people + (p.things > p.people ? 4 : 0)
}

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty, 0.45)),
  what: chance.pick(stories).what,
})

const storyOf = (p: Params): (typeof stories)[number] => stories.find((s) => s.what === p.what) ?? stories[0]
const tex = (n: number | bigint, d: number | bigint): string => `\\frac{${n}}{${d}}`

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      rational(p.people, p.things),
      'div_commutes',
      `That shares \\(${p.people}\\) by \\(${p.things}\\). Here \\(${p.things}\\) are shared by \\(${p.people}\\).`,
    ),
    wrongAnswer(
      rational(1, p.people),
      'stops_early',
      `That is what each gets from one ${storyOf(p).one}. There are \\(${p.things}\\) of them.`,
    ),
    wrongAnswer(
      rational(p.things * p.people),
      'mult_makes_bigger',
      'Sharing makes each part smaller than the whole, so do not multiply.',
    ),
    wrongAnswer(
      rational(p.things + 1, p.people),
      'slip_off_by_one',
      'One part too many. Count the parts of each share again.',
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = rational(p.things, p.people)
  const steps = [
    nextStep(
      `Cut each ${storyOf(p).one} into \\(${p.people}\\) equal parts. One part is \\(${tex(1, p.people)}\\).`,
      undefined,
      undefined,
      fractionBar({ bars: [{ parts: p.people, shaded: 1 }] }),
    ),
    nextStep(
      `Each share has one part of every ${storyOf(p).one}: \\(${p.things}\\) parts in all.`,
      `${p.things} \\div ${p.people} = ${tex(p.things, p.people)}`,
      value,
      fractionBar({ bars: [{ parts: p.people, shaded: p.things }] }),
    ),
  ]
  if (value.d !== BigInt(p.people))
    steps.push({
      say: 'Numerator and denominator share a factor, so write it in simplest form.',
      latex: `${tex(p.things, p.people)} = ${tex(value.n, value.d)}`,
      value,
      relation: 'same',
    })
  const { whole, part } = mixedParts(value)
  if (whole > 0n)
    steps.push({
      say: 'As a mixed number you can see how many wholes that is.',
      latex: `${tex(value.n, value.d)} = ${whole}${tex(part.n, part.d)}`,
      value,
      relation: 'same',
    })
  return steps
}

/** Write a share as a fraction or mixed number (5.NF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'fractions_divide_practice/1',
  version: 1,
  params,
  note: (p) => `${p.things}:${p.people} ${p.what}`,
  prompt: (p) => ({
    text: storyOf(p).text(p.things, p.people),
    ...(p.what === 'none' ? { latex: `${p.things} \\div ${p.people}` } : {}),
  }),
  answer: (p) => rational(p.things, p.people),
  forms: ['fraction', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: `Cut each ${storyOf(p).one} into \\(${p.people}\\) equal parts and share those.` },
    { text: `From one ${storyOf(p).one}, each share gets \\(${tex(1, p.people)}\\).` },
    {
      text: `There are \\(${p.things}\\) of them, so each share is \\(${p.things}\\) parts of the size \\(${tex(1, p.people)}\\).`,
    },
  ],
  solution,
  figure: (p) => fractionBar({ bars: [{ parts: 1, shaded: p.things }] }),
  load: work,
}
