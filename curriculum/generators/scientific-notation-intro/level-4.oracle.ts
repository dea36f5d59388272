import { item, order } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Order } from '../../values/values.ts'

/** Writes every number out over a common 10^-8 as a whole number and takes the least one out, again and again. */
export function oracle(p: Params): Order {
  const left = p.numbers.map((s) => ({ s, size: BigInt(s.digits) * 10n ** BigInt(s.exponent + 10) }))
  const taken = []
  while (left.length > 0) {
    let least = 0
    for (let i = 1; i < left.length; i++) if ((left[i]?.size ?? 0n) < (left[least]?.size ?? 0n)) least = i
    const [found] = left.splice(least, 1)
    if (found) taken.push(item(`${found.s.digits}e${found.s.exponent}`))
  }
  return order(taken)
}

export const wrong = {
  reversed_order: (p: Params): Order => order(oracle(p).items.toReversed()),
}
