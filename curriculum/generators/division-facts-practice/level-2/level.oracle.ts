import { quotientTasks } from '../quotient-oracles.ts'

export { oracle, wrong } from '../level-1/level.oracle.ts'

export const tasks = {
  rows_of: quotientTasks.rows_of,
  tell_sharing: quotientTasks.tell_sharing,
  fact_family: quotientTasks.fact_family,
  true_quotients: quotientTasks.true_quotients,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 317850461
