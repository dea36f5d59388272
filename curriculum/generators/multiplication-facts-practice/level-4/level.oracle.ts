import { factTasks } from '../fact-oracles.ts'

export { oracle, wrong } from '../level-1/level.oracle.ts'

export const tasks = {
  array_of: factTasks.array_of,
  find_mistake: factTasks.find_mistake,
  match_equal: factTasks.match_equal,
  true_products: factTasks.true_products,
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2332789349
