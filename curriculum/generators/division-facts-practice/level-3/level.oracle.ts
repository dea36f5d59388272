import { quotientTasks } from '../quotient-oracles.ts'

export { oracle, wrong } from '../level-1/level.oracle.ts'

export const tasks = {
  rows_of: quotientTasks.rows_of,
  fact_family: quotientTasks.fact_family,
  match_quotients: quotientTasks.match_quotients,
  true_quotients: quotientTasks.true_quotients,
  which_helps: quotientTasks.which_helps,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 228631287
