import { numberLine } from '../../../figures/number-line.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A line of `count` gaps from `from`; the point lies `quarters` quarters of a gap after mark number `mark`. */
export interface Params {
  readonly from: number
  readonly gap: number
  readonly count: number
  readonly mark: number
  readonly quarters: 1 | 2 | 3
  /** Only the ends of the line have numbers. */
  readonly bare: boolean
}

/** The number of the mark before the point. */
export const markBefore = (p: Params): number => p.from + p.mark * p.gap
/** The number of the point. */
export const numberOf = (p: Params): number => markBefore(p) + (p.gap * p.quarters) / 4
/** The number at the right end. */
export const endOf = (p: Params): number => p.from + p.count * p.gap
/** How far along its space the point is, by quarters. */
export const wayText = { 1: 'a quarter of the way', 2: 'halfway', 3: 'three quarters of the way' } as const

/** Halfway points on lines with all numbers first; later quarters, larger gaps, and lines with numbers at the ends alone. */
function params(chance: Chance, difficulty: number): Params {
  const gaps = difficulty < 0.3 ? [10, 20] : difficulty < 0.65 ? [20, 40] : [40, 60, 80, 100]
  const gap = chance.pick(gaps)
  const count = chance.pick([5, 6, 8, 10].filter((n) => n * gap <= 1000))
  const starts = gap === 10 ? 6 : Math.floor(1000 / gap) - count
  const quarters = gap === 10 ? 2 : chance.pick([1, 2, 3] as const)
  return {
    from: gap * chance.int(0, starts),
    gap,
    count,
    mark: chance.int(0, count - 1),
    quarters,
    bare: chance.happens(1.8 * difficulty - 0.5),
  }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(numberOf(p) + p.gap),
      misconception: 'count_marks_number_line',
      why: `That is one space too far. The mark at \\(${p.from}\\) is the start.`,
    },
    ...(p.mark > 0
      ? [
          {
            value: whole(numberOf(p) - p.gap),
            misconception: 'count_marks_number_line',
            why: `That is one space too soon. Count the spaces from \\(${p.from}\\).`,
          },
        ]
      : []),
    {
      value: whole(markBefore(p)),
      misconception: 'stops_early',
      why: `\\(${markBefore(p)}\\) is the mark before the point. The point is farther to the right.`,
    },
    {
      value: whole(markBefore(p) + p.gap),
      misconception: 'looks_alike',
      why: `\\(${markBefore(p) + p.gap}\\) is the mark after the point. The point is to its left.`,
    },
  ]
  return list
}

/** The line with its point, which is named once it is found. */
export const lineWithPoint = (p: Params, found: boolean): Figure =>
  numberLine({
    from: p.from,
    to: endOf(p),
    step: p.gap,
    points: [{ at: numberOf(p), label: found ? String(numberOf(p)) : '?' }],
    ...(p.bare && !found ? { labelEvery: 0 } : {}),
  })

/** Choose the best value for a point between marks (3.NBT.A.1). */
export const betweenMarks: TopicLevel<Params> = {
  key: 'number_line_basics/3',
  version: 2,
  params,
  note: (p) => `${numberOf(p)} in ${p.from}..${endOf(p)} by ${p.gap} ${p.bare}`,
  prompt: (_, words) => ({
    text: words.pick([
      'Which number is the best estimate for the point?',
      'The point is between two marks. Which number is the best estimate?',
      'Estimate the number at the point.',
      'About what number does the point show?',
    ]),
  }),
  answer: (p) => whole(numberOf(p)),
  forms: ['choice'],
  formsLeftOut: { number_line: 'On a second line the point could be copied, and more than one value is near enough.' },
  distractors,
  hints: (p) => [
    {
      text: p.bare
        ? `There are \\(${p.count}\\) equal spaces from \\(${p.from}\\) to \\(${endOf(p)}\\). How long is one?`
        : 'Which two marks are on both sides of the point?',
    },
    { text: `Each space is \\(${p.gap}\\). The mark before the point is \\(${markBefore(p)}\\).` },
    { text: `The point is about ${wayText[p.quarters]} to \\(${markBefore(p) + p.gap}\\).` },
  ],
  solution: (p) => [
    {
      say: `There are \\(${p.count}\\) equal spaces, so each space is \\(${p.gap}\\).`,
      latex: `${endOf(p) - p.from} \\div ${p.count} = ${p.gap}`,
      relation: 'next',
    },
    {
      say: `The point lies between \\(${markBefore(p)}\\) and \\(${markBefore(p) + p.gap}\\), about ${wayText[p.quarters]}.`,
      latex: `${markBefore(p)} < ? < ${markBefore(p) + p.gap}`,
      relation: 'next',
    },
    {
      say: `So \\(${numberOf(p)}\\) is the best estimate.`,
      latex: String(numberOf(p)),
      figure: lineWithPoint(p, true),
      value: whole(numberOf(p)),
      relation: 'next',
    },
  ],
  figure: (p) => lineWithPoint(p, false),
  load: (p) => p.gap / 20 + (p.bare ? 4 : 0) + (p.quarters === 2 ? 0 : 1),
}
