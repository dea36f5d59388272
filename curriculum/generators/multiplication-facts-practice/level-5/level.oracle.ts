import { factTasks } from '../fact-oracles.ts'

export { oracle, wrong } from '../level-1/level.oracle.ts'

export const tasks = {
  find_mistake: factTasks.find_mistake,
  split_fact: factTasks.split_fact,
  table_gaps: factTasks.table_gaps,
  true_products: factTasks.true_products,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4126528490
