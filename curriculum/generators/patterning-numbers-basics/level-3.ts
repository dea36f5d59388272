import { table } from '../../figures/table.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A piece of an addition or multiplication table: rows and columns from `row` and `column` on, three each; one cell is missing. */
export interface Params {
  readonly sign: '+' | '×'
  readonly row: number
  readonly column: number
  /** Place of the missing cell, 0 to 2 each. */
  readonly down: number
  readonly across: number
}

const value = (p: Params, r: number, c: number): number =>
  p.sign === '+' ? p.row + r + p.column + c : (p.row + r) * (p.column + c)
const answerOf = (p: Params): number => value(p, p.down, p.across)
const work = (p: Params): number => (p.sign === '+' ? 0 : 10) + (p.row + p.column) * (p.sign === '+' ? 0.4 : 1)

/** All numbers of the piece, with its headings. */
const shown = (p: Params): number[] => [
  ...range(0, 2).flatMap((r) => range(0, 2).map((c) => value(p, r, c))),
  ...range(0, 2).flatMap((i) => [p.row + i, p.column + i]),
]

const all: readonly Params[] = (['+', '×'] as const)
  .flatMap((sign) =>
    range(1, sign === '+' ? 14 : 8).flatMap((row) =>
      range(1, sign === '+' ? 14 : 8).map((column) => ({ sign, row, column })),
    ),
  )
  .flatMap((p) => range(0, 2).flatMap((down) => range(0, 2).map((across) => ({ ...p, down, across }))))
  .filter((p) => shown(p).filter((n) => n === answerOf(p)).length === 1)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const one = (p: Params): number => p.row + p.down
const other = (p: Params): number => p.column + p.across
const tex = (p: Params): string => (p.sign === '+' ? '+' : '\\times')

/** Find patterns in addition and multiplication tables (3.OA.D.9). */
export const level: TopicLevel<Params> = {
  key: 'patterning_numbers_basics/3',
  version: 1,
  params,
  note: (p) => [p.sign, p.row, p.column, p.down, p.across].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `This is a piece of ${p.sign === '+' ? 'an addition' : 'a multiplication'} table. Which number is missing?`,
      `Use the patterns of the ${p.sign === '+' ? 'addition' : 'multiplication'} table. Find the missing number.`,
    ]),
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const step = p.sign === '+' ? 1 : one(p)
    return [
      wrongAnswer(
        whole(p.sign === '+' ? one(p) * other(p) : one(p) + other(p)),
        'wrong_operation',
        p.sign === '+' ? 'This is an addition table: add.' : 'This is a multiplication table: multiply.',
      ),
      p.sign === '+'
        ? wrongAnswer(whole(answerOf(p) + 2), 'rule_from_one_pair', 'In each row the numbers grow by one.')
        : wrongAnswer(
            whole(answerOf(p) + other(p) - one(p)),
            'rule_from_one_pair',
            `In this row the numbers grow by \\(${one(p)}\\), not by the step of another row.`,
          ),
      wrongAnswer(whole(answerOf(p) + step), 'slip_off_by_one', 'That is the next number of the row.'),
      wrongAnswer(whole(answerOf(p) - step), 'slip_off_by_one', 'That is the number before.'),
    ].filter((w) => w.value.kind === 'rational' && w.value.n > 0n)
  },
  hints: (p) => [
    { text: 'Look along the row: how much do the numbers grow each time?' },
    { text: `In this row they grow by \\(${p.sign === '+' ? 1 : one(p)}\\).` },
    { text: `Or work out \\(${one(p)} ${tex(p)} ${other(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(`The missing number stands in the row of \\(${one(p)}\\) and the column of \\(${other(p)}\\).`),
    nextStep(
      p.sign === '+' ? 'Add them.' : 'Multiply them.',
      `${one(p)} ${tex(p)} ${other(p)} = ${answerOf(p)}`,
      whole(answerOf(p)),
    ),
  ],
  figure: (p) =>
    table({
      header: [p.sign, ...range(0, 2).map((c) => String(p.column + c))],
      rows: range(0, 2).map((r) => [
        String(p.row + r),
        ...range(0, 2).map((c) => (r === p.down && c === p.across ? null : String(value(p, r, c)))),
      ]),
      rowHeaders: true,
    }),
  load: work,
}
