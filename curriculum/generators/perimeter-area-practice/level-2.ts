import { gridArea } from '../../figures/grid-area.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Cell = readonly [column: number, row: number]

/** Joined shaded squares on a grid. */
export interface Params {
  readonly columns: number
  readonly rows: number
  readonly cells: readonly Cell[]
}

const key = ([c, r]: Cell): string => `${c},${r}`

/** Grows a figure square by square; harder figures have more squares. */
function params(chance: Chance, difficulty: number): Params {
  const [columns, rows] = [7, 5]
  const size = chance.int(5 + Math.round(7 * difficulty), 9 + Math.round(9 * difficulty))
  const cells: Cell[] = [[chance.int(2, 4), chance.int(1, 3)]]
  const has = (c: Cell): boolean => cells.some((d) => key(d) === key(c))
  while (cells.length < size) {
    const [c, r] = chance.pick(cells)
    const next = chance.pick<Cell>([
      [c + 1, r],
      [c - 1, r],
      [c, r + 1],
      [c, r - 1],
    ])
    if (next[0] >= 0 && next[0] < columns && next[1] >= 0 && next[1] < rows && !has(next)) cells.push(next)
  }
  return { columns, rows, cells: cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]) }
}

const perimeter = (p: Params): number => {
  const all = new Set(p.cells.map(key))
  return p.cells.reduce(
    (sum, [c, r]) =>
      sum + [key([c + 1, r]), key([c - 1, r]), key([c, r + 1]), key([c, r - 1])].filter((k) => !all.has(k)).length,
    0,
  )
}

function box(p: Params): number {
  const span = (i: 0 | 1): number => Math.max(...p.cells.map((c) => c[i])) - Math.min(...p.cells.map((c) => c[i])) + 1
  return span(0) * span(1)
}

function tell(p: Params): Telling {
  const n = p.cells.length
  const perRow = Array.from({ length: p.rows }, (_, row) => p.cells.filter((c) => c[1] === row).length).filter(
    (k) => k > 0,
  )
  return {
    ask: [
      'What is the area of the shaded shape in square units?',
      'How many square units are shaded?',
      'Count the squares. What is the shaded area?',
    ],
    answer: n,
    wrong: [
      [perimeter(p), 'area_perimeter_swap', 'That is the way around the shape. Count the squares inside.'],
      [n + 1, 'slip_off_by_one', 'One square was counted twice. Count row by row.'],
      [n - 1, 'slip_off_by_one', 'One square was missed. Count row by row.'],
      [box(p), 'looks_alike', 'Some squares there are not shaded. Count only the shaded ones.'],
    ],
    hints: [
      'Each little square is one square unit.',
      'Count the shaded squares row by row.',
      `The rows have ${perRow.join(', ')} shaded squares. Add them.`,
    ],
    steps: [
      ['Count the shaded squares in each row.', perRow.join(', \\ ')],
      ['Add the rows.', perRow.length > 1 ? `${perRow.join(' + ')} = ${n}` : String(n)],
    ],
    rules: { unit: 'square units' },
  }
}

const picture = (p: Params): Figure =>
  gridArea({ columns: p.columns, rows: p.rows, shaded: p.cells, unit: 'square unit', hue: 'leaf' })

/** Find area by counting unit squares (3.MD.C.5, 3.MD.C.6). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/2',
  version: 1,
  params,
  note: (p) => p.cells.map(key).join(' '),
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => p.cells.length,
}
