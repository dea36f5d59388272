import { yesNo } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Looks for every whole number up to 2000 that solves it, by the equation without fractions, and asks whether the tried one is among them. */
export function oracle({ kind, a, c, tried }: Params): Item {
  const found: number[] = []
  for (let x = 0; x <= 2000; x++)
    if (kind === '+' ? x === c - a : kind === '-' ? x === c + a : kind === 'x' ? a * x === c : x === a * c)
      found.push(x)
  return yesNo(found.includes(tried))
}

const other = (p: Params): Item => yesNo(oracle(p).id !== 'yes')

export const wrong = {
  move_without_inverse: other,
  times_as_plus: other,
  equal_means_answer: other,
  slip_off_by_one: other,
}
