import { range } from '../../wrong-answer.ts'
import { unlikeFractions, type Params } from './numbers.ts'

/** Denominators that a question of grade 5 may show. */
const denominators = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const

/** Every sum and difference that the level may ask. */
export const everySum: readonly Params[] = denominators
  .flatMap((b) => denominators.map((d) => ({ b, d })))
  .filter(({ b, d }) => b !== d)
  .flatMap(({ b, d }) => range(1, b - 1).flatMap((a) => range(1, d - 1).map((c) => ({ a, b, c, d }))))
  .flatMap((four) => (['+', '-'] as const).map((sign): Params => ({ ...four, sign })))
  .filter((p) => unlikeFractions.reject?.(p) === null)
