import { anotherSumOracle, missingTaskOracles } from '../missing-tasks.oracle.ts'

export { missingOracle as oracle, missingWrong as wrong } from '../missing.oracle.ts'

export const tasks = { ...missingTaskOracles, another_sum: anotherSumOracle }

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2355294746
