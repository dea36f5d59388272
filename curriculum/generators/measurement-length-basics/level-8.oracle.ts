import { whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-8.ts'

/** Walks along both things at once and counts how far one goes on alone. */
function goesOn(
  a: { readonly from: number; readonly to: number },
  b: { readonly from: number; readonly to: number },
): number {
  let [x, y, alone] = [a.from, b.from, 0]
  while (x < a.to || y < b.to) {
    if (x >= a.to || y >= b.to) alone++
    x++
    y++
  }
  return alone
}

/** How far the longer one goes on alone. */
export function oracle(p: Params): Rational {
  return whole(goesOn(p.first, p.second))
}

/** Measures both drawn things. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [from, to] = [facts['from'], facts['to']] as readonly (readonly number[])[]
  const sizes = [0, 1].map((i) => Number(to?.[i]) - Number(from?.[i]))
  return whole(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0)))
}

export const wrong = {
  ruler_from_one: (p: Params): Rational => whole(Math.abs(p.second.to - p.first.to)),
  count_marks_number_line: (p: Params): Rational => whole(goesOn(p.first, p.second) + 1),
}
