import { shown } from './alt-text.ts'

const factors = [1, 2, 2.5, 5]

/** The smallest step of the form 1, 2, 2.5 or 5 times a power of ten that cuts `range` into at most `most` parts. */
export function niceStep(range: number, most: number): number {
  const rough = range / Math.max(most, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  for (const f of factors) {
    if (f * power >= rough - 1e-9 * power) return f * power
  }
  return 10 * power
}

/** As `niceStep`, but a whole number, for counts. */
export function wholeStep(range: number, most: number): number {
  const step = niceStep(range, most)
  return step < 1 ? 1 : step === 2.5 ? 5 : step
}

/** The multiples of `step` from min to max, free of floating dust. */
export function ticksBetween(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

/** How many grid steps apart labels must stand so that texts of width `widest` have room: 1, 2, 5, 10, ... */
export function labelEvery(spacing: number, widest: number): number {
  for (const n of [1, 2, 5, 10, 20, 50, 100]) {
    if (n * spacing >= widest + 9) return n
  }
  return 200
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** A multiple of pi given in units of pi, such as 0.75 -> `3π/4`; twelfths at the finest. */
export function piLabel(units: number): string {
  const twelfths = Math.round(units * 12)
  if (twelfths === 0) return '0'
  const common = greatestCommonDivisor(Math.abs(twelfths), 12)
  const [top, bottom] = [Math.abs(twelfths) / common, 12 / common]
  return `${twelfths < 0 ? '−' : ''}${top === 1 ? '' : top}π${bottom === 1 ? '' : `/${bottom}`}`
}

export const tickLabel = (value: number, inPi: boolean): string => (inPi ? piLabel(value) : shown(value, 6))
