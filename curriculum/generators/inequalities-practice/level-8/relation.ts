import { signLatex } from '../linear-inequality.ts'
import { counts, ends, line, rationalInequality, type Params } from './numbers.ts'
import type { Relation } from '../solution-tasks.ts'
import type { TopicLevel } from '../../../topic-level.ts'

const topAt = (p: Params, x: number): number => p.zeros.reduce((product, zero) => product * (x - zero), p.k)

/** A fraction compared with zero. */
export const relation: Relation<Params> = {
  line,
  letter: () => 'x',
  ends,
  put: (p, x) => `\\frac{${topAt(p, x)}}{${x - p.pole}} ${signLatex[p.sign]} 0`,
  undefinedAt: (p, x) =>
    x === p.pole ? `The denominator is 0 at \\(x = ${x}\\), so the fraction has no value there.` : null,
  holds: (p, x) => {
    if (x === p.pole) return false
    const top = topAt(p, x)
    if (top === 0) return counts(p)
    const isPositive = top > 0 === x > p.pole
    return p.sign.startsWith('>') === isPositive
  },
}

/** With one zero: the line has two ends. */
export const oneZero: TopicLevel<Params> = {
  ...rationalInequality,
  params: (chance, difficulty) => {
    const p = rationalInequality.params(chance, difficulty)
    const factors = difficulty < 0.35 ? ([1] as const) : difficulty < 0.7 ? ([2, 3] as const) : ([-1, -2, -3] as const)
    return { ...p, k: chance.pick<number>(factors), zeros: p.zeros.slice(0, 1) }
  },
  load: (p) => (p.k === 1 ? 0 : 3) + (p.k < 0 ? 3 : 0),
}
