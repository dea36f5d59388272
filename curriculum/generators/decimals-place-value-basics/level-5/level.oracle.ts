import { decimalTasks } from '../decimal-oracles.ts'
import { item, order } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Order } from '../../../values/values.ts'

/** Reads them as numbers and sorts. */
const sorted = (p: Params, key: (digits: string) => number): Order =>
  order(
    p.digits
      .map((digits) => ({ digits, k: key(digits) }))
      .toSorted((a, b) => a.k - b.k)
      .map(({ digits }) => item(`${p.wholes}.${digits}`)),
  )

export function oracle(p: Params): Order {
  return sorted(p, (digits) => Number.parseFloat(`${p.wholes}.${digits}`))
}

export const wrong = {
  longer_is_larger: (p: Params): Order => sorted(p, Number),
  shorter_is_larger: (p: Params): Order => sorted(p, (digits) => Number.parseFloat(`0.${digits}`) - digits.length),
}

export const tasks = {
  beside_number: decimalTasks.beside_number,
  with_reason: decimalTasks.with_reason,
  true_decimals: decimalTasks.true_decimals,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4276662603
