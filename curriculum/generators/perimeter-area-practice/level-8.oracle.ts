import { rational, whole } from '../../values/rational.ts'
import { level } from './level-8.ts'
import type { Params } from './level-8.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** The shoelace sum over the drawn corners, in halves. */
export function fromFacts(facts: Figure['facts']): Rational {
  const flat = facts['corners'] as readonly number[]
  let twice = 0
  for (let i = 0; i < flat.length; i += 2) {
    const [x, y, u, v] = [flat[i], flat[i + 1], flat[(i + 2) % flat.length], flat[(i + 3) % flat.length]] as [
      number,
      number,
      number,
      number,
    ]
    twice += x * v - u * y
  }
  return rational(Math.round(Math.abs(twice)), 2)
}

export function oracle(p: Params): Rational {
  const drawn = level.figure?.(p, 'choice')
  if (!drawn) throw new RangeError('no figure')
  return fromFacts(drawn.facts)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  slant_as_height: ({ a, b, s }: Params): Rational => rational(a * s + b * s, 2),
  forget_half: ({ kind, a, b, h, s }: Params): Rational =>
    whole({ trapezoid: a * h + b * h, isosceles: a * h + b * h, house: a * (h + b), notch: a * h - s * b }[kind]),
  area_perimeter_swap: ({ kind, a, b, h, s }: Params): Rational =>
    whole({ trapezoid: s + h + b + a, isosceles: s + s + b + a, house: a + a + h + h, notch: a + a + h + h }[kind]),
}
