import { numberLine } from '../../figures/number-line.ts'
import { decimalLength, rational, whole } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/**
 * Two travelers with speeds in km/h. 'meet': they start `gap` km apart and come toward each other.
 * 'catch': the faster one starts `gap` km behind; in a story this is a head start.
 */
export interface Params {
  readonly kind: 'meet' | 'catch'
  readonly slow: number
  readonly fast: number
  readonly gap: number
  readonly by: 'bicycle' | 'train' | 'foot'
  /** Hours of head start, in the stories that tell it so; 0 when the distance is given. */
  readonly head: number
}

const speeds = { foot: [3, 8], bicycle: [9, 32], train: [40, 140] } as const

/** Meeting first, then catching up, then catching up after a head start; halves of an hour come in. */
function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  const by = chance.pick(['bicycle', 'bicycle', 'bicycle', 'train', 'train', 'foot'] as const)
  const [least, most] = speeds[by]
  const round = by === 'train' ? 5 : 1
  const slow = round * chance.int(least / round, Math.floor((most / round) * 0.9))
  const fast = Math.min(most, slow + round * chance.int(1, Math.max(1, Math.floor((most - slow) / round))))
  const halves = chance.int(2, 6 + Math.round(4 * difficulty))
  if (stage < 0.9) return { kind: 'meet', slow, fast, gap: ((slow + fast) * halves) / 2, by, head: 0 }
  if (stage < 1.8) return { kind: 'catch', slow, fast, gap: ((fast - slow) * halves) / 2, by, head: 0 }
  const head = chance.int(1, 4)
  return { kind: 'catch', slow, fast, gap: slow * head, by, head }
}

const closing = (p: Params): number => (p.kind === 'meet' ? p.slow + p.fast : p.fast - p.slow)
const answer = (p: Params): Rational => rational(p.gap, closing(p))
const shown = (r: Rational): string => rationalLatex(r, 'decimal')
const friendly = (r: Rational): boolean => (decimalLength(r) ?? 9) <= 2

function reject(p: Params): string | null {
  if (p.fast <= p.slow) return 'nobody is faster'
  if (!Number.isInteger(p.gap) || p.gap > 900) return 'no whole distance, or too far'
  if ((decimalLength(answer(p)) ?? 9) > 1) return 'not a friendly time'
  return answer(p).n > 12n * answer(p).d || answer(p).n * 2n < answer(p).d ? 'too long or too short' : null
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const add = (value: Rational, id: string, why: string): void => {
    if (friendly(value) && value.n > 0n) list.push(wrongAnswer(value, id, why))
  }
  if (p.kind === 'meet') {
    add(
      rational(2 * p.gap, closing(p)),
      'mean_of_speeds',
      'The speeds are added here, not averaged: both make the gap smaller.',
    )
    add(rational(p.gap, p.fast - p.slow), 'wrong_operation', 'They come toward each other, so add the speeds.')
  } else {
    add(
      rational(p.gap, p.fast + p.slow),
      'wrong_operation',
      'Both take the same route, so the gap closes with the difference of the speeds.',
    )
    add(
      rational(2 * p.gap, p.fast + p.slow),
      'mean_of_speeds',
      'The average speed does not help. Look how much faster one is.',
    )
  }
  add(rational(p.gap, p.fast), 'stops_early', 'Both are moving, not only the faster one.')
  add(rational(p.gap, p.slow), 'stops_early', 'Both are moving, not only the slower one.')
  add(rational(closing(p), p.gap), 'ratio_order', 'Time is distance divided by speed, not the other way around.')
  list.push(
    wrongAnswer(
      rational(answer(p).n + answer(p).d, answer(p).d),
      'slip_off_by_one',
      'One hour too many. Divide once more.',
    ),
  )
  list.push(wrongAnswer(whole(closing(p)), 'looks_alike', 'That is how fast the gap closes, in kilometers per hour.'))
  list.push(wrongAnswer(whole(p.slow), 'given_number', 'That is a speed. A time was asked for.'))
  add(rational(answer(p).n - answer(p).d, answer(p).d), 'slip_off_by_one', 'One hour too few. Divide once more.')
  return list
}

