import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { pickNames } from '../../words/names.ts'
import { range } from '../wrong-answer.ts'
import { changeStoryLevel, endOf } from './change-story.ts'
import type { Chance } from '../../chance.ts'
import type { ChangeStory } from './change-story.ts'

export type Params = ChangeStory

const load = (p: ChangeStory): number => Math.max(p.start, endOf(p)) + (p.kind === 'take' ? 2 : 0)
const tasks: readonly ChangeStory[] = range(3, 19)
  .flatMap((start) => [
    ...range(2, 20 - start).map((change): ChangeStory => ({ kind: 'join', start, change })),
    ...range(2, start - 1).map((change): ChangeStory => ({ kind: 'take', start, change })),
  ])
  .filter((p) => Math.max(p.start, endOf(p)) > 8 && p.start !== p.change && p.change !== endOf(p))
  .toSorted((a, b) => load(a) - load(b))

const objects = ['plums', 'shells', 'stones', 'blocks', 'pencils', 'apples'] as const

function tell(p: ChangeStory, words: Chance): string {
  const [name] = pickNames(words, 1)
  const things = words.pick(objects)
  const [a, b] = [`\\(${p.start}\\)`, `\\(${p.change}\\)`]
  return p.kind === 'join'
    ? words.pick([
        `${name} has ${a} ${things} and gets ${b} more. How many now?`,
        `${a} birds sit in a tree. ${b} more come. How many now?`,
        `${name} finds ${a} ${things}, then ${b} more. How many is that?`,
      ])
    : words.pick([
        `${name} has ${a} ${things} and gives away ${b}. How many are left?`,
        `${a} ducks swim. ${b} ducks fly away. How many are left?`,
        `There are ${a} ${things}. ${name} takes ${b}. How many are left?`,
      ])
}

/** Solve joining and taking stories within twenty (1.OA.A.1). */
export const level = changeStoryLevel('addition_subtraction_word_problems/2', {
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  load,
  space: tasks.length,
  tell,
})
