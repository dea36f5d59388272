import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { minus, num, plus, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Equation, Figure, Node, Rational } from '../../values/values.ts'

/** The right side m x + b, without terms of 0. */
export function lineNode(m: Rational, b: Rational): Node {
  if (m.n === 0n) return num(b)
  const slope = times(num(m), 'x')
  if (b.n === 0n) return slope
  return b.n < 0n ? minus(slope, num(rational(-b.n, b.d))) : plus(slope, num(b))
}

/** y = m x + b. */
export function lineOf(m: Rational | number, b: Rational | number): Equation {
  const r = (n: Rational | number): Rational => (typeof n === 'number' ? rational(n) : n)
  return equation(sym('y'), lineNode(r(m), r(b)))
}

export const lineLatex = (m: Rational | number, b: Rational | number): string => {
  const line = lineOf(m, b)
  return `y = ${nodeToLatex(line.right)}`
}

/** The grid from -8 to 8 with the line through (0, b) and (run, b + rise), or without a line. */
export function lineGrid(
  through?: readonly [readonly [number, number], readonly [number, number]],
  marked = false,
): Figure {
  return coordinateGrid({
    x: { min: -8, max: 8, step: 1, numberStep: 2 },
    y: { min: -8, max: 8, step: 1, numberStep: 2 },
    ...(through === undefined ? {} : { lines: [{ through }] }),
    ...(through === undefined || !marked ? {} : { points: through.map((at) => ({ at })) }),
  })
}

/** The widget's grid of a line to draw. */
export const drawingGrid = { xMin: -8, xMax: 8, yMin: -8, yMax: 8, step: 1 }
