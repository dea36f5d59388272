import { decimalPlaces, rationalLatex } from '../../notation/number-latex.ts'
import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import type { CoordinateGrid } from '../../figures/coordinate-grid.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Whole coordinates of a grid point. */
export type Spot = readonly [number, number]

/** `(3, -2)` as LaTeX; halves as decimals, other fractions as fractions. */
export function pointLatex(x: Rational | number, y: Rational | number): string {
  const one = (n: Rational | number): string => (typeof n === 'number' ? String(n) : coordinateLatex(n))
  return `(${one(x)}, ${one(y)})`
}

function coordinateLatex(n: Rational): string {
  const places = decimalPlaces(n)
  return rationalLatex(n, places !== null && places <= 2 ? 'decimal' : 'fraction')
}

/** A name and its pair as rich text, in two pieces of maths: one piece would be read as 'A times the pair'. */
export const namedPoint = (name: string, [x, y]: Spot): string => `\\(${name}\\) \\((${x}, ${y})\\)`

/** A negative number in brackets, to stand after a sign. */
export const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n))

/** A square grid with room around some points. */
export function gridAround(spots: readonly Spot[], content: Omit<CoordinateGrid, 'x' | 'y'>): Figure {
  const edge = (all: readonly number[]): { min: number; max: number } => ({
    min: Math.min(0, ...all) - 1,
    max: Math.max(0, ...all) + 1,
  })
  return coordinateGrid({ x: edge(spots.map((s) => s[0])), y: edge(spots.map((s) => s[1])), ...content })
}

/** Squared distance between two grid points. */
export const squared = (a: Spot, b: Spot): number => (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2

/** True when three points lie on one line. */
export const inLine = (a: Spot, b: Spot, c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0])
