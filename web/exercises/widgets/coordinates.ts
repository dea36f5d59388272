/** A point as typed: each coordinate a text, possibly empty. */
export interface TypedPoint {
  x: string
  y: string
}

export interface GridRange {
  xMin: number
  xMax: number
  yMin: number
  yMax: number
  step: number
}

/** Reads '(3,-2)' and half-typed forms such as '(3,)'; the inverse of `writePoint`. */
export function readPoint(response: string): TypedPoint {
  const match = /^\(([^,]*),([^,]*)\)$/.exec(response.trim())
  return { x: match?.[1]?.trim() ?? '', y: match?.[2]?.trim() ?? '' }
}

/** Writes '(3,-2)'; a point without any coordinate is no answer at all. */
export function writePoint({ x, y }: TypedPoint): string {
  return x === '' && y === '' ? '' : `(${x},${y})`
}

/** The point as numbers, or nothing while a coordinate is missing. */
export function pointOf({ x, y }: TypedPoint): { x: number; y: number } | undefined {
  const values = [x, y].map((text) => (/^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN))
  const [left = Number.NaN, right = Number.NaN] = values
  return Number.isNaN(left) || Number.isNaN(right) ? undefined : { x: left, y: right }
}

/** The grid crossing nearest to a place. */
export function snap(range: GridRange, x: number, y: number): TypedPoint {
  const one = (value: number, least: number, most: number) => {
    const steps = Math.round((Math.min(most, Math.max(least, value)) - least) / range.step)
    return String(Number(Math.min(least + steps * range.step, most).toFixed(6)))
  }
  return { x: one(x, range.xMin, range.xMax), y: one(y, range.yMin, range.yMax) }
}

/** Moves a point by one step with an arrow key; the first press on an empty grid puts it at the origin, or the nearest corner. */
export function movedPoint(range: GridRange, point: TypedPoint, key: string): TypedPoint | undefined {
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  }
  const move = moves[key]
  if (!move) return undefined
  const at = pointOf(point)
  if (!at) return snap(range, 0, 0)
  return snap(range, at.x + move[0] * range.step, at.y + move[1] * range.step)
}
