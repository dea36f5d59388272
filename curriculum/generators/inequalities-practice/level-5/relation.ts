import { line, type Params } from './numbers.ts'
import type { Relation } from '../solution-tasks.ts'

const isPast = (value: number, end: number, isIncluded: boolean): boolean =>
  value > end || (isIncluded && value === end)

/** A compound inequality; the number that is put in stands as the value of its middle. */
export const relation: Relation<Params> = {
  line: (p) => line(p),
  letter: () => 'x',
  ends: (p) => [p.low, p.high],
  put: (p, x) => line(p, String(p.a * x + p.b)),
  holds: (p, x) => {
    const [isAbove, isBelow] = p.inside
      ? [isPast(x, p.low, p.lowIn), isPast(-x, -p.high, p.highIn)]
      : [isPast(x, p.high, p.highIn), isPast(-x, -p.low, p.lowIn)]
    return p.inside ? isAbove && isBelow : isAbove || isBelow
  },
}
