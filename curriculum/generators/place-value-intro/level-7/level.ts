import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { worthWrong } from '../worth-work.ts'
import { digitValue } from './numbers.ts'
import { tenTimesBack } from './ten-times-back.ts'
import { whichWorth } from './which-worth.ts'
import { worthOrder } from './worth-order.ts'

/** A digit is worth ten times as much one place to the left (4.NBT.A.1), asked in five ways. */
export const level = taskLevel('place_value_intro/7', {
  version: 2,
  tasks: [
    doTask(digitValue, { core: true }),
    whichWorth,
    worthOrder,
    tenTimesBack,
    worthWrong(digitValue, ({ n }) => n),
  ],
})
