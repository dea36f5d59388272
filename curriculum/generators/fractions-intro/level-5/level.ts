import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { shadeFraction } from '../shade-fraction.ts'
import { everyShade } from '../shade-share.ts'
import { soughtShares, whichFractionShape } from '../which-fraction-shape.ts'
import { unitFractions } from './numbers.ts'
import { partsInWhole } from './parts-in-whole.ts'

const denominators = [2, 3, 4, 6, 8]
const shades = everyShade(denominators.map((parts) => ({ parts }))).filter(({ shaded }) => shaded === 1)

/** Name one part of a whole split into equal parts (3.NF.A.1), asked in four ways. */
export const level = taskLevel('fractions_intro/5', {
  version: 4,
  tasks: [
    doTask(unitFractions, { core: true }),
    shadeFraction(shades),
    whichFractionShape(soughtShares(denominators, (shaded) => shaded === 1)),
    partsInWhole,
  ],
})
