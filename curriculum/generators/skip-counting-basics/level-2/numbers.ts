import { skipCountLevel } from '../skip-count.ts'
import type { SkipCount } from '../skip-count.ts'

/** Starts 0, apart, 2 apart and so on, as long as the answer stays within `most`. */
const from = (step: number, apart: number, most: number): SkipCount[] =>
  Array.from({ length: Math.floor((most - 3 * step) / apart) + 1 }, (_, i) => ({ start: i * apart, step }))

const crossesHundred = (p: SkipCount): boolean =>
  Math.floor((p.start + 2 * p.step) / 100) !== Math.floor((p.start + 3 * p.step) / 100)

const load = (p: SkipCount): number =>
  (p.start + 3 * p.step) / 100 + (p.step < 100 && crossesHundred(p) ? 3 : 0) + (p.start % p.step === 0 ? 0 : 2)

/** Count by fives, tens and hundreds within 1000 (2.NBT.A.2). */
export const byFivesAndTens = skipCountLevel(
  'skip_counting_basics/2',
  [...from(5, 5, 500), ...from(10, 10, 1000), ...from(100, 10, 1000)],
  load,
)
