import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { filled } from '../../../values/filled.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { weekdayAt } from '../months.ts'
import type { Filled, Order } from '../../../values/values.ts'

/** So many days in a row, from a weekday on. */
export interface Days {
  readonly first: number
  readonly count: number
}

/** More days, and a row that goes over the end of a week, are harder. */
const load = ({ first, count }: Days): number => count + (first + count > 7 ? 3 : 0)
const all: readonly Days[] = range(0, 6)
  .flatMap((first) => range(3, 6).map((count) => ({ first, count })))
  .toSorted((a, b) => load(a) - load(b))
const daysOf = ({ first, count }: Days): string[] => range(0, count - 1).map((i) => weekdayAt(first, i))
const laid = (days: readonly string[]): Order => order(days.map((day) => item(day)))

/** Days put in order from one that is told. */
export const orderDays: LevelTask = task<Days>({
  id: 'order_days',
  kind: 'order',
  band: [0, 1],
  version: 2,
  form: 'ordering',
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.first} ${p.count}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Put the days in order. Start with ${weekdayAt(p.first)}.`,
      `${weekdayAt(p.first)} comes first. Put the days in order.`,
      `Say the days from ${weekdayAt(p.first)} on. Put them in order.`,
    ]),
  }),
  answer: (p) => laid(daysOf(p)),
  items: (p) => daysOf(p).map((day) => item(day)),
  distractors: (p) => [
    wrongAnswer(
      laid(daysOf(p).toReversed()),
      'reversed_order',
      `That goes back. After ${weekdayAt(p.first)} comes ${weekdayAt(p.first, 1)}.`,
    ),
  ],
  hints: (p) => [
    { text: 'Say the days of the week out loud.' },
    { text: `After ${weekdayAt(p.first)} comes ${weekdayAt(p.first, 1)}. Go on like that.` },
  ],
  solution: (p) => [
    nextStep(`Start with ${weekdayAt(p.first)} and say the days.`),
    nextStep(`The order is ${daysOf(p).join(', ')}.`, undefined, laid(daysOf(p))),
  ],
  load,
})

/** A day, and how far its two neighbors are. */
export interface Middle {
  readonly day: number
  readonly told: 'today' | 'tomorrow' | 'yesterday'
}

const middles: readonly Middle[] = (['today', 'yesterday', 'tomorrow'] as const).flatMap((told) =>
  range(0, 6).map((day) => ({ day, told })),
)
const names = ['yesterday', 'today', 'tomorrow'] as const
const lines = ({ told, day }: Middle): string[] =>
  names.map((name) => `${name}: ${name === told ? weekdayAt(day) : '[]'}`).filter((line) => line.includes('[]'))
const shiftOf = ({ told }: Middle): number[] =>
  names.map((_, i) => i - names.indexOf(told)).filter((shift) => shift !== 0)
const lay = (p: Middle, sign: 1 | -1 = 1): Filled => filled(shiftOf(p).map((shift) => weekdayAt(p.day, sign * shift)))

/** Yesterday, today and tomorrow, one of them told. */
export const threeDays: LevelTask = fillSentence<Middle>(
  {
    params: (chance, difficulty) => pickByDifficulty(chance, middles, difficulty),
    note: (p) => `${p.told} ${p.day}`,
    load: (p) => (p.told === 'today' ? 0 : p.told === 'yesterday' ? 1 : 2),
  },
  {
    id: 'three_days',
    kind: 'build',
    band: [0, 1],
    version: 1,
    space: middles.length,
    prompt: (p, words) => ({
      text: `${p.told === 'today' ? 'Today is' : p.told === 'yesterday' ? 'Yesterday was' : 'Tomorrow will be'} ${weekdayAt(p.day)}. ${words.pick(['Put in the other days.', 'What are the other days?', 'Fill in the days.'])}`,
    }),
    sentence: (p) => ({
      lines: lines(p),
      tiles: [...new Set([-2, -1, 1, 2].map((shift) => weekdayAt(p.day, shift)))],
    }),
    fills: (p) => lay(p),
    distractors: (p) => [
      wrongAnswer(lay(p, -1), 'reversed_order', 'Those go the other way. Tomorrow comes after today.'),
    ],
    hints: (p) => [
      { text: 'Say the days of the week out loud.' },
      { text: `What comes just after ${weekdayAt(p.day)}? What comes just before it?` },
    ],
    steps: (p) => [nextStep(`Say the days: ${[-2, -1, 0, 1, 2].map((shift) => weekdayAt(p.day, shift)).join(', ')}.`)],
    says: (p) => ({
      say: `Yesterday was ${weekdayAt(p.day, -1 - (names.indexOf(p.told) - 1))}, and tomorrow is ${weekdayAt(p.day, 1 - (names.indexOf(p.told) - 1))}.`,
    }),
  },
)
