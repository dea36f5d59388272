import { num, plus, sym } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { readEquation } from './read-equation.ts'
import type { Params } from './level-6.ts'
import type { Equation } from '../../values/values.ts'

/** Lets both run step by step until they meet, and asks for the line through that time: (difference of speeds) (x - time) = 0. */
export function oracle(p: Params): Equation {
  const change = p.story >= 3 ? -p.d : p.d
  let [one, two] = [p.a, p.c]
  for (let time = 0; time <= 400; time++) {
    if (one === two) return equation(plus(sym('x')), num(time))
    one += p.b
    two += change
  }
  throw new RangeError('they never meet')
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Equation =>
    readEquation(`${p.a}+${p.b}x=${p.c}${p.story >= 3 ? '+' : '-'}${p.d}x`),
  distribute_first_only: (p: Params): Equation =>
    readEquation(`${p.a}x+${p.b}x=${p.c}x${p.story >= 3 ? '-' : '+'}${p.d}x`),
}
