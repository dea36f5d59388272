import { factTasks } from '../fact-oracles.ts'

export { oracle, wrong } from '../level-1/level.oracle.ts'

export const tasks = {
  jump_groups: factTasks.jump_groups,
  split_fact: factTasks.split_fact,
  table_gaps: factTasks.table_gaps,
  tell_groups: factTasks.tell_groups,
  true_products: factTasks.true_products,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2765391247
