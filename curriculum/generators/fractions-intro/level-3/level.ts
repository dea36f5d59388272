import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { moreShares } from './numbers.ts'
import { orderPieces } from './order-pieces.ts'
import { otherCut } from './other-cut.ts'
import { shareAgain } from './share-again.ts'

/** See that more equal shares make each share smaller (1.G.A.3), asked in four ways. */
export const level = taskLevel('fractions_intro/3', {
  version: 3,
  tasks: [doTask(moreShares, { core: true }), otherCut, shareAgain, orderPieces],
})
