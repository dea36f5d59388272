import { rowTasks } from '../row-oracles.ts'
import { repeatingFromFacts, repeatingOracle } from '../repeating-oracle.ts'

export const oracle = repeatingOracle
export const fromFacts = repeatingFromFacts

export const tasks = rowTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4155975159
