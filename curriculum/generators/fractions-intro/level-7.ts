import { numberLine } from '../../figures/number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Jumps of 1/bottom on a line from 0 to `end`, forward from 0 or back from `from`. */
export interface Params {
  readonly bottom: number
  readonly jumps: number
  readonly from: 0 | 1 | 2
}

const top = (p: Params): number => (p.from === 0 ? p.jumps : p.from * p.bottom - p.jumps)
const end = (p: Params): number => Math.max(p.from, top(p) > p.bottom ? 2 : 1)
const work = (p: Params): number => p.jumps + p.bottom / 2 + (p.from === 0 ? 0 : 3 + 2 * p.from)

/** No common divisor: halves are not written as fourths yet. */
const lowest = (n: number, d: number): boolean => range(2, d).every((k) => n % k > 0 || d % k > 0)

const all: readonly Params[] = [2, 3, 4, 5, 6, 8, 10]
  .flatMap((bottom) =>
    ([0, 1, 2] as const).flatMap((from) => range(1, 2 * bottom - 1).map((jumps) => ({ bottom, jumps, from }))),
  )
  .filter((p) => top(p) > 0 && lowest(top(p), p.bottom))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

function distractors(p: Params): Distractor[] {
  const n = top(p)
  return [
    wrongAnswer(
      rational(n, p.bottom + 1),
      'count_marks_number_line',
      `From 0 to 1 there are \\(${p.bottom}\\) jumps. Count the jumps, not the marks.`,
    ),
    ...(p.from === 0
      ? []
      : [
          wrongAnswer(
            rational(p.jumps, p.bottom),
            'looks_alike',
            `The start is \\(${p.from}\\), and the jumps go back from there.`,
          ),
        ]),
    wrongAnswer(
      rational(n + 1, p.bottom),
      'count_marks_number_line',
      'The start is not a jump. Count one for each jump.',
    ),
    wrongAnswer(rational(p.bottom, n), 'reversed_order', 'Top and bottom changed places. The top counts the jumps.'),
    wrongAnswer(rational(n, p.bottom + 2), 'near', 'Look at the size of one jump.'),
  ]
}

const line = (p: Params, found: boolean): Figure =>
  numberLine({
    from: whole(0),
    to: whole(end(p)),
    step: rational(1, p.bottom),
    labelEvery: found ? 0 : p.bottom,
    ...(found ? { points: [{ at: rational(top(p), p.bottom) }] } : {}),
  })

function solution(p: Params): Step[] {
  const n = top(p)
  const value = rational(n, p.bottom)
  if (p.from === 0)
    return [
      nextStep(
        `Each jump is \\(${tex(1, p.bottom)}\\), and \\(${p.bottom}\\) jumps make \\(1\\).`,
        `${p.bottom} \\times ${tex(1, p.bottom)} = 1`,
      ),
      nextStep(
        `\\(${p.jumps}\\) jumps from \\(0\\) end at \\(${tex(n, p.bottom)}\\).`,
        `${p.jumps} \\times ${tex(1, p.bottom)} = ${tex(n, p.bottom)}`,
        value,
        line(p, true),
      ),
    ]
  return [
    nextStep(
      `The start \\(${p.from}\\) is \\(${tex(p.from * p.bottom, p.bottom)}\\).`,
      `${p.from} = ${tex(p.from * p.bottom, p.bottom)}`,
    ),
    nextStep(
      `Go back \\(${p.jumps}\\) jumps of \\(${tex(1, p.bottom)}\\).`,
      `${tex(p.from * p.bottom, p.bottom)} - ${tex(p.jumps, p.bottom)} = ${tex(n, p.bottom)}`,
      value,
      line(p, true),
    ),
  ]
}

/** Place and read fractions on a number line (3.NF.A.2, 3.NF.A.2b). */
export const level: TopicLevel<Params> = {
  key: 'fractions_intro/7',
  version: 1,
  params,
  note: (p) => `${p.from} ${p.jumps} of 1/${p.bottom}`,
  space: all.length,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    const jumps = `\\(${p.jumps}\\) ${p.jumps === 1 ? 'jump' : 'jumps'} of \\(${tex(1, p.bottom)}\\)`
    const back = p.from === 0 ? '' : ' back'
    return {
      text: words.pick([
        `Start at \\(${p.from}\\) and make ${jumps}${back}. Where are you?`,
        `A frog sits at \\(${p.from}\\). It makes ${jumps}${back}. Where does it land?`,
        `${name} starts at \\(${p.from}\\) and goes ${jumps}${back}. Where is that?`,
      ]),
    }
  },
  answer: (p) => rational(top(p), p.bottom),
  forms: ['number_line', 'fraction', 'choice'],
  widget: (p) => ({ from: 0, to: end(p), step: 1 / p.bottom }),
  distractors,
  hints: (p) => [
    { text: `The marks are \\(${tex(1, p.bottom)}\\) apart. One jump goes from mark to mark.` },
    { text: p.from === 0 ? 'Start at 0 and count one for each jump.' : `Start at \\(${p.from}\\) and go toward 0.` },
  ],
  solution,
  figure: (p, form) => (form === 'number_line' ? null : line(p, false)),
  load: work,
}
