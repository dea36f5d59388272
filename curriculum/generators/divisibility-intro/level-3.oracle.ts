import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-3.ts'
import type { SetOf } from '../../values/values.ts'

/** Takes the divisor away until less than it is left. */
function leaves(n: number, d: number): number {
  let left = n
  for (const heap of [10_000, 1000, 100, 10, 1]) while (left >= heap * d) left -= heap * d
  return left
}

const named = (ids: readonly string[]): SetOf => setOf(ids.map((id) => item(id)))

/** Divides by repeated subtraction. */
export function oracle({ n }: Params): SetOf {
  const found = [3, 6, 9].filter((d) => leaves(n, d) === 0).map(String)
  return named(found.length === 0 ? ['none'] : found)
}

/** Multiples of 3 taken for multiples of 6 or 9; a test forgotten; the last digit believed. */
export const wrong = {
  factor_multiple_swap: (): SetOf[] => [named(['3', '6']), named(['3', '9']), named(['3', '6', '9'])],
  stops_early: (): SetOf[] => [named(['3']), named(['3', '6']), named(['3', '9'])],
  looks_alike: (): SetOf[] => [named(['3']), named(['3', '6']), named(['3', '9'])],
}
