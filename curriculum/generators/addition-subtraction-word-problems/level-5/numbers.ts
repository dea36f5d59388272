import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { pickFrame } from '../change-frames.ts'
import { changeStoryLevel, endOf } from '../change-story.ts'
import type { ChangeStory } from '../change-story.ts'

type Numbers = Omit<ChangeStory, 'frame'>

const kinds = ['join_change', 'take_change', 'join_start', 'take_start'] as const
const load = (p: Numbers): number =>
  2.5 * kinds.indexOf(p.kind as (typeof kinds)[number]) + Math.max(p.start, endOf(p)) / 3
const tasks: readonly Numbers[] = kinds
  .flatMap((kind) => range(4, 18).flatMap((start) => range(2, 9).map((change): Numbers => ({ kind, start, change }))))
  .filter(
    (p) =>
      endOf(p) >= 2 &&
      Math.max(p.start, endOf(p)) >= 11 &&
      Math.max(p.start, endOf(p)) <= 18 &&
      p.start !== p.change &&
      p.change !== endOf(p),
  )
  .toSorted((a, b) => load(a) - load(b))

/** Find an unknown start or change in a story (1.OA.A.1). */
export const unknownStories = changeStoryLevel('addition_subtraction_word_problems/5', {
  params: (chance, difficulty) => {
    const task = pickByDifficulty(chance, tasks, difficulty)
    return { ...task, frame: pickFrame(chance, task.kind.startsWith('join'), 20) }
  },
  load,
  space: tasks.length,
})
