import { range } from '../../wrong-answer.ts'
import { countingOnLevel } from '../counting-on.ts'
import type { Count } from '../counting-on.ts'

export type Params = Count

const counts = [
  ...range(1, 117).map((start): Count => ({ start, step: 1, blank: 3 })),
  ...range(4, 120).map((start): Count => ({ start, step: -1, blank: 3 })),
]
const tensOf = (n: number): number => Math.floor((n - 1) / 10)
const crossing = (p: Count): boolean => tensOf(p.start) !== tensOf(p.start + 3 * p.step)

/** Count forward and back from any number to 120 (1.NBT.A.1). */
export const onAndBack = countingOnLevel(
  'counting_basics/7',
  counts,
  (p) => p.start / 15 + (p.step < 0 ? 4 : 0) + (crossing(p) ? 2 : 0) + (p.start > 97 ? 1 : 0),
)
