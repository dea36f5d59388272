import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { howManyMake } from '../how-many-make.ts'
import { shadeInWords } from '../shade-in-words.ts'
import { shareLeft } from '../share-left.ts'
import { sharesInWords } from './numbers.ts'

const known = ['half', 'third', 'fourth', 'quarter'] as const

/** Name halves, thirds and fourths, and find them among pictures (2.G.A.3), asked in four ways. */
export const level = taskLevel('fractions_intro/4', {
  version: 4,
  tasks: [doTask(sharesInWords, { core: true }), shadeInWords(known), howManyMake(known), shareLeft(known)],
})
