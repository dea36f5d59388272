import { toldBy } from '../telling.ts'
import { cell, columnTotal, drawCounts, grand, rowTotal, tableOf, worlds } from './two-way.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Counts, World } from './two-way.ts'

/** Counts by two questions; a missing count is asked for (marked ?), or a percent of a row or of all. */
export interface Params {
  readonly world: number
  readonly counts: Counts
  readonly ask: 'missing' | 'of_all' | 'of_row'
  readonly row: number
  readonly column: number
}

const worldOf = (p: Params): World => worlds[p.world] as World
const count = (p: Params): number => cell(p.counts, p.row, p.column)
const base = (p: Params): number => (p.ask === 'of_row' ? rowTotal(p.counts, p.row) : grand(p.counts))
const valueOf = (p: Params): number => (p.ask === 'missing' ? count(p) : (100 * count(p)) / base(p))

const params = (chance: Chance, difficulty: number): Params => ({
  world: chance.int(0, worlds.length - 1),
  counts: drawCounts(chance, difficulty < 0.35 ? [18, 24, 30, 35, 42, 56] : [20, 25, 30, 40, 50, 60]),
  ask: difficulty < 0.35 ? 'missing' : difficulty < 0.65 ? 'of_all' : 'of_row',
  row: chance.int(0, 1),
  column: chance.int(0, 1),
})

function reject(p: Params): string | null {
  if (!Number.isInteger(valueOf(p))) return 'no whole percent'
  const shown = [
    ...p.counts,
    rowTotal(p.counts, 0),
    rowTotal(p.counts, 1),
    columnTotal(p.counts, 0),
    columnTotal(p.counts, 1),
    grand(p.counts),
  ]
  if (new Set(shown).size < shown.length) return 'two counts are the same'
  return p.ask !== 'missing' && shown.includes(valueOf(p)) ? 'the answer stands in the table' : null
}

function tell(p: Params): Telling {
  const { who, rowSaid, columnSaid } = worldOf(p)
  const [row, column] = [rowSaid[p.row] as string, columnSaid[p.column] as string]
  const [inRow, inColumn, all] = [rowTotal(p.counts, p.row), columnTotal(p.counts, p.column), grand(p.counts)]
  const other = cell(p.counts, p.row, 1 - p.column)
  const value = valueOf(p)
  if (p.ask === 'missing')
    return {
      ask: ['Which count is missing from the table?', `How many of the ${who} ${row} and ${column}?`],
      answer: value,
      wrong: [
        [inRow + other, 'wrong_operation', 'The total is the whole row. Subtract what you know from it.'],
        [inColumn - other, 'conditional_inverse', 'You mixed a column total with a count of the row.'],
        [all - inRow, 'looks_alike', 'That is the total of the other row.'],
        [value + 1, 'slip_off_by_one', 'Very near. Subtract once more.'],
        [value - 1, 'slip_off_by_one', 'Very near. Subtract once more.'],
      ],
      hints: [
        'Each row adds up to its total, and so does each column.',
        `The row has \\(${inRow}\\) in all.`,
        `Subtract the other count of the row, \\(${other}\\).`,
      ],
      steps: [
        [`Look at the row of those who ${row}.`, `${other} + {?} = ${inRow}`],
        ['Subtract what is known.', `${inRow} - ${other} = ${value}`],
      ],
      check: ['Check with the column.', `${value} + ${cell(p.counts, 1 - p.row, p.column)} = ${inColumn}`],
    }
  const ofRow = p.ask === 'of_row'
  return {
    ask: ofRow
      ? [
          `Of the ${who} who ${row}, what percent ${column}?`.replace(/(pets|books) who/, '$1 that'),
          `Look only at those that ${row}. What percent of them ${column}?`,
        ]
      : [
          `What percent of all ${who} ${row} and ${column}?`,
          `What share of all the ${who}, in percent, ${row} and ${column}?`,
        ],
    answer: value,
    rules: { unit: '%' },
    wrong: [
      [
        Math.round((100 * count(p)) / (ofRow ? inColumn : inRow)),
        'conditional_inverse',
        ofRow
          ? `You divided by the column. Those who ${row} are the whole here.`
          : 'You divided by the row. All of them are the whole here.',
      ],
      [count(p), 'stops_early', `That is how many. Compare it with \\(${base(p)}\\).`],
      ofRow
        ? [Math.round((100 * count(p)) / all), 'looks_alike', `You divided by all. Only those who ${row} count here.`]
        : [
            Math.round((100 * count(p)) / inColumn),
            'conditional_inverse',
            'You divided by the column. All of them are the whole here.',
          ],
      [100 - value, 'looks_alike', 'That is the share of the others.'],
      [value + 1, 'near', 'Very near. Divide once more.'],
    ],
    hints: [
      `Which count is asked about? Find those that ${row} and ${column}.`,
      ofRow ? `The whole is only the row of those that ${row}.` : 'The whole is everyone in the table.',
      `\\(${count(p)}\\) of \\(${base(p)}\\): how many are that out of \\(100\\)?`,
    ],
    steps: [
      [`Read the count and its whole.`, `${count(p)} \\text{ of } ${base(p)}`],
      ['Write it as a percent.', `\\frac{${count(p)}}{${base(p)}} = ${value}\\%`],
    ],
  }
}

const picture = (p: Params): Figure => tableOf(worldOf(p), p.counts, p.ask === 'missing' ? [`${p.row}${p.column}`] : [])

/** Complete two-way tables and find relative frequencies (8.SP.A.4). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.counts.join()} ${p.row}${p.column}`,
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ missing: 1, of_all: 4, of_row: 7 })[p.ask] + grand(p.counts) / 100,
}
