import type { Support } from './task.ts'

const fullBelow = 0.3
const someBelow = 0.6

/**
 * How much a question helps at a difficulty inside its level, 0 to 1: fully while it is easy, not at all when it is hard.
 * `helped` after two wrong answers running on the level in this run: then one step more. Source: design of tasks, section 2.7.
 */
export function support(difficulty: number, helped: boolean): Support {
  if (difficulty < fullBelow) return 'full'
  if (difficulty < someBelow) return helped ? 'full' : 'some'
  return helped ? 'some' : 'none'
}
