import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import type { Tenths } from './tenths-tasks.ts'
import { decimalTasks } from '../decimal-oracles.ts'
import { decimalFromText } from '../../../values/decimal.ts'
import type { Params } from './numbers.ts'
import type { Decimal, Match } from '../../../values/values.ts'

/** Written down digit by digit. */
export function oracle(p: Params): Decimal {
  return decimalFromText(`${p.wholes}.${p.tenths}`)
}

export const wrong = {
  reversed_order: (p: Params): Decimal => decimalFromText(`${p.tenths}.${p.wholes}`),
  looks_alike: (p: Params): Decimal => decimalFromText(`0.${10 - p.tenths}`),
  point_as_separator: (p: Params): Decimal => decimalFromText(`${p.wholes === 0 ? '' : p.wholes}${p.tenths}.10`),
  slip_place: (p: Params): Decimal => decimalFromText(`${p.wholes}.0${p.tenths}`),
}

export const tasks = {
  place_decimal: decimalTasks.place_decimal,
  shade_decimal: decimalTasks.shade_decimal,
  match_tenths: {
    oracle: ({ sets }: MatchParams<Tenths>): Match =>
      matchedFaces(
        sets.map(({ units }) => `\\(${(units / 10).toFixed(1)}\\)`),
        sets.map(({ units }) =>
          units < 10 ? `\\(\\frac{${units}}{10}\\)` : `\\(${String(units)[0]}\\frac{${String(units)[1]}}{10}\\)`,
        ),
        (left, right) => {
          const digits = (right.match(/\d+/g) ?? []).slice(0, -1)
          return Number(/[\d.]+/.exec(left)?.[0]) === Number(digits.length === 1 ? `0.${digits[0]}` : digits.join('.'))
        },
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1442271741
