import { numberLine } from '../../figures/number-line.ts'
import { thermometer } from '../../figures/thermometer.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * A reading that goes up or down. `heat`: a thermometer, `depth`: meters from the surface, `debt`: dollars on an account.
 * `change` 0: the reading itself is asked for.
 */
export interface Params {
  readonly story: 'heat' | 'depth' | 'debt'
  readonly start: number
  readonly change: number
}

const answer = (p: Params): number => p.start + p.change
/** The largest distance from zero. */
const endOf = (p: Params): number => (p.story === 'heat' ? 20 : 40)

/** From one multiple of five to another, with zero, the start, and the end between them, and every integer marked. */
function rangeOf(p: Params): readonly [number, number] {
  if (p.story === 'heat') return [-20, 20]
  const low = Math.min(0, p.start, answer(p))
  const high = Math.max(0, p.start, answer(p))
  return [5 * Math.floor((low - 1) / 5), 5 * Math.ceil((high + 1) / 5)]
}

/** Readings first; then changes on one side of zero; then changes across zero. */
function params(chance: Chance, difficulty: number): Params {
  const story = chance.pick(['heat', 'depth', 'debt'] as const)
  const kind = Math.min(2, Math.max(0, Math.floor(2.6 * difficulty + chance.unit() - 0.3)))
  const reach = story === 'heat' ? 18 : 36
  const start = chance.int(2, reach) * (chance.happens(kind === 0 ? 1 : 0.5) ? -1 : 1)
  if (kind === 0) return { story, start, change: story === 'heat' && chance.happens(0.2) ? 0 : -chance.int(2, 14) }
  if (kind === 1) return { story, start: -Math.abs(start), change: chance.int(2, 12) }
  return { story, start, change: -Math.sign(start) * (Math.abs(start) + chance.int(1, 9)) }
}

function reject(p: Params): string | null {
  if (Math.abs(answer(p)) > endOf(p) || answer(p) === 0) return 'off the scale'
  if (p.change > 0 && p.start < 0 && answer(p) > 0 && p.story === 'depth') return 'out of the water'
  if (p.story === 'depth' && p.start > 0) return 'above the water'
  return Math.abs(answer(p)) === Math.abs(p.change) || answer(p) === -p.start ? 'the same number twice' : null
}

const crosses = (p: Params): boolean => Math.sign(p.start) !== Math.sign(answer(p))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  if (p.change !== 0)
    list.push(
      wrongAnswer(
        whole(p.start - p.change),
        'magnitude_negative',
        p.change > 0
          ? `Going up \\(${p.change}\\) from \\(${p.start}\\) takes you toward zero, not farther down.`
          : p.start < 0
            ? `Going down \\(${-p.change}\\) from \\(${p.start}\\) takes you farther from zero.`
            : `You went up. Go down \\(${-p.change}\\) from \\(${p.start}\\), past zero.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(-answer(p)),
      'slip_sign',
      answer(p) < 0
        ? `It is \\(${-answer(p)}\\) below zero, so it needs a negative sign.`
        : `It is \\(${answer(p)}\\) above zero, so it has no negative sign.`,
    ),
    wrongAnswer(
      whole(answer(p) + 1),
      'slip_off_by_one',
      p.change === 0
        ? 'You are off by 1. Count the marks from zero.'
        : `You are off by 1. Count from \\(${p.start}\\) again.`,
    ),
    wrongAnswer(
      whole(answer(p) - 1),
      'slip_off_by_one',
      p.change === 0
        ? 'You are off by 1. Count the marks from zero.'
        : `You are off by 1. Count from \\(${p.start}\\) again.`,
    ),
  )
  return list
}

function picture(p: Params, at: number): Figure {
  if (p.story === 'heat')
    return thermometer({ from: -20, to: 20, step: 1, labelEvery: 5, readings: [{ value: at }], unit: '°C' })
  const [from, to] = rangeOf(p)
  return numberLine({ from, to, step: 1, labelEvery: 5, points: [{ at }] })
}

function told(p: Params, words: Chance): string {
  const size = `\\(${Math.abs(p.change)}\\)`
  const up = p.change > 0
  const [name] = pickNames(words, 1)
  if (p.story === 'heat') {
    if (p.change === 0)
      return words.pick([
        'What temperature does the thermometer show, in degrees Celsius?',
        'Read the thermometer. What is the temperature, in degrees Celsius?',
      ])
    return `The thermometer shows the temperature this morning. Then the temperature ${up ? 'rises' : 'falls'} by ${size} degrees. What is the temperature now, in degrees Celsius?`
  }
  if (p.story === 'depth')
    return `The surface of a lake is at 0 meters. A diver at \\(${p.start}\\) meters ${up ? 'rises' : 'sinks'} ${size} meters. What is the diver's elevation now, in meters?`
  return `A negative balance is a debt. ${name}'s balance is \\(${p.start}\\) dollars. Then ${name} ${up ? 'deposits' : 'spends'} ${size} dollars. What is the balance now, in dollars?`
}

const line = (p: Params): string => `${p.start} ${p.change < 0 ? '-' : '+'} ${Math.abs(p.change)} = ${answer(p)}`

/** Use negative numbers for temperature, depth and debt (6.NS.C.5). */
export const level: TopicLevel<Params> = {
  key: 'integers_basics/1',
  version: 2,
  params,
  reject,
  note: (p) => `${p.story} ${p.start} ${p.change}`,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['choice', 'number_line', 'numeric'],
  widget: (p, form) => (form === 'number_line' ? { from: rangeOf(p)[0], to: rangeOf(p)[1], step: 1 } : {}),
  distractors,
  hints: (p) => [
    { text: 'Is the answer above or below zero?' },
    p.change === 0
      ? { text: 'Does the column end above or below zero?' }
      : { text: `Start at \\(${p.start}\\). Do you move up or down?` },
    p.change === 0
      ? { text: 'Count the marks from zero.' }
      : {
          text: crosses(p)
            ? `It is \\(${Math.abs(p.start)}\\) to zero. How far do you go past zero?`
            : `Go \\(${Math.abs(p.change)}\\) steps ${p.change > 0 ? 'up, toward zero' : 'down, away from zero'}.`,
        },
  ],
  solution: (p) =>
    p.change === 0
      ? [
          nextStep(`The column ends \\(${Math.abs(p.start)}\\) marks below zero.`),
          nextStep(
            `So it is \\(${p.start}\\) degrees Celsius.`,
            undefined,
            whole(p.start),
            numberLine({
              from: -20,
              to: 20,
              step: 1,
              labelEvery: 5,
              points: [{ at: p.start, label: String(p.start) }],
            }),
          ),
        ]
      : [
          nextStep(`Start at \\(${p.start}\\).`, undefined, undefined, picture(p, p.start)),
          nextStep(
            crosses(p)
              ? `Go \\(${Math.abs(p.start)}\\) to zero. Then go \\(${Math.abs(answer(p))}\\) more.`
              : `Go \\(${Math.abs(p.change)}\\) ${p.change > 0 ? 'up' : 'down'}.`,
            line(p),
            whole(answer(p)),
            picture(p, answer(p)),
          ),
        ],
  figure: (p) => picture(p, p.start),
  load: (p) => (p.change === 0 ? 0 : crosses(p) ? 6 : p.change > 0 ? 4 : 2) + Math.abs(p.change) / 20,
}
