import { decimalFromText } from '../../values/decimal.ts'
import { whole } from '../../values/rational.ts'
import type { Decimal, Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Moves the digits of the written number, place by place, without calculating. */
export function oracle(p: Params): Rational | Decimal {
  const zeros = [2, 1, 3, 3, 3][p.pair] ?? 0
  if (!p.up) return whole(p.n)
  const text = String(p.n).padStart(zeros + 1, '0')
  const moved = `${text.slice(0, -zeros)}.${text.slice(-zeros)}`.replace(/\.?0+$/, '')
  return moved.includes('.') ? decimalFromText(moved) : whole(Number(moved))
}

export const wrong = {
  convert_wrong_direction: (p: Params): Rational | Decimal => {
    const factor = 10 ** ([2, 1, 3, 3, 3][p.pair] ?? 0)
    if (p.up) return whole(p.n * factor)
    const text = (p.n / factor / factor).toFixed(8).replace(/0+$/, '')
    return decimalFromText(text)
  },
}
