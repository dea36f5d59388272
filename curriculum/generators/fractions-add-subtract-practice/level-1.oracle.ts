import { rational } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Lays down parts one by one and takes them up again. */
function parts(p: Params): number {
  const row: number[] = []
  for (let i = 0; i < p.a; i++) row.push(i)
  for (let i = 0; i < p.c; i++) {
    if (p.sign === '+') row.push(i)
    else row.pop()
  }
  for (let i = 0; i < p.e; i++) row.push(i)
  return row.length
}

export function oracle(p: Params): Rational {
  return rational(parts(p), p.b)
}

/** The shaded parts of the bar that are not crossed out. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [shaded, crossed, size] = ['shaded', 'crossedOut', 'parts'].map((name) => Number((facts[name] as number[])[0]))
  return rational((shaded ?? 0) - (crossed ?? 0), size ?? 1)
}

export const wrong = {
  add_tops_and_bottoms: (p: Params): Rational => rational(parts(p), p.b * (p.e === 0 ? 2 : 3)),
  wrong_operation: (p: Params): Rational => rational(p.sign === '+' ? Math.abs(p.a - p.c - p.e) : p.a + p.c, p.b),
  first_step_only: (p: Params): Rational => rational(p.a, p.b),
  slip_off_by_one: (p: Params): Rational[] => [rational(parts(p) + 1, p.b), rational(parts(p) - 1, p.b)],
}
