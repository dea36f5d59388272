import { turned } from './two-numbers.ts'
import type { Chance } from '../../chance.ts'
import type { Ordered } from './in-order.ts'

const most = 4

/** Four numbers of so many digits; more of them share their first digits, or have them changed, as difficulty rises. */
export function lookAlikes(chance: Chance, difficulty: number, length: number): Ordered {
  const [low, high] = [10 ** (length - 1), 10 ** length - 1]
  const n = chance.int(low, high)
  const alike = Math.min(most - 1, Math.floor(3.4 * difficulty + 0.6 * chance.unit()))
  const near = [turned(n), n - (n % 10) + chance.int(0, 9), n - (n % 100) + chance.int(0, 99)]
  const numbers = [
    n,
    ...Array.from({ length: most - 1 }, (_, i) => (i < alike ? (near[i] ?? n) : chance.int(low, high))),
  ]
  return { numbers, from: chance.pick(['least', 'greatest'] as const) }
}

/** How many of them have the first digit of the first one. */
export function alikeLoad({ numbers }: Ordered): number {
  const [first = 0] = numbers
  return numbers.filter((n) => String(n)[0] === String(first)[0] || n === turned(first)).length
}
