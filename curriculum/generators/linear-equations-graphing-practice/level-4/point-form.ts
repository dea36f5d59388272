import { rationalLatex } from '../../../notation/number-latex.ts'
import { rational } from '../../../values/rational.ts'
import { divisorOf } from '../divisor.ts'
import type { Chance } from '../../../chance.ts'
import type { Spot } from '../draw-line.ts'
import type { Rational } from '../../../values/values.ts'

/** A point and a slope in lowest terms. */
export interface PointAndSlope {
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly run: number
}

export const slopeOf = (p: PointAndSlope): Rational => rational(p.rise, p.run)
export const nextPoint = (p: PointAndSlope): Spot => [p.x + p.run, p.y + p.rise]

const away = (letter: string, n: number): string => `${letter} ${n < 0 ? '+' : '-'} ${Math.abs(n)}`

/** y - 3 = 2(x - 1), in LaTeX. */
export const pointForm = (x: number, y: number, slope: Rational): string =>
  `${away('y', y)} = ${slope.n === 1n && slope.d === 1n ? '' : rationalLatex(slope)}(${away('x', x)})`

/** Longer runs and more negative numbers as difficulty rises. */
export function drawPoint(chance: Chance, difficulty: number): PointAndSlope {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  return {
    x: sign(0.25 + 0.4 * difficulty) * chance.int(1, 5),
    y: sign(0.25 + 0.4 * difficulty) * chance.int(1, 5),
    rise: sign(0.2 + 0.4 * difficulty) * chance.int(1, 5),
    run: chance.int(1 + Math.round(difficulty), 2 + Math.round(2 * difficulty)),
  }
}

/** What makes a point and a slope a poor question. */
export function faultOf(p: PointAndSlope): string | null {
  if (divisorOf(p.rise, p.run) !== 1 || Math.abs(p.rise) === p.run) return 'a slope that hides rise and run'
  if (p.y * p.run === p.rise * p.x)
    return 'a line through the origin, which holds the point with both signs turned, too'
  return Math.abs(p.x) === Math.abs(p.y) ? 'x and y look alike' : null
}

/** How much there is to think about: fractions and negative numbers. */
export const loadOf = (p: PointAndSlope): number =>
  2 * p.run + Math.abs(p.rise) / 3 + [p.x, p.y, p.rise].filter((n) => n < 0).length
