import { actedChange, wrongChangeStories } from './wrong-changes.ts'

/** Acts the story out. */
export const oracle = actedChange
export const wrong = wrongChangeStories
