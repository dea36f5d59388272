import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import type { Shaded } from '../shade-decimal.ts'
import { decimalTasks } from '../decimal-oracles.ts'
import { decimal } from '../../../values/decimal.ts'
import { addRationals, rational, zero } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Decimal, Match } from '../../../values/values.ts'

/** Adds a hundredth for each square that is asked for. */
export function oracle(p: Params): Decimal {
  let sum = zero
  for (let square = 0; square < 100; square++)
    if (square < p.shaded === (p.asked === 'shaded')) sum = addRationals(sum, rational(1, 100))
  return decimal(sum, 2)
}

export const wrong = {
  looks_alike: (p: Params): Decimal => oracle({ ...p, asked: p.asked === 'shaded' ? 'not shaded' : 'shaded' }),
}

export const tasks = {
  place_decimal: decimalTasks.place_decimal,
  shade_decimal: decimalTasks.shade_decimal,
  match_hundredths: {
    oracle: ({ sets }: MatchParams<Shaded>): Match =>
      matchedFaces(
        sets.map(({ units }) => `\\(${(units / 100).toFixed(2)}\\)`),
        sets.map(({ units }) => `\\(\\frac{${units}}{100}\\)`),
        (left, right) => Number(left.replaceAll(/\D/g, '')) === Number(/\d+/.exec(right)?.[0]),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 110056156
