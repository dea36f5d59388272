import { range } from '../../wrong-answer.ts'
import { countingOnLevel } from '../counting-on.ts'
import type { Count } from '../counting-on.ts'

export type Params = Count

const counts = range(1, 97).flatMap((start) => [2, 3].map((blank): Count => ({ start, step: 1, blank })))
const crossing = (p: Count): boolean => Math.floor((p.start - 1) / 10) !== Math.floor((p.start + 2) / 10)

/** Carry on counting by ones from any number to 100 (K.CC.A.2). */
export const onByOnes = countingOnLevel('counting_basics/5', counts, (p) => p.start / 10 + (crossing(p) ? 3 : 0))
