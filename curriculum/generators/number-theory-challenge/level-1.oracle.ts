import { whole } from '../../values/rational.ts'
import type { Params, Power } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** The last digit of the whole power, worked out in full. */
const ends = ({ base, exponent }: Power, off = 0): bigint => BigInt(base) ** BigInt(exponent + off) % 10n

const sum = (digits: readonly bigint[]): Rational => whole(digits.reduce((a, b) => a + b, 0n) % 10n)

/** Works out the powers in full and reads the last digit. */
export function oracle(p: Params): Rational {
  return sum(p.powers.map((it) => ends(it)))
}

/** The cycle read one place off; the base alone; base times exponent. */
export const wrong = {
  cycle_start_shift: (p: Params): Rational[] => [1, -1].map((off) => sum(p.powers.map((it) => ends(it, off)))),
  stops_early: (p: Params): Rational => sum(p.powers.map(({ base }) => BigInt(base))),
  wrong_operation: (p: Params): Rational => sum(p.powers.map(({ base, exponent }) => BigInt(base) * BigInt(exponent))),
}