function story(p: Params, one: string, two: string): string {
  const [slow, fast, gap] = [`\\(${p.slow}\\)`, `\\(${p.fast}\\)`, `\\(${p.gap}\\)`]
  if (p.by === 'train') {
    if (p.kind === 'meet')
      return `Two trains start ${gap} km apart and travel toward each other at ${slow} km/h and ${fast} km/h. After how many hours do they meet?`
    if (p.head > 0)
      return `A freight train travels at ${slow} km/h. An express follows \\(${p.head}\\) ${p.head === 1 ? 'hour' : 'hours'} later at ${fast} km/h. How many hours does the express need to catch up?`
    return `A freight train is ${gap} km ahead of an express. They travel the same way at ${slow} km/h and ${fast} km/h. After how many hours does the express catch up?`
  }
  const moves = p.by === 'foot' ? 'walks' : 'cycles'
  if (p.kind === 'meet')
    return `${one} and ${two} start ${gap} km apart and come toward each other. ${one} ${moves} at ${slow} km/h, ${two} at ${fast} km/h. After how many hours do they meet?`
  if (p.head > 0)
    return `${one} ${moves} at ${slow} km/h. ${two} starts \\(${p.head}\\) ${p.head === 1 ? 'hour' : 'hours'} later on the same route at ${fast} km/h. How many hours does ${two} need to catch up?`
  return `${one} is ${gap} km ahead of ${two}. Both take the same route, ${one} at ${slow} km/h and ${two} at ${fast} km/h. After how many hours does ${two} catch up?`
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const steps: Step[] = []
  if (p.head > 0)
    steps.push(
      nextStep(
        `In \\(${p.head}\\) ${p.head === 1 ? 'hour' : 'hours'} the slower one gets ahead.`,
        `${p.slow} \\times ${p.head} = ${p.gap}`,
      ),
    )
  steps.push(
    p.kind === 'meet'
      ? nextStep(
          'They come toward each other. Each hour the gap shrinks by both speeds together.',
          `${p.slow} + ${p.fast} = ${closing(p)}`,
        )
      : nextStep(
          'They go the same way. Each hour the gap shrinks by the difference of the speeds.',
          `${p.fast} - ${p.slow} = ${closing(p)}`,
        ),
    nextStep(
      `How often does \\(${closing(p)}\\) fit into the gap of \\(${p.gap}\\) km?`,
      `${p.gap} \\div ${closing(p)} = ${shown(value)}`,
      value,
    ),
  )
  return steps
}

/** Solve problems in which travelers meet or overtake (HSA-CED.A.1). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/6',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.slow} ${p.fast} ${p.gap} ${p.head}`,
  prompt: (p, words) => {
    const [one = '', two = ''] = pickNames(words, 2)
    return { text: story(p, one, two) }
  },
  answer,
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: 'h' }),
  distractors,
  hints: (p) => [
    {
      text:
        p.head > 0
          ? 'How far ahead is the slower one when the other starts?'
          : 'How large is the gap, and how fast does it shrink?',
    },
    {
      text:
        p.kind === 'meet'
          ? 'They come toward each other, so the gap shrinks by both speeds.'
          : 'They go the same way, so the gap shrinks by the difference of the speeds.',
    },
    { text: `The gap of \\(${p.gap}\\) km shrinks by \\(${closing(p)}\\) km each hour.` },
  ],
  solution,
  figure: (p) =>
    p.head > 0
      ? numberLine({
          from: 0,
          to: p.slow * 4,
          step: p.slow,
          points: [{ at: 0, label: 'start' }],
          jumps: [{ from: 0, to: p.slow, label: '1 h' }],
          hue: 'sky',
        })
      : numberLine({
          from: 0,
          to: p.gap,
          step: p.gap,
          points: [
            { at: 0, label: p.kind === 'meet' ? 'one' : 'behind' },
            { at: p.gap, label: p.kind === 'meet' ? 'other' : 'ahead' },
          ],
          hue: 'sky',
        }),
  load: (p) => (p.kind === 'meet' ? 0 : p.head > 0 ? 6 : 3) + Math.log10(p.gap) / 2,
}
