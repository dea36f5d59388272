import { oracle, wrong } from '../level-3/level.oracle.ts'
import { longTasks } from '../long-oracles.ts'

export { oracle, wrong }

export const tasks = { ...longTasks, columns: { oracle, wrong } }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 502606587
