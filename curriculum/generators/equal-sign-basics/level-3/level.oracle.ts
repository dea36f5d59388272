export { missingOracle as oracle, missingWrong as wrong } from '../missing.oracle.ts'
export { missingTaskOracles as tasks } from '../missing-tasks.oracle.ts'

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3501183386
