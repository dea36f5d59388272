import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { shadeFraction } from '../shade-fraction.ts'
import { everyShade } from '../shade-share.ts'
import { soughtShares, whichFractionShape } from '../which-fraction-shape.ts'
import { namedWrong } from './named-wrong.ts'
import { severalParts } from './numbers.ts'

const denominators = [3, 4, 6, 8]
const shades = everyShade(denominators.map((parts) => ({ parts }))).filter(({ shaded }) => shaded > 1)

/** Name several parts of a shape or a set (3.NF.A.1), asked in four ways. */
export const level = taskLevel('fractions_intro/6', {
  version: 6,
  tasks: [
    doTask(severalParts, { core: true }),
    shadeFraction(shades),
    whichFractionShape(soughtShares(denominators, (shaded) => shaded > 1)),
    namedWrong,
  ],
})
