import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { pickFrame } from '../change-frames.ts'
import { changeStoryLevel, endOf } from '../change-story.ts'
import type { ChangeStory } from '../change-story.ts'

type Numbers = Omit<ChangeStory, 'frame'>

const load = (p: Numbers): number => Math.max(p.start, endOf(p)) + (p.kind === 'take' ? 2 : 0)
const tasks: readonly Numbers[] = range(3, 19)
  .flatMap((start) => [
    ...range(2, 20 - start).map((change): Numbers => ({ kind: 'join', start, change })),
    ...range(2, start - 1).map((change): Numbers => ({ kind: 'take', start, change })),
  ])
  .filter((p) => Math.max(p.start, endOf(p)) > 8 && p.start !== p.change && p.change !== endOf(p))
  .toSorted((a, b) => load(a) - load(b))

/** Solve joining and taking stories within twenty (1.OA.A.1). */
export const resultStories = changeStoryLevel('addition_subtraction_word_problems/2', {
  params: (chance, difficulty) => {
    const task = pickByDifficulty(chance, tasks, difficulty)
    return { ...task, frame: pickFrame(chance, task.kind.startsWith('join'), 20) }
  },
  load,
  space: tasks.length,
})
