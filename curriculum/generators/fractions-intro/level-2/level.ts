import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { howManyMake } from '../how-many-make.ts'
import { shadeInWords } from '../shade-in-words.ts'
import { shareLeft } from '../share-left.ts'
import { halvesAndFourths } from './numbers.ts'

const known = ['half', 'fourth', 'quarter'] as const

/** Name halves and fourths of circles and rectangles (1.G.A.3), asked in four ways. */
export const level = taskLevel('fractions_intro/2', {
  version: 4,
  tasks: [doTask(halvesAndFourths, { core: true }), shadeInWords(known), howManyMake(known), shareLeft(known)],
})
