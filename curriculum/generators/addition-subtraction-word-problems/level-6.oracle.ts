import { actedChange, wrongChangeStories } from './wrong-changes.ts'

/** Acts the story out with every number until it fits. */
export const oracle = actedChange
export const wrong = wrongChangeStories
