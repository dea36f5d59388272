import { pickFrame } from '../change-frames.ts'
import { changeKinds, changeStoryLevel, endOf } from '../change-story.ts'
import type { Chance } from '../../../chance.ts'
import type { ChangeStory } from '../change-story.ts'

/** Results first, then changes, then starts; larger numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): ChangeStory {
  const at = Math.max(0, Math.min(5, Math.floor(5.2 * difficulty + 1.8 * chance.unit() - 0.7)))
  const kind = changeKinds[at] ?? 'join'
  const most = 40 + Math.round(55 * difficulty)
  if (kind.startsWith('join')) {
    const end = chance.int(Math.round(most * 0.6), most)
    const change = chance.int(11, end - 12)
    return { kind, start: end - change, change, frame: pickFrame(chance, true, end) }
  }
  const start = chance.int(Math.round(most * 0.6), most)
  return { kind, start, change: chance.int(11, start - 11), frame: pickFrame(chance, false, start) }
}

/** Solve one-step stories with two-digit numbers (2.OA.A.1). */
export const oneStepStories = changeStoryLevel('addition_subtraction_word_problems/6', {
  params,
  reject: (p) => (p.start === p.change || p.change === endOf(p) ? 'the same number twice' : null),
  load: (p) => 4 * changeKinds.indexOf(p.kind) + Math.max(p.start, endOf(p)) / 12,
})
