import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Decimal } from '../../values/values.ts'

/** In hundredths, counted as whole cents. */
const cents = (units: number, places: number): number => Math.round((units / 10 ** places) * 100)
const places = (p: Params): number => (p.pa > p.pb ? p.pa : p.pb)
const read = (units: number, at: number): Decimal => decimal(rational(units, 10 ** at), at)
const joined = (p: Params, sign: string): number =>
  sign === '+' ? cents(p.a, p.pa) + cents(p.b, p.pb) : cents(p.a, p.pa) - cents(p.b, p.pb)

export function oracle(p: Params): Decimal {
  return read(joined(p, p.sign) / 10 ** (2 - places(p)), places(p))
}

/** The digits of both numbers over each other, points lined up. */
function columns(p: Params): [number, number][] {
  const write = (units: number, at: number): string => String(cents(units, at)).padStart(6, '0')
  const [x, y] = [write(p.a, p.pa), write(p.b, p.pb)]
  return Array.from(x, (digit, i) => [Number(digit), Number(y[i])])
}

const fromDigits = (p: Params, digits: readonly number[]): Decimal =>
  read(Number(digits.join('')) / 10 ** (2 - places(p)), places(p))

export const wrong = {
  no_carry: (p: Params): Decimal =>
    fromDigits(
      p,
      columns(p).map(([x, y]) => (x + y) % 10),
    ),
  smaller_from_larger: (p: Params): Decimal =>
    fromDigits(
      p,
      columns(p).map(([x, y]) => Math.abs(x - y)),
    ),
  place_shift_missing: (p: Params): Decimal => read(p.sign === '+' ? p.a + p.b : p.a - p.b, places(p)),
  point_as_separator: (p: Params): Decimal => {
    const sides = (units: number, at: number): number[] => (units / 10 ** at).toFixed(at).split('.').map(Number)
    const [w = 0, x = 0] = sides(p.a, p.pa)
    const [v = 0, y = 0] = sides(p.b, p.pb)
    const right = String(p.sign === '+' ? x + y : Math.abs(x - y))
    return read(Number(`${p.sign === '+' ? w + v : w - v}${right}`), right.length)
  },
  wrong_operation: (p: Params): Decimal =>
    read(Math.abs(joined(p, p.sign === '+' ? '-' : '+')) / 10 ** (2 - places(p)), places(p)),
}
