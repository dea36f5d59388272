export { linearOracle as oracle, linearTaskOracles as tasks, linearWrong as wrong } from '../linear-oracle.ts'

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4203373696
