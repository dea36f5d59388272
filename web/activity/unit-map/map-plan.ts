/** Geometry of the map in its own units: px at zoom 1. Cells are pointy-top hexagons of R 72 with a gap of 7. */
const R = 72
const gap = 7
export const cellBox = { width: 132.7, height: 154 } as const
export const pitchX = R * Math.sqrt(3) + gap
export const pitchY = R * 1.5 + gap * 0.8660254
/** Room above the cells of a grade for its name, when several grades are shown. */
const bandHead = 78
const bandGap = 40
const margin = 8

export interface MapCell {
  readonly index: number
  readonly row: number
  /** Center. */
  readonly x: number
  readonly y: number
}

export interface MapPlan {
  readonly cells: readonly MapCell[]
  /** Where each group begins, when there are several. */
  readonly bands: readonly { readonly y: number }[]
  /** Indices of the cells of each row. */
  readonly rows: readonly (readonly number[])[]
  readonly width: number
  readonly height: number
}

/** Cells in a row for a map `width` px wide (L-041: at least five): seven where they fit, twelve for all grades at once. */
export function cellsPerRow(width: number, allGrades: boolean): number {
  const most = allGrades && width >= 1000 ? 12 : 7
  return Math.min(most, Math.max(fewestPerRow, allGrades && width >= 1000 ? 12 : Math.floor(width / pitchX - 0.5)))
}

/** Fewest cells in a row, on whatever screen (L-041). */
const fewestPerRow = 5

/** Cells in a row for `count` cells of one grade where `most` fit: as even as they go, so that the figure is compact and large. */
export function evenRow(count: number, most: number): number {
  const lines = Math.max(1, Math.ceil(count / most))
  return Math.min(most, Math.max(fewestPerRow, Math.ceil(count / lines)))
}

/** Lays groups of cells below each other, `perRow` to a row; odd rows of a group move half a cell. One group has no head. */
export function mapPlan(groups: readonly number[], perRow: number): MapPlan {
  const cells: MapCell[] = []
  const rows: number[][] = []
  const bands: { y: number }[] = []
  const several = groups.length > 1
  let top = margin
  for (const count of groups) {
    if (several) {
      bands.push({ y: top })
      top += bandHead
    }
    for (let i = 0; i < count; i += 1) {
      const line = Math.floor(i / perRow)
      if (i % perRow === 0) rows.push([])
      const index = cells.length
      rows.at(-1)!.push(index)
      cells.push({
        index,
        row: rows.length - 1,
        x: margin + cellBox.width / 2 + (i % perRow) * pitchX + (line % 2 ? pitchX / 2 : 0),
        y: top + cellBox.height / 2 + line * pitchY,
      })
    }
    const lines = Math.ceil(count / perRow)
    if (lines > 0) top += (lines - 1) * pitchY + cellBox.height
    if (several) top += bandGap
  }
  const right = Math.max(0, ...cells.map((cell) => cell.x + cellBox.width / 2))
  return { cells, bands, rows, width: right + margin, height: top - (several ? bandGap : 0) + margin }
}

export type Step =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'upLeft'
  | 'upRight'
  | 'downLeft'
  | 'downRight'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'

const sideways = { upLeft: -1, downLeft: -1, upRight: 1, downRight: 1, up: 0, down: 0 } as const

/**
 * The cell to which a step leads, or null at the edge. `up` and `down` keep near `goalX`, so that going straight up
 * zigzags over a honeycomb instead of drifting away; the four slanted steps go to one of the six neighbors.
 */
export function cellAfter(plan: MapPlan, from: number, step: Step, goalX: number): number | null {
  const cell = plan.cells[from]
  if (!cell) return null
  const row = plan.rows[cell.row] ?? []
  const at = row.indexOf(from)
  switch (step) {
    case 'left':
      return row[at - 1] ?? null
    case 'right':
      return row[at + 1] ?? null
    case 'rowStart':
      return row[0] ?? null
    case 'rowEnd':
      return row.at(-1) ?? null
    case 'first':
      return plan.cells.length > 0 ? 0 : null
    case 'last':
      return plan.cells.length > 0 ? plan.cells.length - 1 : null
    default: {
      const other = plan.rows[cell.row + (step.startsWith('up') ? -1 : 1)]
      const side = sideways[step]
      const goal = side === 0 ? goalX : cell.x + (side * pitchX) / 2
      return other === undefined ? null : nearest(plan, other, goal)
    }
  }
}

function nearest(plan: MapPlan, row: readonly number[], goal: number): number | null {
  let best: number | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const index of row) {
    const off = Math.abs(plan.cells[index]!.x - goal)
    // A tie goes to the left, in whichever row.
    if (off < distance - 0.01) [best, distance] = [index, off]
  }
  return best
}

const arrows: Readonly<Record<string, readonly [plain: Step, withShift: Step]>> = {
  ArrowLeft: ['left', 'left'],
  ArrowRight: ['right', 'right'],
  ArrowUp: ['up', 'upRight'],
  ArrowDown: ['down', 'downRight'],
  Home: ['rowStart', 'rowStart'],
  End: ['rowEnd', 'rowEnd'],
}

/** The step that a key means; with Shift up and down go to the right neighbor, with Alt to the left; Control goes to the ends. */
export function stepOfKey(key: string, shift: boolean, alt: boolean, control: boolean): Step | null {
  if (control && key === 'Home') return 'first'
  if (control && key === 'End') return 'last'
  const found = control ? undefined : arrows[key]
  if (found === undefined) return null
  if (alt) return key === 'ArrowUp' ? 'upLeft' : key === 'ArrowDown' ? 'downLeft' : null
  return found[shift ? 1 : 0]
}
