import { gridArea } from '../../figures/grid-area.ts'
import { over, text } from '../decimals-place-value-basics/written.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** 0.a x 0.b, bare or as the area of a rectangle. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly story: boolean
}

const work = (p: Params): number => p.a * p.b + (p.a * p.b < 10 ? 12 : 0) + (p.story ? 6 : 0)
const all: readonly Params[] = range(1, 9)
  .flatMap((a) => range(1, 9).flatMap((b) => [true, false].map((story) => ({ a, b, story }))))
  .filter((p) => p.a * p.b > 1 && (!p.story || (p.a > 1 && p.b > 1)))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      over(p.a * p.b, 1),
      'slip_place',
      'Tenths of tenths are hundredths. One small square of the grid is a hundredth.',
    ),
    wrongAnswer(
      over(p.a * p.b, 3),
      'slip_place',
      'That is too small. Tenths of tenths are hundredths, not thousandths.',
    ),
    wrongAnswer(over(p.a + p.b, 1), 'wrong_operation', 'That adds. Look where both shadings meet instead.'),
    wrongAnswer(
      over(p.a * p.b, 0),
      'mult_makes_bigger',
      `Multiplying by a number below one makes it smaller. The answer must be less than \\(${text(Math.min(p.a, p.b), 1)}\\).`,
    ),
    wrongAnswer(over(p.a * p.b + 1, 2), 'slip_off_by_one', 'Multiply the tenths once more.'),
  ]
}

/** Multiply tenths by tenths with an area picture (5.NBT.B.7). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/4',
  version: 1,
  params,
  note: (p) => `${p.a} ${p.b} ${p.story}`,
  space: all.length,
  prompt: (p, words) =>
    p.story
      ? {
          text: words.pick([
            `A photo is \\(${text(p.a, 1)}\\) meters long and \\(${text(p.b, 1)}\\) meters wide. How many square meters is its area?`,
            `A tile is \\(${text(p.a, 1)}\\) meters long and \\(${text(p.b, 1)}\\) meters wide. Find its area in square meters.`,
          ]),
        }
      : { text: words.pick(['Multiply.', 'Find the product.']), latex: `${text(p.a, 1)} \\times ${text(p.b, 1)}` },
  answer: (p) => over(p.a * p.b, 2),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The grid is one whole. Look where both shadings meet.' },
    { text: `Columns: \\(${p.a}\\). Rows: \\(${p.b}\\). They overlap in \\(${p.a} \\times ${p.b}\\) small squares.` },
    { text: 'Each small square is a hundredth.' },
  ],
  solution: (p) => [
    nextStep(
      `Shade \\(${p.a}\\) columns one way and \\(${p.b}\\) rows the other way. They meet in \\(${p.a * p.b}\\) small squares.`,
      `${p.a} \\times ${p.b} = ${p.a * p.b}`,
    ),
    nextStep(
      'Each small square is a hundredth.',
      `${text(p.a, 1)} \\times ${text(p.b, 1)} = \\frac{${p.a * p.b}}{100} = ${text(p.a * p.b, 2)}`,
      over(p.a * p.b, 2),
    ),
  ],
  figure: (p) => gridArea({ columns: 10, rows: 10, crossed: { columns: p.a, rows: p.b } }),
  load: work,
}
