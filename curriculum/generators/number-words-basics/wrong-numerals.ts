import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Named } from './numerals.ts'

/** The wrong rules, from the written digits. */
export const wrongNumerals = {
  teen_reversal: ({ n }: Named): Rational => {
    const text = String(n)
    return whole(Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}`))
  },
  concat_place_value: ({ n }: Named): Rational => {
    const text = String(n)
    const front = text.length > 3 ? text.length - 3 : 1
    return whole(Number(`${text.slice(0, front)}${'0'.repeat(text.length - front)}${Number(text.slice(front))}`))
  },
}
