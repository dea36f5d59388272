import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { coinsByName } from './numbers.ts'
import { oneForMany } from './one-for-many.ts'
import { putDown } from './put-down.ts'
import { whichCoin } from './which-coin.ts'

/** Each coin and its value (2.MD.C.8), asked in four ways. */
export const level = taskLevel('coin_math_intro/1', {
  version: 4,
  tasks: [doTask(coinsByName, { core: true }), putDown, whichCoin, oneForMany],
})
