import { changeOracles } from '../story-oracles.ts'
import { actedChange, wrongChangeStories } from '../wrong-changes.ts'

/** Acts the story out with every number until it fits. */
export const oracle = actedChange
export const wrong = wrongChangeStories

export const tasks = changeOracles

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2489331412
