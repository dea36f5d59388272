import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { minus, neg, num, over, plus, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Equation, Figure, Node, Rational } from '../../values/values.ts'

/** y = slope x + start. */
export interface Line {
  readonly slope: Rational
  readonly start: Rational
}

const letter = sym('x')

function product(slope: Rational): Node {
  const size = rational(slope.n < 0n ? -slope.n : slope.n, slope.d)
  const lead = size.d === 1n ? num(size) : over(size.n, size.d)
  const term = size.n === 1n && size.d === 1n ? letter : times(lead, letter)
  return slope.n < 0n ? neg(term) : term
}

/** The equation in slope-intercept form, as it would be written. */
export function lineEquation({ slope, start }: Line): Equation {
  const size = rational(start.n < 0n ? -start.n : start.n, start.d)
  const side =
    start.n === 0n ? product(slope) : start.n < 0n ? minus(product(slope), num(size)) : plus(product(slope), num(size))
  return equation(sym('y'), side)
}

/** m x + b in LaTeX. */
export function sideLatex({ slope, start }: Line): string {
  const size = slope.n < 0n ? -slope.n : slope.n
  const lead = slope.d === 1n ? (size === 1n ? '' : String(size)) : `\\frac{${size}}{${slope.d}}`
  const rest =
    start.n === 0n
      ? ''
      : ` ${start.n < 0n ? '-' : '+'} ${start.d === 1n ? String(start.n < 0n ? -start.n : start.n) : `\\frac{${start.n < 0n ? -start.n : start.n}}{${start.d}}`}`
  return `${slope.n < 0n ? '-' : ''}${lead}x${rest}`
}

export const gridSize = 8

/** The line through two points of the grid, with those points marked by letters. */
export function lineFigure(
  through: readonly [readonly [number, number], readonly [number, number]],
  names: readonly [string, string] | null,
): Figure {
  const axis = { min: -gridSize, max: gridSize, step: 1 }
  const [a, b] = through
  return coordinateGrid({
    x: axis,
    y: axis,
    lines: [{ through: [[...a], [...b]] }],
    ...(names === null
      ? {}
      : {
          points: [
            { at: [...a], label: names[0] },
            { at: [...b], label: names[1] },
          ],
        }),
  })
}
