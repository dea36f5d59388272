import { absoluteValue, b, c, counts, isInside, line, sign, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Relation } from '../solution-tasks.ts'

/** The inequalities alone: what solves an equation is no part of the line. */
export const inequalitiesOnly: TopicLevel<Params> = {
  ...absoluteValue,
  params: (chance, difficulty) => {
    const drawn = absoluteValue.params(chance, difficulty)
    const p = { ...drawn, a: chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(2 * difficulty)) }
    return p.sign === '=' ? { ...p, sign: chance.pick(['<', '<=', '>', '>='] as const) } : p
  },
  load: (p) => p.a,
}

/** |ax + b| compared with c. */
export const relation: Relation<Params> = {
  line,
  letter: () => 'x',
  ends: (p) => [p.low, p.high],
  put: (p, x) => `|${p.a * x + b(p)}| ${sign(p)} ${c(p)}`,
  holds: (p, x) => {
    const distance = Math.abs(p.a * x + b(p))
    if (distance === c(p)) return counts(p)
    return isInside(p) === distance < c(p)
  },
}
