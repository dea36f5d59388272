import { skipCountLevel } from '../skip-count.ts'
import type { SkipCount } from '../skip-count.ts'

const from = (step: number, starts: number): SkipCount[] =>
  Array.from({ length: starts }, (_, start) => ({ start, step }))

/** Starts that are no multiple of the step are harder. */
const load = (p: SkipCount): number => (p.start + 3 * p.step) / 10 + (p.start % p.step === 0 ? 0 : 4)

/** Count by twos to 40 and by tens to 120 (1.NBT.C.5). */
export const byTwosAndTens = skipCountLevel('skip_counting_basics/1', [...from(2, 35), ...from(10, 91)], load)
