import { rational } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import { toldBy } from '../telling.ts'
import { cell, columnTotal, drawCounts, grand, rowTotal, tableOf, worlds } from './two-way.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Counts, World } from './two-way.ts'

/** Counts by two questions; a share is asked for: of all, of a margin, within a row or within a column. */
export interface Params {
  readonly world: number
  readonly counts: Counts
  readonly ask: 'marginal' | 'joint' | 'in_row' | 'in_column'
  readonly row: number
  readonly column: number
}

const asks = ['marginal', 'joint', 'in_row', 'in_column'] as const
const worldOf = (p: Params): World => worlds[p.world] as World

/** What is counted and out of how many. */
function parts(p: Params): readonly [part: number, whole: number] {
  const { counts, row, column } = p
  const both = cell(counts, row, column)
  switch (p.ask) {
    case 'marginal':
      return [columnTotal(counts, column), grand(counts)]
    case 'joint':
      return [both, grand(counts)]
    case 'in_row':
      return [both, rowTotal(counts, row)]
    case 'in_column':
      return [both, columnTotal(counts, column)]
  }
}

function params(chance: Chance, difficulty: number): Params {
  const stage = Math.min(3, Math.max(0, Math.round(3.4 * difficulty - 0.2 + 0.6 * (chance.unit() - 0.5))))
  return {
    world: chance.int(0, worlds.length - 1),
    counts: drawCounts(chance, [10, 15, 16, 20, 24, 25, 30, 40]),
    ask: asks[stage] ?? 'marginal',
    row: chance.int(0, 1),
    column: chance.int(0, 1),
  }
}

const ends = (n: number, d: number): boolean => 10000 % Number(rational(n, d).d) === 0

function reject(p: Params): string | null {
  const { counts } = p
  if (new Set(counts).size < 4) return 'two counts are the same'
  const [part, whole] = parts(p)
  if (!ends(part, whole)) return 'no short decimal'
  return rowTotal(counts, p.row) === columnTotal(counts, p.column) ? 'row and column alike' : null
}

function tell(p: Params): Telling {
  const { who, rowSaid, columnSaid } = worldOf(p)
  const [row, column] = [rowSaid[p.row] as string, columnSaid[p.column] as string]
  const [part, whole] = parts(p)
  const both = cell(p.counts, p.row, p.column)
  const [inRow, inColumn, all] = [rowTotal(p.counts, p.row), columnTotal(p.counts, p.column), grand(p.counts)]
  const value = rational(part, whole)
  const turned = p.ask === 'in_row' ? inColumn : inRow
  const question = {
    marginal: [`What share of all ${who} ${column}?`, `What is the relative frequency of ${who} that ${column}?`],
    joint: [
      `What share of all ${who} ${row} and ${column}?`,
      `What is the joint relative frequency of ${who} that ${row} and ${column}?`,
    ],
    in_row: [
      `Of the ${who} that ${row}, what share ${column}?`,
      `Given that they ${row}, what share of the ${who} ${column}?`,
    ],
    in_column: [
      `Of the ${who} that ${column}, what share ${row}?`,
      `Given that they ${column}, what share of the ${who} ${row}?`,
    ],
  }[p.ask]
  return {
    ask: question,
    answer: value,
    wrong: [
      ...(p.ask === 'marginal'
        ? ([
            [rational(inRow, all), 'conditional_inverse', `You took the row. Those that ${column} stand in a column.`],
          ] as const)
        : ([
            [
              rational(both, turned),
              'conditional_inverse',
              `You divided by another total. Here the whole is \\(${whole}\\).`,
            ],
          ] as const)),
      p.ask === 'joint' || p.ask === 'marginal'
        ? [rational(both, inColumn), 'conditional_inverse', `All \\(${all}\\) are the whole here.`]
        : [rational(both, all), 'looks_alike', `Not all \\(${all}\\) are the whole, only \\(${whole}\\) of them.`],
      [
        rational(p.ask === 'marginal' ? both : turned === whole ? both : Math.min(inRow, inColumn), all),
        'looks_alike',
        `Read the question once more. \\(${part}\\) of the \\(${whole}\\) are asked about.`,
      ],
      [
        rational(whole - part, whole),
        'looks_alike',
        `That is the share of the other \\(${whole - part}\\). The question asks about \\(${part}\\).`,
      ],
    ],
    hints: [
      'A share is a part of a whole. Find both in the table.',
      {
        marginal: 'The whole is the grand total, and the part is a column total.',
        joint: 'The whole is the grand total.',
        in_row: 'The whole is one row.',
        in_column: 'The whole is one column.',
      }[p.ask],
      `The whole is \\(${whole}\\). How many of them are asked about?`,
    ],
    steps: [
      [
        {
          marginal: 'The grand total is the whole. The column total is the part.',
          joint: 'The grand total is the whole.',
          in_row: `Those that ${row} are the whole.`,
          in_column: `Those that ${column} are the whole.`,
        }[p.ask],
        `\\text{whole} = ${whole}, \\quad \\text{part} = ${part}`,
      ],
      ['Divide the part by the whole.', `\\frac{${part}}{${whole}} = ${showValue(value, 'fraction').latex}`],
    ],
  }
}

const picture = (p: Params): Figure => tableOf(worldOf(p), p.counts)

/** Compare joint, marginal and conditional shares (HSS-ID.B.5). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.counts.join()} ${p.row}${p.column}`,
  ...toldBy(tell),
  forms: ['fraction', 'numeric', 'choice'],
  figure: picture,
  load: (p) => 2 * asks.indexOf(p.ask) + grand(p.counts) / 100,
}
