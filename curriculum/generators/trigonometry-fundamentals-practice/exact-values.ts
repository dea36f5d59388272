import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import { divideSurds, isZeroSurd, negateSurd, rootOf, surdFromRational } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { unitCircle } from '../../figures/unit-circle.ts'
import type { Figure, Surd } from '../../values/values.ts'

export type Basic = 'sin' | 'cos' | 'tan'
export type Reciprocal = 'csc' | 'sec' | 'cot'
export type Unit = 'degrees' | 'radians'

export const words: Readonly<Record<Basic | Reciprocal, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  csc: 'cosecant',
  sec: 'secant',
  cot: 'cotangent',
}

/** The ratio whose reciprocal it is. */
export const partner: Readonly<Record<Reciprocal, Basic>> = { csc: 'sin', sec: 'cos', cot: 'tan' }
/** Sine for cosine and the like: the ratio it is mixed up with. */
export const lookalike: Readonly<Record<Basic | Reciprocal, Basic | Reciprocal>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  csc: 'sec',
  sec: 'csc',
  cot: 'tan',
}

/** The angle to the x-axis, 0 to 90. */
export function reference(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn <= 90 ? turn : turn <= 180 ? 180 - turn : turn <= 270 ? turn - 180 : 360 - turn
}

/** I to IV as 1 to 4; angles on an axis count to the quadrant that ends there. */
export function quadrant(degrees: number): 1 | 2 | 3 | 4 {
  const turn = ((degrees % 360) + 360) % 360
  return turn <= 90 ? 1 : turn <= 180 ? 2 : turn <= 270 ? 3 : 4
}

export const roman = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const
/** The signs of cosine and sine by quadrant. */
export const signs = { 1: [1, 1], 2: [-1, 1], 3: [-1, -1], 4: [1, -1] } as const

function sineAt(acute: number): Surd {
  if (acute === 0) return surdFromRational(rational(0))
  if (acute === 30) return surdFromRational(rational(1, 2))
  if (acute === 45) return rootOf(2, rational(1, 2))
  if (acute === 60) return rootOf(3, rational(1, 2))
  if (acute === 90) return surdFromRational(rational(1))
  throw new RangeError(`${acute} degrees has no value that is taught`)
}

/** The exact value at a multiple of 30 or 45 degrees, or null where it is undefined. */
export function exact(ratio: Basic | Reciprocal, degrees: number): Surd | null {
  const acute = reference(degrees)
  const [x, y] = signs[quadrant(degrees)]
  const sine = y < 0 ? negateSurd(sineAt(acute)) : sineAt(acute)
  const cosine = x < 0 ? negateSurd(sineAt(90 - acute)) : sineAt(90 - acute)
  const one = surdFromRational(rational(1))
  const [top, bottom] = {
    sin: [sine, one],
    cos: [cosine, one],
    tan: [sine, cosine],
    csc: [one, sine],
    sec: [one, cosine],
    cot: [cosine, sine],
  }[ratio] as [Surd, Surd]
  return isZeroSurd(bottom) ? null : divideSurds(top, bottom)
}

/** `120^\circ` or `\frac{2\pi}{3}`. */
export const angleLatex = (degrees: number, unit: Unit): string =>
  unit === 'degrees' ? `${degrees}^\\circ` : showValue(piMultiple(rational(degrees, 180))).latex

/** `\sin 120^\circ`; an angle below zero or written as a fraction stands in brackets. */
export function callLatex(ratio: Basic | Reciprocal, degrees: number, unit: Unit): string {
  const angle = angleLatex(degrees, unit)
  return unit === 'degrees' && degrees >= 0 ? `\\${ratio} ${angle}` : `\\${ratio}\\left(${angle}\\right)`
}

export const latexOf = (value: Surd): string => showValue(value).latex

/** The ray of an angle on the unit circle, with its legs. */
export function angleFigure(degrees: number, unit: Unit): Figure {
  const label = unit === 'degrees' ? `${degrees}°` : plainRadians(degrees)
  return unitCircle({ angles: [{ degrees, label, point: 'P' }], legs: {} })
}

/** `2π/3`. */
export function plainRadians(degrees: number): string {
  const { n, d } = rational(degrees, 180)
  const size = n < 0n ? -n : n
  return `${n < 0n ? '−' : ''}${size === 1n ? '' : size}π${d === 1n ? '' : `/${d}`}`
}
