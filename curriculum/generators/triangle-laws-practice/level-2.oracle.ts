import { roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Decimal } from '../../values/values.ts'

const shown = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(8)), 1)
const degree = Math.PI / 180

/** Puts the triangle on a grid: C at the origin, one side along the axis, and measures with distances and arc tangents. */
const opposite = (a: number, b: number, degrees: number): number =>
  Math.hypot(b * Math.cos(degrees * degree) - a, b * Math.sin(degrees * degree))

/** The angle opposite c, by the half-angle rule of tangents. */
function angleOpposite(c: number, a: number, b: number): number {
  const s = (a + b + c) / 2
  return (2 * Math.atan(Math.sqrt(((s - a) * (s - b)) / (s * (s - c))))) / degree
}

export const oracle = (p: Params): Decimal =>
  shown(p.kind === 'side' ? opposite(p.a, p.b, p.degrees) : angleOpposite(p.c, p.a, p.b))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  looks_alike: (p: Params): Decimal[] =>
    p.kind === 'side'
      ? [shown(Math.sqrt(p.a ** 2 + p.b ** 2))]
      : [shown(angleOpposite(p.a, p.b, p.c)), shown(angleOpposite(p.b, p.a, p.c))],
  slip_sign: (p: Params): Decimal =>
    shown(p.kind === 'side' ? opposite(p.a, p.b, 180 - p.degrees) : 180 - angleOpposite(p.c, p.a, p.b)),
  stops_early: (p: Params): Decimal => shown(p.kind === 'side' ? opposite(p.a, p.b, p.degrees) ** 2 : 0),
  wrong_operation: (p: Params): Decimal =>
    shown(p.kind === 'side' ? Math.sqrt((p.a ** 2 + p.b ** 2 + opposite(p.a, p.b, p.degrees) ** 2) / 2) : 0),
}
