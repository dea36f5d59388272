import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A quantity in quarters, a change in quarters that comes `times` times, and in which story. */
export interface Params {
  readonly story: number
  readonly start: number
  readonly change: number
  readonly times: number
}

interface Story {
  readonly start: (x: string) => string
  readonly move: (x: string, down: boolean, times: number) => string
  readonly ask: string
  readonly range: readonly [number, number]
  readonly step: number
}

const often = (times: number, one: string): string =>
  times === 1 ? `once` : `in each of the next \\(${times}\\) ${one}s`

const stories: readonly Story[] = [
  {
    start: (x) => `The temperature is \\(${x}\\) degrees.`,
    move: (x, down, times) =>
      times === 1
        ? `Then it ${down ? 'falls' : 'rises'} by \\(${x}\\) degrees.`
        : `It ${down ? 'falls' : 'rises'} by \\(${x}\\) degrees ${often(times, 'hour')}.`,
    ask: 'What is the temperature then, in degrees?',
    range: [-40, 40],
    step: 16,
  },
  {
    start: (x) => `A diver is at \\(${x}\\) meters, measured from the water surface.`,
    move: (x, down, times) =>
      times === 1
        ? `The diver goes ${down ? 'down' : 'up'} by \\(${x}\\) meters.`
        : `The diver goes ${down ? 'down' : 'up'} by \\(${x}\\) meters ${often(times, 'minute')}.`,
    ask: 'Where is the diver then, in meters?',
    range: [-100, -16],
    step: 18,
  },
  {
    start: (x) => `An elevator starts at \\(${x}\\) meters, measured from the street.`,
    move: (x, down, times) =>
      times === 1
        ? `Then it goes ${down ? 'down' : 'up'} \\(${x}\\) meters.`
        : `Then it goes ${down ? 'down' : 'up'} \\(${x}\\) meters ${often(times, 'minute')}.`,
    ask: 'Where is the elevator then, in meters?',
    range: [-36, 36],
    step: 20,
  },
  {
    start: (x) => `The water of a river is at \\(${x}\\) centimeters, measured from its normal level.`,
    move: (x, down, times) =>
      times === 1
        ? `It ${down ? 'falls' : 'rises'} by \\(${x}\\) inches.`
        : `It ${down ? 'falls' : 'rises'} by \\(${x}\\) inches ${often(times, 'day')}.`,
    ask: 'What is the level then, in inches?',
    range: [-48, 48],
    step: 24,
  },
]

const storyOf = (p: Params): Story => stories[p.story] as Story
const total = (p: Params): number => p.start + p.change * p.times
const over = (quarters: number): Rational => rational(quarters, 4)
const text = (quarters: number): string => rationalLatex(over(quarters), 'mixed')

function params(chance: Chance, difficulty: number): Params {
  const story = chance.int(0, stories.length - 1)
  const { range, step } = stories[story] as Story
  const times = chance.happens(1.5 * difficulty - 0.25) ? chance.int(2, 5) : 1
  return {
    story,
    start: chance.int(range[0], range[1]),
    change: (chance.happens(0.5) ? -1 : 1) * chance.int(5, times === 1 ? 3 * step : step),
    times,
  }
}

function reject(p: Params): string | null {
  if (p.start === 0 || total(p) === 0 || (p.start % 4 === 0 && p.change % 4 === 0)) return 'too round'
  if (p.start > 0 && total(p) > 0) return 'nothing below zero'
  return p.story === 1 && total(p) > -2 ? 'a diver in the air' : null
}

function distractors(p: Params): Distractor[] {
  const size = Math.abs(p.change * p.times)
  return [
    wrongAnswer(
      over(Math.sign(p.start) * (Math.abs(p.start) + size)),
      'subtract_sign_slip',
      'You added the two distances. Does the change go toward 0 or away from it?',
    ),
    wrongAnswer(
      over(p.start - p.change * p.times),
      'wrong_operation',
      `It goes ${p.change < 0 ? 'down, so subtract' : 'up, so add'} \\(${text(size)}\\).`,
    ),
    wrongAnswer(over(-total(p)), 'slip_sign', 'Is the answer above or below 0? Check the sign.'),
    ...(p.times > 1
      ? [
          wrongAnswer(
            over(p.start + p.change),
            'stops_early',
            `That is one change only. It comes \\(${p.times}\\) times.`,
          ),
        ]
      : [wrongAnswer(over(p.change), 'stops_early', 'That is the change alone. Where did it start?')]),
    wrongAnswer(over(total(p) + 4), 'slip_off_by_one', 'That is 1 too much. Calculate it once more.'),
  ]
}

/** Solve problems with signed numbers in context (7.NS.A.3, 7.EE.B.3). */
export const level: TopicLevel<Params> = {
  key: 'rational_numbers_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => [p.story, p.start, p.change, p.times].join(),
  prompt: (p) => {
    const s = storyOf(p)
    return { text: `${s.start(text(p.start))} ${s.move(text(Math.abs(p.change)), p.change < 0, p.times)} ${s.ask}` }
  },
  answer: (p) => over(total(p)),
  forms: ['fraction', 'decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Think of a number line. The start is \\(${text(p.start)}\\).` },
    {
      text:
        p.times > 1
          ? `In all it changes by \\(${p.times} \\times ${text(Math.abs(p.change))}\\), ${p.change < 0 ? 'downward' : 'upward'}.`
          : `The change goes ${p.change < 0 ? 'down, so subtract' : 'up, so add'}.`,
    },
    { text: `Find \\(${text(p.start)} ${p.change < 0 ? '-' : '+'} ${text(Math.abs(p.change * p.times))}\\).` },
  ],
  solution: (p) => [
    p.times > 1
      ? nextStep(
          `Find the whole change.`,
          `${p.times} \\times ${text(Math.abs(p.change))} = ${text(Math.abs(p.change * p.times))}`,
        )
      : nextStep(
          `The change goes ${p.change < 0 ? 'down: subtract' : 'up: add'}.`,
          `${text(p.start)} ${p.change < 0 ? '-' : '+'} ${text(Math.abs(p.change))}`,
        ),
    nextStep(
      'Start at the first number and go that far.',
      `${text(p.start)} ${p.change < 0 ? '-' : '+'} ${text(Math.abs(p.change * p.times))} = ${text(total(p))}${text(total(p)) === rationalLatex(over(total(p))) ? '' : ` = ${rationalLatex(over(total(p)))}`}`,
      over(total(p)),
    ),
  ],
  load: (p) => (p.times > 1 ? 6 + p.times / 2 : 0) + Math.abs(p.change) / 40,
}
