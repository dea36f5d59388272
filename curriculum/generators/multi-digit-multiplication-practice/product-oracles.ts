import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { laidParts } from './lay-parts.ts'
import { addedUp } from './parts-of.ts'
import { productEnd, productWork } from './product-mistake.ts'
import type { Factors, Split } from './split-product.ts'
import type { Filled, Parts, Rational } from '../../values/values.ts'

/** Adds the larger number as often as the smaller one says. */
const addedProduct = ({ a, b }: Factors): number => addedUp(Math.max(a, b), Math.min(a, b))

/** A number by its digits from the right, each with its place; empty ones are left out. */
const places = (n: number): number[] =>
  [...String(n)].toReversed().flatMap((digit, i) => (digit === '0' ? [] : [Number(digit + '0'.repeat(i))]))

function rowsOf({ a, b }: Factors, split: Split): number[] {
  const firsts = split === 'second' ? [a] : places(a)
  const seconds = split === 'first' ? [b] : places(b)
  return seconds.flatMap((y) => firsts.map((x) => addedProduct({ a: x, b: y })))
}

/** What the tasks of a level must answer, and the wrong answers that they name. */
export function productTasks(split: Split): {
  readonly lay_parts: { readonly oracle: (p: Factors) => Filled }
  readonly find_mistake: {
    readonly oracle: (p: { readonly base: Factors; readonly slip: string }) => Parts
    readonly wrong: Record<string, (p: { readonly base: Factors; readonly slip: string }) => Rational>
  }
  readonly about: {
    readonly oracle: (p: Factors) => Rational
    readonly wrong: Record<string, (p: Factors) => Rational>
  }
} {
  const lead = (n: number): number => {
    const zeros = String(n).length - 1
    const unit = Number(`1${'0'.repeat(zeros)}`)
    const low = Number(`${String(n)[0]}${'0'.repeat(zeros)}`)
    return n - low < low + unit - n ? low : low + unit
  }
  return {
    lay_parts: { oracle: (p) => laidParts(rowsOf(p, split), addedProduct(p)) },
    find_mistake: {
      oracle: ({ base, slip }) => {
        const lines = productWork(base, split, slip)
        const rights = [...rowsOf(base, split), addedProduct(base)]
        const found = lines.findIndex((line, i) => productEnd(line) !== rights[i])
        return {
          kind: 'parts',
          parts: [
            { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
            { value: whole(addedProduct(base)), weight: 50 },
          ],
        }
      },
      wrong: {
        place_shift_missing: ({ base, slip }) => whole(productEnd(productWork(base, split, slip).at(-1))),
      },
    },
    about: {
      oracle: ({ a, b }) => whole(addedUp(lead(a), lead(b))),
      wrong: { wrong_operation: ({ a, b }) => whole(lead(a) + lead(b)) },
    },
  }
}
