import { readEquation } from './read-equation.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

/** Stories 0 to 2 add once, 3 and 4 take away once, 5 and 6 add each time: written with x repeated, never multiplied. */
const kind = (p: Params): number => (p.story < 3 ? 1 : p.story < 5 ? -1 : 0)
const xs = (p: Params): string => Array.from({ length: p.a }, () => 'x').join('+')
const once = (p: Params, sign: number): string => `${xs(p)}${sign < 0 ? '-' : '+'}${p.b}`
const each = (p: Params): string => Array.from({ length: p.a }, () => `x+${p.b}`).join('+')

function total(p: Params): number {
  let sum = 0
  for (let i = 0; i < p.a; i++) sum += p.x + (kind(p) === 0 ? p.b : 0)
  return sum + kind(p) * p.b
}

export function oracle(p: Params): Equation {
  return readEquation(`${kind(p) === 0 ? each(p) : once(p, kind(p))}=${total(p)}`)
}

export const wrong = {
  distribute_first_only: (p: Params): Equation => readEquation(`${kind(p) === 0 ? once(p, 1) : each(p)}=${total(p)}`),
  move_without_inverse: (p: Params): Equation => readEquation(`${once(p, kind(p) === -1 ? 1 : -1)}=${total(p)}`),
  divide_wrong_way: (p: Params): Equation => readEquation(`x+${p.a}${kind(p) < 0 ? '-' : '+'}${p.b}=${total(p)}`),
}
