import { gradeShapes } from '../kit/grade-shapes.ts'
import { type Point, polyhex } from '../kit/hex-geometry.ts'

/** More cells than these are drawn smaller than can be counted. */
const mostDrawn = 40
const mostInFigure = 12

/** Rows of so many cells, the middle ones shifted by half: a comb of any number. */
function comb(count: number): Point[] {
  const wide = Math.ceil(Math.sqrt(count * 1.6))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide)
    return [(i % wide) - Math.floor(row / 2), row] as const
  })
}

/** Ten lie in three rows, which takes less height than a pile of four. */
const ten: readonly Point[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [-1, 2],
  [0, 2],
  [1, 2],
]

/** So many session credits as joined cells, one for each. Decorative: the number stands beside it in words. */
export function CreditCells({ count, cell = 15, className }: { count: number; cell?: number; className?: string }) {
  const drawn = Math.min(Math.max(1, count), mostDrawn)
  const R = drawn > mostInFigure ? cell * 0.72 : cell
  const cells = drawn === 10 ? ten : drawn <= mostInFigure ? gradeShapes[drawn]! : comb(drawn)
  const shape = polyhex(cells, R, R * 0.16)
  return (
    <svg
      className={className}
      viewBox={`-1 -1 ${shape.width + 2} ${shape.height + 2}`}
      width={shape.width + 2}
      height={shape.height + 2}
      aria-hidden="true"
    >
      {shape.paths.map((path) => (
        <path key={path} d={path} fill="currentColor" />
      ))}
    </svg>
  )
}
