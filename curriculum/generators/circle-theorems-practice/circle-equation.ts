import { minus, plus, pow } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Equation, Node } from '../../values/values.ts'

/** (x - h)^2, with + for a negative h and without brackets for 0. */
const square = (letter: string, h: number): Node =>
  pow(h === 0 ? letter : h > 0 ? minus(letter, h) : plus(letter, -h), 2)

/** (x - h)^2 + (y - k)^2 = right. */
export function circleEquation(h: number, k: number, right: number): Equation {
  return equation(plus(square('x', h), square('y', k)), { op: 'number', value: whole(right) })
}
