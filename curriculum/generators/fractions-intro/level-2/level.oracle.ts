import { sharesOracle, wordTasks, wrongShares } from '../shares-oracle.ts'

export const oracle = sharesOracle
export const wrong = wrongShares

export const tasks = wordTasks

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1677773286
