import { numberLine } from '../../../figures/number-line.ts'
import { rational, whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Jumps of 1/bottom on a line from 0 to `end`, forward from 0 or back from `from`; or the point at their end is read. */
export interface Params {
  readonly bottom: number
  readonly jumps: number
  readonly from: 0 | 1 | 2
  readonly task: 'jump' | 'read'
}

const top = (p: Params): number => (p.from === 0 ? p.jumps : p.from * p.bottom - p.jumps)
const end = (p: Params): number => Math.max(p.from, top(p) > p.bottom ? 2 : 1)
const work = (p: Params): number =>
  p.jumps + p.bottom / 2 + (p.from === 0 ? 0 : 3 + 2 * p.from) + (p.task === 'read' ? 1 : 0)

/** No common divisor: halves are not written as fourths yet. */
const lowest = (n: number, d: number): boolean => range(2, d).every((k) => n % k > 0 || d % k > 0)

const all: readonly Params[] = [2, 3, 4, 6, 8]
  .flatMap((bottom) =>
    ([0, 1, 2] as const).flatMap((from) =>
      range(1, 2 * bottom - 1).flatMap((jumps) =>
        (['jump', 'read'] as const).map((task) => ({ bottom, jumps, from, task })),
      ),
    ),
  )
  .filter((p) => top(p) > 0 && lowest(top(p), p.bottom) && (p.task === 'jump' || p.from === 0))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const times = (p: Params): string => countNoun(p.jumps, 'time')

function distractors(p: Params): Distractor[] {
  const n = top(p)
  return [
    wrongAnswer(
      rational(n, p.bottom + 1),
      'count_marks_number_line',
      `From 0 to 1 there are \\(${p.bottom}\\) spaces. Count the spaces, not the marks.`,
    ),
    ...(p.from === 0
      ? []
      : [
          wrongAnswer(
            rational(p.jumps, p.bottom),
            'looks_alike',
            `You started at 0. Start at \\(${p.from}\\) and jump back toward 0.`,
          ),
        ]),
    wrongAnswer(
      rational(n + 1, p.bottom),
      'count_marks_number_line',
      `You counted the mark at 0. Count the spaces from 0 to the point.`,
    ),
    wrongAnswer(
      rational(p.bottom, n),
      'reversed_order',
      `You switched the numbers. The denominator is \\(${p.bottom}\\), because 1 is cut into \\(${p.bottom}\\) equal parts.`,
    ),
    wrongAnswer(rational(n, p.bottom + 2), 'near', `Count the equal parts from 0 to 1. There are \\(${p.bottom}\\).`),
  ]
}

const line = (p: Params, found: boolean, isRead = false): Figure =>
  numberLine({
    from: whole(0),
    to: whole(end(p)),
    step: rational(1, p.bottom),
    labelEvery: found ? 1 : p.bottom,
    ...(isRead ? { points: [{ at: rational(top(p), p.bottom), label: '?' }] } : {}),
    ...(found ? { points: [{ at: rational(top(p), p.bottom) }] } : {}),
  })

function solution(p: Params): Step[] {
  const n = top(p)
  const value = rational(n, p.bottom)
  if (p.from === 0)
    return [
      nextStep(
        `From 0 to 1 there are \\(${p.bottom}\\) equal parts, so each part is \\(${tex(1, p.bottom)}\\).`,
        `${p.bottom} \\times ${tex(1, p.bottom)} = 1`,
      ),
      nextStep(
        `${countNoun(p.jumps, 'jump')} of \\(${tex(1, p.bottom)}\\) from 0 ${p.jumps === 1 ? 'ends' : 'end'} at \\(${tex(n, p.bottom)}\\).`,
        `${p.jumps} \\times ${tex(1, p.bottom)} = ${tex(n, p.bottom)}`,
        value,
        line(p, true),
      ),
    ]
  return [
    nextStep(
      `Write the start \\(${p.from}\\) as \\(${tex(p.from * p.bottom, p.bottom)}\\).`,
      `${p.from} = ${tex(p.from * p.bottom, p.bottom)}`,
    ),
    nextStep(
      `Jump back ${times(p)} by \\(${tex(1, p.bottom)}\\).`,
      `${tex(p.from * p.bottom, p.bottom)} - ${tex(p.jumps, p.bottom)} = ${tex(n, p.bottom)}`,
      value,
      line(p, true),
    ),
  ]
}

function ask(p: Params, words: Chance): string {
  if (p.task === 'read')
    return words.pick([
      'What fraction does the point show?',
      'Which fraction belongs at the point?',
      'Write the fraction at the point on the number line.',
    ])
  const [name = ''] = pickNames(words, 1)
  const size = `\\(${tex(1, p.bottom)}\\)`
  if (p.from === 0)
    return words.pick([
      `Start at 0. Make ${countNoun(p.jumps, 'jump')} of ${size}. What fraction do you reach?`,
      `A frog sits at 0. It makes ${countNoun(p.jumps, 'jump')} of ${size}. At what fraction does it land?`,
      `${name} starts at 0 and walks ${countNoun(p.jumps, 'step')} of ${size} mile. How many miles from 0 is the end?`,
    ])
  return words.pick([
    `Start at ${p.from}. Jump back ${times(p)} by ${size}. What fraction do you reach?`,
    `A frog sits at ${p.from}. It jumps back ${times(p)} by ${size}. At what fraction does it land?`,
    `${name} starts at ${p.from} and jumps back ${times(p)} by ${size}. What fraction does ${name} reach?`,
  ])
}

/** Place and read fractions on a number line (3.NF.A.2, 3.NF.A.2b). */
export const onTheLine: TopicLevel<Params> = {
  key: 'fractions_intro/7',
  version: 2,
  params,
  note: (p) => `${p.task} ${p.from} ${p.jumps} of 1/${p.bottom}`,
  space: all.length,
  prompt: (p, words) => ({ text: ask(p, words) }),
  answer: (p) => rational(top(p), p.bottom),
  forms: ['fraction', 'number_line', 'choice'],
  widget: (p) => ({ from: 0, to: end(p), step: 1 / p.bottom }),
  distractors,
  hints: (p) => [
    { text: 'How many equal parts are there from 0 to 1?' },
    { text: `Each part is \\(${tex(1, p.bottom)}\\), so the denominator is \\(${p.bottom}\\).` },
    {
      text:
        p.task === 'read'
          ? 'Count the parts from 0 to the point.'
          : p.from === 0
            ? 'Start at 0 and count one part for each jump.'
            : `Start at \\(${p.from}\\) and move toward 0.`,
    },
  ],
  solution,
  figure: (p, form) => (form === 'number_line' && p.task === 'jump' ? null : line(p, false, p.task === 'read')),
  load: work,
}
