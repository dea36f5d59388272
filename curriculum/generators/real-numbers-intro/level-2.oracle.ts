import { item, order } from '../../values/items.ts'
import { compareRationals, multiplyRationals, powerOfRational, rational } from '../../values/rational.ts'
import type { Order, Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

type Place = Params['places'][number]

/** Compares two of the numbers without roots: both squared, with 22/7 caught between two fractions for pi. */
function less(x: Place, y: Place): boolean {
  const bounds = (z: Place): [Rational, Rational] => {
    const value = z.kind === 'decimal' ? rational(z.a, 100) : z.kind === 'root' ? null : rational(z.a, 2)
    if (z.kind === 'root') return [rational(z.a), rational(z.a)]
    const [low, high] =
      z.kind === 'pi'
        ? [
            multiplyRationals(value as Rational, rational(314_159, 100_000)),
            multiplyRationals(value as Rational, rational(314_160, 100_000)),
          ]
        : [value as Rational, value as Rational]
    return [powerOfRational(low, 2), powerOfRational(high, 2)]
  }
  const [xHigh, yLow] = [bounds(x)[1], bounds(y)[0]]
  return compareRationals(xHigh, yLow) < 0
}

/** Takes the least that is left, again and again. */
export function oracle(p: Params): Order {
  const left = [...p.places]
  const taken: Place[] = []
  while (left.length > 0) {
    const least = left.find((x) => left.every((y) => x === y || less(x, y)))
    if (least === undefined) throw new RangeError('two numbers cannot be told apart')
    taken.push(least)
    left.splice(left.indexOf(least), 1)
  }
  return order(taken.map((x) => item(`${x.kind} ${x.a}`)))
}
