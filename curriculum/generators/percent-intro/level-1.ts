import { gridArea } from '../../figures/grid-area.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** Shaded squares of a grid of 100, 50, 25 or 20; the shaded or the empty part is asked for. */
export interface Params {
  readonly columns: number
  readonly rows: number
  readonly shaded: number
  readonly asked: 'shaded' | 'not shaded'
}

const cells = (p: Params): number => p.columns * p.rows
const count = (p: Params): number => (p.asked === 'shaded' ? p.shaded : cells(p) - p.shaded)
const times = (p: Params): number => 100 / cells(p)
const percent = (p: Params): number => count(p) * times(p)
const work = (p: Params): number => 8 * times(p) + (p.asked === 'shaded' ? 0 : 6) + (p.shaded % p.rows === 0 ? -3 : 0)

const all: readonly Params[] = [
  [10, 10],
  [10, 5],
  [5, 5],
  [5, 4],
]
  .flatMap(([columns = 10, rows = 10]) =>
    range(1, columns * rows - 1).flatMap((shaded) =>
      (columns * rows === 100 ? (['shaded'] as const) : (['shaded', 'not shaded'] as const)).map((asked) => ({
        columns,
        rows,
        shaded,
        asked,
      })),
    ),
  )
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  return [
    ...(times(p) > 1
      ? [
          wrongAnswer(
            whole(count(p)),
            'percent_as_number',
            `\\(${count(p)}\\) squares are not \\(${count(p)}\\) percent: there are only \\(${cells(p)}\\) squares. How many would it be out of \\(100\\)?`,
          ),
        ]
      : []),
    wrongAnswer(
      whole(100 - percent(p)),
      'looks_alike',
      `That is the part that is ${p.asked === 'shaded' ? 'not shaded' : 'shaded'}.`,
    ),
    wrongAnswer(
      whole(percent(p) + (percent(p) > 90 ? -times(p) : times(p))),
      'slip_off_by_one',
      'Count the squares once more. One was missed or counted twice.',
    ),
    ...(times(p) === 1
      ? [
          wrongAnswer(
            whole(p.shaded - (p.shaded > 10 ? 10 : -10)),
            'slip_off_by_one',
            'Count the full columns once more.',
          ),
        ]
      : []),
  ]
}

/** Read percents on a grid (6.RP.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'percent_intro/1',
  version: 2,
  params,
  note: (p) => `${cells(p)} ${p.shaded} ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `What percent of the grid is ${p.asked}?`,
      `The whole grid is \\(100\\%\\). What percent is ${p.asked}?`,
    ]),
  }),
  answer: (p) => whole(percent(p)),
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: '%' }),
  distractors,
  hints: (p) => [
    { text: 'Percent means out of a hundred.' },
    {
      text:
        times(p) === 1
          ? 'The grid has a hundred squares. One column is ten of them.'
          : `The grid has \\(${cells(p)}\\) squares. What percent of the grid is one square?`,
    },
    ...(times(p) === 1 ? [] : [{ text: `One square is \\(${times(p)}\\%\\). Count the squares that are ${p.asked}.` }]),
  ],
  solution: (p) => [
    nextStep(
      p.asked === 'shaded'
        ? `\\(${p.shaded}\\) of \\(${cells(p)}\\) squares are shaded.`
        : `\\(${cells(p)} - ${p.shaded} = ${count(p)}\\) of \\(${cells(p)}\\) squares are not shaded.`,
      `\\frac{${count(p)}}{${cells(p)}}`,
    ),
    nextStep(
      times(p) === 1
        ? 'Out of a hundred: that is the percent.'
        : `Multiply top and bottom by \\(${times(p)}\\) to get hundredths.`,
      times(p) === 1
        ? `\\frac{${count(p)}}{100} = ${percent(p)}\\%`
        : `\\frac{${count(p)}}{${cells(p)}} = \\frac{${percent(p)}}{100} = ${percent(p)}\\%`,
      whole(percent(p)),
    ),
  ],
  figure: (p) => gridArea({ columns: p.columns, rows: p.rows, shaded: p.shaded }),
  load: work,
}
