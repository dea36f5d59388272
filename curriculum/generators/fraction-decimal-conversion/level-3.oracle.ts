import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Decimal } from '../../values/values.ts'

/** Long division to twelve places by repeated subtraction, then rounding by the digits alone. */
function divide(top: number, bottom: number): string {
  let rest = top
  let digits = ''
  for (let place = 0; place <= 12; place++) {
    let times = 0
    while (rest >= bottom) [rest, times] = [rest - bottom, times + 1]
    digits += place === 0 ? `${times}.` : String(times)
    rest *= 10
  }
  return digits
}

function rounded(text: string, places: number): Decimal {
  const [whole = '0', after = ''] = text.split('.')
  const up = Number(after[places] ?? '0') >= 5 ? 1 : 0
  return decimal(rational(Number(whole + after.slice(0, places)) + up, 10 ** places), places)
}

function exactPlaces(p: Params): number {
  for (let k = 0; k <= 6; k++) if ((p.top * 10 ** k) % p.bottom === 0) return k
  return 3
}

const turned = (d: Decimal, negative: boolean): Decimal =>
  negative ? { ...d, value: { ...d.value, n: -d.value.n } } : d
const written = (p: Params, text: string): Decimal => {
  const places = text.split('.')[1]?.length ?? 0
  return turned(decimal(rational(Number(text.replace('.', '')), 10 ** places), places), p.negative)
}

/** The shortest run of digits that goes on to the end, after at most two others. */
function underTheBar(digits: string): string {
  for (const length of [1, 2])
    for (const start of [0, 1, 2]) {
      const round = digits.slice(start, start + length)
      if (round.repeat(12).startsWith(digits.slice(start))) return round
    }
  throw new RangeError(`nothing repeats in ${digits}`)
}

export function oracle(p: Params): Decimal {
  if (p.bar) return decimal(rational(Number(underTheBar(divide(p.top, p.bottom).split('.')[1] ?? ''))), 0)
  return turned(rounded(divide(p.top, p.bottom), exactPlaces(p)), p.negative)
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Decimal[] => [
    written(p, `0.${p.top}${p.bottom}`),
    written(p, `${p.top}.${p.bottom}`),
  ],
  reversed_order: (p: Params): Decimal => turned(rounded(divide(p.bottom, p.top), 3), p.negative),
}
