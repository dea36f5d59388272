import { patternTiles } from '../../figures/pattern-tiles.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

const shapeNames = ['circle', 'square', 'hexagon', 'heart'] as const
type ShapeName = (typeof shapeNames)[number]

/**
 * A square of three by three tiles with numbers: `across` is added from column to column and `down` from row to row. Shapes
 * change by column, by row, or so that each row and each column holds all three. One tile is missing.
 */
export interface Params {
  readonly start: number
  readonly across: number
  readonly down: number
  readonly shapes: readonly [ShapeName, ShapeName, ShapeName]
  readonly by: 'column' | 'row' | 'both'
  readonly row: number
  readonly column: number
}

export const numberAt = (p: Params, r: number, c: number): number => p.start + r * p.down + c * p.across
const shapeAt = (p: Params, r: number, c: number): ShapeName =>
  p.shapes[p.by === 'column' ? c : p.by === 'row' ? r : (r + c) % 3] as ShapeName

function params(chance: Chance, difficulty: number): Params {
  const ways = difficulty < 0.4 ? (['column', 'row'] as const) : (['both', 'both', 'row', 'column'] as const)
  const most = 3 + Math.round(6 * difficulty)
  return {
    start: chance.int(1, 6 + Math.round(20 * difficulty)),
    across: chance.int(2, most),
    down: chance.int(difficulty < 0.3 ? 1 : 3, most + 3),
    shapes: chance.sample(shapeNames, 3) as [ShapeName, ShapeName, ShapeName],
    by: chance.pick(ways),
    row: chance.int(0, 2),
    column: chance.int(0, 2),
  }
}

const told = (shape: string, n: number): Item => item(`${shape} ${n}`, `${shape} with \\(${n}\\)`)

function tell(p: Params): Telling {
  const { row, column } = p
  const n = numberAt(p, row, column)
  const shape = shapeAt(p, row, column)
  const besideColumn = column === 0 ? 1 : column - 1
  const beside = numberAt(p, row, besideColumn)
  const other = p.shapes.find((s) => s !== shape) as string
  const shapeRule = {
    column: `In each column the shape stays the same. Here it is a ${shape}.`,
    row: `In each row the shape stays the same. Here it is a ${shape}.`,
    both: `Each row and each column has all three shapes. Here the ${shape} is missing.`,
  }[p.by]
  const turned = n + p.down - p.across
  return {
    ask: [
      'Rows and columns follow rules. Which tile is missing?',
      'Find the rules of the grid. Which tile is missing?',
      'Look along the rows and down the columns. Which tile is missing?',
      'One tile of the grid is gone. Which tile was it?',
    ],
    answer: told(shape, n),
    wrong: [
      [
        told(shapeAt(p, row, besideColumn), beside),
        'last_item_repeats',
        'That is the tile beside it. The grid goes on by a rule, it does not repeat.',
      ],
      [told(other, n), 'looks_alike', `The number is right. ${shapeRule}`],
      [
        told(shape, turned === n ? n + 1 : turned),
        'looks_alike',
        `The shape is right. From column to column, add \\(${p.across}\\).`,
      ],
      [told(shape, beside), 'last_item_repeats', 'The shape is right. The number goes on by the rule of its row.'],
    ],
    hints: [
      'Look at the shapes first, then at the numbers.',
      'How much more is each number than the one on its left?',
      `Numbers grow by \\(${p.across}\\) across and by \\(${p.down}\\) down. ${shapeRule}`,
    ],
    steps: [
      [shapeRule],
      [
        `Numbers in a row grow by \\(${p.across}\\).`,
        column === 0 ? `${beside} - ${p.across} = ${n}` : `${beside} + ${p.across} = ${n}`,
      ],
      [
        `Check the column: numbers grow by \\(${p.down}\\). So a ${shape} with \\(${n}\\) is missing.`,
        row === 0
          ? `${numberAt(p, 1, column)} - ${p.down} = ${n}`
          : `${numberAt(p, row - 1, column)} + ${p.down} = ${n}`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const rows = [0, 1, 2].map((r) =>
    [0, 1, 2].map((c) =>
      r === p.row && c === p.column
        ? null
        : { shape: shapeAt(p, r, c), letter: String(numberAt(p, r, c)), second: shapeAt(p, r, c) === p.shapes[1] },
    ),
  )
  return patternTiles({ rows, title: 'Grid puzzle' })
}

/** Complete a square in which rows and columns follow rules (3.OA.D.9). */
export const level: TopicLevel<Params> = {
  key: 'visual_logic_puzzles/2',
  version: 2,
  params,
  reject: (p) => (p.across === p.down ? 'the same rule both ways' : null),
  note: (p) => [p.start, p.across, p.down, p.by, p.row, p.column].join(),
  ...toldBy(tell),
  forms: ['choice'],
  figure: picture,
  load: (p) => (p.by === 'both' ? 6 : 2) + p.across / 2 + p.down / 2 + p.start / 6,
}
