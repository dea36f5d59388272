import { countTasks } from '../count-oracles.ts'
import { countJumps, wrongJumps } from '../jump-oracles.ts'

export const oracle = countJumps
export const wrong = wrongJumps
export const tasks = countTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3382099085
