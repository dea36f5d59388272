import { rational } from '../../values/rational.ts'
import { scientific, scientificFrom } from '../../values/scientific.ts'
import type { Scaled } from './number-parts.ts'
import type { Scientific } from '../../values/values.ts'

/** The digits as text, with zeros put on until the number has its size. */
function plain({ digits, exponent }: Scaled): string {
  const text = String(digits)
  if (exponent >= text.length - 1) return text + '0'.repeat(exponent - text.length + 1)
  return exponent < 0
    ? `0.${'0'.repeat(-exponent - 1)}${text}`
    : `${text.slice(0, exponent + 1)}.${text.slice(exponent + 1)}`
}

/** Reads the written number and moves its point one place at a time until one digit stands before it. */
export function scientificOracle(s: Scaled): Scientific {
  const [before = '', after = ''] = plain(s).split('.')
  return scientificFrom(rational(BigInt(before + after), 10n ** BigInt(after.length)))
}

const withExponent = (s: Scaled, exponent: number, sign = 1): Scientific => {
  const { coefficient } = scientificOracle(s)
  return scientific(rational(BigInt(sign) * coefficient.n, coefficient.d), exponent)
}

export const scientificWrong = {
  sci_coefficient_range: (s: Scaled): Scientific => withExponent(s, -scientificOracle(s).exponent),
  annex_zero: (s: Scaled): Scientific => withExponent(s, (plain(s).match(/0*$/)?.[0] ?? '').length),
  negative_exponent_negative: (s: Scaled): Scientific => withExponent(s, -scientificOracle(s).exponent, -1),
}
