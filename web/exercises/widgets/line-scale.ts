/** The places on which a point of a number line may stand: `from`, `from + step`, … up to `to`. */
export interface LineScale {
  count: number
  /** The place as a number, for drawing. */
  valueAt: (index: number) => number
  /** The place as text: a decimal where it ends, else a fraction such as '5/3'. */
  textAt: (index: number) => string
  /** The same for reading aloud. */
  speechAt: (index: number) => string
  /** The place nearest to a value, or to a typed text; undefined when the text is no number on the line. */
  indexOf: (text: string) => number | undefined
  nearest: (value: number) => number
}

const largestDenominator = 1000

/** Builds the scale; the step is read as an exact fraction, so that thirds stay thirds. */
export function lineScale(from: number, to: number, step: number): LineScale {
  const denominator = denominatorOf(step, from)
  const start = Math.round(from * denominator)
  const stride = Math.max(1, Math.round(step * denominator))
  const count = Math.floor((Math.round(to * denominator) - start) / stride) + 1
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index))
  const numeratorAt = (index: number) => start + stride * index
  const textAt = (index: number) => exactText(numeratorAt(index), denominator)
  const nearest = (value: number) => clamp(Math.round((value * denominator - start) / stride))
  return {
    count,
    valueAt: (index) => numeratorAt(index) / denominator,
    textAt,
    speechAt: (index) => textAt(index).replace('-', 'minus ').replace('/', ' over '),
    nearest,
    indexOf: (text) => {
      const value = readNumber(text)
      return value === undefined || value < from - step / 2 || value > to + step / 2 ? undefined : nearest(value)
    },
  }
}

function denominatorOf(...values: number[]): number {
  for (let denominator = 1; denominator <= largestDenominator; denominator += 1) {
    if (values.every((value) => Math.abs(value * denominator - Math.round(value * denominator)) < 1e-6))
      return denominator
  }
  return largestDenominator
}

function exactText(numerator: number, denominator: number): string {
  const divisor = greatestDivisor(Math.abs(numerator), denominator)
  const top = numerator / divisor
  const bottom = denominator / divisor
  if (bottom === 1) return String(top)
  return endsAsDecimal(bottom) ? String(top / bottom) : `${top}/${bottom}`
}

function endsAsDecimal(denominator: number): boolean {
  let rest = denominator
  for (const factor of [2, 5]) while (rest % factor === 0) rest /= factor
  return rest === 1
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : greatestDivisor(b, a % b)
}

/** Reads '2.5', '-3', '5/2' and '2 1/2'; undefined for everything else. */
export function readNumber(text: string): number | undefined {
  const match = /^\s*(-)?(?:(\d+)\s+(\d+)\s*\/\s*(\d+)|(\d+)\s*\/\s*(\d+)|(\d*\.?\d+|\d+\.))\s*$/.exec(
    text.replace('−', '-'),
  )
  if (!match) return undefined
  const [, minus, whole, top, bottom, onlyTop, onlyBottom, decimal] = match
  const size = whole
    ? Number(whole) + Number(top) / Number(bottom)
    : onlyTop
      ? Number(onlyTop) / Number(onlyBottom)
      : Number(decimal)
  if (!Number.isFinite(size)) return undefined
  return minus ? -size : size
}
