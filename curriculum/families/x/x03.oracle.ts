import { whole } from '../../values/rational.ts'
import type { Params } from './x03.ts'
import type { Rational } from '../../values/values.ts'

const digitsOf = (n: bigint): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)

/** Subtracts in full and adds the digits. */
export const oracle = ({ power, less }: Params): Rational => whole(digitsOf(10n ** BigInt(power) - BigInt(less)))

const nines = ({ power }: Params): number => digitsOf(10n ** BigInt(power) - 1n)

export const wrong = {
  stops_early: (p: Params): Rational => whole(nines(p) - digitsOf(BigInt(p.less))),
  half_way: (p: Params): Rational => whole(nines(p)),
  surface_operation: (p: Params): Rational => whole(nines(p) + 1 - p.less),
  quick_answer: (p: Params): Rational => whole(digitsOf(10n ** BigInt(p.power)) + digitsOf(BigInt(p.less))),
}
