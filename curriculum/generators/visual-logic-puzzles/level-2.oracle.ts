import { item } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Figure, Item } from '../../values/values.ts'

/** A grid as the picture says it, null for the missing tile. */
type Cells = readonly (readonly ({ readonly shape: string; readonly n: number } | null)[])[]

/** Tries every shape and number in the gap until differences and shapes fit in all rows and columns. */
function fill(cells: Cells): Item {
  const known = cells.flat().filter((cell) => cell !== null)
  const at = cells.flat().indexOf(null)
  const [r, c] = [Math.floor(at / 3), at % 3]
  const fits = [...new Set(known.map((cell) => cell.shape))].flatMap((shape) =>
    Array.from({ length: 100 }, (_, n) => ({ shape, n })).filter((cell) => {
      const full = cells.map((row, i) =>
        row.map((it, j) => (i === r && j === c ? cell : it) as { shape: string; n: number }),
      )
      const columns = [0, 1, 2].map((j) => full.map((row) => row[j] as { shape: string; n: number }))
      const even = (line: readonly { n: number }[]): boolean =>
        (line[1]?.n ?? 0) - (line[0]?.n ?? 0) === (line[2]?.n ?? 0) - (line[1]?.n ?? 0)
      const kinds = (line: readonly { shape: string }[]): number => new Set(line.map((it) => it.shape)).size
      const alike = (lines: readonly (readonly { shape: string }[])[]): boolean =>
        new Set(lines.map(kinds)).size === 1 && kinds(lines[0] ?? []) !== 2
      return [...full, ...columns].every(even) && alike(full) && alike(columns)
    }),
  )
  if (fits.length !== 1) throw new RangeError(`${fits.length} tiles fit`)
  return item(`${fits[0]?.shape} ${fits[0]?.n}`, `${fits[0]?.shape} with \\(${fits[0]?.n}\\)`)
}

/** The tiles from the numbers, walked row by row. */
export function oracle(p: Params): Item {
  const order = {
    column: [0, 1, 2, 0, 1, 2, 0, 1, 2],
    row: [0, 0, 0, 1, 1, 1, 2, 2, 2],
    both: [0, 1, 2, 1, 2, 0, 2, 0, 1],
  }
  let n = p.start - p.across
  const cells = [0, 1, 2].map((r) => {
    const row = [0, 1, 2].map((c) => {
      n += p.across
      const shape = p.shapes[order[p.by][3 * r + c] as number] as string
      return r === p.row && c === p.column ? null : { shape, n }
    })
    n += p.down - 3 * p.across
    return row
  })
  return fill(cells)
}

export function fromFacts(facts: Figure['facts']): Item {
  return fill(
    (facts['tiles'] as readonly string[]).map((row) =>
      row
        .split(' | ')
        .map((text) => (text === '?' ? null : { shape: text.split(' ')[0] ?? '', n: Number(text.split(' ')[1]) })),
    ),
  )
}
