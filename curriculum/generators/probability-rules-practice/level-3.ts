import { twoWayTable } from '../../figures/two-way-table.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

const tables = [
  {
    rows: ['bus', 'bike'],
    columns: ['early', 'late'],
    who: 'student',
    row: ['comes by bus', 'comes by bike'],
    column: ['is early', 'is late'],
  },
  {
    rows: ['day', 'night'],
    columns: ['full', 'free'],
    who: 'train',
    row: ['runs by day', 'runs by night'],
    column: ['is full', 'has free seats'],
  },
  {
    rows: ['fiction', 'nonfiction'],
    columns: ['paperback', 'hardcover'],
    who: 'book',
    row: ['is fiction', 'is nonfiction'],
    column: ['is a paperback', 'is a hardcover'],
  },
  {
    rows: ['sun', 'shade'],
    columns: ['tall', 'short'],
    who: 'plant',
    row: ['grows in the sun', 'grows in the shade'],
    column: ['is tall', 'is short'],
  },
] as const

/** Counts of a table with two rows and two columns; the chance of one thing given another. */
export interface Params {
  readonly cells: readonly [number, number, number, number]
  readonly table: number
  readonly given: 'row' | 'column'
  readonly at: 0 | 1
  readonly wanted: 0 | 1
}

const tableOf = (p: Params): (typeof tables)[number] => tables[p.table] as (typeof tables)[number]
const cell = (p: Params, r: number, c: number): number => p.cells[2 * r + c] ?? 0
const rowTotal = (p: Params, r: number): number => cell(p, r, 0) + cell(p, r, 1)
const columnTotal = (p: Params, c: number): number => cell(p, 0, c) + cell(p, 1, c)
const all = (p: Params): number => rowTotal(p, 0) + rowTotal(p, 1)
const place = (p: Params): readonly [number, number] => (p.given === 'row' ? [p.at, p.wanted] : [p.wanted, p.at])
const hits = (p: Params): number => cell(p, ...place(p))
const below = (p: Params): number => (p.given === 'row' ? rowTotal(p, p.at) : columnTotal(p, p.at))
const other = (p: Params): number => (p.given === 'row' ? columnTotal(p, p.wanted) : rowTotal(p, p.wanted))

function params(chance: Chance, difficulty: number): Params {
  const most = 9 + Math.round(30 * difficulty)
  const least = 2 + Math.round(5 * difficulty)
  return {
    cells: [chance.int(least, most), chance.int(least, most), chance.int(least, most), chance.int(least, most)],
    table: chance.int(0, tables.length - 1),
    given: chance.happens(0.5) ? 'row' : 'column',
    at: chance.happens(0.5) ? 0 : 1,
    wanted: chance.happens(0.5) ? 0 : 1,
  }
}

/** Use a table to find a chance given a condition (HSS-CP.A.3 to 5, HSS-CP.B.6). */
export const level: TopicLevel<Params> = {
  key: 'probability_rules_practice/3',
  version: 1,
  params,
  reject: (p) => (new Set(p.cells).size < 4 || below(p) === other(p) ? 'equal counts' : null),
  note: (p) => [p.cells, p.given, p.at, p.wanted].join(),
  prompt: (p) => {
    const t = tableOf(p)
    const [condition, wanted] =
      p.given === 'row' ? [t.row[p.at], t.column[p.wanted]] : [t.column[p.at], t.row[p.wanted]]
    return {
      text: `A ${t.who} from the table is chosen at random. Given that the ${t.who} ${condition}, what is the probability that the ${t.who} ${wanted}?`,
    }
  },
  answer: (p) => rational(hits(p), below(p)),
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      rational(hits(p), other(p)),
      'conditional_inverse',
      'Condition and event were swapped. The denominator is the total of what is known.',
    ),
    wrongAnswer(
      rational(hits(p), all(p)),
      'looks_alike',
      `That is the probability of both, out of all \\(${all(p)}\\). Only those that are known count.`,
    ),
    wrongAnswer(rational(below(p) - hits(p), below(p)), 'looks_alike', 'That is the probability of the opposite.'),
    wrongAnswer(rational(below(p), all(p)), 'stops_early', 'That is the probability of the condition itself.'),
  ],
  hints: (p) => [
    { text: `The condition leaves only one ${p.given} of the table.` },
    { text: `That ${p.given} has \\(${below(p)}\\) in all.` },
    { text: `How many of these \\(${below(p)}\\) fit the event?` },
  ],
  solution: (p) => [
    nextStep(`The condition leaves one ${p.given}. Its total is the denominator.`, `${below(p)}`),
    nextStep(
      'The number that fits is the numerator.',
      `P = \\frac{${hits(p)}}{${below(p)}}`,
      rational(hits(p), below(p)),
    ),
  ],
  figure: (p) =>
    twoWayTable({
      rows: tableOf(p).rows,
      columns: tableOf(p).columns,
      cells: [
        [cell(p, 0, 0), cell(p, 0, 1)],
        [cell(p, 1, 0), cell(p, 1, 1)],
      ],
      rowTotals: [rowTotal(p, 0), rowTotal(p, 1)],
      columnTotals: [columnTotal(p, 0), columnTotal(p, 1), all(p)],
    }),
  load: all,
}
