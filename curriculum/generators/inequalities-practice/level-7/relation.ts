import { signLatex } from '../linear-inequality.ts'
import { coefficients, line, type Params } from './numbers.ts'
import type { Relation } from '../solution-tasks.ts'

/** Both sides with a number put in. */
function sidesAt(p: Params, x: number): readonly [number, number] {
  const [a, b, c] = coefficients(p)
  const terms = a * x * x + b * x
  return p.moved ? [terms, -c] : [terms + c, 0]
}

/** A quadratic inequality. */
export const relation: Relation<Params> = {
  line,
  letter: () => 'x',
  ends: (p) => [p.r, p.s],
  put: (p, x) => sidesAt(p, x).join(` ${signLatex[p.sign]} `),
  holds: (p, x) => {
    const [left, right] = sidesAt(p, x)
    if (left === right) return p.sign.length === 2
    return p.sign.startsWith('<') === left < right
  },
}
