import { range } from '../../wrong-answer.ts'
import { countingOnLevel } from '../counting-on.ts'
import type { Count } from '../counting-on.ts'

export type Params = Count

const counts = range(10, 70, 10).flatMap((start) => [1, 2, 3].map((blank): Count => ({ start, step: 10, blank })))

/** Count forward by tens to 100 (K.CC.A.1). */
export const onByTens = countingOnLevel('counting_basics/6', counts, (p) => p.start / 10 + p.blank)
