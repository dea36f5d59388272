import { whole } from '../../values/rational.ts'
import type { Params } from './q02.ts'
import type { Rational } from '../../values/values.ts'

/** The product multiplied out: coefficients, that of the constant first. */
const expanded = (zeros: readonly number[]): bigint[] =>
  zeros.reduce<bigint[]>(
    (terms, zero) =>
      Array.from({ length: terms.length + 1 }, (_, i) => (terms[i - 1] ?? 0n) - BigInt(zero) * (terms[i] ?? 0n)),
    [1n],
  )

/** Multiplies out, differentiates term by term, and puts the number in. */
export function oracle({ zeros, at }: Params): Rational {
  return whole(
    expanded(zeros).reduce((sum, c, i) => (i === 0 ? sum : sum + c * BigInt(i) * BigInt(at) ** BigInt(i - 1)), 0n),
  )
}

export const wrong = {
  other_quantity: ({ zeros, at }: Params): Rational =>
    whole(expanded(zeros).reduce((sum, c, i) => sum + c * BigInt(at) ** BigInt(i), 0n)),
  quick_answer: ({ zeros }: Params): Rational => whole(expanded(zeros).length - 1),
  slip_sign: (p: Params): Rational => whole(-oracle(p).n),
  wrong_operation: ({ zeros, at }: Params): Rational =>
    whole(zeros.length * at - zeros.reduce((sum, zero) => sum + zero, 0)),
}
